<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Advising</name>
    <message>
        <source>takes the city of {area}</source>
        <translation>toma la ciudad de {area}</translation>
    </message>
    <message>
        <source>takes the city of {area} with a chance of {chance}</source>
        <translation>toma la ciudad de {area} con una probabilidad del {chance}</translation>
    </message>
    <message>
        <source>guards the city of {area}</source>
        <translation>guarda la ciudad de {area}</translation>
    </message>
    <message>
        <source>in {area} the enemy loses, on average, {amount} units more than you</source>
        <translation>en {area} el enemigo pierde, de media, {amount} unidades más que tú</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Place pieces</source>
        <translation>Colocar piezas</translation>
    </message>
    <message>
        <source>Restore a kingdom</source>
        <translation>Restaurar un reino</translation>
    </message>
    <message>
        <source>Place who arrives</source>
        <translation>Colocar a quien llega</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Reclutar</translation>
    </message>
    <message>
        <source>Send settlers</source>
        <translation>Enviar pobladores</translation>
    </message>
    <message>
        <source>Roll for war</source>
        <translation>Tirar por la guerra</translation>
    </message>
    <message>
        <source>Buy a stratagem marker</source>
        <translation>Comprar un marcador de estratagema</translation>
    </message>
    <message>
        <source>Play a stratagem marker</source>
        <translation>Jugar un marcador de estratagema</translation>
    </message>
    <message>
        <source>Place reinforcements</source>
        <translation>Colocar refuerzos</translation>
    </message>
    <message>
        <source>Pillage with the Vikings</source>
        <translation>Saquear con los vikingos</translation>
    </message>
    <message>
        <source>Choose who mutinies</source>
        <translation>Elegir quién se amotina</translation>
    </message>
    <message>
        <source>Let the King leave</source>
        <translation>Dejar ir al rey</translation>
    </message>
    <message>
        <source>Let the King stay</source>
        <translation>Dejar que el rey se quede</translation>
    </message>
    <message>
        <source>Exact tribute</source>
        <translation>Exigir tributo</translation>
    </message>
    <message>
        <source>Win rebels back</source>
        <translation>Recuperar rebeldes</translation>
    </message>
    <message>
        <source>Incite a rebellion</source>
        <translation>Incitar una rebelión</translation>
    </message>
    <message>
        <source>Unite two crowns</source>
        <translation>Unir dos coronas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Pillage</source>
        <translation>Saquear</translation>
    </message>
    <message>
        <source>Leave a city</source>
        <translation>Salir de una ciudad</translation>
    </message>
    <message>
        <source>Go into a city</source>
        <translation>Entrar en una ciudad</translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation>Asediar</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Declare war on France</source>
        <translation>Declarar la guerra a Francia</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Navegar</translation>
    </message>
    <message>
        <source>Board ships</source>
        <translation>Embarcar</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Desembarcar</translation>
    </message>
    <message>
        <source>Fight at sea</source>
        <translation>Combatir en el mar</translation>
    </message>
    <message>
        <source>Choose how to fight</source>
        <translation>Elegir cómo combatir</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatir</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Withdraw into the city</source>
        <translation>Refugiarse en la ciudad</translation>
    </message>
    <message>
        <source>Lose units</source>
        <translation>Perder unidades</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Interceptar</translation>
    </message>
    <message>
        <source>Redistribute</source>
        <translation>Redistribuir</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renunciar</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A data file of the game has mistakes.</source>
        <translation>Un archivo de datos del juego tiene errores.</translation>
    </message>
    <message>
        <source>It must be an object with named fields.</source>
        <translation>Debe ser un objeto con campos.</translation>
    </message>
    <message>
        <source>It must be a list.</source>
        <translation>Debe ser una lista.</translation>
    </message>
    <message>
        <source>The number is not possible: {detail}.</source>
        <translation>El número no es posible: {detail}.</translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation>Debe ser verdadero o falso.</translation>
    </message>
    <message>
        <source>{detail} is unknown here.</source>
        <translation>{detail} no se conoce aquí.</translation>
    </message>
    <message>
        <source>{detail} is missing.</source>
        <translation>Falta {detail}.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Falta el nombre.</translation>
    </message>
    <message>
        <source>The file has a format unknown here.</source>
        <translation>El formato del archivo es desconocido.</translation>
    </message>
    <message>
        <source>The file is of another game.</source>
        <translation>El archivo es de otro juego.</translation>
    </message>
    <message>
        <source>The id is missing.</source>
        <translation>Falta el identificador.</translation>
    </message>
    <message>
        <source>{detail} is there twice.</source>
        <translation>{detail} aparece dos veces.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message>
        <source>The border with {detail} does not agree from both sides.</source>
        <translation>La frontera con {detail} no coincide por ambos lados.</translation>
    </message>
    <message>
        <source>Land and sea do not agree about {detail}.</source>
        <translation>Tierra y mar no coinciden sobre {detail}.</translation>
    </message>
    <message>
        <source>A coastal city needs a port, and no other city has one.</source>
        <translation>Una ciudad costera necesita puerto, y ninguna otra lo tiene.</translation>
    </message>
    <message>
        <source>It cannot be reached.</source>
        <translation>No se puede llegar.</translation>
    </message>
    <message>
        <source>There must be two.</source>
        <translation>Deben ser dos.</translation>
    </message>
    <message>
        <source>The counters add up to {detail}.</source>
        <translation>Las fichas suman {detail}.</translation>
    </message>
    <message>
        <source>The first row must be open below, the last above.</source>
        <translation>La primera fila debe estar abierta por abajo y la última por arriba.</translation>
    </message>
    <message>
        <source>The rows do not join: {detail}.</source>
        <translation>Las filas no encajan: {detail}.</translation>
    </message>
    <message>
        <source>The row has {detail} results.</source>
        <translation>La fila tiene {detail} resultados.</translation>
    </message>
    <message>
        <source>{detail} is not a home area.</source>
        <translation>{detail} no es tierra propia.</translation>
    </message>
    <message>
        <source>{detail} has no such city.</source>
        <translation>{detail} no tiene esa ciudad.</translation>
    </message>
    <message>
        <source>There is no room for {detail} units.</source>
        <translation>No hay sitio para {detail} unidades.</translation>
    </message>
    <message>
        <source>No owner is called {detail}.</source>
        <translation>Nadie se llama {detail}.</translation>
    </message>
    <message>
        <source>No power is called {detail}.</source>
        <translation>Ninguna potencia se llama {detail}.</translation>
    </message>
    <message>
        <source>No sea is called {detail}.</source>
        <translation>Ningún mar se llama {detail}.</translation>
    </message>
    <message>
        <source>No side is called {detail}.</source>
        <translation>Ningún bando se llama {detail}.</translation>
    </message>
    <message>
        <source>No union is called {detail}.</source>
        <translation>Ninguna unión se llama {detail}.</translation>
    </message>
    <message>
        <source>No marker is called {detail}.</source>
        <translation>Ningún marcador se llama {detail}.</translation>
    </message>
    <message>
        <source>This is not possible: {detail}.</source>
        <translation>No es posible: {detail}.</translation>
    </message>
    <message>
        <source>There are more than the counters allow: {detail}.</source>
        <translation>Hay más de los que permiten las fichas: {detail}.</translation>
    </message>
    <message>
        <source>Enemies cannot share a city: {detail}.</source>
        <translation>Los enemigos no pueden compartir ciudad: {detail}.</translation>
    </message>
    <message>
        <source>There are too many units: {detail}.</source>
        <translation>Hay demasiadas unidades: {detail}.</translation>
    </message>
    <message>
        <source>There is no city.</source>
        <translation>No hay ciudad.</translation>
    </message>
    <message>
        <source>Units of this kind do not rebel.</source>
        <translation>Las unidades de esta clase no se rebelan.</translation>
    </message>
    <message>
        <source>This unit is not of that power.</source>
        <translation>Esta unidad no es de esa potencia.</translation>
    </message>
    <message>
        <source>The leader is not in play in turn {detail}.</source>
        <translation>El caudillo no está en juego en el turno {detail}.</translation>
    </message>
    <message>
        <source>These markers cannot be played together.</source>
        <translation>Esos marcadores no se pueden jugar juntos.</translation>
    </message>
    <message>
        <source>There must be land units.</source>
        <translation>Debe haber unidades de tierra.</translation>
    </message>
    <message>
        <source>{detail} is not of this union.</source>
        <translation>{detail} no es de esta unión.</translation>
    </message>
    <message>
        <source>{detail} is in another union already.</source>
        <translation>{detail} ya pertenece a otra unión.</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Four Christian kingdoms and counties under the northern mountains, and the emirate of Córdoba with all the rest. First both sides set up their forces where they like; then four centuries of raids, sieges, alliances and African invasions.</source>
        <translation>Cuatro reinos y condados cristianos al pie de los montes del norte, y el emirato de Córdoba con todo lo demás. Primero cada bando despliega sus fuerzas donde quiere; después, cuatro siglos de algaras, asedios, alianzas e invasiones africanas.</translation>
    </message>
    <message>
        <source>The same war with the forces already in their places: the first turn begins at once. The better choice for a first game.</source>
        <translation>La misma guerra con las fuerzas ya en su sitio: el primer turno empieza enseguida. La mejor elección para una primera partida.</translation>
    </message>
    <message>
        <source>{first}–{last} · {turns} turns</source>
        <translation>{first}–{last} · {turns} turnos</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>The game began.</source>
        <translation>Empezó la partida.</translation>
    </message>
    <message>
        <source>Turn {number} began: {years}.</source>
        <translation>Empezó el turno {number}: {years}.</translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>{winner} won at once: two of the great Christian cities have fallen. Points: {total}.</source>
        <translation>{winner}: victoria inmediata, porque han caído dos de las grandes ciudades cristianas. Puntos: {total}.</translation>
    </message>
    <message>
        <source>The last turn is over: victory for {winner}. Points: {total}.</source>
        <translation>Terminó el último turno. Ganan: {winner}. Puntos: {total}.</translation>
    </message>
    <message>
        <source>{power} set up {unit} in {place}.</source>
        <translation>{power} desplegó {unit} en {place}.</translation>
    </message>
    <message>
        <source>{unit} came to {place} for {power}.</source>
        <translation>{unit} llegó a {place} con {power}.</translation>
    </message>
    <message>
        <source>{power} recruited {unit} in {place} for {cost} TP.</source>
        <translation>{power} reclutó {unit} en {place} por {cost} PT.</translation>
    </message>
    <message>
        <source>{power} was reinforced: {unit} in {place}.</source>
        <translation>{power} recibió refuerzos: {unit} en {place}.</translation>
    </message>
    <message>
        <source>{owner} lost {units} in {place}: {cause}.</source>
        <translation>{owner} perdió {units} en {place}: {cause}.</translation>
    </message>
    <message>
        <source>Attrition in {area}: {owner} rolled {die} and lost {unit}.</source>
        <translation>Desgaste en {area}: {owner} sacó {die} y perdió {unit}.</translation>
    </message>
    <message>
        <source>{area} passed from {before} to {owner}: {cause}.</source>
        <translation>{area} pasó de {before} a {owner}: {cause}.</translation>
    </message>
    <message>
        <source>{power} has lost everything and is no more.</source>
        <translation>{power} lo ha perdido todo y deja de existir.</translation>
    </message>
    <message>
        <source>{power} was restored in {area}.</source>
        <translation>Se restauró {power} en {area}.</translation>
    </message>
    <message>
        <source>{units} of {power} rebelled in {area}.</source>
        <translation>En {area} se rebelaron unidades de {power}: {units}.</translation>
    </message>
    <message>
        <source>{power} collected {points} TP.</source>
        <translation>{power} recaudó {points} PT.</translation>
    </message>
    <message>
        <source>{power} collected {points} TP and had kept {kept}.</source>
        <translation>{power} recaudó {points} PT y había guardado {kept}.</translation>
    </message>
    <message>
        <source>The invasion from Africa brought {points} TP.</source>
        <translation>La invasión africana trajo {points} PT.</translation>
    </message>
    <message>
        <source>{side}: no room yet for {units}.</source>
        <translation>{side}: aún no hay sitio para {units}.</translation>
    </message>
    <message>
        <source>{power} sent settlers to {area} for {cost} TP.</source>
        <translation>{power} envió repobladores a {area} por {cost} PT.</translation>
    </message>
    <message>
        <source>{area} is populated.</source>
        <translation>El área de {area} queda poblada.</translation>
    </message>
    <message>
        <source>{area} lost its settlers.</source>
        <translation>{area} perdió a sus pobladores.</translation>
    </message>
    <message>
        <source>War among the Christians: {die}, no war.</source>
        <translation>Guerra entre cristianos: {die}, no hay guerra.</translation>
    </message>
    <message>
        <source>War among the Christians: {die}, with France.</source>
        <translation>Guerra entre cristianos: {die}, con Francia.</translation>
    </message>
    <message>
        <source>War among the Christians: {die}, with one of the kingdoms.</source>
        <translation>Guerra entre cristianos: {die}, con uno de los reinos.</translation>
    </message>
    <message>
        <source>{die}: {power} is led by the Muslim side this turn.</source>
        <translation>{die}: este turno el bando musulmán dirige {power}.</translation>
    </message>
    <message>
        <source>{die}: {power} is not in play, so there is no war.</source>
        <translation>{die}: {power} no está en juego, así que no hay guerra.</translation>
    </message>
    <message>
        <source>{die}: {power} is in a union, which has to decide.</source>
        <translation>{die}: {power} forma parte de una unión, que debe decidirse.</translation>
    </message>
    <message>
        <source>{die}: the union of {power} is led by the Muslim side this turn.</source>
        <translation>{die}: este turno el bando musulmán dirige la unión de {power}.</translation>
    </message>
    <message>
        <source>{die}: the union of {power} cannot agree on a war.</source>
        <translation>{die}: la unión de {power} no se pone de acuerdo para la guerra.</translation>
    </message>
    <message>
        <source>The war of {power} is over.</source>
        <translation>Terminó la guerra de {power}.</translation>
    </message>
    <message>
        <source>France is at war with the {against} side.</source>
        <translation>Francia está en guerra con el bando {against}.</translation>
    </message>
    <message>
        <source>France made peace.</source>
        <translation>Francia hizo la paz.</translation>
    </message>
    <message>
        <source>France is at war already, or conquered: nothing changes.</source>
        <translation>Francia ya está en guerra o está conquistada: nada cambia.</translation>
    </message>
    <message>
        <source>{side} bought a stratagem marker: {marker}.</source>
        <translation>{side} compró un marcador de estratagema: {marker}.</translation>
    </message>
    <message>
        <source>{side} bought a stratagem marker.</source>
        <translation>{side} compró un marcador de estratagema.</translation>
    </message>
    <message>
        <source>{side} played {marker}.</source>
        <translation>{side} jugó {marker}.</translation>
    </message>
    <message>
        <source>The Sepulchre of Santiago was found in {area}.</source>
        <translation>Se halló el Sepulcro de Santiago en {area}.</translation>
    </message>
    <message>
        <source>The Muslims destroyed the Sepulchre of Santiago in {area}.</source>
        <translation>Los musulmanes destruyeron el Sepulcro de Santiago en {area}.</translation>
    </message>
    <message>
        <source>Vikings pillaged {area}.</source>
        <translation>Los vikingos saquearon {area}.</translation>
    </message>
    <message>
        <source>The units of {power} in {area} mutiny.</source>
        <translation>Se amotinan las unidades de {power} en {area}.</translation>
    </message>
    <message>
        <source>{payer} paid the mutineers in {area} {cost} TP.</source>
        <translation>{payer} pagó {cost} PT a los amotinados de {area}.</translation>
    </message>
    <message>
        <source>Forced march of {units} in {place}: {die}, {points} MP more.</source>
        <translation>Marcha forzada de {units} en {place}: {die}, {points} PM más.</translation>
    </message>
    <message>
        <source>{power} became independent ({die}).</source>
        <translation>{power} se independizó ({die}).</translation>
    </message>
    <message>
        <source>{power} became independent.</source>
        <translation>{power} se independizó.</translation>
    </message>
    <message>
        <source>{power} did not become independent ({die}, {least} or more is needed).</source>
        <translation>{power} no se independizó ({die}; hace falta {least} o más).</translation>
    </message>
    <message>
        <source>The King of {power} left {origin} for {to}.</source>
        <translation>El rey de {power} dejó {origin} y fue a {to}.</translation>
    </message>
    <message>
        <source>{power} is a kingdom of its own.</source>
        <translation>{power} es ya un reino propio.</translation>
    </message>
    <message>
        <source>{side}, {what} in {area} for {paid} TP: {die}{modifier}, {result}.</source>
        <translation>{side}, {what} en {area} por {paid} PT: {die}{modifier}, {result}.</translation>
    </message>
    <message>
        <source>{side}, {what} in {area}: {die}{modifier}, {result}.</source>
        <translation>{side}, {what} en {area}: {die}{modifier}, {result}.</translation>
    </message>
    <message>
        <source>{payer} paid {points} TP for an attempt at tribute from {area} for {power}.</source>
        <translation>{payer} pagó {points} PT por intentar un tributo de {area} para {power}.</translation>
    </message>
    <message>
        <source>{area} paid {power} {points} TP of tribute.</source>
        <translation>{area} pagó a {power} {points} PT de tributo.</translation>
    </message>
    <message>
        <source>Attrition in {area}: {owner} rolled {die} and kept {unit}.</source>
        <translation>Desgaste en {area}: {owner} sacó {die} y conservó {unit}.</translation>
    </message>
    <message>
        <source>{power} won back the loyalty of {units} in {area}.</source>
        <translation>{power} recuperó la lealtad de {units} en {area}.</translation>
    </message>
    <message>
        <source>{power} collected no TP: no city that it holds yields any now.</source>
        <translation>{power} no recaudó PT: ninguna ciudad en su poder los rinde ahora.</translation>
    </message>
    <message>
        <source>The marker {marker} has nothing to act on.</source>
        <translation>El marcador {marker} no tiene efecto.</translation>
    </message>
    <message>
        <source>Dynastic union ({union}): {die}, it succeeds.</source>
        <translation>Unión dinástica ({union}): {die}, se logra.</translation>
    </message>
    <message>
        <source>Dynastic union ({union}): {die}, it fails.</source>
        <translation>Unión dinástica ({union}): {die}, fracasa.</translation>
    </message>
    <message>
        <source>{joined} is united with {kept}; the throne of {throne} counts double.</source>
        <translation>{joined} se une a {kept}; el trono de {throne} vale el doble.</translation>
    </message>
    <message>
        <source>{power} was drawn.</source>
        <translation>En el sorteo salió {power}.</translation>
    </message>
    <message>
        <source>{power} was drawn and is passed over.</source>
        <translation>En el sorteo salió {power}, pero no hace campaña.</translation>
    </message>
    <message>
        <source>{power} began its campaign.</source>
        <translation>{power} empezó su campaña.</translation>
    </message>
    <message>
        <source>{power} ended its campaign.</source>
        <translation>{power} terminó su campaña.</translation>
    </message>
    <message>
        <source>{power} moved {units} from {origin} to {to}.</source>
        <translation>{power} movió {units} de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{power}: {units} went into the city of {area}.</source>
        <translation>{power}: entraron en la ciudad de {area} {units}.</translation>
    </message>
    <message>
        <source>{power}: {units} came out of the city of {area}.</source>
        <translation>{power}: salieron de la ciudad de {area} {units}.</translation>
    </message>
    <message>
        <source>{area} was pillaged: {points} TP for {power}.</source>
        <translation>Saqueo de {area}: {points} PT para {power}.</translation>
    </message>
    <message>
        <source>{power} set out to pillage {area} with {units}.</source>
        <translation>{power} intentó saquear {area} con {units}.</translation>
    </message>
    <message>
        <source>{owner} intercepted in {place} ({die}{modifier}).</source>
        <translation>{owner} interceptó en {place} ({die}{modifier}).</translation>
    </message>
    <message>
        <source>{owner} did not succeed in intercepting in {place} ({die}{modifier}).</source>
        <translation>{owner} no logró interceptar en {place} ({die}{modifier}).</translation>
    </message>
    <message>
        <source>{power}: {fleets} × Fleet sailed from {origin} to {to}.</source>
        <translation>{power}: navegaron {fleets} × Flota de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{power}: {fleets} × Fleet with {units} sailed from {origin} to {to}.</source>
        <translation>{power}: navegaron {fleets} × Flota con {units} de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{power}: {units} went aboard in {area}.</source>
        <translation>{power}: embarcaron en {area} {units}.</translation>
    </message>
    <message>
        <source>{power}: {units} landed in {area}.</source>
        <translation>{power}: desembarcaron en {area} {units}.</translation>
    </message>
    <message>
        <source>{power}: {units} could not land and went back to {area}.</source>
        <translation>{power}: no pudieron desembarcar y volvieron a {area} {units}.</translation>
    </message>
    <message>
        <source>Fight at sea in {sea}: {power} rolled {die}, {enemy} {enemy_die}; {power} lost {lost}, {enemy} {enemy_lost}.</source>
        <translation>Combate naval en {sea}: {power} sacó {die} y {enemy}, {enemy_die}; {power} perdió {lost} y {enemy}, {enemy_lost}.</translation>
    </message>
    <message>
        <source>{attacker} fights {defender} in {area}: {attackers} against {defenders}.</source>
        <translation>{attacker} combate con {defender} en {area}: {attackers} contra {defenders}.</translation>
    </message>
    <message>
        <source>Initiative: {attacker} {attacker_die}{attacker_modifier}, {defender} {defender_die}{defender_modifier}; {first} has it.</source>
        <translation>Iniciativa: {attacker} {attacker_die}{attacker_modifier}, {defender} {defender_die}{defender_modifier}; la tiene {first}.</translation>
    </message>
    <message>
        <source>Initiative: {attacker} {attacker_die}{attacker_modifier}, {defender} {defender_die}{defender_modifier}: a tie.</source>
        <translation>Iniciativa: {attacker} {attacker_die}{attacker_modifier}, {defender} {defender_die}{defender_modifier}: empate.</translation>
    </message>
    <message>
        <source>{owner} has only raiders and nowhere to go: no combat in {area}.</source>
        <translation>{owner} solo tiene algareadores y no puede retirarse: no hay combate en {area}.</translation>
    </message>
    <message>
        <source>{owner}, {table}: {die}{modifier}, column {column}: {result}.</source>
        <translation>{owner}, {table}: {die}{modifier}, columna {column}: {result}.</translation>
    </message>
    <message>
        <source>{owner}: {units} retreated from {area} to {to}.</source>
        <translation>{owner}: se retiraron de {area} a {to} {units}.</translation>
    </message>
    <message>
        <source>{owner}: {units} withdrew into the city of {area}.</source>
        <translation>{owner}: se refugiaron en la ciudad de {area} {units}.</translation>
    </message>
    <message>
        <source>{power} besieged {area}: {die}{modifier}, column {column}: {result}.</source>
        <translation>{power} sitió {area}: {die}{modifier}, columna {column}: {result}.</translation>
    </message>
    <message>
        <source>{power} took {units} from {origin} to {to}.</source>
        <translation>{power} llevó {units} de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{power} took {units} into the city of {origin}.</source>
        <translation>{power} llevó dentro de la ciudad de {origin}: {units}.</translation>
    </message>
    <message>
        <source>{power} took {units} out of the city of {origin}.</source>
        <translation>{power} sacó de la ciudad de {origin}: {units}.</translation>
    </message>
    <message>
        <source>Too many units in {area}: {owner} rolled {die} and lost {unit}.</source>
        <translation>Demasiadas unidades en {area}: {owner} sacó {die} y perdió {unit}.</translation>
    </message>
    <message>
        <source>Too many units in {area}: {owner} rolled {die} and kept {unit}.</source>
        <translation>Demasiadas unidades en {area}: {owner} sacó {die} y conservó {unit}.</translation>
    </message>
    <message>
        <source>attrition</source>
        <translation>desgaste</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>siege</source>
        <translation>asedio</translation>
    </message>
    <message>
        <source>the city surrendered</source>
        <translation>la ciudad se rindió</translation>
    </message>
    <message>
        <source>no way to retreat</source>
        <translation>sin retirada posible</translation>
    </message>
    <message>
        <source>left alone</source>
        <translation>se quedó solo</translation>
    </message>
    <message>
        <source>the kingdom fell</source>
        <translation>cayó el reino</translation>
    </message>
    <message>
        <source>dynastic union</source>
        <translation>unión dinástica</translation>
    </message>
    <message>
        <source>too many units</source>
        <translation>demasiadas unidades</translation>
    </message>
    <message>
        <source>no counter left</source>
        <translation>no quedan fichas</translation>
    </message>
    <message>
        <source>fight at sea</source>
        <translation>combate naval</translation>
    </message>
    <message>
        <source>could not land</source>
        <translation>no pudo desembarcar</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>acabó su tiempo</translation>
    </message>
    <message>
        <source>no coast left</source>
        <translation>sin costa propia</translation>
    </message>
    <message>
        <source>alone in the area</source>
        <translation>sola en el área</translation>
    </message>
    <message>
        <source>the city was open</source>
        <translation>la ciudad estaba abierta</translation>
    </message>
    <message>
        <source>taken from the sea</source>
        <translation>tomada desde el mar</translation>
    </message>
    <message>
        <source>rebellion</source>
        <translation>rebelión</translation>
    </message>
    <message>
        <source>the rebellion was quelled</source>
        <translation>rebelión sofocada</translation>
    </message>
    <message>
        <source>the rebels went back</source>
        <translation>los rebeldes volvieron</translation>
    </message>
    <message>
        <source>independence</source>
        <translation>independencia</translation>
    </message>
    <message>
        <source>the kingdom is restored</source>
        <translation>reino restaurado</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>counter-attack</source>
        <translation>contraataque</translation>
    </message>
    <message>
        <source>one lost, the rest retreat</source>
        <translation>una baja y retirada</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>destrucción</translation>
    </message>
    <message>
        <source>destroyed, and the city surrenders</source>
        <translation>destrucción y rendición de la ciudad</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>one lost</source>
        <translation>una baja</translation>
    </message>
    <message>
        <source>two lost</source>
        <translation>dos bajas</translation>
    </message>
    <message>
        <source>two lost, the rest retreat</source>
        <translation>dos bajas y retirada</translation>
    </message>
    <message>
        <source>the besieger loses one</source>
        <translation>el sitiador pierde una</translation>
    </message>
    <message>
        <source>the city falls</source>
        <translation>cae la ciudad</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>the rebels go back to their side</source>
        <translation>los rebeldes vuelven a su bando</translation>
    </message>
    <message>
        <source>tribute</source>
        <translation>tributo</translation>
    </message>
    <message>
        <source>Christians</source>
        <translation>Cristianos</translation>
    </message>
    <message>
        <source>Muslims</source>
        <translation>Musulmanes</translation>
    </message>
    <message>
        <source>The Christian side</source>
        <translation>El bando cristiano</translation>
    </message>
    <message>
        <source>The Muslim side</source>
        <translation>El bando musulmán</translation>
    </message>
    <message>
        <source>Christian</source>
        <translation>cristiano</translation>
    </message>
    <message>
        <source>Muslim</source>
        <translation>musulmán</translation>
    </message>
    <message>
        <source>the rebels of {power}</source>
        <translation>la rebelión de {power}</translation>
    </message>
    <message>
        <source>Field Battle table</source>
        <translation>tabla de batalla campal</translation>
    </message>
    <message>
        <source>Tornafuye table</source>
        <translation>tabla de tornafuye</translation>
    </message>
    <message>
        <source>quelling</source>
        <translation>pacificación</translation>
    </message>
    <message>
        <source>incitement</source>
        <translation>incitación</translation>
    </message>
    <message>
        <source>{count} × {unit}</source>
        <translation>{count} × {unit}</translation>
    </message>
    <message>
        <source>In your hand: {marker}</source>
        <translation>En tu mano: {marker}</translation>
    </message>
    <message>
        <source>Hidden markers: {side}</source>
        <translation>Marcadores ocultos: {side}</translation>
    </message>
    <message>
        <source>Reconquista! The Struggle for Iberia</source>
        <translation>¡Reconquista! La lucha por Iberia</translation>
    </message>
    <message>
        <source>city, yields {points} TP a turn</source>
        <translation>ciudad, rinde {points} PT por turno</translation>
    </message>
    <message>
        <source>city, yields no TP of its own</source>
        <translation>ciudad, no rinde PT por sí misma</translation>
    </message>
    <message>
        <source>The last turn has ended: the Christians win if they are {margin} points ahead; otherwise the Muslims win.</source>
        <translation>Ha terminado el último turno: ganan los cristianos si llevan {margin} puntos de ventaja; si no, los musulmanes.</translation>
    </message>
    <message>
        <source>Tables that the rulebook does not print (even: the cities of al-Andalus pay nothing; pillage, conquests and invasions do)</source>
        <translation>Tablas que el reglamento no trae (equilibradas: las ciudades de al-Ándalus no pagan nada; el saqueo, las conquistas y las invasiones, sí)</translation>
    </message>
    <message>
        <source>{place} (city)</source>
        <translation>{place} (ciudad)</translation>
    </message>
    <message>
        <source>city, no TP (even tables: al-Andalus lives on pillage and invasions)</source>
        <translation>ciudad, sin PT (tablas equilibradas: al-Ándalus vive del saqueo y de las invasiones)</translation>
    </message>
    <message>
        <source>somewhere</source>
        <translation>algún lugar</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Attrition</source>
        <translation>Desgaste</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Recaudación</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Reclutamiento</translation>
    </message>
    <message>
        <source>Repopulation</source>
        <translation>Repoblación</translation>
    </message>
    <message>
        <source>War among the Christians</source>
        <translation>Guerra entre cristianos</translation>
    </message>
    <message>
        <source>Stratagems</source>
        <translation>Estratagemas</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Independencia</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tributo</translation>
    </message>
    <message>
        <source>Quelling rebellions</source>
        <translation>Pacificación</translation>
    </message>
    <message>
        <source>Inciting rebellions</source>
        <translation>Incitación</translation>
    </message>
    <message>
        <source>Dynastic union</source>
        <translation>Unión dinástica</translation>
    </message>
    <message>
        <source>Christian campaigns</source>
        <translation>Campañas cristianas</translation>
    </message>
    <message>
        <source>Muslim campaign</source>
        <translation>Campaña musulmana</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Two of the five great cities are Muslim.</source>
        <translation>Dos de las cinco grandes ciudades son musulmanas.</translation>
    </message>
    <message>
        <source>An empty enemy city</source>
        <translation>Una ciudad enemiga vacía</translation>
    </message>
    <message>
        <source>Enemies who meet</source>
        <translation>Los enemigos que se encuentran</translation>
    </message>
    <message>
        <source>Points that were pillaged</source>
        <translation>Los puntos del saqueo</translation>
    </message>
    <message>
        <source>Buying stratagem markers</source>
        <translation>Compra de marcadores de estratagema</translation>
    </message>
    <message>
        <source>Points that a tribute attempt costs</source>
        <translation>Puntos que cuesta exigir un tributo</translation>
    </message>
    <message>
        <source>Total control of an area</source>
        <translation>El control total de un área</translation>
    </message>
    <message>
        <source>A war among Christians ends</source>
        <translation>Una guerra entre cristianos termina</translation>
    </message>
    <message>
        <source>Settlers may come to home areas too</source>
        <translation>Se puede repoblar también en las áreas propias</translation>
    </message>
    <message>
        <source>The invasion of turn 12</source>
        <translation>La invasión del turno 12</translation>
    </message>
    <message>
        <source>Castile independent on turn 6 at the latest</source>
        <translation>Castilla, independiente en el turno 6 como muy tarde</translation>
    </message>
    <message>
        <source>King, Crusader or North African: initiative +1</source>
        <translation>Rey, cruzado o norteafricano: iniciativa +1</translation>
    </message>
    <message>
        <source>Initiative of El Cid and Almanzor</source>
        <translation>Iniciativa del Cid y de Almanzor</translation>
    </message>
    <message>
        <source>may be walked into</source>
        <translation>se puede ocupar sin más</translation>
    </message>
    <message>
        <source>must be besieged</source>
        <translation>hay que sitiarla</translation>
    </message>
    <message>
        <source>fight if one of them wants it</source>
        <translation>combaten si uno de ellos quiere</translation>
    </message>
    <message>
        <source>must fight</source>
        <translation>tienen que combatir</translation>
    </message>
    <message>
        <source>can be spent at once</source>
        <translation>se pueden gastar en el acto</translation>
    </message>
    <message>
        <source>count for the next turn</source>
        <translation>cuentan para el turno siguiente</translation>
    </message>
    <message>
        <source>as many as each side pays for, in turn</source>
        <translation>cuantas pague cada bando, por turno</translation>
    </message>
    <message>
        <source>one each a turn</source>
        <translation>una por bando y turno</translation>
    </message>
    <message>
        <source>stays until an enemy takes it</source>
        <translation>dura hasta que la tome un enemigo</translation>
    </message>
    <message>
        <source>needs units in the field and in the city</source>
        <translation>necesita unidades en el campo y en la ciudad</translation>
    </message>
    <message>
        <source>after redistribution</source>
        <translation>después de la redistribución</translation>
    </message>
    <message>
        <source>before redistribution</source>
        <translation>antes de la redistribución</translation>
    </message>
    <message>
        <source>comes if a rebellion of turn 7 succeeded</source>
        <translation>llega si triunfó una rebelión en el turno 7</translation>
    </message>
    <message>
        <source>always comes</source>
        <translation>llega siempre</translation>
    </message>
    <message>
        <source>as first reconstructed: hard for the Christians</source>
        <translation>las primeras que se reconstruyeron: difíciles para los cristianos</translation>
    </message>
    <message>
        <source>even: both sides have the same chances</source>
        <translation>equilibradas: los dos bandos tienen las mismas posibilidades</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Asedio</translation>
    </message>
    <message>
        <source>Combat: who has the initiative, and what comes of it</source>
        <translation>Combate: quién tiene la iniciativa y qué resulta</translation>
    </message>
    <message>
        <source>On the Field Battle table</source>
        <translation>En la tabla de batalla campal</translation>
    </message>
    <message>
        <source>On the Tornafuye table</source>
        <translation>En la tabla de tornafuye</translation>
    </message>
    <message>
        <source>For the kind of units that roll</source>
        <translation>Por la clase de unidades que tiran</translation>
    </message>
    <message>
        <source>What the enemy suffers</source>
        <translation>Lo que sufre el enemigo</translation>
    </message>
    <message>
        <source>What the enemy&apos;s answer does</source>
        <translation>Lo que hace la respuesta del enemigo</translation>
    </message>
    <message>
        <source>Units inside the city</source>
        <translation>Unidades dentro de la ciudad</translation>
    </message>
    <message>
        <source>The area was pillaged</source>
        <translation>El área está saqueada</translation>
    </message>
    <message>
        <source>The King leads the siege</source>
        <translation>El rey dirige el asedio</translation>
    </message>
    <message>
        <source>A fleet closes the port</source>
        <translation>Una flota cierra el puerto</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>Initiative of the attacker</source>
        <translation>Iniciativa del atacante</translation>
    </message>
    <message>
        <source>Initiative of the defender</source>
        <translation>Iniciativa del defensor</translation>
    </message>
    <message>
        <source>The city falls</source>
        <translation>La ciudad cae</translation>
    </message>
    <message>
        <source>The besieger loses a unit</source>
        <translation>El sitiador pierde una unidad</translation>
    </message>
    <message>
        <source>The attacker has the initiative</source>
        <translation>La iniciativa es del atacante</translation>
    </message>
    <message>
        <source>The defender has the initiative</source>
        <translation>La iniciativa es del defensor</translation>
    </message>
    <message>
        <source>The attacking raiders must retreat then</source>
        <translation>Entonces los algareadores atacantes se retiran</translation>
    </message>
    <message>
        <source>The defending raiders must retreat then</source>
        <translation>Entonces los algareadores defensores se retiran</translation>
    </message>
    <message>
        <source>The attacker first: what the defender suffers</source>
        <translation>Primero el atacante: lo que sufre el defensor</translation>
    </message>
    <message>
        <source>The attacker first: what the counter-attack does</source>
        <translation>Primero el atacante: lo que hace el contraataque</translation>
    </message>
    <message>
        <source>The defender first: what the attacker suffers</source>
        <translation>Primero el defensor: lo que sufre el atacante</translation>
    </message>
    <message>
        <source>The defender first: what the counter-attack does</source>
        <translation>Primero el defensor: lo que hace el contraataque</translation>
    </message>
    <message>
        <source>{side}: place your pieces.</source>
        <translation>{side}: coloca tus fichas.</translation>
    </message>
    <message>
        <source>{side}: place the French pieces.</source>
        <translation>{side}: coloca las fichas francesas.</translation>
    </message>
    <message>
        <source>{side}: a conquered kingdom can be restored.</source>
        <translation>{side}: puedes restaurar un reino conquistado.</translation>
    </message>
    <message>
        <source>{side}: place the piece that arrives.</source>
        <translation>{side}: coloca la ficha que llega.</translation>
    </message>
    <message>
        <source>{side}: recruit, or end recruiting.</source>
        <translation>{side}: recluta o termina de reclutar.</translation>
    </message>
    <message>
        <source>{side}: send settlers, or go on.</source>
        <translation>{side}: envía repobladores o sigue.</translation>
    </message>
    <message>
        <source>{side}: will you roll for war among the Christians?</source>
        <translation>{side}: ¿tiras por una guerra entre cristianos?</translation>
    </message>
    <message>
        <source>{side}: place the reinforcement.</source>
        <translation>{side}: coloca el refuerzo.</translation>
    </message>
    <message>
        <source>{side}: choose the coast that the Vikings pillage.</source>
        <translation>{side}: elige la costa que saquean los vikingos.</translation>
    </message>
    <message>
        <source>{side}: will the King leave the seceding land?</source>
        <translation>{side}: ¿deja el rey la tierra que se separa?</translation>
    </message>
    <message>
        <source>{side}: exact tribute from rebels, or go on.</source>
        <translation>{side}: exige tributo a los rebeldes o sigue.</translation>
    </message>
    <message>
        <source>{side}: incite a rebellion, or go on.</source>
        <translation>{side}: incita una rebelión o sigue.</translation>
    </message>
    <message>
        <source>{side}: try a dynastic union, or not.</source>
        <translation>{side}: intenta una unión dinástica o no.</translation>
    </message>
    <message>
        <source>{side}: lead the campaign of {power}.</source>
        <translation>{side}: dirige la campaña de {power}.</translation>
    </message>
    <message>
        <source>{side}: lead your campaign.</source>
        <translation>{side}: dirige tu campaña.</translation>
    </message>
    <message>
        <source>{side}: play a marker on this die, or pass.</source>
        <translation>{side}: juega un marcador en esta tirada o pasa.</translation>
    </message>
    <message>
        <source>{side}: buy a stratagem marker for {cost} TP, or pass.</source>
        <translation>{side}: compra un marcador de estratagema por {cost} PT o pasa.</translation>
    </message>
    <message>
        <source>{side}: place the piece that arrives: {unit}.</source>
        <translation>{side}: coloca la ficha que llega: {unit}.</translation>
    </message>
    <message>
        <source>{side}: choose who mutinies: they will move and fight only for pay.</source>
        <translation>{side}: elige quién se amotina: solo se moverá y combatirá si cobra.</translation>
    </message>
    <message>
        <source>{side}: exact tribute from rebels for {cost} TP, or go on.</source>
        <translation>{side}: exige tributo a los rebeldes por {cost} PT o sigue.</translation>
    </message>
    <message>
        <source>{side}: win rebels back for {cost} TP, or go on.</source>
        <translation>{side}: pacifica a tus rebeldes por {cost} PT o sigue.</translation>
    </message>
    <message>
        <source>{side}: incite a rebellion for {cost} TP, or go on.</source>
        <translation>{side}: incita una rebelión por {cost} PT o sigue.</translation>
    </message>
    <message>
        <source>{side}: the caliphate collapses: incite a rebellion for nothing, or go on.</source>
        <translation>{side}: el califato se derrumba: incita una rebelión sin pagar o sigue.</translation>
    </message>
    <message>
        <source>{side}: play a marker on your die ({purpose}), or pass.</source>
        <translation>{side}: juega un marcador en tu tirada ({purpose}) o pasa.</translation>
    </message>
    <message>
        <source>{side}: play a marker on the enemy’s die ({purpose}), or pass.</source>
        <translation>{side}: juega un marcador en la tirada del enemigo ({purpose}) o pasa.</translation>
    </message>
    <message>
        <source>{side}: buy a marker for this combat for {cost} TP, or pass.</source>
        <translation>{side}: compra un marcador para este combate por {cost} PT o pasa.</translation>
    </message>
    <message>
        <source>{side}: buy a marker after the victory for {cost} TP, or pass.</source>
        <translation>{side}: compra un marcador tras la victoria por {cost} PT o pasa.</translation>
    </message>
    <message>
        <source>{side}: choose a table, or retreat.</source>
        <translation>{side}: elige una tabla o retírate.</translation>
    </message>
    <message>
        <source>{side}: choose your losses.</source>
        <translation>{side}: elige tus bajas.</translation>
    </message>
    <message>
        <source>{side}: choose where to retreat.</source>
        <translation>{side}: elige adónde te retiras.</translation>
    </message>
    <message>
        <source>{side}: will you fight the pillagers?</source>
        <translation>{side}: ¿combates a los saqueadores?</translation>
    </message>
    <message>
        <source>{side}: will you intercept?</source>
        <translation>{side}: ¿interceptas?</translation>
    </message>
    <message>
        <source>{side}: redistribute units, or end the turn.</source>
        <translation>{side}: redistribuye unidades o termina el turno.</translation>
    </message>
    <message>
        <source>{side}: too many units; choose which of them must roll.</source>
        <translation>{side}: sobran unidades; elige cuáles tiran.</translation>
    </message>
    <message>
        <source>Dice: {purpose}.</source>
        <translation>Dados: {purpose}.</translation>
    </message>
    <message>
        <source>The game is over. {reason}</source>
        <translation>La partida ha terminado. {reason}</translation>
    </message>
    <message>
        <source>It concerns {owner} in {place}.</source>
        <translation>Se trata de {owner} en {place}.</translation>
    </message>
    <message>
        <source>It concerns {place}.</source>
        <translation>Se trata de {place}.</translation>
    </message>
    <message>
        <source>It concerns {owner} in {place}, against {enemy}.</source>
        <translation>Se trata de {owner} en {place}, contra {enemy}.</translation>
    </message>
    <message>
        <source>Chance of success: {chance}.</source>
        <translation>Probabilidad de éxito: {chance}.</translation>
    </message>
    <message>
        <source>Chance of success: {chance}, or {most} next to a King of yours.</source>
        <translation>Probabilidad de éxito: {chance}, o {most} junto a un rey tuyo.</translation>
    </message>
    <message>
        <source>Chances: 1 TP {chance}, the rebels go back to their side {back}.</source>
        <translation>Probabilidades: 1 PT, {chance}; los rebeldes vuelven a su bando, {back}.</translation>
    </message>
    <message>
        <source>Chances: 1 TP {chance}, the rebels go back to their side {back}; next to a King of yours 1 TP {most}, back to their side {least}.</source>
        <translation>Probabilidades: 1 PT, {chance}; los rebeldes vuelven a su bando, {back}. Junto a un rey tuyo: 1 PT, {most}; vuelven a su bando, {least}.</translation>
    </message>
    <message>
        <source>Chances: {chance} that you lead one of the kingdoms this turn, if it is in play; {france} that France makes war on the Christians.</source>
        <translation>Probabilidades: {chance} de dirigir este turno uno de los reinos, si está en juego; {france} de que Francia haga la guerra a los cristianos.</translation>
    </message>
    <message>
        <source>The kingdom that stays takes over all that the other has, whose King is removed.</source>
        <translation>El reino que permanece recibe todo lo del otro, cuyo rey se retira.</translation>
    </message>
    <message>
        <source>{owner} pays.</source>
        <translation>Paga {owner}.</translation>
    </message>
    <message>
        <source>If you try, no dynastic union can be tried this turn.</source>
        <translation>Si lo intentas, este turno ya no podrás intentar una unión dinástica.</translation>
    </message>
    <message>
        <source>On this die: {listed}.</source>
        <translation>En esta tirada: {listed}.</translation>
    </message>
    <message>
        <source>{marker} {modifier}</source>
        <translation>{marker} {modifier}</translation>
    </message>
    <message>
        <source>{power}: {unit} in {place}</source>
        <translation>{power}: {unit} en {place}</translation>
    </message>
    <message>
        <source>Restore {power} in {area}</source>
        <translation>Restaurar {power} en {area}</translation>
    </message>
    <message>
        <source>{unit} in {place}</source>
        <translation>{unit} en {place}</translation>
    </message>
    <message>
        <source>{power}: recruit {unit} in {place} ({cost} TP)</source>
        <translation>{power}: reclutar {unit} en {place} ({cost} PT)</translation>
    </message>
    <message>
        <source>{power}: settlers to {area} ({cost} TP)</source>
        <translation>{power}: repobladores a {area} ({cost} PT)</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Buy a marker</source>
        <translation>Comprar un marcador</translation>
    </message>
    <message>
        <source>{power} buys a marker</source>
        <translation>{power} compra un marcador</translation>
    </message>
    <message>
        <source>Pillage {area}</source>
        <translation>Saquear {area}</translation>
    </message>
    <message>
        <source>{power} in {area}</source>
        <translation>{power} en {area}</translation>
    </message>
    <message>
        <source>The King goes to {to}</source>
        <translation>El rey va a {to}</translation>
    </message>
    <message>
        <source>The King stays</source>
        <translation>El rey se queda</translation>
    </message>
    <message>
        <source>{power}: tribute of {area}</source>
        <translation>{power}: tributo de {area}</translation>
    </message>
    <message>
        <source>{payer} pays: tribute of {area} for {power}</source>
        <translation>Paga {payer}: tributo de {area} para {power}</translation>
    </message>
    <message>
        <source>{power}: win {area} back</source>
        <translation>{power}: pacificar {area}</translation>
    </message>
    <message>
        <source>Incite {area}</source>
        <translation>Incitar {area}</translation>
    </message>
    <message>
        <source>{payer} pays {cost} TP: incite {area}</source>
        <translation>{payer} paga {cost} PT: incitar {area}</translation>
    </message>
    <message>
        <source>Several pay {cost} TP: incite {area}</source>
        <translation>Varios pagan {cost} PT: incitar {area}</translation>
    </message>
    <message>
        <source>{union}: {keep} stays, throne {throne}</source>
        <translation>{union}: permanece {keep}, trono {throne}</translation>
    </message>
    <message>
        <source>{units}: from {origin} to {to}</source>
        <translation>{units}: de {origin} a {to}</translation>
    </message>
    <message>
        <source>Pillage {area} with {units}</source>
        <translation>Saquear {area} con {units}</translation>
    </message>
    <message>
        <source>Leave the city of {area}: {units}</source>
        <translation>Salen de la ciudad de {area}: {units}</translation>
    </message>
    <message>
        <source>Go into the city of {area}: {units}</source>
        <translation>Entran en la ciudad de {area}: {units}</translation>
    </message>
    <message>
        <source>Besiege {area} with {units}</source>
        <translation>Sitiar {area} con {units}</translation>
    </message>
    <message>
        <source>Forced march of {units} in {place}</source>
        <translation>Marcha forzada de {units} en {place}</translation>
    </message>
    <message>
        <source>Attack {enemy} in {area} with {units}</source>
        <translation>Atacar a {enemy} en {area} con {units}</translation>
    </message>
    <message>
        <source>Declare war on France</source>
        <translation>Declarar la guerra a Francia</translation>
    </message>
    <message>
        <source>{fleets} × Fleet: from {origin} to {to}</source>
        <translation>{fleets} × Flota: de {origin} a {to}</translation>
    </message>
    <message>
        <source>{fleets} × Fleet with units aboard: from {origin} to {to}</source>
        <translation>{fleets} × Flota con unidades a bordo: de {origin} a {to}</translation>
    </message>
    <message>
        <source>{fleets} × empty Fleet: from {origin} to {to}</source>
        <translation>{fleets} × Flota vacía: de {origin} a {to}</translation>
    </message>
    <message>
        <source>{units} board in {area} ({sea})</source>
        <translation>Embarcan en {area} ({sea}): {units}</translation>
    </message>
    <message>
        <source>{units} land in {area}</source>
        <translation>Desembarcan en {area}: {units}</translation>
    </message>
    <message>
        <source>Fight in {sea}</source>
        <translation>Combatir en {sea}</translation>
    </message>
    <message>
        <source>Play {marker}</source>
        <translation>Jugar {marker}</translation>
    </message>
    <message>
        <source>Fight on the {table}</source>
        <translation>Combatir con la {table}</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatir</translation>
    </message>
    <message>
        <source>Retreat to {to}</source>
        <translation>Retirarse a {to}</translation>
    </message>
    <message>
        <source>Withdraw into the city</source>
        <translation>Refugiarse en la ciudad</translation>
    </message>
    <message>
        <source>Lose {units}</source>
        <translation>Perder {units}</translation>
    </message>
    <message>
        <source>{units} must roll</source>
        <translation>Tiran: {units}</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Interceptar</translation>
    </message>
    <message>
        <source>Intercept with {units}</source>
        <translation>Interceptar con {units}</translation>
    </message>
    <message>
        <source>{power}: {units} from {origin} to {to}</source>
        <translation>{power}: {units} de {origin} a {to}</translation>
    </message>
    <message>
        <source>{power}: {units} go into the city of {origin}</source>
        <translation>{power}: {units}, a la ciudad de {origin}</translation>
    </message>
    <message>
        <source>{power}: {units} leave the city of {origin}</source>
        <translation>{power}: {units}, fuera de la ciudad de {origin}</translation>
    </message>
    <message>
        <source>{power}: {fleets} × Fleet from {origin} to {to}</source>
        <translation>{power}: {fleets} × Flota de {origin} a {to}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>drawing a marker</source>
        <translation>robo de un marcador</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>Field Battle</source>
        <translation>batalla campal</translation>
    </message>
    <message>
        <source>Tornafuye</source>
        <translation>tornafuye</translation>
    </message>
    <message>
        <source>interception</source>
        <translation>interceptación</translation>
    </message>
    <message>
        <source>forced march</source>
        <translation>marcha forzada</translation>
    </message>
    <message>
        <source>war among the Christians</source>
        <translation>guerra entre cristianos</translation>
    </message>
    <message>
        <source>which kingdom goes to war</source>
        <translation>qué reino va a la guerra</translation>
    </message>
    <message>
        <source>whether the union goes to war</source>
        <translation>si la unión va a la guerra</translation>
    </message>
    <message>
        <source>drawing a kingdom</source>
        <translation>sorteo de un reino</translation>
    </message>
    <message>
        <source>That is not what is asked now.</source>
        <translation>No es eso lo que se pide ahora.</translation>
    </message>
    <message>
        <source>{marker} is not in hand.</source>
        <translation>No tienes {marker}.</translation>
    </message>
    <message>
        <source>{marker} does not act on this die.</source>
        <translation>{marker} no vale para esta tirada.</translation>
    </message>
    <message>
        <source>{marker} cannot be played together with the one played.</source>
        <translation>{marker} no se puede jugar junto con el ya jugado.</translation>
    </message>
    <message>
        <source>{power} does not fight here.</source>
        <translation>{power} no combate aquí.</translation>
    </message>
    <message>
        <source>{area} is not totally controlled.</source>
        <translation>No se controla {area} por completo.</translation>
    </message>
    <message>
        <source>There is no room in {area}.</source>
        <translation>No queda sitio en {area}.</translation>
    </message>
    <message>
        <source>This marker does not bring {unit}.</source>
        <translation>Este marcador no trae {unit}.</translation>
    </message>
    <message>
        <source>No counter of {unit} is left.</source>
        <translation>No quedan fichas de {unit}.</translation>
    </message>
    <message>
        <source>{area} has no city.</source>
        <translation>{area} no tiene ciudad.</translation>
    </message>
    <message>
        <source>The Vikings come no more.</source>
        <translation>Los vikingos ya no vienen.</translation>
    </message>
    <message>
        <source>{area} has no coast.</source>
        <translation>{area} no tiene costa.</translation>
    </message>
    <message>
        <source>{area} is not the enemy&apos;s.</source>
        <translation>{area} no es del enemigo.</translation>
    </message>
    <message>
        <source>There are enemy units in {area}.</source>
        <translation>Hay unidades enemigas en {area}.</translation>
    </message>
    <message>
        <source>{area} has been pillaged this turn.</source>
        <translation>Ya se ha saqueado {area} este turno.</translation>
    </message>
    <message>
        <source>{power} has no units in {area}.</source>
        <translation>{power} no tiene unidades en {area}.</translation>
    </message>
    <message>
        <source>The units of {power} in {area} are not the enemy&apos;s.</source>
        <translation>Las unidades de {power} en {area} no son enemigas.</translation>
    </message>
    <message>
        <source>A King or a Crusader is with them in {area}.</source>
        <translation>En {area} los acompaña un rey o un cruzado.</translation>
    </message>
    <message>
        <source>{area} is closed: France is not at war with this side.</source>
        <translation>El área de {area} está cerrada: Francia no está en guerra con este bando.</translation>
    </message>
    <message>
        <source>France may not enter {area}, which is Muslim.</source>
        <translation>Francia no puede entrar en {area}, área musulmana.</translation>
    </message>
    <message>
        <source>Only French units enter {area}.</source>
        <translation>Solo entran en {area} unidades francesas.</translation>
    </message>
    <message>
        <source>A kingdom led by the Muslims may not enter {area}.</source>
        <translation>Un reino dirigido por los musulmanes no puede entrar en {area}.</translation>
    </message>
    <message>
        <source>The Muslims may not enter {area} of the kingdom they lead.</source>
        <translation>Los musulmanes no pueden entrar en {area}, del reino que dirigen.</translation>
    </message>
    <message>
        <source>{to} is not next to {area}.</source>
        <translation>{to} no linda con {area}.</translation>
    </message>
    <message>
        <source>Enemies in {area} stop the move.</source>
        <translation>Los enemigos de {area} detienen el movimiento.</translation>
    </message>
    <message>
        <source>There is no way from {area} to {to}.</source>
        <translation>No hay camino de {area} a {to}.</translation>
    </message>
    <message>
        <source>{power} cannot pay the mutineers {cost} TP.</source>
        <translation>{power} no puede pagar {cost} PT a los amotinados.</translation>
    </message>
    <message>
        <source>Only half of the kingdom&apos;s units may act.</source>
        <translation>Solo puede actuar la mitad de las unidades del reino.</translation>
    </message>
    <message>
        <source>One unit must stay in {area}.</source>
        <translation>Debe quedarse una unidad en {area}.</translation>
    </message>
    <message>
        <source>No units were named.</source>
        <translation>No se indican unidades.</translation>
    </message>
    <message>
        <source>These units are in the city of {area}.</source>
        <translation>Esas unidades están en la ciudad de {area}.</translation>
    </message>
    <message>
        <source>These units are not in {area}.</source>
        <translation>Esas unidades no están en {area}.</translation>
    </message>
    <message>
        <source>A leader and his King cannot stand together in {area}.</source>
        <translation>Un caudillo y su rey no pueden estar juntos en {area}.</translation>
    </message>
    <message>
        <source>The stack in {area} marches together.</source>
        <translation>El grupo de {area} marcha junto.</translation>
    </message>
    <message>
        <source>Not enough MP in {area}: {cost} are needed.</source>
        <translation>No bastan los PM en {area}: hacen falta {cost}.</translation>
    </message>
    <message>
        <source>Enemies have stopped these units in {area}.</source>
        <translation>Los enemigos han detenido a estas unidades en {area}.</translation>
    </message>
    <message>
        <source>The movement of these units in {area} is over.</source>
        <translation>Estas unidades de {area} ya no pueden moverse.</translation>
    </message>
    <message>
        <source>Others hold the city of {area}.</source>
        <translation>Otros ocupan la ciudad de {area}.</translation>
    </message>
    <message>
        <source>The city of {area} is not an enemy&apos;s.</source>
        <translation>La ciudad de {area} no es enemiga.</translation>
    </message>
    <message>
        <source>The city of {area} must be besieged.</source>
        <translation>Hay que sitiar la ciudad de {area}.</translation>
    </message>
    <message>
        <source>There are enemies in the field of {area}.</source>
        <translation>Hay enemigos en el campo de {area}.</translation>
    </message>
    <message>
        <source>{area} has paid tribute this turn.</source>
        <translation>{area} ha pagado tributo este turno.</translation>
    </message>
    <message>
        <source>These units went into the city of {area} in this campaign.</source>
        <translation>Esas unidades entraron en la ciudad de {area} en esta campaña.</translation>
    </message>
    <message>
        <source>These units of {area} have moved.</source>
        <translation>Esas unidades de {area} ya se han movido.</translation>
    </message>
    <message>
        <source>Only those who came into {area} this turn can pillage it.</source>
        <translation>Solo pueden saquear {area} quienes han entrado este turno.</translation>
    </message>
    <message>
        <source>Crusaders do not fight Christian kingdoms.</source>
        <translation>Los cruzados no combaten contra reinos cristianos.</translation>
    </message>
    <message>
        <source>Those who answer pillage use the Field Battle table.</source>
        <translation>Quien responde al saqueo usa la tabla de batalla campal.</translation>
    </message>
    <message>
        <source>There is nobody to fight in {area}.</source>
        <translation>No hay con quien combatir en {area}.</translation>
    </message>
    <message>
        <source>{owner} in {area} is no enemy.</source>
        <translation>{owner} en {area} no es enemigo.</translation>
    </message>
    <message>
        <source>These units have besieged this turn in {area}.</source>
        <translation>Esas unidades ya han sitiado este turno en {area}.</translation>
    </message>
    <message>
        <source>The fleets in {area} have fought.</source>
        <translation>Las flotas de {area} ya han combatido.</translation>
    </message>
    <message>
        <source>These units in {area} have intercepted this turn.</source>
        <translation>Esas unidades de {area} ya han interceptado este turno.</translation>
    </message>
    <message>
        <source>Raiders who won by their speed must retreat.</source>
        <translation>Los algareadores que ganan por rapidez deben retirarse.</translation>
    </message>
    <message>
        <source>Whoever answers a counter-attack does not retreat.</source>
        <translation>Quien responde a un contraataque no se retira.</translation>
    </message>
    <message>
        <source>Rebels do not retreat.</source>
        <translation>Los rebeldes no se retiran.</translation>
    </message>
    <message>
        <source>There are enemies in {area}.</source>
        <translation>Hay enemigos en {area}.</translation>
    </message>
    <message>
        <source>There is no city of yours in {area}.</source>
        <translation>No tienes ciudad en {area}.</translation>
    </message>
    <message>
        <source>The losses must be {count}.</source>
        <translation>Las bajas han de ser {count}.</translation>
    </message>
    <message>
        <source>These units are not among those that can be lost.</source>
        <translation>Esas unidades no están entre las que se pueden perder.</translation>
    </message>
    <message>
        <source>The city of {area} is empty: walk in.</source>
        <translation>La ciudad de {area} está vacía: entra sin más.</translation>
    </message>
    <message>
        <source>{power} cannot pay {cost} TP.</source>
        <translation>{power} no puede pagar {cost} PT.</translation>
    </message>
    <message>
        <source>{area} has no port on {sea}.</source>
        <translation>{area} no tiene puerto en {sea}.</translation>
    </message>
    <message>
        <source>Enemies hold the port of {area}.</source>
        <translation>El puerto de {area} está en manos enemigas.</translation>
    </message>
    <message>
        <source>There is no fleet in {area}.</source>
        <translation>No hay flota en {area}.</translation>
    </message>
    <message>
        <source>The fleets in {area} cannot take so many and still land them.</source>
        <translation>Las flotas de {area} no pueden llevar tantas y desembarcarlas.</translation>
    </message>
    <message>
        <source>These units are not aboard in {area}.</source>
        <translation>Esas unidades no van a bordo en {area}.</translation>
    </message>
    <message>
        <source>Landing in {area} needs another sea and another port than going aboard.</source>
        <translation>Para desembarcar en {area} hacen falta otro mar y otro puerto que al embarcar.</translation>
    </message>
    <message>
        <source>Enemies are in the city of {area}: land in the area.</source>
        <translation>Hay enemigos en la ciudad de {area}: desembarca en el área.</translation>
    </message>
    <message>
        <source>The city of {area} is free: land in the city.</source>
        <translation>La ciudad de {area} está libre: desembarca en la ciudad.</translation>
    </message>
    <message>
        <source>There are still units aboard that can sail on or land.</source>
        <translation>Aún hay unidades a bordo que pueden navegar o desembarcar.</translation>
    </message>
    <message>
        <source>The fleets in {area} intercept together.</source>
        <translation>Las flotas de {area} interceptan juntas.</translation>
    </message>
    <message>
        <source>France is at war already.</source>
        <translation>Francia ya está en guerra.</translation>
    </message>
    <message>
        <source>France is conquered.</source>
        <translation>Francia está conquistada.</translation>
    </message>
    <message>
        <source>France does not declare war on itself.</source>
        <translation>Francia no se declara la guerra a sí misma.</translation>
    </message>
    <message>
        <source>{area} is not of the home of {power}.</source>
        <translation>{area} no es de la tierra de {power}.</translation>
    </message>
    <message>
        <source>There is no {unit} to place.</source>
        <translation>No hay nada que colocar de esta clase: {unit}.</translation>
    </message>
    <message>
        <source>You do not decide for {power}.</source>
        <translation>No decides por {power}.</translation>
    </message>
    <message>
        <source>Fleets are placed at sea, not in {area}.</source>
        <translation>Las flotas se colocan en el mar, no en {area}.</translation>
    </message>
    <message>
        <source>Land units are not placed in {area}.</source>
        <translation>Las unidades de tierra no se colocan en {area}.</translation>
    </message>
    <message>
        <source>{power} is asked about first.</source>
        <translation>Antes se decide sobre {power}.</translation>
    </message>
    <message>
        <source>No kingdom holds its throne in {area}.</source>
        <translation>Ningún reino tiene su trono en {area}.</translation>
    </message>
    <message>
        <source>El Cid finds no companions in {area}.</source>
        <translation>El Cid no encuentra compañeros en {area}.</translation>
    </message>
    <message>
        <source>{unit} is placed first.</source>
        <translation>Antes se coloca {unit}.</translation>
    </message>
    <message>
        <source>There is no totally controlled port in {area}.</source>
        <translation>No hay en {area} ningún puerto controlado por completo.</translation>
    </message>
    <message>
        <source>{unit} cannot be bought.</source>
        <translation>{unit} no se puede comprar.</translation>
    </message>
    <message>
        <source>{unit} can be bought from turn {turn} on.</source>
        <translation>{unit} se puede comprar desde el turno {turn}.</translation>
    </message>
    <message>
        <source>No more than {count} purchases in {area}.</source>
        <translation>No más de {count} compras en {area}.</translation>
    </message>
    <message>
        <source>The King is placed at his throne, not in {area}.</source>
        <translation>El rey se coloca en su trono, no en {area}.</translation>
    </message>
    <message>
        <source>{area} was not Muslim at the start.</source>
        <translation>El área de {area} no era musulmana al principio.</translation>
    </message>
    <message>
        <source>{area} has settlers.</source>
        <translation>{area} ya tiene pobladores.</translation>
    </message>
    <message>
        <source>No Repopulation marker is left.</source>
        <translation>No quedan marcadores de repoblación.</translation>
    </message>
    <message>
        <source>{area} is not next to an area totally controlled.</source>
        <translation>{area} no linda con un área controlada por completo.</translation>
    </message>
    <message>
        <source>{area} is not an area of yours.</source>
        <translation>{area} no es un área tuya.</translation>
    </message>
    <message>
        <source>{area} is seceding too.</source>
        <translation>{area} también se separa.</translation>
    </message>
    <message>
        <source>No enemy rebels hold {area}.</source>
        <translation>Ningún rebelde enemigo controla {area}.</translation>
    </message>
    <message>
        <source>It has been tried in {area} this turn.</source>
        <translation>Ya se ha intentado en {area} este turno.</translation>
    </message>
    <message>
        <source>There are no rebels of yours in {area}.</source>
        <translation>No hay rebeldes tuyos en {area}.</translation>
    </message>
    <message>
        <source>El Cid stands with the rebels of {area}.</source>
        <translation>El Cid está con los rebeldes de {area}.</translation>
    </message>
    <message>
        <source>Nobody in {area} can be incited.</source>
        <translation>Nadie en {area} puede ser incitado.</translation>
    </message>
    <message>
        <source>Nobody rebels in {area}, in France.</source>
        <translation>Nadie se rebela en {area}, en Francia.</translation>
    </message>
    <message>
        <source>A King or a leader is in {area}.</source>
        <translation>En {area} hay un rey o un caudillo.</translation>
    </message>
    <message>
        <source>The attempt costs {cost} TP.</source>
        <translation>El intento cuesta {cost} PT.</translation>
    </message>
    <message>
        <source>{power} is not of this union.</source>
        <translation>{power} no es de esta unión.</translation>
    </message>
    <message>
        <source>{area} is not a throne of this union.</source>
        <translation>{area} no es un trono de esta unión.</translation>
    </message>
    <message>
        <source>{power} is in a union already.</source>
        <translation>{power} ya está en una unión.</translation>
    </message>
    <message>
        <source>{power} is not in play.</source>
        <translation>{power} no está en juego.</translation>
    </message>
    <message>
        <source>These units are in {area}.</source>
        <translation>Esas unidades ya están en {area}.</translation>
    </message>
    <message>
        <source>You control no coast of {area}.</source>
        <translation>No controlas ninguna costa de {area}.</translation>
    </message>
</context>
</TS>
