<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Advising</name>
    <message>
        <source>takes {area}</source>
        <translation>toma {area}</translation>
    </message>
    <message>
        <source>attacks {area} (chance: {chance}%)</source>
        <translation>ataca {area} (probabilidad: {chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>leaves {area}</source>
        <translation>deja {area}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>puntos: {points}</translation>
    </message>
</context>
<context>
    <name>AgesDock</name>
    <message>
        <source>Ages</source>
        <translation>Edades</translation>
    </message>
    <message>
        <source>Chronicle…</source>
        <translation>Crónica…</translation>
    </message>
    <message>
        <source>The map of each age, and the curve of points</source>
        <translation>El mapa de cada edad y la curva de los puntos</translation>
    </message>
    <message>
        <source>The nations by turns: from their arrival to their end</source>
        <translation>Las naciones por turnos: desde su llegada hasta su fin</translation>
    </message>
    <message>
        <source>Click a nation for its card</source>
        <translation>Haz clic en una nación para ver su tarjeta</translation>
    </message>
</context>
<context>
    <name>Awards</name>
    <message>
        <source>holding {where}</source>
        <translation>control de {where}</translation>
    </message>
    <message>
        <source>regions of {where}</source>
        <translation>regiones ({where})</translation>
    </message>
    <message>
        <source>{where} on the map</source>
        <translation>{where} en el mapa</translation>
    </message>
    <message>
        <source>ruins</source>
        <translation>ruinas</translation>
    </message>
    <message>
        <source>most regions of {where}</source>
        <translation>mayoría de regiones ({where})</translation>
    </message>
    <message>
        <source>half goes, as a subject of {where}</source>
        <translation>se pierde la mitad, por estar sometida a {where}</translation>
    </message>
    <message>
        <source>units missing for {where}</source>
        <translation>unidades que faltan para {where}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{player}, turns {first} to {last}</source>
        <translation>{player}, turnos {first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n región</numerusform>
            <numerusform>%n regiones</numerusform>
        </translation>
    </message>
    <message>
        <source>{gold} gold, up to {reserve}</source>
        <translation>{gold} de oro, hasta {reserve}</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s), the land feeds {most}</source>
        <translation>
            <numerusform>%n unidad, la tierra mantiene {most}</numerusform>
            <numerusform>%n unidades, la tierra mantiene {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>subject of {nation}</source>
        <translation>sometida a {nation}</translation>
    </message>
    <message>
        <source>suzerain of {nations}</source>
        <translation>soberana de {nations}</translation>
    </message>
    <message>
        <source>No goals any more</source>
        <translation>Ya no tiene objetivos</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>T{turn}</source>
        <translation>T{turn}</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>tal como está</translation>
    </message>
    <message>
        <source>at the end of its own part of the turn</source>
        <translation>al final de su propia parte del turno</translation>
    </message>
    <message>
        <source>each region of {zone}</source>
        <translation>cada región ({zone})</translation>
    </message>
    <message>
        <source>most regions of {zone}</source>
        <translation>mayoría de regiones ({zone})</translation>
    </message>
    <message>
        <source>each {unit}</source>
        <translation>cada {unit}</translation>
    </message>
    <message>
        <source>each ruin in its regions</source>
        <translation>cada ruina en sus regiones</translation>
    </message>
    <message>
        <source>For what it destroys in its own turn</source>
        <translation>Por lo que destruye en su propio turno</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>cualquier unidad</translation>
    </message>
    <message>
        <source>a leader</source>
        <translation>un líder</translation>
    </message>
    <message>
        <source>of Muslims</source>
        <translation>de musulmanes</translation>
    </message>
    <message>
        <source>of Christians</source>
        <translation>de cristianos</translation>
    </message>
    <message>
        <source>of anybody</source>
        <translation>de cualquiera</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Scored so far, and why</source>
        <translation>Puntos obtenidos, y por qué</translation>
    </message>
    <message>
        <source>regions of {zone}</source>
        <translation>regiones ({zone})</translation>
    </message>
    <message>
        <source>ruins</source>
        <translation>ruinas</translation>
    </message>
    <message>
        <source>half of it, as a subject</source>
        <translation>la mitad, por estar sometida</translation>
    </message>
    <message>
        <source>leader destroyed</source>
        <translation>líder eliminado</translation>
    </message>
    <message>
        <source>{unit} destroyed</source>
        <translation>{unit}, eliminación</translation>
    </message>
    <message>
        <source>Counters left in its pool</source>
        <translation>Fichas que le quedan en la reserva</translation>
    </message>
    <message>
        <source>up to {units}</source>
        <translation>hasta {units}</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Aún por llegar</translation>
    </message>
    <message>
        <source>End of turn {turn}: it becomes {nations}</source>
        <translation>Fin del turno {turn}: se convierte en {nations}</translation>
    </message>
    <message>
        <source>End of turn {turn}: it leaves the game</source>
        <translation>Fin del turno {turn}: deja la partida</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Buy units</source>
        <translation>Comprar unidades</translation>
    </message>
    <message>
        <source>Place reinforcements</source>
        <translation>Colocar refuerzos</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Give up a unit</source>
        <translation>Renunciar a una unidad</translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <translation>Elegir la próxima batalla</translation>
    </message>
    <message>
        <source>Choose the loss</source>
        <translation>Elegir la baja</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Build on the ruins</source>
        <translation>Construir sobre las ruinas</translation>
    </message>
    <message>
        <source>Play an event counter</source>
        <translation>Jugar una ficha de evento</translation>
    </message>
    <message>
        <source>Declare a capital</source>
        <translation>Declarar una capital</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle of the ages</source>
        <translation>Crónica de las edades</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Puntos tras cada turno</translation>
    </message>
    <message>
        <source>In words…</source>
        <translation>En palabras…</translation>
    </message>
    <message>
        <source>All turns, to be read, copied and exported</source>
        <translation>Todos los turnos, para leerlos, copiarlos y exportarlos</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Phases ended</source>
        <translation>Fases terminadas</translation>
    </message>
    <message>
        <source>Battles fought on</source>
        <translation>Batallas proseguidas</translation>
    </message>
    <message>
        <source>Battles left</source>
        <translation>Batallas abandonadas</translation>
    </message>
    <message>
        <source>Submissions</source>
        <translation>Sometimientos</translation>
    </message>
    <message>
        <source>Offers declined</source>
        <translation>Ofertas rechazadas</translation>
    </message>
    <message>
        <source>Tributes kept</source>
        <translation>Tributos guardados</translation>
    </message>
    <message>
        <source>Units bought</source>
        <translation>Unidades compradas</translation>
    </message>
    <message>
        <source>Reinforcements placed</source>
        <translation>Refuerzos colocados</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Units given up</source>
        <translation>Unidades retiradas</translation>
    </message>
    <message>
        <source>Next battle chosen</source>
        <translation>Próxima batalla elegida</translation>
    </message>
    <message>
        <source>Losses chosen</source>
        <translation>Pérdidas elegidas</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Ruins rebuilt</source>
        <translation>Ruinas reconstruidas</translation>
    </message>
    <message>
        <source>Capitals declared</source>
        <translation>Capitales declaradas</translation>
    </message>
    <message>
        <source>Event counters played</source>
        <translation>Fichas de evento jugadas</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Scenario {scenario} begins, for {players} players.</source>
        <translation>Empieza el escenario {scenario}, para {players} jugadores.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}.</source>
        <translation>Turno {turn}: {name}.</translation>
    </message>
    <message>
        <source>{nation} ({side}) to play.</source>
        <translation>Le toca a {nation} ({side}).</translation>
    </message>
    <message>
        <source>{nation}: the time of {leader} is over.</source>
        <translation>{nation}: fin del tiempo de {leader}.</translation>
    </message>
    <message>
        <source>{area} {gold}</source>
        <translation>{area} {gold}</translation>
    </message>
    <message>
        <source>{nation}: income of {gold} ({lines}); treasury: {treasury}.</source>
        <translation>{nation}: ingresos de {gold} ({lines}); tesoro: {treasury}.</translation>
    </message>
    <message>
        <source>Tribute of {nation} to {suzerain}: {gold}; its treasury: {treasury}.</source>
        <translation>Tributo de {nation} a {suzerain}: {gold}; su tesoro: {treasury}.</translation>
    </message>
    <message>
        <source>{nation}: {unit} bought with the tribute for {cost}; it waits to be placed.</source>
        <translation>{nation}: compra con el tributo de {unit} por {cost}; espera a ser colocada.</translation>
    </message>
    <message>
        <source>{nation}: {gold} gold above the reserve is lost.</source>
        <translation>{nation}: se pierde el oro que supera la reserva ({gold}).</translation>
    </message>
    <message>
        <source>{nation}: a harvest of {gold} gold.</source>
        <translation>{nation}: cosecha de {gold} de oro.</translation>
    </message>
    <message>
        <source>{nation}: {gold} gold taken from {other}.</source>
        <translation>{nation}: {gold} de oro tomado a {other}.</translation>
    </message>
    <message>
        <source>Reinforcements of {nation}: {units}.</source>
        <translation>Refuerzos de {nation}: {units}.</translation>
    </message>
    <message>
        <source>{nation}: {units} placed in {area}.</source>
        <translation>{nation}: colocación de {units} en {area}.</translation>
    </message>
    <message>
        <source>{nation}: {leader} appears in {area}.</source>
        <translation>{nation}: {leader} aparece en {area}.</translation>
    </message>
    <message>
        <source>{nation}: {units} still to come, for lack of a place.</source>
        <translation>{nation}: quedan por llegar {units}, por falta de sitio.</translation>
    </message>
    <message>
        <source>{nation}: {unit} in {area} for {cost}; treasury: {treasury}.</source>
        <translation>{nation}: {unit} en {area} por {cost}; tesoro: {treasury}.</translation>
    </message>
    <message>
        <source>{nation}: {unit} of {area} back to the pool.</source>
        <translation>{nation}: {unit} de {area}, de vuelta a la reserva.</translation>
    </message>
    <message>
        <source>Capital of {nation}: {area}.</source>
        <translation>Capital de {nation}: {area}.</translation>
    </message>
    <message>
        <source>{nation}: {units} from {origin} to {to}.</source>
        <translation>{nation}: {units}, de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{nation}: {units} of {area} taken off ({why}).</source>
        <translation>{nation}: {units} menos en {area} ({why}).</translation>
    </message>
    <message>
        <source>The attackers come over a river.</source>
        <translation>Los atacantes llegan cruzando un río.</translation>
    </message>
    <message>
        <source>The attackers come over a pass.</source>
        <translation>Los atacantes llegan por un paso de montaña.</translation>
    </message>
    <message>
        <source>Battle of {area}: {attacker} with {attackers} against {defender} with {defenders}.</source>
        <translation>Batalla de {area}: {attacker} con {attackers} contra {defender} con {defenders}.</translation>
    </message>
    <message>
        <source>Siege: besieger {mine} ({did}); besieged {theirs} ({took}).</source>
        <translation>Asedio: sitiador {mine} ({did}); sitiado {theirs} ({took}).</translation>
    </message>
    <message>
        <source>Round {number}: attacker {mine} ({did}); defender {theirs} ({took}).</source>
        <translation>Ronda {number}: atacante {mine} ({did}); defensor {theirs} ({took}).</translation>
    </message>
    <message>
        <source>kills: {kills}, hits: {hits}</source>
        <translation>eliminaciones: {kills}, impactos: {hits}</translation>
    </message>
    <message>
        <source>{nation}: religious zeal ignores hits: {hits}.</source>
        <translation>{nation}: el celo religioso ignora impactos: {hits}.</translation>
    </message>
    <message>
        <source>{nation}: loss of {unit} in {area}.</source>
        <translation>{nation}: pérdida de {unit} en {area}.</translation>
    </message>
    <message>
        <source>{nation}: a hit on {unit} in {area}.</source>
        <translation>{nation}: un impacto en {unit}, en {area}.</translation>
    </message>
    <message>
        <source>{nation}: death of {leader} in {area}.</source>
        <translation>{nation}: muerte de {leader} en {area}.</translation>
    </message>
    <message>
        <source>{nation}: withdrawal from {area}.</source>
        <translation>{nation}: retirada voluntaria de {area}.</translation>
    </message>
    <message>
        <source>{nation}: submission offered in {area}.</source>
        <translation>{nation}: oferta de sumisión en {area}.</translation>
    </message>
    <message>
        <source>{nation}: the battle of {area} goes on.</source>
        <translation>{nation}: sigue la batalla de {area}.</translation>
    </message>
    <message>
        <source>The castle of {area} ({nation}) surrenders to {to}.</source>
        <translation>El castillo de {area} ({nation}) se rinde a {to}.</translation>
    </message>
    <message>
        <source>Submission: {nation}, subject of {suzerain} from now on.</source>
        <translation>Sumisión: {nation}, en adelante nación sometida a {suzerain}.</translation>
    </message>
    <message>
        <source>{nation}: no longer a subject of {suzerain}.</source>
        <translation>{nation}: fin de la sumisión a {suzerain}.</translation>
    </message>
    <message>
        <source>Battle of {area}: nobody is left, nobody wins.</source>
        <translation>Batalla de {area}: no queda nadie y nadie gana.</translation>
    </message>
    <message>
        <source>Battle of {area}: victory of {nation}.</source>
        <translation>Batalla de {area}: victoria de {nation}.</translation>
    </message>
    <message>
        <source>{nation}: retreat of {units} from {origin} to {to}.</source>
        <translation>{nation}: retirada de {units}, de {origin} a {to}.</translation>
    </message>
    <message>
        <source>{nation}: {counter} of {area} taken over whole.</source>
        <translation>{nation}: toma de {counter} de {area}, sin daños.</translation>
    </message>
    <message>
        <source>{nation}: {counter} built on the ruins of {area}, at the price of {unit}.</source>
        <translation>{nation}: {counter} sobre las ruinas de {area}, a cambio de {unit}.</translation>
    </message>
    <message>
        <source>A Roman fort guards {area}.</source>
        <translation>Un fuerte romano guarda {area}.</translation>
    </message>
    <message>
        <source>Points for {nation} ({side}): {points} ({lines}); {total} in all.</source>
        <translation>Puntos de {nation} ({side}): {points} ({lines}); {total} en total.</translation>
    </message>
    <message>
        <source>{unit} destroyed in {area}: {points}</source>
        <translation>destrucción de {unit} en {area}: {points}</translation>
    </message>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}: {points}</translation>
    </message>
    <message>
        <source>Toledo falls to {nation}: the realm of the Visigoths is lost.</source>
        <translation>Toledo cae en manos de {nation}: el reino visigodo se ha perdido.</translation>
    </message>
    <message>
        <source>{nation}: end of its days in Hispania.</source>
        <translation>{nation}: fin de sus días en Hispania.</translation>
    </message>
    <message>
        <source>{nation}: succeeded by {heirs}.</source>
        <translation>{nation}: lo sucede {heirs}.</translation>
    </message>
    <message>
        <source>{area} ({units})</source>
        <translation>{area} ({units})</translation>
    </message>
    <message>
        <source>Still to come: {units}.</source>
        <translation>Por llegar: {units}.</translation>
    </message>
    <message>
        <source>Birth of {nation}: {regions}.</source>
        <translation>Nacimiento de {nation}: {regions}.</translation>
    </message>
    <message>
        <source>The ruins of Roman forts disappear: {areas}.</source>
        <translation>Desaparecen las ruinas de fuertes romanos: {areas}.</translation>
    </message>
    <message>
        <source>{side}: an event counter, hidden from the others.</source>
        <translation>{side}: una ficha de evento, oculta a los demás.</translation>
    </message>
    <message>
        <source>{side}: event counter “{event}”.</source>
        <translation>{side}: ficha de evento «{event}».</translation>
    </message>
    <message>
        <source>{side}: “{event}” for {nation}.</source>
        <translation>{side}: «{event}» para {nation}.</translation>
    </message>
    <message>
        <source>{side}: “{event}” for {nation}, {where}.</source>
        <translation>{side}: «{event}» para {nation}, {where}.</translation>
    </message>
    <message>
        <source>“{event}” takes effect for {nation} in {area}.</source>
        <translation>«{event}» hace efecto para {nation} en {area}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>The game is over: {totals}. Victory of {winners}.</source>
        <translation>La partida ha terminado: {totals}. Victoria de {winners}.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>clear</source>
        <translation>terreno despejado</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montaña</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marisma</translation>
    </message>
    <message>
        <source>ruins of a castle</source>
        <translation>ruinas de un castillo</translation>
    </message>
    <message>
        <source>ruins of a city</source>
        <translation>ruinas de una ciudad</translation>
    </message>
    <message>
        <source>ruins of a fort</source>
        <translation>ruinas de un fuerte</translation>
    </message>
    <message>
        <source>Battle, if both stand</source>
        <translation>Batalla, si ambos resisten</translation>
    </message>
    <message>
        <source>Second round, if both stand</source>
        <translation>Segunda ronda, si ambos resisten</translation>
    </message>
    <message>
        <source>After the withdrawal</source>
        <translation>Después de la retirada</translation>
    </message>
    <message>
        <source>Damaged units of the attacker</source>
        <translation>Unidades dañadas del atacante</translation>
    </message>
    <message>
        <source>Damaged units of the defender</source>
        <translation>Unidades dañadas del defensor</translation>
    </message>
    <message>
        <source>In clear terrain</source>
        <translation>En terreno despejado</translation>
    </message>
    <message>
        <source>In mountains: the defender rolls black</source>
        <translation>En montaña: el defensor tira dados negros</translation>
    </message>
    <message>
        <source>In a marsh: the defender rolls black</source>
        <translation>En marisma: el defensor tira dados negros</translation>
    </message>
    <message>
        <source>Over a river: a white die for the defender</source>
        <translation>Cruzando un río: un dado blanco para el defensor</translation>
    </message>
    <message>
        <source>Over a river: a black die for the defender</source>
        <translation>Cruzando un río: un dado negro para el defensor</translation>
    </message>
    <message>
        <source>Over a pass: a white die for the defender</source>
        <translation>Por un paso: un dado blanco para el defensor</translation>
    </message>
    <message>
        <source>Over a pass: a black die for the defender</source>
        <translation>Por un paso: un dado negro para el defensor</translation>
    </message>
    <message>
        <source>Black dice of the attacker&apos;s leaders</source>
        <translation>Dados negros de los líderes del atacante</translation>
    </message>
    <message>
        <source>Black dice of the defender&apos;s leaders</source>
        <translation>Dados negros de los líderes del defensor</translation>
    </message>
    <message>
        <source>The attacker&apos;s zeal ignores the first hits</source>
        <translation>El celo del atacante ignora los primeros impactos</translation>
    </message>
    <message>
        <source>The defender&apos;s zeal ignores the first hits</source>
        <translation>El celo del defensor ignora los primeros impactos</translation>
    </message>
    <message>
        <source>May attack; units beyond that are lost</source>
        <translation>Pueden atacar; las unidades de más se pierden</translation>
    </message>
    <message>
        <source>income {gold}</source>
        <translation>renta {gold}</translation>
    </message>
    <message numerus="yes">
        <source>up to %n unit(s)</source>
        <translation>
            <numerusform>hasta %n unidad</numerusform>
            <numerusform>hasta %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>city site</source>
        <translation>solar de ciudad</translation>
    </message>
    <message>
        <source>capital of {nation}</source>
        <translation>capital de {nation}</translation>
    </message>
    <message>
        <source>held by {nation}</source>
        <translation>en poder de {nation}</translation>
    </message>
    <message>
        <source>{first} to {last} BC</source>
        <translation>{first} a {last} a. C.</translation>
    </message>
    <message>
        <source>{first} BC to AD {last}</source>
        <translation>{first} a. C. a {last} d. C.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>Turn {turn}: {age}</source>
        <translation>Turno {turn}: {age}</translation>
    </message>
    <message>
        <source>{nation}: {gold} gold above the reserve would be lost.</source>
        <translation>{nation}: se perdería el oro que supera la reserva ({gold}).</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Derrota</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>beyond the map</source>
        <translation>fuera del mapa</translation>
    </message>
    <message>
        <source>Hispania</source>
        <translation>Hispania</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Jugador {letter}</translation>
    </message>
    <message>
        <source>{number} × {unit}</source>
        <translation>{number} × {unit}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>NationDock</name>
    <message>
        <source>Nation</source>
        <translation>Nación</translation>
    </message>
    <message>
        <source>Back to the nation that acts</source>
        <translation>Volver a la nación que juega</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>What the next goals would pay as it stands</source>
        <translation>Lo que darían los próximos objetivos tal como está la partida</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>New units</source>
        <translation>Nuevas unidades</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The data file has mistakes.</source>
        <translation>El archivo de datos tiene errores.</translation>
    </message>
    <message>
        <source>There is no nation {detail}.</source>
        <translation>No hay ninguna nación {detail}.</translation>
    </message>
    <message>
        <source>There is no leader {detail}.</source>
        <translation>No hay ningún líder {detail}.</translation>
    </message>
    <message>
        <source>There is no ruin {detail}.</source>
        <translation>No hay ninguna ruina {detail}.</translation>
    </message>
    <message>
        <source>There is no player of that name.</source>
        <translation>No hay ningún jugador con ese nombre.</translation>
    </message>
    <message>
        <source>There is no event counter {detail}.</source>
        <translation>No hay ninguna ficha de evento {detail}.</translation>
    </message>
    <message>
        <source>There is only one event counter {detail}.</source>
        <translation>Solo hay una ficha de evento {detail}.</translation>
    </message>
    <message>
        <source>Castles, cities, forts and fortresses cannot be there.</source>
        <translation>Ahí no puede haber castillos, ciudades, fuertes ni fortalezas.</translation>
    </message>
    <message>
        <source>The units need a nation.</source>
        <translation>Las unidades necesitan una nación.</translation>
    </message>
    <message>
        <source>Without units nobody holds a region.</source>
        <translation>Sin unidades nadie controla una región.</translation>
    </message>
    <message>
        <source>A region has one castle, city, fort or fortress at the most.</source>
        <translation>Una región tiene como mucho un castillo, ciudad, fuerte o fortaleza.</translation>
    </message>
    <message>
        <source>There is nobody to attack.</source>
        <translation>No hay a quién atacar.</translation>
    </message>
    <message>
        <source>No nation is its own subject.</source>
        <translation>Ninguna nación es súbdita de sí misma.</translation>
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
        <source>{detail} is not a number that is possible here.</source>
        <translation>{detail} no es un número posible aquí.</translation>
    </message>
    <message>
        <source>{detail} is not one of the choices.</source>
        <translation>{detail} no es ninguna de las posibilidades.</translation>
    </message>
    <message>
        <source>It must be true or false, not {detail}.</source>
        <translation>Debe ser verdadero o falso, no {detail}.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Falta el nombre.</translation>
    </message>
    <message>
        <source>The mark must be stated, deduced or reconstructed, not {detail}.</source>
        <translation>La marca debe ser stated, deduced o reconstructed, no {detail}.</translation>
    </message>
    <message>
        <source>{detail} is missing.</source>
        <translation>Falta {detail}.</translation>
    </message>
    <message>
        <source>{detail} is there twice.</source>
        <translation>{detail} está dos veces.</translation>
    </message>
    <message>
        <source>There is no {detail}.</source>
        <translation>No hay ningún {detail}.</translation>
    </message>
    <message>
        <source>More than there are: {detail}.</source>
        <translation>Más de los que hay: {detail}.</translation>
    </message>
    <message>
        <source>The file has a format unknown here.</source>
        <translation>El archivo tiene un formato que aquí no se conoce.</translation>
    </message>
    <message>
        <source>The file belongs to the game {detail}.</source>
        <translation>El archivo es del juego {detail}.</translation>
    </message>
    <message>
        <source>{detail} does not lead back.</source>
        <translation>{detail} no lleva de vuelta.</translation>
    </message>
    <message>
        <source>A zone has one city site, not {detail}.</source>
        <translation>Una zona tiene un emplazamiento de ciudad, no {detail}.</translation>
    </message>
    <message>
        <source>A border is a river or a pass, not both: {detail}.</source>
        <translation>Una frontera es río o paso, no ambas cosas: {detail}.</translation>
    </message>
    <message>
        <source>There is a border {detail} already.</source>
        <translation>Ya hay una frontera {detail}.</translation>
    </message>
    <message>
        <source>There is no border with {detail}.</source>
        <translation>No hay frontera con {detail}.</translation>
    </message>
    <message>
        <source>No way leads there.</source>
        <translation>Ningún camino lleva allí.</translation>
    </message>
    <message>
        <source>{detail} arrives on another turn than his first.</source>
        <translation>{detail} llega en un turno que no es el primero suyo.</translation>
    </message>
    <message>
        <source>{detail} never arrives.</source>
        <translation>{detail} no llega nunca.</translation>
    </message>
    <message>
        <source>The heir&apos;s turns do not begin after turn {detail}.</source>
        <translation>Los turnos del heredero no empiezan después del turno {detail}.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>Roll %n dice for {purpose}.</source>
        <translation>
            <numerusform>Tira %n dado para {purpose}.</numerusform>
            <numerusform>Tira %n dados para {purpose}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>The game is over, and the victory shared: {points}.</source>
        <translation>La partida ha terminado con victoria compartida: {points}.</translation>
    </message>
    <message>
        <source>The game is over: victory of {winner}. {points}.</source>
        <translation>La partida ha terminado: victoria de {winner}. {points}.</translation>
    </message>
    <message>
        <source>The nation</source>
        <translation>La nación</translation>
    </message>
    <message>
        <source>{nation}: the plague takes a unit in {area}; choose which.</source>
        <translation>{nation}: la peste se lleva una unidad en {area}; elige cuál.</translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n unit(s) too many in {area}; choose one that is lost.</source>
        <translation>
            <numerusform>{nation}: sobra %n unidad en {area}; elige cuál se pierde.</numerusform>
            <numerusform>{nation}: sobran %n unidades en {area}; elige una que se pierde.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the capital, {area} holds one more.</source>
        <translation>Como capital, {area} admite una más.</translation>
    </message>
    <message>
        <source>Undo leads back to the movement.</source>
        <translation>Con «deshacer» vuelves al movimiento.</translation>
    </message>
    <message>
        <source>{units} in {area}</source>
        <translation>{units} en {area}</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) above the limit in {area}</source>
        <translation>
            <numerusform>%n unidad de más en {area}</numerusform>
            <numerusform>%n unidades de más en {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>If it ends now, this is lost: {what}.</source>
        <translation>Si lo terminas ahora, se pierde: {what}.</translation>
    </message>
    <message>
        <source>{nation}: buy units and place the new ones. Treasury: {gold}.</source>
        <translation>{nation}: compra unidades y coloca las nuevas. Tesoro: {gold}.</translation>
    </message>
    <message>
        <source>{nation}: move, one step at a time, or end the movement.</source>
        <translation>{nation}: mueve, paso a paso, o termina el movimiento.</translation>
    </message>
    <message>
        <source>{nation}: more units than its regions feed; choose one that goes.</source>
        <translation>{nation}: más unidades de las que alimentan sus regiones; elige una que se retire.</translation>
    </message>
    <message>
        <source>{nation}: choose the next battle.</source>
        <translation>{nation}: elige la próxima batalla.</translation>
    </message>
    <message>
        <source>{nation}: choose the unit that is destroyed in {area}.</source>
        <translation>{nation}: elige la unidad eliminada en {area}.</translation>
    </message>
    <message>
        <source>{nation}: choose the unit that takes the hit in {area}.</source>
        <translation>{nation}: elige la unidad que recibe el impacto en {area}.</translation>
    </message>
    <message>
        <source>{nation}: fight on in {area}, or give it up?</source>
        <translation>{nation}: ¿seguir luchando en {area} o abandonar?</translation>
    </message>
    <message>
        <source>{nation}: choose where the beaten units of {area} retreat to.</source>
        <translation>{nation}: elige adónde se retiran las unidades vencidas en {area}.</translation>
    </message>
    <message>
        <source>{nation}: build on the ruins of {area}, giving up a unit?</source>
        <translation>{nation}: ¿construir sobre las ruinas de {area} a cambio de una unidad?</translation>
    </message>
    <message>
        <source>{nation}: buy a unit with the tribute, or keep the gold?</source>
        <translation>{nation}: ¿comprar una unidad con el tributo o guardar el oro?</translation>
    </message>
    <message>
        <source>{nation}: play an event counter before moving?</source>
        <translation>{nation}: ¿jugar una ficha de evento antes de mover?</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Elige qué hacer.</translation>
    </message>
    <message>
        <source>Play “{event}”</source>
        <translation>Jugar «{event}»</translation>
    </message>
    <message>
        <source>{units} from {origin} to {to}</source>
        <translation>{units}, de {origin} a {to}</translation>
    </message>
    <message>
        <source>Buy {unit}</source>
        <translation>Comprar {unit}</translation>
    </message>
    <message>
        <source>Buy {unit} in {area}</source>
        <translation>Comprar {unit} en {area}</translation>
    </message>
    <message>
        <source>Place {units} in {area}</source>
        <translation>Colocar {units} en {area}</translation>
    </message>
    <message>
        <source>{unit} of {area} goes</source>
        <translation>Se pierde {unit} de {area}</translation>
    </message>
    <message>
        <source>Battle of {area}</source>
        <translation>Batalla de {area}</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Seguir luchando</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Abandonar la batalla</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Someterse</translation>
    </message>
    <message>
        <source>{units} to {area}</source>
        <translation>{units}, a {area}</translation>
    </message>
    <message>
        <source>Retreat to {area}</source>
        <translation>Retirada a {area}</translation>
    </message>
    <message>
        <source>Build, giving up {unit}</source>
        <translation>Construir, a cambio de {unit}</translation>
    </message>
    <message>
        <source>Keep the gold</source>
        <translation>Guardar el oro</translation>
    </message>
    <message>
        <source>Capital of {nation}: {area}</source>
        <translation>Capital de {nation}: {area}</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ningún evento</translation>
    </message>
    <message>
        <source>Leave the ruins</source>
        <translation>Dejar las ruinas</translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation>Terminar el movimiento</translation>
    </message>
    <message>
        <source>End the purchases</source>
        <translation>Terminar las compras</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>{unit}, hit already, is destroyed</source>
        <translation>Se elimina {unit}, que ya tiene un impacto</translation>
    </message>
    <message>
        <source>{unit} is destroyed</source>
        <translation>Se elimina {unit}</translation>
    </message>
    <message>
        <source>{unit}, hit already, takes the hit</source>
        <translation>Recibe el impacto {unit}, que ya tiene uno</translation>
    </message>
    <message>
        <source>{unit} takes the hit</source>
        <translation>Recibe el impacto {unit}</translation>
    </message>
    <message>
        <source>“{event}”: {where}</source>
        <translation>«{event}»: {where}</translation>
    </message>
</context>
<context>
    <name>Purposes</name>
    <message>
        <source>the battle: the attacker&apos;s, then the defender&apos;s</source>
        <translation>la batalla: los del atacante y después los del defensor</translation>
    </message>
    <message>
        <source>an event counter</source>
        <translation>una ficha de evento</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>stated</source>
        <translation>consta</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>deducido</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>reconstruido</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>despejado</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montaña</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marisma</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>black (Rome)</source>
        <translation>negro (Roma)</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Referencia rápida</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Scenarios and players</source>
        <translation>Escenarios y jugadores</translation>
    </message>
    <message>
        <source>Event counters</source>
        <translation>Fichas de evento</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Naciones</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unidad</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>puntos de vida</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>attacks mountain</source>
        <translation>ataca montaña</translation>
    </message>
    <message>
        <source>attacks marsh</source>
        <translation>ataca marisma</translation>
    </message>
    <message>
        <source>besieges</source>
        <translation>asedia</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>two hits</source>
        <translation>dos impactos</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>region</source>
        <translation>región</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message>
        <source>income</source>
        <translation>ingreso</translation>
    </message>
    <message>
        <source>stacking</source>
        <translation>apilamiento</translation>
    </message>
    <message>
        <source>neighbours (~ strait, ^ pass, river)</source>
        <translation>vecinas (~ estrecho, ^ paso, río)</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>age</source>
        <translation>época</translation>
    </message>
    <message>
        <source>{year} BC</source>
        <translation>{year} a. C.</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>turns with points</source>
        <translation>turnos con puntos</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} jugadores</translation>
    </message>
    <message>
        <source>Turns {first} to {last}.</source>
        <translation>Turnos {first} a {last}.</translation>
    </message>
    <message>
        <source>Counters: {units}.</source>
        <translation>Fichas: {units}.</translation>
    </message>
    <message>
        <source>Set-up: {places}.</source>
        <translation>Preparación: {places}.</translation>
    </message>
    <message>
        <source>Destroying: {kills}.</source>
        <translation>Por destruir: {kills}.</translation>
    </message>
    <message>
        <source>End of its own turn {turn}: {points}.</source>
        <translation>Fin de su turno {turn}: {points}.</translation>
    </message>
    <message>
        <source>End of turn {turn}: {points}.</source>
        <translation>Fin del turno {turn}: {points}.</translation>
    </message>
    <message>
        <source>up to {units}</source>
        <translation>hasta {units}</translation>
    </message>
    <message>
        <source>{leader} (to turn {turn})</source>
        <translation>{leader} (hasta el turno {turn})</translation>
    </message>
    <message>
        <source>Turn {turn}, {where}: {units} ({mark}).</source>
        <translation>Turno {turn}, {where}: {units} ({mark}).</translation>
    </message>
    <message>
        <source>a region it holds</source>
        <translation>una región propia</translation>
    </message>
    <message>
        <source>{points} for each region of {where}</source>
        <translation>{points} por cada región ({where})</translation>
    </message>
    <message>
        <source>{points} for most regions of {where}</source>
        <translation>{points} por la mayoría de las regiones ({where})</translation>
    </message>
    <message>
        <source>{points} for each {where}</source>
        <translation>{points} por cada {where}</translation>
    </message>
    <message>
        <source>{points} for each ruin in its regions</source>
        <translation>{points} por cada ruina en sus regiones</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Muslims</source>
        <translation>musulmanes</translation>
    </message>
    <message>
        <source>Christians</source>
        <translation>cristianos</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>cualquier unidad</translation>
    </message>
    <message>
        <source>a leader</source>
        <translation>un líder</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This cannot be done now.</source>
        <translation>Esto no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>{nation} does not hold {area}, so it cannot be its capital.</source>
        <translation>{area} no puede ser capital de {nation}, que no la controla.</translation>
    </message>
    <message>
        <source>{area} is the capital already.</source>
        <translation>{area} ya es la capital.</translation>
    </message>
    <message>
        <source>With a royal city in {city}, only that region can be the capital.</source>
        <translation>Con una ciudad real en {city}, solo esa región puede ser la capital.</translation>
    </message>
    <message>
        <source>First another region has too many units.</source>
        <translation>Primero hay otra región con unidades de más.</translation>
    </message>
    <message>
        <source>There is no such unit to choose: {unit}.</source>
        <translation>No hay tal unidad que elegir: {unit}.</translation>
    </message>
    <message>
        <source>{unit} does not count for stacking.</source>
        <translation>{unit} no cuenta para el apilamiento.</translation>
    </message>
    <message>
        <source>{unit} does not count for the population.</source>
        <translation>{unit} no cuenta para la población.</translation>
    </message>
    <message>
        <source>A unit bought with a tribute waits: it is placed in the nation&apos;s own turn.</source>
        <translation>La unidad comprada con un tributo espera: se coloca en el turno de su nación.</translation>
    </message>
    <message>
        <source>The realm of the Visigoths is lost: they buy nothing more.</source>
        <translation>El reino visigodo se ha perdido: ya no compra nada.</translation>
    </message>
    <message>
        <source>{unit} is never for sale.</source>
        <translation>{unit} no se compra nunca.</translation>
    </message>
    <message>
        <source>{nation} has no counters of this kind: {unit}.</source>
        <translation>{nation} no tiene fichas de esta clase: {unit}.</translation>
    </message>
    <message>
        <source>{nation} cannot buy this: {unit}.</source>
        <translation>{nation} no puede comprar esto: {unit}.</translation>
    </message>
    <message>
        <source>Not enough gold: {unit} costs {cost}, and there is {gold}.</source>
        <translation>Falta oro: {unit} cuesta {cost} y hay {gold}.</translation>
    </message>
    <message>
        <source>All counters of this kind are in play: {unit}.</source>
        <translation>Todas las fichas de esta clase están en juego: {unit}.</translation>
    </message>
    <message>
        <source>{area} is not held by this nation.</source>
        <translation>Esta nación no controla {area}.</translation>
    </message>
    <message>
        <source>{area} has a castle, city, fort or fortress already.</source>
        <translation>{area} ya tiene castillo, ciudad, fuerte o fortaleza.</translation>
    </message>
    <message>
        <source>{area} is not the site of a city.</source>
        <translation>{area} no es emplazamiento de ciudad.</translation>
    </message>
    <message>
        <source>Fortresses are built in mountains only, and {area} has none.</source>
        <translation>Las fortalezas solo se construyen en las montañas, y {area} no lo es.</translation>
    </message>
    <message>
        <source>The ruin in {area} is not of this kind.</source>
        <translation>La ruina de {area} no es de esta clase.</translation>
    </message>
    <message>
        <source>Since Rome has left, ruins of cities are not rebuilt as cities.</source>
        <translation>Desde que Roma se fue, las ruinas de ciudades no se reconstruyen como ciudades.</translation>
    </message>
    <message>
        <source>One unit has been bought in {area} this turn already.</source>
        <translation>En {area} ya se ha comprado una unidad este turno.</translation>
    </message>
    <message>
        <source>{area} holds {limit} units, and one more for new ones: it is full.</source>
        <translation>En {area} caben {limit} unidades, y una más al colocar: está llena.</translation>
    </message>
    <message>
        <source>First the reinforcements must be placed.</source>
        <translation>Antes hay que colocar los refuerzos.</translation>
    </message>
    <message>
        <source>The region is missing in which the unit is placed.</source>
        <translation>Falta la región en la que se coloca la unidad.</translation>
    </message>
    <message>
        <source>{leader} does not arrive now.</source>
        <translation>{leader} no llega ahora.</translation>
    </message>
    <message>
        <source>These reinforcements do not arrive in {area}.</source>
        <translation>Estos refuerzos no llegan a {area}.</translation>
    </message>
    <message>
        <source>There is no such reinforcement: {unit}.</source>
        <translation>No hay tal refuerzo: {unit}.</translation>
    </message>
    <message>
        <source>There are {most} at the most.</source>
        <translation>Hay {most} como mucho.</translation>
    </message>
    <message>
        <source>Choose units or a leader to move.</source>
        <translation>Elige unidades o un líder que mover.</translation>
    </message>
    <message>
        <source>They are there already.</source>
        <translation>Ya están allí.</translation>
    </message>
    <message>
        <source>The leader is not in {area}.</source>
        <translation>El líder no está en {area}.</translation>
    </message>
    <message>
        <source>Those units are not in {area}.</source>
        <translation>Esas unidades no están en {area}.</translation>
    </message>
    <message>
        <source>This never moves: {unit}.</source>
        <translation>Esto no se mueve nunca: {unit}.</translation>
    </message>
    <message>
        <source>{to} belongs to the suzerain: a subject does not enter.</source>
        <translation>{to} es del soberano: un súbdito no entra.</translation>
    </message>
    <message>
        <source>The host stays this turn where it has appeared.</source>
        <translation>La hueste se queda este turno donde ha aparecido.</translation>
    </message>
    <message>
        <source>A leader alone does not enter {to}, which others hold.</source>
        <translation>Un líder solo no entra en {to}, que controlan otros.</translation>
    </message>
    <message>
        <source>A strait can only be the first step.</source>
        <translation>Un estrecho solo puede ser el primer paso.</translation>
    </message>
    <message>
        <source>{leader} can go no further.</source>
        <translation>{leader} no puede ir más lejos.</translation>
    </message>
    <message>
        <source>They hold {area} down for those who passed, and stay.</source>
        <translation>Sujetan {area} para los que han pasado, y se quedan.</translation>
    </message>
    <message>
        <source>Left behind by their leader in {area}, they move no more.</source>
        <translation>Su líder los dejó en {area}: ya no se mueven.</translation>
    </message>
    <message>
        <source>The terrain of {area} has stopped them.</source>
        <translation>El terreno de {area} los ha detenido.</translation>
    </message>
    <message>
        <source>Whoever embarks stays at sea this turn.</source>
        <translation>Quien embarca se queda en el mar este turno.</translation>
    </message>
    <message>
        <source>In {to}, a subject&apos;s region, nobody may stop: the step leaves no way on.</source>
        <translation>En {to}, región de un súbdito, nadie puede detenerse: este paso no deja seguir.</translation>
    </message>
    <message>
        <source>{unit} goes {allowance} steps at the most.</source>
        <translation>{unit} avanza {allowance} pasos como mucho.</translation>
    </message>
    <message>
        <source>The Atlantic is closed to this nation.</source>
        <translation>El Atlántico está vedado a esta nación.</translation>
    </message>
    <message>
        <source>These seas do not touch.</source>
        <translation>Esos mares no se tocan.</translation>
    </message>
    <message>
        <source>Without naval supremacy nobody embarks.</source>
        <translation>Sin supremacía naval nadie embarca.</translation>
    </message>
    <message>
        <source>From {area} nobody can embark for {to}.</source>
        <translation>Desde {area} nadie puede embarcar hacia {to}.</translation>
    </message>
    <message>
        <source>Landing in {to} is forbidden: its anchor is barred.</source>
        <translation>No se puede desembarcar en {to}: su ancla está tachada.</translation>
    </message>
    <message>
        <source>From {area} one cannot land in {to}.</source>
        <translation>Desde {area} no se desembarca en {to}.</translation>
    </message>
    <message>
        <source>This nation may not go to {to} now.</source>
        <translation>Esta nación no puede ir ahora a {to}.</translation>
    </message>
    <message>
        <source>{area} and {to} do not touch.</source>
        <translation>{area} y {to} no se tocan.</translation>
    </message>
    <message>
        <source>To pass {area}, {needed} units must stay there; {staying} would.</source>
        <translation>Para pasar por {area} deben quedarse {needed} unidades; se quedarían {staying}.</translation>
    </message>
    <message>
        <source>To pass {area}, {needed} units must stay there, and only {limit} may attack it.</source>
        <translation>Para pasar por {area} deben quedarse {needed} unidades, y solo {limit} pueden atacarla.</translation>
    </message>
    <message>
        <source>No battle waits in {area}.</source>
        <translation>En {area} no espera ninguna batalla.</translation>
    </message>
    <message>
        <source>Kills are taken before hits.</source>
        <translation>Las eliminaciones van antes que los impactos.</translation>
    </message>
    <message>
        <source>Castle and city are hit last.</source>
        <translation>El castillo y la ciudad son los últimos en recibir impactos.</translation>
    </message>
    <message>
        <source>A kill goes to a unit that is intact, and in difficult terrain to a mounted one first.</source>
        <translation>La eliminación recae en una unidad intacta y, en terreno difícil, antes en una montada.</translation>
    </message>
    <message>
        <source>A hit goes to a unit that has none yet.</source>
        <translation>El impacto recae en una unidad que aún no tenga ninguno.</translation>
    </message>
    <message>
        <source>Mounted units are hit last in clear terrain, and first in difficult terrain.</source>
        <translation>Las unidades montadas reciben los impactos al final en terreno despejado y al principio en terreno difícil.</translation>
    </message>
    <message>
        <source>Only a defender can submit.</source>
        <translation>Solo un defensor puede someterse.</translation>
    </message>
    <message>
        <source>{suzerain} takes no subjects.</source>
        <translation>{suzerain} no admite súbditos.</translation>
    </message>
    <message>
        <source>{nation} never submits.</source>
        <translation>{nation} no se somete nunca.</translation>
    </message>
    <message>
        <source>There is no room in {to}: {room} more fit.</source>
        <translation>En {to} no hay sitio: caben {room} más.</translation>
    </message>
    <message>
        <source>Without naval supremacy nobody retreats to the sea.</source>
        <translation>Sin supremacía naval nadie se retira al mar.</translation>
    </message>
    <message>
        <source>{to} does not touch {area}.</source>
        <translation>{to} no toca {area}.</translation>
    </message>
    <message>
        <source>This nation may not retreat to {to}.</source>
        <translation>Esta nación no puede retirarse a {to}.</translation>
    </message>
    <message>
        <source>Others hold {to}.</source>
        <translation>{to} la controlan otros.</translation>
    </message>
    <message>
        <source>A battle waits in {to}.</source>
        <translation>En {to} espera una batalla.</translation>
    </message>
    <message>
        <source>The player does not have this counter: {event}.</source>
        <translation>El jugador no tiene esta ficha: {event}.</translation>
    </message>
    <message>
        <source>This counter cannot be played like that: {event}.</source>
        <translation>Esta ficha no se puede jugar de ese modo: {event}.</translation>
    </message>
    <message>
        <source>The rules do not allow this ({code}).</source>
        <translation>Las reglas no lo permiten ({code}).</translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>too many in one place</source>
        <translation>demasiadas en un lugar</translation>
    </message>
    <message>
        <source>too many for its regions</source>
        <translation>demasiadas para sus regiones</translation>
    </message>
    <message>
        <source>may not stay there</source>
        <translation>allí no se puede quedar</translation>
    </message>
    <message>
        <source>another nation is born there</source>
        <translation>allí nace otra nación</translation>
    </message>
    <message>
        <source>nowhere to retreat to</source>
        <translation>sin lugar al que retirarse</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>un evento</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Introduction</source>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>{part} · {name}</source>
        <translation>{part} · {name}</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Massalia</source>
        <translation>Massalia</translation>
    </message>
    <message>
        <source>Neutral Goths</source>
        <translation>Godos neutrales</translation>
    </message>
    <message>
        <source>Vikings</source>
        <translation>Vikingos</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>Carthage lands, Rome follows, the peoples of the peninsula defend what is theirs; then Vandals, Suebi and Goths, and at last the Muslim conquest and the first answer from the mountains of the north.</source>
        <translation>Cartago desembarca, Roma la sigue y los pueblos de la Península defienden lo suyo; después, vándalos, suevos y godos, y al fin la conquista musulmana y la primera respuesta desde los montes del norte.</translation>
    </message>
    <message>
        <source>Rome already holds the coast and the south and has the rest to conquer. The empire falls to pieces, the Goths unite what is left of it, and the caliphate rises to its height.</source>
        <translation>Roma ya tiene la costa y el sur, y le queda el resto por conquistar. El Imperio se deshace, los godos reúnen lo que queda de él y el califato llega a su cumbre.</translation>
    </message>
    <message>
        <source>As from Sertorius to Almanzor, and on: the caliphate breaks up into taifas, the Cid takes Valencia, and the Almoravids cross over from Africa.</source>
        <translation>Como «De Sertorio a Almanzor», y más allá: el califato se rompe en taifas, el Cid toma Valencia y los almorávides cruzan desde África.</translation>
    </message>
    <message>
        <source>Fifteen centuries, from the first Carthaginian camp to the Almoravids. Every nation comes, flowers and fades, and none leads from beginning to end: a long evening, or two.</source>
        <translation>Quince siglos, del primer campamento cartaginés a los almorávides. Cada nación llega, florece y se apaga, y ninguna manda de principio a fin: una tarde larga, o dos.</translation>
    </message>
    <message>
        <source>Carthage, Rome and the peoples of the peninsula, to the day when there is but one master. Points are counted twice. A start of our own, over in less than an hour.</source>
        <translation>Cartago, Roma y los pueblos de la Península, hasta el día en que solo queda un dueño. Los puntos se cuentan dos veces. Un comienzo nuestro, que se juega en menos de una hora.</translation>
    </message>
    <message>
        <source>The whole game with two more turns: the Almohads, the second crusade, and Alarcos.</source>
        <translation>La partida completa con dos turnos más: los almohades, la segunda cruzada y Alarcos.</translation>
    </message>
    <message>
        <source>{first} to {last} · {turns} turns</source>
        <translation>{first} – {last} · {turns} turnos</translation>
    </message>
    <message>
        <source>{year} BC</source>
        <translation>{year} a. C.</translation>
    </message>
</context>
<context>
    <name>SwitchNames</name>
    <message>
        <source>Córdoba and Granada touch</source>
        <translation>Córdoba y Granada se tocan</translation>
    </message>
    <message>
        <source>The rivers Anas and Munda count</source>
        <translation>Los ríos Anas y Munda cuentan</translation>
    </message>
    <message>
        <source>Neutral Massalia holds Barcino and Castellón on turn 1</source>
        <translation>Massalia, neutral, controla Barcino y Castellón en el turno 1</translation>
    </message>
    <message>
        <source>In a siege a skull is two hits on a castle or city</source>
        <translation>En un asedio, una calavera son dos impactos contra castillo o ciudad</translation>
    </message>
    <message>
        <source>Mountaineers roll black dice in clear terrain too</source>
        <translation>Los montañeros tiran dados negros también en terreno despejado</translation>
    </message>
    <message>
        <source>Visigoth castles left alone surrender until Toledo falls</source>
        <translation>Los castillos visigodos que quedan solos se rinden hasta que cae Toledo</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Calzadas</translation>
    </message>
    <message>
        <source>Event counters</source>
        <translation>Fichas de evento</translation>
    </message>
    <message>
        <source>After a pass the first round is fought as in mountains, instead of the extra die</source>
        <translation>Tras un paso, la primera ronda se combate como en montaña, en vez del dado adicional</translation>
    </message>
    <message>
        <source>Before units of one kind are taken away, a region may be made the capital</source>
        <translation>Antes de retirar unidades de una sola clase se puede hacer capital la región</translation>
    </message>
    <message>
        <source>The last turn of the scenario is over.</source>
        <translation>Ha terminado el último turno del escenario.</translation>
    </message>
</context>
</TS>
