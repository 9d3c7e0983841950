<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Advising</name>
    <message>
        <source>it costs the enemy about {amount} points</source>
        <translation>cuesta al enemigo unos {amount} puntos</translation>
    </message>
    <message>
        <source>it costs us about {amount} points</source>
        <translation>nos cuesta unos {amount} puntos</translation>
    </message>
    <message>
        <source>it comes to grips with the enemy</source>
        <translation>llega al contacto con el enemigo</translation>
    </message>
    <message>
        <source>it stays with its leader</source>
        <translation>se queda junto a su líder</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n½ points</source>
        <translation>
            <numerusform>%n punto y medio</numerusform>
            <numerusform>%n puntos y medio</numerusform>
        </translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>medio punto</translation>
    </message>
    <message>
        <source>With them: {leaders}.</source>
        <translation>Con ellas: {leaders}.</translation>
    </message>
    <message>
        <source>The battle begins.</source>
        <translation>Comienza la batalla.</translation>
    </message>
    <message>
        <source>Turn {turn}: {hour}.</source>
        <translation>Turno {turn}: {hour}.</translation>
    </message>
    <message>
        <source>night {number}</source>
        <translation>noche {number}</translation>
    </message>
    <message>
        <source>{phase}.</source>
        <translation>{phase}.</translation>
    </message>
    <message>
        <source>{phase}: {side}.</source>
        <translation>{phase}: {side}.</translation>
    </message>
    <message>
        <source>The battle ends in a draw.</source>
        <translation>La batalla acaba en empate.</translation>
    </message>
    <message>
        <source>{side} win: {level}, at {total} points of enemy losses.</source>
        <translation>{side}: {level}, con {total} puntos de pérdidas enemigas.</translation>
    </message>
    <message>
        <source>{units} set up at {hex}.</source>
        <translation>Colocación de {units} en {hex}.</translation>
    </message>
    <message>
        <source>{leader} set up at {hex}.</source>
        <translation>Colocación de {leader} en {hex}.</translation>
    </message>
    <message>
        <source>{units}: enter by {door}, on to {hex} ({cost}).</source>
        <translation>Entran por {door} y van a {hex}: {units} ({cost}).</translation>
    </message>
    <message>
        <source>{leader} gets the chit {chit}.</source>
        <translation>{leader} recibe la ficha {chit}.</translation>
    </message>
    <message>
        <source>{leader} changes his chit to {chit}.</source>
        <translation>{leader} cambia su ficha a {chit}.</translation>
    </message>
    <message>
        <source>{leader} tries for {chit}: {die}, {needed} or less needed. The chit is changed.</source>
        <translation>{leader} intenta {chit}: {die}, hace falta {needed} o menos. La ficha cambia.</translation>
    </message>
    <message>
        <source>{leader} tries for {chit}: {die}, {needed} or less needed. Nothing changes.</source>
        <translation>{leader} intenta {chit}: {die}, hace falta {needed} o menos. Nada cambia.</translation>
    </message>
    <message>
        <source>The chit of {leader} is shown: {chit}.</source>
        <translation>Se muestra la ficha de {leader}: {chit}.</translation>
    </message>
    <message>
        <source>{unit} charges: {die}, {needed} or less needed.</source>
        <translation>{unit} carga: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>{unit} does not charge: {die}, {needed} or less needed.</source>
        <translation>{unit} no carga: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>{unit} charges no longer.</source>
        <translation>{unit} deja de cargar.</translation>
    </message>
    <message>
        <source>{leader} divides his command: {units} stand, the horse attacks.</source>
        <translation>{leader} divide su mando: se mantienen {units}; la caballería ataca.</translation>
    </message>
    <message>
        <source>The command of {leader} attacks as one again.</source>
        <translation>El mando de {leader} vuelve a atacar unido.</translation>
    </message>
    <message>
        <source>{side}: everybody is in command.</source>
        <translation>{side}: todos están en mando.</translation>
    </message>
    <message>
        <source>{side}: out of command: {units}.</source>
        <translation>{side}: fuera de mando: {units}.</translation>
    </message>
    <message>
        <source>{unit} follows {leader}.</source>
        <translation>{unit} sigue a {leader}.</translation>
    </message>
    <message>
        <source>{units}: from {origin} to {hex} ({cost}).</source>
        <translation>De {origin} a {hex}: {units} ({cost}).</translation>
    </message>
    <message>
        <source>{units}, in {hex}: now facing {facing}.</source>
        <translation>Cambio de frente en {hex}, {facing}: {units}.</translation>
    </message>
    <message>
        <source>{leader} goes from {origin} to {hex}.</source>
        <translation>{leader} va de {origin} a {hex}.</translation>
    </message>
    <message>
        <source>{unit} gets away from the cavalry: {die}, {needed} or more needed.</source>
        <translation>{unit} escapa de la caballería: {die}, hace falta {needed} o más.</translation>
    </message>
    <message>
        <source>{unit} does not get away from the cavalry: {die}, {needed} or more needed.</source>
        <translation>{unit} no escapa de la caballería: {die}, hace falta {needed} o más.</translation>
    </message>
    <message>
        <source>{unit} withdraws from {origin} to {hex}.</source>
        <translation>{unit} se retira de {origin} a {hex} antes del combate.</translation>
    </message>
    <message>
        <source>{unit} fires at {hex}: die {die}, row {row}, column {column}: {result}.</source>
        <translation>{unit} dispara contra {hex}: dado {die}, fila {row}, columna {column}: {result}.</translation>
    </message>
    <message>
        <source>{attackers} attack {defenders} in {hex}.</source>
        <translation>Ataque a {hex}: {attackers} contra {defenders}.</translation>
    </message>
    <message>
        <source>{unit} keeps its morale: {die}, {needed} or less needed.</source>
        <translation>{unit} mantiene la moral: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>{unit} fails its morale check: {die}, {needed} or less needed.</source>
        <translation>{unit} no supera la comprobación de moral: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>Attacker: strength {strength}, die {die}, row {row}, column {column}: {result}.</source>
        <translation>Atacante: fuerza {strength}, dado {die}, fila {row}, columna {column}: {result}.</translation>
    </message>
    <message>
        <source>Columns moved: {shift}.</source>
        <translation>Columnas desplazadas: {shift}.</translation>
    </message>
    <message>
        <source>Defender: strength {strength}, die {die}, row {row}, column {column}: {result}.</source>
        <translation>Defensor: fuerza {strength}, dado {die}, fila {row}, columna {column}: {result}.</translation>
    </message>
    <message>
        <source>Melee for {hex}.</source>
        <translation>Cuerpo a cuerpo por {hex}.</translation>
    </message>
    <message>
        <source>{unit} loses a step.</source>
        <translation>{unit} pierde un paso.</translation>
    </message>
    <message>
        <source>{unit} is eliminated.</source>
        <translation>{unit} queda eliminada.</translation>
    </message>
    <message>
        <source>{unit} is routed.</source>
        <translation>{unit} queda rota.</translation>
    </message>
    <message>
        <source>{unit} retreats from {origin} to {hex}.</source>
        <translation>{unit} se retira de {origin} a {hex}.</translation>
    </message>
    <message>
        <source>{unit} has no way back.</source>
        <translation>{unit} no tiene por dónde retirarse.</translation>
    </message>
    <message>
        <source>{units}: advance into {hex}.</source>
        <translation>Avance a {hex}: {units}.</translation>
    </message>
    <message>
        <source>The charge goes on: {units} from {origin} to {hex} ({cost}).</source>
        <translation>La carga sigue de {origin} a {hex}: {units} ({cost}).</translation>
    </message>
    <message>
        <source>{unit} goes berserk: {die}, {needed} or more needed.</source>
        <translation>{unit} se vuelve berserk: {die}, hace falta {needed} o más.</translation>
    </message>
    <message>
        <source>{unit} keeps its head: {die}, {needed} or more would be berserk.</source>
        <translation>{unit} conserva la calma: {die}; con {needed} o más sería berserk.</translation>
    </message>
    <message>
        <source>{unit} is exhausted.</source>
        <translation>{unit} queda exhausta.</translation>
    </message>
    <message numerus="yes">
        <source>{leader} falls: %n points.</source>
        <translation>
            <numerusform>{leader} cae: %n punto.</numerusform>
            <numerusform>{leader} cae: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{leader} has to flee.</source>
        <translation>{leader} tiene que huir.</translation>
    </message>
    <message>
        <source>Nobody takes his place.</source>
        <translation>Nadie ocupa su lugar.</translation>
    </message>
    <message>
        <source>Command passes on at {hex}.</source>
        <translation>El mando pasa a {hex}.</translation>
    </message>
    <message>
        <source>{leader} takes over {units}.</source>
        <translation>{leader} toma el mando de {units}.</translation>
    </message>
    <message>
        <source>The Holy Cross lies in {hex}.</source>
        <translation>La Santa Cruz queda en {hex}.</translation>
    </message>
    <message>
        <source>The Holy Cross is brought to {hex}.</source>
        <translation>La Santa Cruz llega a {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>The Holy Cross is captured in {hex}: %n points.</source>
        <translation>
            <numerusform>La Santa Cruz es capturada en {hex}: %n punto.</numerusform>
            <numerusform>La Santa Cruz es capturada en {hex}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} rallies: {die}, {needed} or less needed.</source>
        <translation>{unit} se recupera: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>{unit} does not rally: {die}, {needed} or less needed.</source>
        <translation>{unit} no se recupera: {die}, hace falta {needed} o menos.</translation>
    </message>
    <message>
        <source>{unit} is fresh again: {die} + {morale}, {needed} needed.</source>
        <translation>{unit} recobra el aliento: {die} + {morale}, hace falta {needed}.</translation>
    </message>
    <message>
        <source>{unit} stays exhausted: {die} + {morale}, {needed} needed.</source>
        <translation>{unit} sigue exhausta: {die} + {morale}, hace falta {needed}.</translation>
    </message>
    <message>
        <source>{side} roll for victory at {losses} points: {die}, {needed} or more needed. Won.</source>
        <translation>{side}: tirada de victoria con {losses} puntos. Sale {die}; hace falta {needed} o más. Victoria.</translation>
    </message>
    <message>
        <source>{side} roll for victory at {losses} points: {die}, {needed} or more needed. The battle goes on.</source>
        <translation>{side}: tirada de victoria con {losses} puntos. Sale {die}; hace falta {needed} o más. La batalla sigue.</translation>
    </message>
    <message>
        <source>{side} concede the battle.</source>
        <translation>{side} conceden la batalla.</translation>
    </message>
    <message>
        <source>{side} check the morale of all their units.</source>
        <translation>{side} comprueban la moral de todas sus unidades.</translation>
    </message>
    <message>
        <source>{side} give up {leader}: his units run.</source>
        <translation>{side} sacrifican a {leader}: sus unidades huyen.</translation>
    </message>
    <message>
        <source>The end chit is drawn: no more actions this turn.</source>
        <translation>Sale la ficha de fin: no hay más acciones este turno.</translation>
    </message>
    <message>
        <source>A chit is drawn: {side} act.</source>
        <translation>Sale una ficha: actúan {side}.</translation>
    </message>
    <message>
        <source>{leader} and his units move.</source>
        <translation>{leader} y sus unidades mueven.</translation>
    </message>
    <message>
        <source>{leader} and his units fight.</source>
        <translation>{leader} y sus unidades combaten.</translation>
    </message>
    <message>
        <source>{side} pass.</source>
        <translation>{side} pasan.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Set-up</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Reorganisation</source>
        <translation>Reorganización</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>morale check</source>
        <translation>comprobación de moral</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>two steps</source>
        <translation>dos pasos</translation>
    </message>
    <message>
        <source>Decisive victory</source>
        <translation>Victoria decisiva</translation>
    </message>
    <message>
        <source>Marginal victory</source>
        <translation>Victoria marginal</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>rota</translation>
    </message>
    <message>
        <source>berserk</source>
        <translation>berserk</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>exhausta</translation>
    </message>
    <message>
        <source>overall leader in range</source>
        <translation>líder general al alcance</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>escaramuzadores</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armadura</translation>
    </message>
    <message>
        <source>two units</source>
        <translation>dos unidades</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>desde arriba</translation>
    </message>
    <message>
        <source>Attack chit</source>
        <translation>ficha de Ataque</translation>
    </message>
    <message>
        <source>Stand chit</source>
        <translation>ficha de Mantenerse</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>types of units</source>
        <translation>tipos de unidades</translation>
    </message>
    <message>
        <source>flank or rear</source>
        <translation>flanco o retaguardia</translation>
    </message>
    <message>
        <source>Die for a change of chit</source>
        <translation>Dado para cambiar la ficha</translation>
    </message>
    <message>
        <source>Die for a charge</source>
        <translation>Dado para cargar</translation>
    </message>
    <message>
        <source>Dice for going berserk</source>
        <translation>Dados para volverse berserk</translation>
    </message>
    <message>
        <source>Die for a withdrawal from cavalry</source>
        <translation>Dado para escapar de la caballería</translation>
    </message>
    <message>
        <source>Dice for fire</source>
        <translation>Dados del fuego</translation>
    </message>
    <message>
        <source>Morale check</source>
        <translation>Comprobación de moral</translation>
    </message>
    <message>
        <source>Dice for the melee: attacker, defender</source>
        <translation>Dados del cuerpo a cuerpo: atacante, defensor</translation>
    </message>
    <message>
        <source>Die for recovery</source>
        <translation>Dado de recuperación</translation>
    </message>
    <message>
        <source>Dice of exhausted units</source>
        <translation>Dados de las unidades exhaustas</translation>
    </message>
    <message>
        <source>Die for victory</source>
        <translation>Dado de victoria</translation>
    </message>
    <message>
        <source>Draw of an action chit</source>
        <translation>Extracción de una ficha de acción</translation>
    </message>
    <message>
        <source>up right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>down right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>down left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>up left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The data file has mistakes.</source>
        <translation>El archivo de datos tiene errores.</translation>
    </message>
    <message>
        <source>There is no leader {detail} here.</source>
        <translation>Aquí no hay ningún líder {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not a hex of this map.</source>
        <translation>{detail} no es un hexágono de este mapa.</translation>
    </message>
    <message>
        <source>{detail} is not a facing.</source>
        <translation>{detail} no es un frente.</translation>
    </message>
    <message>
        <source>{detail} is not a chit.</source>
        <translation>{detail} no es una ficha de mando.</translation>
    </message>
    <message>
        <source>{detail} is not a side of this battle.</source>
        <translation>{detail} no es un bando de esta batalla.</translation>
    </message>
    <message>
        <source>There are no odds of the kind {detail}.</source>
        <translation>No hay probabilidades del tipo {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not a zone of entry.</source>
        <translation>{detail} no es una zona de entrada.</translation>
    </message>
    <message>
        <source>There is no map {detail}.</source>
        <translation>No hay ningún mapa {detail}.</translation>
    </message>
    <message>
        <source>There is no place of set-up {detail}.</source>
        <translation>No hay ningún lugar de colocación {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not a level with its terrain.</source>
        <translation>{detail} no es una altura y un terreno.</translation>
    </message>
    <message>
        <source>There is no such type of units.</source>
        <translation>No hay tal tipo de unidades.</translation>
    </message>
    <message>
        <source>Enemies stand in one hex: {detail}.</source>
        <translation>Hay enemigos en un mismo hexágono: {detail}.</translation>
    </message>
    <message>
        <source>More than two units, or unlike ones, stand in one hex: {detail}.</source>
        <translation>Hay más de dos unidades, o de distinta clase, en un hexágono: {detail}.</translation>
    </message>
    <message>
        <source>The units of the hex face differently: {detail}.</source>
        <translation>Las unidades del hexágono no miran hacia el mismo lado: {detail}.</translation>
    </message>
    <message>
        <source>It cannot stand on the terrain of {detail}.</source>
        <translation>No puede estar en el terreno de {detail}.</translation>
    </message>
    <message>
        <source>Only heavy cavalry charges.</source>
        <translation>Solo carga la caballería pesada.</translation>
    </message>
    <message>
        <source>He is removed and cannot be in {detail}.</source>
        <translation>Está retirado y no puede estar en {detail}.</translation>
    </message>
    <message>
        <source>There is no Holy Cross in this battle.</source>
        <translation>En esta batalla no hay Santa Cruz.</translation>
    </message>
    <message>
        <source>Those are not the units of the hex: {detail}.</source>
        <translation>Esas no son las unidades del hexágono: {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not on the map.</source>
        <translation>{detail} no está en el mapa.</translation>
    </message>
    <message>
        <source>Units of both sides are named: {detail}.</source>
        <translation>Se nombran unidades de los dos bandos: {detail}.</translation>
    </message>
    <message>
        <source>It is there twice: {detail}.</source>
        <translation>Aparece dos veces: {detail}.</translation>
    </message>
    <message>
        <source>No enemies of those units stand in {detail}.</source>
        <translation>En {detail} no hay enemigos de esas unidades.</translation>
    </message>
    <message>
        <source>Those hexes do not touch: {detail}.</source>
        <translation>Esos hexágonos no se tocan: {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not at the edge of the map.</source>
        <translation>{detail} no está en el borde del mapa.</translation>
    </message>
    <message>
        <source>There is no road in {detail}.</source>
        <translation>No hay camino en {detail}.</translation>
    </message>
    <message>
        <source>No way leads there: {detail}.</source>
        <translation>Ningún camino lleva allí: {detail}.</translation>
    </message>
    <message>
        <source>The row has {detail} cells, not as many as it must have.</source>
        <translation>La fila tiene {detail} casillas, no las que debe.</translation>
    </message>
    <message>
        <source>There must be rows from 0 to 12, not {detail}.</source>
        <translation>Debe haber filas de la 0 a la 12, no {detail}.</translation>
    </message>
    <message>
        <source>The columns must follow one another from 1 without a gap.</source>
        <translation>Las columnas deben seguirse desde 1 sin huecos.</translation>
    </message>
    <message>
        <source>A better die or more strength must never give a lesser result.</source>
        <translation>Con mejor dado o más fuerza el resultado nunca puede ser menor.</translation>
    </message>
    <message>
        <source>Fire takes one step at most.</source>
        <translation>El fuego quita un paso como mucho.</translation>
    </message>
    <message>
        <source>It is missing or does not belong here.</source>
        <translation>Falta o no va aquí.</translation>
    </message>
    <message>
        <source>The rows must follow one another without a gap.</source>
        <translation>Las filas deben seguirse sin huecos.</translation>
    </message>
    <message>
        <source>A first and a last number are needed.</source>
        <translation>Hacen falta un primer y un último número.</translation>
    </message>
    <message>
        <source>The map has {detail} rows, not as many as it must have.</source>
        <translation>El mapa tiene {detail} filas, no las que debe.</translation>
    </message>
    <message>
        <source>The two sides do not fit the first and the second player.</source>
        <translation>Los dos bandos no coinciden con el primer y el segundo jugador.</translation>
    </message>
    <message>
        <source>The turns do not fit the turn track.</source>
        <translation>Los turnos no coinciden con el contador de turnos.</translation>
    </message>
    <message>
        <source>It has neither a hex nor an entry: {detail}.</source>
        <translation>No tiene ni hexágono ni entrada: {detail}.</translation>
    </message>
    <message>
        <source>Two units of one side at the most stand in a hex.</source>
        <translation>En un hexágono caben como mucho dos unidades de un bando.</translation>
    </message>
    <message>
        <source>Each side has one overall leader.</source>
        <translation>Cada bando tiene un líder general.</translation>
    </message>
    <message>
        <source>Overall leaders have no command value, the others have.</source>
        <translation>Los líderes generales no tienen valor de mando; los demás, sí.</translation>
    </message>
    <message>
        <source>Overall leaders have no replacement.</source>
        <translation>Los líderes generales no tienen reemplazo.</translation>
    </message>
    <message>
        <source>He stands in {detail} without a unit of his.</source>
        <translation>Está en {detail} sin ninguna unidad suya.</translation>
    </message>
    <message>
        <source>Heavy cavalry has three steps and a stronger side that counts as its loss.</source>
        <translation>La caballería pesada tiene tres pasos y un lado más fuerte, que es el que cuenta como pérdida.</translation>
    </message>
    <message>
        <source>Units of strength 1, and only they, have no back and one step.</source>
        <translation>Solo las unidades de fuerza 1 carecen de reverso y tienen un paso.</translation>
    </message>
    <message>
        <source>The loss counts the strength of the front, not {detail}.</source>
        <translation>La pérdida cuenta la fuerza del anverso, no {detail}.</translation>
    </message>
    <message>
        <source>The back must be weaker than the front.</source>
        <translation>El reverso debe ser más débil que el anverso.</translation>
    </message>
    <message>
        <source>Units of the type {detail} fire and have no range.</source>
        <translation>Las unidades del tipo {detail} disparan y no tienen alcance.</translation>
    </message>
    <message>
        <source>{detail} is too far from its place of set-up.</source>
        <translation>{detail} está demasiado lejos de su lugar de colocación.</translation>
    </message>
    <message>
        <source>He commands no units.</source>
        <translation>No manda ninguna unidad.</translation>
    </message>
    <message>
        <source>The side has only {detail} points to lose.</source>
        <translation>El bando solo tiene {detail} puntos que perder.</translation>
    </message>
    <message>
        <source>{detail} has no facing.</source>
        <translation>{detail} no tiene frente.</translation>
    </message>
    <message>
        <source>{detail} cannot fire.</source>
        <translation>{detail} no puede disparar.</translation>
    </message>
    <message>
        <source>{detail} does not shoot so far.</source>
        <translation>{detail} no dispara tan lejos.</translation>
    </message>
    <message>
        <source>The target is not in front of {detail}.</source>
        <translation>El objetivo no está frente a {detail}.</translation>
    </message>
    <message>
        <source>{detail} does not see the target.</source>
        <translation>{detail} no ve el objetivo.</translation>
    </message>
    <message>
        <source>{detail} is routed and cannot fire.</source>
        <translation>{detail} está rota y no puede disparar.</translation>
    </message>
    <message>
        <source>Nobody fires by night.</source>
        <translation>De noche nadie dispara.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{side}: set up your units and leaders.</source>
        <translation>{side}: coloca tus unidades y tus líderes.</translation>
    </message>
    <message>
        <source>{side}: choose a chit for each leader.</source>
        <translation>{side}: elige una ficha para cada líder.</translation>
    </message>
    <message>
        <source>{side}: change chits, let heavy cavalry charge.</source>
        <translation>{side}: cambia fichas de mando, haz cargar a la caballería pesada.</translation>
    </message>
    <message>
        <source>{side}: move units and leaders; what their orders demand comes before the end.</source>
        <translation>{side}: mueve unidades y líderes; lo que mandan sus órdenes va antes del final.</translation>
    </message>
    <message>
        <source>{side}: skirmishers may withdraw.</source>
        <translation>{side}: los escaramuzadores pueden retirarse.</translation>
    </message>
    <message>
        <source>{side}: fire at the side that moved.</source>
        <translation>{side}: dispara contra quien ha movido.</translation>
    </message>
    <message>
        <source>{side}: fire.</source>
        <translation>{side}: dispara.</translation>
    </message>
    <message>
        <source>{side}: attack hand to hand.</source>
        <translation>{side}: ataca cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>{side}: withdraw before the attack, or stay.</source>
        <translation>{side}: retírate antes del ataque o quédate.</translation>
    </message>
    <message>
        <source>{side}: choose where the unit retreats.</source>
        <translation>{side}: elige adónde se retira la unidad.</translation>
    </message>
    <message>
        <source>{side}: choose who takes the loss.</source>
        <translation>{side}: elige quién sufre la pérdida.</translation>
    </message>
    <message>
        <source>{side}: choose who advances.</source>
        <translation>{side}: elige quién avanza.</translation>
    </message>
    <message>
        <source>{side}: the charge may go on.</source>
        <translation>{side}: la carga puede seguir.</translation>
    </message>
    <message>
        <source>{side}: the charge may attack once more.</source>
        <translation>{side}: la carga puede atacar otra vez.</translation>
    </message>
    <message>
        <source>{side}: turn the units that fought.</source>
        <translation>{side}: cambia el frente de las unidades que han combatido.</translation>
    </message>
    <message>
        <source>{side}: let a leader move or fight, or pass.</source>
        <translation>{side}: haz que un líder mueva o combata, o pasa.</translation>
    </message>
    <message>
        <source>{side}: the berserk unit must attack.</source>
        <translation>{side}: la unidad berserk debe atacar.</translation>
    </message>
    <message>
        <source>{side}: try to rally routed units.</source>
        <translation>{side}: intenta recuperar unidades rotas.</translation>
    </message>
    <message>
        <source>{side}: concede the battle, or pay for it.</source>
        <translation>{side}: concede la batalla o paga por seguir.</translation>
    </message>
    <message>
        <source>{side}: {units} may withdraw before the attack, or stay.</source>
        <translation>{side}: {units} puede retirarse antes del ataque o quedarse.</translation>
    </message>
    <message>
        <source>{side}: choose where {units} retreats.</source>
        <translation>{side}: elige adónde se retira {units}.</translation>
    </message>
    <message>
        <source>{side}: the charge of {units} may go on.</source>
        <translation>{side}: la carga de {units} puede seguir.</translation>
    </message>
    <message>
        <source>{side}: the charge of {units} may attack once more.</source>
        <translation>{side}: la carga de {units} puede atacar otra vez.</translation>
    </message>
    <message>
        <source>{side}: {units}, berserk, must attack.</source>
        <translation>{side}: {units}, berserk, debe atacar.</translation>
    </message>
    <message>
        <source>The losses decided the battle.</source>
        <translation>Las pérdidas han decidido la batalla.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>Ha terminado el último turno.</translation>
    </message>
    <message>
        <source>The battle was conceded.</source>
        <translation>La batalla fue concedida.</translation>
    </message>
    <message>
        <source>The battle ended in a draw.</source>
        <translation>La batalla acabó en empate.</translation>
    </message>
    <message>
        <source>{side} have won.</source>
        <translation>Han vencido: {side}.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>{units} to {hex}</source>
        <translation>{units} hasta {hex}</translation>
    </message>
    <message>
        <source>{units} to {hex}, facing {facing}</source>
        <translation>{units} hasta {hex}, con frente {facing}</translation>
    </message>
    <message>
        <source>{units} enter by {door}, to {hex}</source>
        <translation>{units}: entrada por {door} hasta {hex}</translation>
    </message>
    <message>
        <source>{units} at {hex}</source>
        <translation>{units} en {hex}</translation>
    </message>
    <message>
        <source>{leader} at {hex}</source>
        <translation>{leader} en {hex}</translation>
    </message>
    <message>
        <source>{leader}: {chit}</source>
        <translation>{leader}: {chit}</translation>
    </message>
    <message>
        <source>{unit}: charge</source>
        <translation>{unit}: cargar</translation>
    </message>
    <message>
        <source>Divide the command of {leader}</source>
        <translation>Dividir el mando de {leader}</translation>
    </message>
    <message>
        <source>Unite the command of {leader}</source>
        <translation>Unir el mando de {leader}</translation>
    </message>
    <message>
        <source>{leader} to {hex}</source>
        <translation>{leader} hasta {hex}</translation>
    </message>
    <message>
        <source>{unit} follows {leader}</source>
        <translation>{unit} sigue a {leader}</translation>
    </message>
    <message>
        <source>{unit} withdraws to {hex}</source>
        <translation>{unit} se retira hasta {hex}</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Fire at {hex} with {units}</source>
        <translation>Disparar contra {hex} con {units}</translation>
    </message>
    <message>
        <source>Attack {hex} with {units}</source>
        <translation>Atacar {hex} con {units}</translation>
    </message>
    <message>
        <source>{unit} back to {hex}</source>
        <translation>{unit} retrocede hasta {hex}</translation>
    </message>
    <message>
        <source>{unit} takes the loss</source>
        <translation>{unit} sufre la pérdida</translation>
    </message>
    <message>
        <source>{units} advance</source>
        <translation>Avance de {units}</translation>
    </message>
    <message>
        <source>{units} on to {hex}</source>
        <translation>{units} sigue hasta {hex}</translation>
    </message>
    <message>
        <source>{unit} faces {facing}</source>
        <translation>{unit} mira {facing}</translation>
    </message>
    <message>
        <source>Rally {unit}</source>
        <translation>Recuperar {unit}</translation>
    </message>
    <message>
        <source>{leader}: move</source>
        <translation>{leader}: mover</translation>
    </message>
    <message>
        <source>{leader}: fight</source>
        <translation>{leader}: combatir</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Conceder</translation>
    </message>
    <message>
        <source>Check the morale of all units</source>
        <translation>Comprobar la moral de todas las unidades</translation>
    </message>
    <message>
        <source>Give up {leader}</source>
        <translation>Sacrificar a {leader}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This cannot be done now.</source>
        <translation>Esto no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>That belongs to another battle.</source>
        <translation>Eso pertenece a otra batalla.</translation>
    </message>
    <message>
        <source>When {leader} divides his command, all of his foot stands.</source>
        <translation>Cuando {leader} divide su mando, toda su infantería se mantiene.</translation>
    </message>
    <message>
        <source>The command of {unit} has begun to enter by another edge: not by {hex}.</source>
        <translation>El mando de {unit} ya ha empezado a entrar por otro borde: no entra por {hex}.</translation>
    </message>
    <message>
        <source>The stack moves like its slowest unit and does not have the points for {hex}.</source>
        <translation>La pila mueve como su unidad más lenta y no le llegan los puntos hasta {hex}.</translation>
    </message>
    <message>
        <source>{leader} cannot enter the terrain of {hex}.</source>
        <translation>{leader} no puede entrar en el terreno de {hex}.</translation>
    </message>
    <message>
        <source>Enemy units bar the way of {leader} to {hex}.</source>
        <translation>Unidades enemigas cierran a {leader} el camino hasta {hex}.</translation>
    </message>
    <message>
        <source>Enemy units stand in the way of {unit} to {hex}.</source>
        <translation>Hay unidades enemigas en el camino de {unit} hasta {hex}.</translation>
    </message>
    <message>
        <source>Both sides have gone berserk: {unit} attacks {hex} again.</source>
        <translation>Los dos bandos se han vuelto berserk: {unit} vuelve a atacar {hex}.</translation>
    </message>
    <message>
        <source>Friends stand in the way of {unit} to {hex}, and it cannot pass through them.</source>
        <translation>Hay unidades amigas en el camino de {unit} hasta {hex}, y no puede atravesarlas.</translation>
    </message>
    <message>
        <source>It has been chosen in this phase whom {unit} follows.</source>
        <translation>En esta fase ya se ha elegido a quién sigue {unit}.</translation>
    </message>
    <message>
        <source>{unit} has turned already.</source>
        <translation>{unit} ya ha cambiado de frente.</translation>
    </message>
    <message>
        <source>{unit} is routed: half of its points do not take it to {hex}.</source>
        <translation>{unit} está rota: la mitad de sus puntos no le llega hasta {hex}.</translation>
    </message>
    <message>
        <source>{unit} is routed and enters no enemy zone of control.</source>
        <translation>{unit} está rota y no entra en zonas de control enemigas.</translation>
    </message>
    <message>
        <source>No more than two units share a hex.</source>
        <translation>En un hexágono no caben más de dos unidades.</translation>
    </message>
    <message>
        <source>{leader} is there already.</source>
        <translation>{leader} ya está ahí.</translation>
    </message>
    <message>
        <source>{unit} is the one that must retreat.</source>
        <translation>Es {unit} quien debe retirarse.</translation>
    </message>
    <message>
        <source>{unit} is the one that may withdraw.</source>
        <translation>Es {unit} quien puede retirarse.</translation>
    </message>
    <message>
        <source>{hex} has been attacked in this phase already.</source>
        <translation>{hex} ya ha sido atacado en esta fase.</translation>
    </message>
    <message>
        <source>Those units cannot advance there.</source>
        <translation>Esas unidades no pueden avanzar allí.</translation>
    </message>
    <message>
        <source>{unit} cannot enter and reach {hex} with what is left of its points.</source>
        <translation>{unit} no puede entrar y llegar a {hex} con los puntos que le quedan.</translation>
    </message>
    <message>
        <source>{unit} cannot fire.</source>
        <translation>{unit} no puede disparar.</translation>
    </message>
    <message>
        <source>{unit} is charging and does not turn.</source>
        <translation>{unit} está cargando y no cambia de frente.</translation>
    </message>
    <message>
        <source>{unit} is charging already.</source>
        <translation>{unit} ya está cargando.</translation>
    </message>
    <message>
        <source>{unit} follows a chit that forbids attacks.</source>
        <translation>{unit} sigue una ficha de mando que no permite atacar.</translation>
    </message>
    <message>
        <source>The chits have just been placed: no changes in the first turn.</source>
        <translation>Las fichas de mando acaban de colocarse: en el primer turno no se cambian.</translation>
    </message>
    <message>
        <source>{unit} cannot enter the terrain of {hex}.</source>
        <translation>{unit} no puede entrar en el terreno de {hex}.</translation>
    </message>
    <message>
        <source>{leader} has no units on the map.</source>
        <translation>{leader} no tiene unidades en el mapa.</translation>
    </message>
    <message>
        <source>The command of {leader} is divided already.</source>
        <translation>El mando de {leader} ya está dividido.</translation>
    </message>
    <message>
        <source>{leader} does not enter now.</source>
        <translation>{leader} no entra ahora.</translation>
    </message>
    <message>
        <source>There are enemies in {hex}.</source>
        <translation>Hay enemigos en {hex}.</translation>
    </message>
    <message>
        <source>{unit} is exhausted and cannot attack.</source>
        <translation>{unit} está exhausta y no puede atacar.</translation>
    </message>
    <message>
        <source>{unit} is exhausted: one hex, and into no enemy zone of control.</source>
        <translation>{unit} está exhausta: un solo hexágono, y en ninguna zona de control enemiga.</translation>
    </message>
    <message>
        <source>{unit} faces so already.</source>
        <translation>{unit} ya tiene ese frente.</translation>
    </message>
    <message>
        <source>{hex} has been fired at already.</source>
        <translation>Ya se ha disparado contra {hex}.</translation>
    </message>
    <message>
        <source>{unit} follows no chit now.</source>
        <translation>{unit} no sigue ahora ninguna ficha de mando.</translation>
    </message>
    <message>
        <source>The foot of {leader} is beyond his range.</source>
        <translation>La infantería de {leader} está fuera de su alcance.</translation>
    </message>
    <message>
        <source>There are friends in {hex}.</source>
        <translation>Hay amigos en {hex}.</translation>
    </message>
    <message>
        <source>{unit} cannot go from one enemy zone of control straight into another.</source>
        <translation>{unit} no puede pasar directamente de una zona de control enemiga a otra.</translation>
    </message>
    <message>
        <source>Under Attack {unit} must spend half of its points.</source>
        <translation>Con Ataque, {unit} debe gastar la mitad de sus puntos.</translation>
    </message>
    <message>
        <source>{unit} has attacked already.</source>
        <translation>{unit} ya ha atacado.</translation>
    </message>
    <message>
        <source>{unit} has fired already.</source>
        <translation>{unit} ya ha disparado.</translation>
    </message>
    <message>
        <source>{unit} has fired at another hex and can attack that one only.</source>
        <translation>{unit} ha disparado contra otro hexágono y solo puede atacar ese.</translation>
    </message>
    <message>
        <source>{unit} has moved already.</source>
        <translation>{unit} ya ha movido.</translation>
    </message>
    <message>
        <source>{unit} has no facing.</source>
        <translation>{unit} no tiene frente.</translation>
    </message>
    <message>
        <source>That chit is there already.</source>
        <translation>Esa ficha ya está puesta.</translation>
    </message>
    <message>
        <source>{leader} has tried this turn.</source>
        <translation>{leader} ya lo ha intentado este turno.</translation>
    </message>
    <message>
        <source>{unit} has tried to charge this turn.</source>
        <translation>{unit} ya ha intentado cargar este turno.</translation>
    </message>
    <message>
        <source>{unit} has tried to rally.</source>
        <translation>{unit} ya ha intentado recuperarse.</translation>
    </message>
    <message>
        <source>{unit} has tried to withdraw.</source>
        <translation>{unit} ya ha intentado retirarse.</translation>
    </message>
    <message>
        <source>{unit} is in an enemy zone of control.</source>
        <translation>{unit} está en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{leader} begins with Attack.</source>
        <translation>{leader} empieza con Ataque.</translation>
    </message>
    <message>
        <source>{leader} has just reunited his command.</source>
        <translation>{leader} acaba de volver a unir su mando.</translation>
    </message>
    <message>
        <source>That leader does not enter with them.</source>
        <translation>Ese líder no entra con ellas.</translation>
    </message>
    <message>
        <source>{leader} must enter with the last of his units at the latest.</source>
        <translation>{leader} debe entrar, como muy tarde, con la última de sus unidades.</translation>
    </message>
    <message>
        <source>That leader has moved already.</source>
        <translation>Ese líder ya ha movido.</translation>
    </message>
    <message>
        <source>That leader&apos;s units have fought already.</source>
        <translation>Las unidades de ese líder ya han combatido.</translation>
    </message>
    <message>
        <source>{leader} has not been activated.</source>
        <translation>{leader} no ha sido activado.</translation>
    </message>
    <message>
        <source>{leader} is not on the map.</source>
        <translation>{leader} no está en el mapa.</translation>
    </message>
    <message>
        <source>{leader} has not been set up yet.</source>
        <translation>{leader} no está colocado todavía.</translation>
    </message>
    <message>
        <source>{leader} is not with them.</source>
        <translation>{leader} no está con ellas.</translation>
    </message>
    <message>
        <source>{leader} has divided his command and must end with his horse.</source>
        <translation>{leader} ha dividido su mando y debe acabar con su caballería.</translation>
    </message>
    <message>
        <source>{leader} cannot go so far.</source>
        <translation>{leader} no llega tan lejos.</translation>
    </message>
    <message>
        <source>The leaders of the hex retreat with the first unit that has to.</source>
        <translation>Los líderes del hexágono se retiran con la primera unidad obligada a hacerlo.</translation>
    </message>
    <message>
        <source>Reinforcements that are due must enter.</source>
        <translation>Los refuerzos a los que les toca deben entrar.</translation>
    </message>
    <message>
        <source>{unit} attacks by its orders: it must fight.</source>
        <translation>{unit} tiene orden de atacar: debe combatir.</translation>
    </message>
    <message>
        <source>{unit} attacks by its orders and can only fire: it must.</source>
        <translation>{unit} tiene orden de atacar y solo puede disparar: debe hacerlo.</translation>
    </message>
    <message>
        <source>{unit} must move as its orders say.</source>
        <translation>{unit} debe mover como dice su orden.</translation>
    </message>
    <message>
        <source>{unit} needs a facing.</source>
        <translation>{unit} necesita un frente.</translation>
    </message>
    <message>
        <source>{leader} needs foot and horse to divide his command.</source>
        <translation>{leader} necesita infantería y caballería para dividir su mando.</translation>
    </message>
    <message>
        <source>By night there are only Reserve and Muster.</source>
        <translation>De noche solo hay Reserva y Reunirse.</translation>
    </message>
    <message>
        <source>{unit} has no Attack chit to charge under.</source>
        <translation>{unit} no tiene la ficha de Ataque que hace falta para cargar.</translation>
    </message>
    <message>
        <source>{leader} needs the Attack chit to divide his command.</source>
        <translation>{leader} necesita la ficha de Ataque para dividir su mando.</translation>
    </message>
    <message>
        <source>The charge cannot go on to {hex}.</source>
        <translation>La carga no puede seguir hasta {hex}.</translation>
    </message>
    <message>
        <source>There is no combat by night.</source>
        <translation>De noche no hay combate.</translation>
    </message>
    <message>
        <source>The Holy Cross is not with them.</source>
        <translation>La Santa Cruz no está con ellas.</translation>
    </message>
    <message>
        <source>{unit} does not enter by {hex}.</source>
        <translation>{unit} no entra por {hex}.</translation>
    </message>
    <message>
        <source>There are no enemies in {hex}.</source>
        <translation>No hay enemigos en {hex}.</translation>
    </message>
    <message>
        <source>Nobody fires by night.</source>
        <translation>De noche nadie dispara.</translation>
    </message>
    <message>
        <source>{unit} is not heavy cavalry.</source>
        <translation>{unit} no es caballería pesada.</translation>
    </message>
    <message>
        <source>No leader reaches {unit}.</source>
        <translation>Ningún líder alcanza a {unit}.</translation>
    </message>
    <message>
        <source>No other leader reaches {unit}.</source>
        <translation>Ningún otro líder alcanza a {unit}.</translation>
    </message>
    <message>
        <source>{unit} has no points left to face so.</source>
        <translation>A {unit} no le quedan puntos para ese frente.</translation>
    </message>
    <message>
        <source>The unit cannot retreat to {hex}.</source>
        <translation>La unidad no puede retirarse a {hex}.</translation>
    </message>
    <message>
        <source>{unit} does not skirmish.</source>
        <translation>{unit} no es escaramuzadora.</translation>
    </message>
    <message>
        <source>Name one unit or more, each once.</source>
        <translation>Nombra una unidad o más, cada una una vez.</translation>
    </message>
    <message>
        <source>The unit cannot withdraw to {hex}.</source>
        <translation>La unidad no puede retirarse a {hex}.</translation>
    </message>
    <message>
        <source>By night nobody enters an enemy zone of control.</source>
        <translation>De noche nadie entra en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>The units of the stack are under different orders and cannot move together.</source>
        <translation>Las unidades de la pila tienen órdenes distintas y no pueden mover juntas.</translation>
    </message>
    <message>
        <source>The command of {leader} is not divided.</source>
        <translation>El mando de {leader} no está dividido.</translation>
    </message>
    <message>
        <source>{unit} is in no enemy zone of control.</source>
        <translation>{unit} no está en ninguna zona de control enemiga.</translation>
    </message>
    <message>
        <source>That hex is not in front of {unit}.</source>
        <translation>Ese hexágono no está frente a {unit}.</translation>
    </message>
    <message>
        <source>Only units of one hex act together.</source>
        <translation>Solo actúan juntas las unidades de un mismo hexágono.</translation>
    </message>
    <message>
        <source>{unit} does not belong to the command that acts.</source>
        <translation>{unit} no pertenece al mando que actúa.</translation>
    </message>
    <message>
        <source>Nobody enters with that chit.</source>
        <translation>Nadie entra con esa ficha.</translation>
    </message>
    <message>
        <source>{unit} is not on the map.</source>
        <translation>{unit} no está en el mapa.</translation>
    </message>
    <message>
        <source>{unit} is not on top of those who fight.</source>
        <translation>{unit} no está encima de las que combaten.</translation>
    </message>
    <message>
        <source>{unit} is not routed.</source>
        <translation>{unit} no está rota.</translation>
    </message>
    <message>
        <source>{unit} cannot see {hex}.</source>
        <translation>{unit} no ve {hex}.</translation>
    </message>
    <message>
        <source>{unit} has not been set up yet.</source>
        <translation>{unit} no está colocada todavía.</translation>
    </message>
    <message>
        <source>That is not yours to set up.</source>
        <translation>Eso no te toca colocarlo a ti.</translation>
    </message>
    <message>
        <source>{unit} does not wait to enter now.</source>
        <translation>{unit} no está esperando para entrar ahora.</translation>
    </message>
    <message>
        <source>{leader} is not yours.</source>
        <translation>{leader} no es tuyo.</translation>
    </message>
    <message>
        <source>{unit} is not yours.</source>
        <translation>{unit} no es tuya.</translation>
    </message>
    <message>
        <source>All units of a hex face alike.</source>
        <translation>Todas las unidades de un hexágono miran hacia el mismo lado.</translation>
    </message>
    <message>
        <source>Only one unit is set up in {hex}.</source>
        <translation>En {hex} se coloca una sola unidad.</translation>
    </message>
    <message>
        <source>The game is played without that rule.</source>
        <translation>Se juega sin esa regla.</translation>
    </message>
    <message>
        <source>Other units have the bonus of the charge.</source>
        <translation>La bonificación de la carga es de otras unidades.</translation>
    </message>
    <message>
        <source>{unit} is out of command and does not go beside enemies.</source>
        <translation>{unit} está fuera de mando y no se pone junto a enemigos.</translation>
    </message>
    <message>
        <source>{unit} is out of command and cannot leave an enemy zone of control.</source>
        <translation>{unit} está fuera de mando y no puede dejar una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{unit} is out of command and cannot attack.</source>
        <translation>{unit} está fuera de mando y no puede atacar.</translation>
    </message>
    <message>
        <source>{unit} does not shoot so far.</source>
        <translation>{unit} no dispara tan lejos.</translation>
    </message>
    <message>
        <source>{unit} does not have the points to reach {hex}.</source>
        <translation>A {unit} no le llegan los puntos hasta {hex}.</translation>
    </message>
    <message>
        <source>{unit} is not set up in {hex}.</source>
        <translation>{unit} no se coloca en {hex}.</translation>
    </message>
    <message>
        <source>{unit} is routed and cannot attack.</source>
        <translation>{unit} está rota y no puede atacar.</translation>
    </message>
    <message>
        <source>{unit} is routed and cannot fire.</source>
        <translation>{unit} está rota y no puede disparar.</translation>
    </message>
    <message>
        <source>{unit} is routed and only goes away from the enemy.</source>
        <translation>{unit} está rota y solo se aleja del enemigo.</translation>
    </message>
    <message>
        <source>{unit} skirmishes and does not attack.</source>
        <translation>{unit} es escaramuzadora y no ataca.</translation>
    </message>
    <message>
        <source>{unit} skirmishes and enters no enemy zone of control.</source>
        <translation>{unit} es escaramuzadora y no entra en zonas de control enemigas.</translation>
    </message>
    <message>
        <source>A stack attacks as a whole: {unit} too.</source>
        <translation>Una pila ataca entera: también {unit}.</translation>
    </message>
    <message>
        <source>It stands there already.</source>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>{unit} stays in its hex.</source>
        <translation>{unit} se queda en su hexágono.</translation>
    </message>
    <message>
        <source>The chit of {unit} does not let it leave an enemy zone of control.</source>
        <translation>La ficha de {unit} no le permite dejar una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{unit} attacks, alone.</source>
        <translation>Ataca {unit}, sola.</translation>
    </message>
    <message>
        <source>{unit} took no part in a melee.</source>
        <translation>{unit} no tomó parte en ningún cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>{unit} is out of command and must go towards its leader.</source>
        <translation>{unit} está fuera de mando y debe ir hacia su líder.</translation>
    </message>
    <message>
        <source>Only units of one type and leader share a hex.</source>
        <translation>Solo comparten hexágono unidades del mismo tipo y del mismo líder.</translation>
    </message>
    <message>
        <source>{leader} is set up with a unit of his.</source>
        <translation>{leader} se coloca con una unidad suya.</translation>
    </message>
    <message>
        <source>Enemy zones of control keep {unit} from {hex}.</source>
        <translation>Las zonas de control enemigas impiden a {unit} llegar a {hex}.</translation>
    </message>
    <message>
        <source>Attack: {unit} must end nearer to the enemy.</source>
        <translation>Ataque: {unit} debe acabar más cerca del enemigo.</translation>
    </message>
    <message>
        <source>Advance: {unit} must end nearer to the enemy.</source>
        <translation>Avance: {unit} debe acabar más cerca del enemigo.</translation>
    </message>
    <message>
        <source>Stand: {unit} moves one hex at most.</source>
        <translation>Mantenerse: {unit} mueve un hexágono como mucho.</translation>
    </message>
    <message>
        <source>Retreat: {unit} must end farther from the enemy.</source>
        <translation>Retirada: {unit} debe acabar más lejos del enemigo.</translation>
    </message>
    <message>
        <source>Reserve: {unit} stays five hexes from the enemy.</source>
        <translation>Reserva: {unit} se mantiene a cinco hexágonos del enemigo.</translation>
    </message>
    <message>
        <source>Muster: {unit} stays more than five hexes from the enemy.</source>
        <translation>Reunirse: {unit} se mantiene a más de cinco hexágonos del enemigo.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>First chits of the leaders</source>
        <translation>Primeras fichas de los líderes</translation>
    </message>
    <message>
        <source>The odds of a melee count</source>
        <translation>Cuenta la proporción de fuerzas en el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>The arms that meet in a melee count</source>
        <translation>Cuentan las armas que se enfrentan en el cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Units may go berserk</source>
        <translation>Las unidades pueden volverse berserk</translation>
    </message>
    <message>
        <source>A leader may divide horse and foot</source>
        <translation>Un líder puede dividir caballería e infantería</translation>
    </message>
    <message>
        <source>Action chits, drawn from a cup</source>
        <translation>Fichas de acción, que se sacan de un recipiente</translation>
    </message>
    <message>
        <source>A chit in the cup that ends the turn</source>
        <translation>Una ficha del recipiente acaba el turno</translation>
    </message>
    <message>
        <source>The loser may answer a victory</source>
        <translation>El perdedor puede responder a una victoria</translation>
    </message>
    <message>
        <source>Melee from the flank or the rear is better</source>
        <translation>Atacar por el flanco o la retaguardia es mejor</translation>
    </message>
    <message>
        <source>A dead leader&apos;s units find another</source>
        <translation>Las unidades de un líder muerto encuentran otro</translation>
    </message>
    <message>
        <source>Jean begins with Attack at Nicopolis</source>
        <translation>Jean empieza con Ataque en Nicópolis</translation>
    </message>
    <message>
        <source>Heavy cavalry with two steps lost</source>
        <translation>Caballería pesada con dos pasos perdidos</translation>
    </message>
    <message>
        <source>Which charging units may turn after combat</source>
        <translation>Qué unidades que cargan pueden girar tras el combate</translation>
    </message>
    <message>
        <source>Numbers that the rulebook does not print</source>
        <translation>Números que el reglamento no imprime</translation>
    </message>
    <message>
        <source>stands already</source>
        <translation>ya desplegado</translation>
    </message>
    <message>
        <source>each side sets up</source>
        <translation>cada bando se despliega</translation>
    </message>
    <message>
        <source>as in history</source>
        <translation>como en la historia</translation>
    </message>
    <message>
        <source>each side chooses</source>
        <translation>las elige cada bando</translation>
    </message>
    <message>
        <source>three less of each value</source>
        <translation>tres menos en cada valor</translation>
    </message>
    <message>
        <source>two less of each value</source>
        <translation>dos menos en cada valor</translation>
    </message>
    <message>
        <source>those that fought</source>
        <translation>las que han combatido</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>as first reconstructed</source>
        <translation>según la primera reconstrucción</translation>
    </message>
    <message>
        <source>even: both sides have a chance</source>
        <translation>equilibrados: ambos bandos tienen opciones</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{number} · {name}</source>
        <translation>{number} · {name}</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>After the Field of Blood, King Baldwin II brings the Holy Cross north and meets il-Ghazi&apos;s horse archers. The smallest of the four, and the one to begin with.</source>
        <translation>Tras el Campo de Sangre, el rey Balduino II lleva al norte la Santa Cruz y se encuentra con los arqueros a caballo de il-Ghazi. La menor de las cuatro batallas, y la mejor para empezar.</translation>
    </message>
    <message>
        <source>Guy&apos;s thirsty army has to break through to the water; Saladin has to shut it in. The battle in which the kingdom of Jerusalem was lost.</source>
        <translation>El ejército sediento de Guido tiene que abrirse paso hasta el agua; Saladino tiene que cerrárselo. La batalla en la que se perdió el reino de Jerusalén.</translation>
    </message>
    <message>
        <source>The proudest knights of France and Burgundy want the first charge; behind stakes and skirmishers wait janissaries, and behind the crest the sultan&apos;s own horse.</source>
        <translation>Los caballeros más orgullosos de Francia y Borgoña quieren la primera carga; tras las estacas y los escaramuzadores esperan los jenízaros y, tras la loma, la caballería del sultán.</translation>
    </message>
    <message>
        <source>Poles, Lithuanians and Tatars against the Teutonic Order: two broad lines of heavy horse, and the question whose wing breaks first, and whose comes back.</source>
        <translation>Polacos, lituanos y tártaros contra la Orden Teutónica: dos anchas líneas de caballería pesada, y la duda de qué ala cede primero y cuál vuelve.</translation>
    </message>
    <message>
        <source>At most {turns} turns · {first} against {second}</source>
        <translation>Como mucho {turns} turnos · {first} contra {second}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>units reduced</source>
        <translation>unidades reducidas</translation>
    </message>
    <message>
        <source>units routed</source>
        <translation>unidades rotas</translation>
    </message>
    <message>
        <source>units eliminated</source>
        <translation>unidades eliminadas</translation>
    </message>
    <message>
        <source>leaders lost</source>
        <translation>líderes perdidos</translation>
    </message>
    <message>
        <source>the Holy Cross lost</source>
        <translation>la Santa Cruz perdida</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>rota</translation>
    </message>
    <message>
        <source>out of command</source>
        <translation>fuera de mando</translation>
    </message>
    <message>
        <source>berserk</source>
        <translation>berserk</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>exhausta</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>a la carga</translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation>escaramuzadora</translation>
    </message>
    <message>
        <source>one step lost</source>
        <translation>un paso perdido</translation>
    </message>
    <message>
        <source>two steps lost</source>
        <translation>dos pasos perdidos</translation>
    </message>
    <message>
        <source>in an enemy zone of control</source>
        <translation>en una zona de control enemiga</translation>
    </message>
    <message>
        <source>in a zone of control of one&apos;s own</source>
        <translation>en una zona de control propia</translation>
    </message>
    <message>
        <source>before the unit&apos;s front</source>
        <translation>ante el frente de la unidad</translation>
    </message>
    <message>
        <source>within a leader&apos;s span of command</source>
        <translation>al alcance de mando de un líder</translation>
    </message>
    <message>
        <source>follows the leader</source>
        <translation>sigue al líder</translation>
    </message>
    <message>
        <source>can be fired at</source>
        <translation>se le puede tirar</translation>
    </message>
    <message>
        <source>Zones of control (hold Z)</source>
        <translation>Zonas de control (mantén Z)</translation>
    </message>
    <message>
        <source>Spans of command (hold K)</source>
        <translation>Alcances de mando (mantén K)</translation>
    </message>
    <message>
        <source>Lines of fire (hold L)</source>
        <translation>Líneas de tiro (mantén L)</translation>
    </message>
    <message>
        <source>Move units</source>
        <translation>Mover unidades</translation>
    </message>
    <message>
        <source>Move leaders</source>
        <translation>Mover líderes</translation>
    </message>
    <message>
        <source>Bring units onto the map</source>
        <translation>Meter unidades en el mapa</translation>
    </message>
    <message>
        <source>Let a unit follow another leader</source>
        <translation>Hacer que una unidad siga a otro líder</translation>
    </message>
    <message>
        <source>Change a chit</source>
        <translation>Cambiar una ficha</translation>
    </message>
    <message>
        <source>Choose a chit</source>
        <translation>Elegir una ficha</translation>
    </message>
    <message>
        <source>Let heavy cavalry charge</source>
        <translation>Lanzar a la carga a la caballería pesada</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Attack hand to hand</source>
        <translation>Atacar cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Take the loss</source>
        <translation>Sufrir la pérdida</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Ride on</source>
        <translation>Seguir cabalgando</translation>
    </message>
    <message>
        <source>Turn a unit</source>
        <translation>Girar una unidad</translation>
    </message>
    <message>
        <source>Set up units</source>
        <translation>Desplegar unidades</translation>
    </message>
    <message>
        <source>Set up leaders</source>
        <translation>Desplegar líderes</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Divide a command</source>
        <translation>Dividir un mando</translation>
    </message>
    <message>
        <source>Unite a command</source>
        <translation>Unir un mando</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Change of chit</source>
        <translation>Cambio de ficha</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>All attackers fail: no attack</source>
        <translation>Fallan todos los atacantes: no hay ataque</translation>
    </message>
    <message>
        <source>All defenders flee before the dice</source>
        <translation>Todos los defensores huyen antes de los dados</translation>
    </message>
    <message>
        <source>It comes to the dice</source>
        <translation>Se llega a los dados</translation>
    </message>
    <message>
        <source>The defender&apos;s die: to the attackers</source>
        <translation>El dado del defensor: a los atacantes</translation>
    </message>
    <message>
        <source>The attacker&apos;s die: to the defenders</source>
        <translation>El dado del atacante: a los defensores</translation>
    </message>
    <message>
        <source>They have to check morale</source>
        <translation>Deben comprobar la moral</translation>
    </message>
    <message>
        <source>Steps that they lose</source>
        <translation>Pasos que pierden</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Attackers: strength, column</source>
        <translation>Atacantes: fuerza, columna</translation>
    </message>
    <message>
        <source>Defenders: strength, column</source>
        <translation>Defensores: fuerza, columna</translation>
    </message>
    <message>
        <source>Their chit is hidden: +1 if it is Stand</source>
        <translation>Su ficha está oculta: +1 si es Mantenerse</translation>
    </message>
    <message>
        <source>Checks beside their leader</source>
        <translation>Comprobaciones junto a su líder</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Overall leader in range</source>
        <translation>Líder general al alcance</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Chit</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>{side}: not on the map</source>
        <translation>{side}: fuera del mapa</translation>
    </message>
    <message>
        <source>height {level}</source>
        <translation>altura {level}</translation>
    </message>
    <message>
        <source>losses inflicted</source>
        <translation>pérdidas causadas</translation>
    </message>
    <message>
        <source>attackers: {modifier}</source>
        <translation>atacantes: {modifier}</translation>
    </message>
    <message>
        <source>defenders: {modifier}</source>
        <translation>defensores: {modifier}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>fought</source>
        <translation>ha combatido</translation>
    </message>
    <message>
        <source>overall leader</source>
        <translation>líder general</translation>
    </message>
    <message>
        <source>command {command}</source>
        <translation>mando {command}</translation>
    </message>
    <message>
        <source>range {reach}</source>
        <translation>alcance {reach}</translation>
    </message>
    <message>
        <source>combat bonus {bonus}</source>
        <translation>bonificación de combate {bonus}</translation>
    </message>
    <message>
        <source>units: {fit} fit, {out} out of command, {routed} routed, {lost} lost</source>
        <translation>unidades: {fit} aptas, {out} fuera de mando, {routed} rotas, {lost} perdidas</translation>
    </message>
    <message>
        <source>The Holy Cross</source>
        <translation>La Santa Cruz</translation>
    </message>
    <message>
        <source>night</source>
        <translation>noche</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns} · {hour}</source>
        <translation>Turno {turn} de {turns} · {hour}</translation>
    </message>
</context>
</TS>
