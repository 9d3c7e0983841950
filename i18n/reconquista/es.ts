<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutReconquista</name>
    <message>
        <source>Rules: version {0} of the printed rules, with rulings of our own</source>
        <translation>Reglas: versión {0} de las reglas impresas, con criterios propios</translation>
    </message>
    <message>
        <source>{0}: {1} items stated in the rules, {2} deduced, {3} reconstructed</source>
        <translation>{0}: {1} datos constan en las reglas, {2} se deducen, {3} están reconstruidos</translation>
    </message>
    <message>
        <source>Each of them</source>
        <translation>Uno por uno</translation>
    </message>
    <message>
        <source>An unofficial program, not published by White Dog Games. The printed game is worth buying.</source>
        <translation>Un programa no oficial, que White Dog Games no publica. Vale la pena comprar el juego impreso.</translation>
    </message>
</context>
<context>
    <name>Advising</name>
    <message>
        <source>brings {gains}</source>
        <translation>aporta {gains}</translation>
    </message>
    <message>
        <source>takes {area} ({chance})</source>
        <translation>toma {area} ({chance})</translation>
    </message>
    <message>
        <source>takes {area} ({chance}): {gains}</source>
        <translation>toma {area} ({chance}): {gains}</translation>
    </message>
    <message numerus="yes">
        <source>+%n points for the City</source>
        <translation>
            <numerusform>+%n punto por la Ciudad</numerusform>
            <numerusform>+%n puntos por la Ciudad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points for most Cities of {region}</source>
        <translation>
            <numerusform>+%n punto por la mayoría de las Ciudades de {region}</numerusform>
            <numerusform>+%n puntos por la mayoría de las Ciudades de {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points for {region} free of Muslims</source>
        <translation>
            <numerusform>+%n punto por {region} libre de musulmanes</numerusform>
            <numerusform>+%n puntos por {region} libre de musulmanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n income from {region}</source>
        <translation>
            <numerusform>+%n de ingresos por {region}</numerusform>
            <numerusform>+%n de ingresos por {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n income</source>
        <translation>
            <numerusform>+%n de ingresos</numerusform>
            <numerusform>+%n de ingresos</numerusform>
        </translation>
    </message>
    <message>
        <source>gets ready to take {area} ({chance})</source>
        <translation>prepara la toma de {area} ({chance})</translation>
    </message>
    <message>
        <source>joins the forces in {area}</source>
        <translation>se une a las fuerzas de {area}</translation>
    </message>
    <message>
        <source>{area} falls {risk} less often in the reaction</source>
        <translation>{area} cae un {risk} menos en la reacción</translation>
    </message>
    <message>
        <source>{area} falls {risk} more often in the reaction</source>
        <translation>{area} cae un {risk} más en la reacción</translation>
    </message>
    <message>
        <source>leaves {area} with a risk of {risk} in the reaction</source>
        <translation>deja {area} con un riesgo del {risk} en la reacción</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>AreaHandle</name>
    <message>
        <source>held by {units}</source>
        <translation>ocupada por {units}</translation>
    </message>
    <message>
        <source>besieged by {units}</source>
        <translation>sitiada por {units}</translation>
    </message>
    <message>
        <source>region in revolt</source>
        <translation>región en revuelta</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>AreaMenu</name>
    <message>
        <source>Hire Mercenaries</source>
        <translation>Contratar Mercenarios</translation>
    </message>
    <message>
        <source>Nothing can be done here now</source>
        <translation>Aquí no se puede hacer nada ahora</translation>
    </message>
</context>
<context>
    <name>Areas</name>
    <message>
        <source>Santiago</source>
        <translation>Santiago</translation>
    </message>
    <message>
        <source>Oviedo</source>
        <translation>Oviedo</translation>
    </message>
    <message>
        <source>Galicia</source>
        <translation>Galicia</translation>
    </message>
    <message>
        <source>León</source>
        <translation>León</translation>
    </message>
    <message>
        <source>Pamplona</source>
        <translation>Pamplona</translation>
    </message>
    <message>
        <source>Barcelona</source>
        <translation>Barcelona</translation>
    </message>
    <message>
        <source>Tarragona</source>
        <translation>Tarragona</translation>
    </message>
    <message>
        <source>Zaragoza</source>
        <translation>Zaragoza</translation>
    </message>
    <message>
        <source>Salamanca</source>
        <translation>Salamanca</translation>
    </message>
    <message>
        <source>Burgos</source>
        <translation>Burgos</translation>
    </message>
    <message>
        <source>Valencia</source>
        <translation>Valencia</translation>
    </message>
    <message>
        <source>Toledo</source>
        <translation>Toledo</translation>
    </message>
    <message>
        <source>Porto</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Badajoz</source>
        <translation>Badajoz</translation>
    </message>
    <message>
        <source>Seville</source>
        <translation>Sevilla</translation>
    </message>
    <message>
        <source>Lisbon</source>
        <translation>Lisboa</translation>
    </message>
    <message>
        <source>Algeciras</source>
        <translation>Algeciras</translation>
    </message>
    <message>
        <source>Córdoba</source>
        <translation>Córdoba</translation>
    </message>
    <message>
        <source>Murcia</source>
        <translation>Murcia</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
</context>
<context>
    <name>BattleEvents</name>
    <message>
        <source>{Side} strike first: the area is mountainous.</source>
        <translation>{Side} golpean primero: el área es montañosa.</translation>
    </message>
    <message>
        <source>{Side} strike first: El Cid is with them.</source>
        <translation>{Side} golpean primero: el Cid está con ellos.</translation>
    </message>
    <message>
        <source>Battle of {area}: {attacker} attack with {attackers}, against {defenders}.</source>
        <translation>Batalla de {area}: {attacker} atacan con {attackers}, contra {defenders}.</translation>
    </message>
    <message>
        <source>Round {number}: {first}; {second}.</source>
        <translation>Ronda {number}: {first}; {second}.</translation>
    </message>
    <message>
        <source>Round {number}, striking first: {first}. Nobody is left to strike back.</source>
        <translation>Ronda {number}, primer golpe: {first}. No queda nadie para devolverlo.</translation>
    </message>
    <message>
        <source>Round {number}, striking first: {first}. Striking back: {second}.</source>
        <translation>Ronda {number}, primer golpe: {first}. Respuesta: {second}.</translation>
    </message>
    <message>
        <source>No losses.</source>
        <translation>Sin bajas.</translation>
    </message>
    <message>
        <source>{side} with {dice}, {hits}</source>
        <translation>{side} con {dice}, {hits}</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>ningún impacto</translation>
    </message>
    <message>
        <source>Losses: {units}.</source>
        <translation>Bajas: {units}.</translation>
    </message>
    <message>
        <source>The battle of {area} ends in a draw.</source>
        <translation>La batalla de {area} acaba en empate.</translation>
    </message>
    <message>
        <source>The battle of {area} leaves nobody alive on either side.</source>
        <translation>La batalla de {area} no deja a nadie con vida en ninguno de los dos bandos.</translation>
    </message>
    <message>
        <source>{Winner} win the battle of {area}: the enemy is wiped out.</source>
        <translation>{Winner} ganan la batalla de {area}: el enemigo queda aniquilado.</translation>
    </message>
    <message numerus="yes">
        <source>{Winner} win the battle of {area}: {losers} must give way.</source>
        <translation>
            <numerusform>{Winner} ganan la batalla de {area}: {losers} debe retirarse.</numerusform>
            <numerusform>{Winner} ganan la batalla de {area}: {losers} deben retirarse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Battle of {area}</source>
        <translation>Batalla de {area}</translation>
    </message>
    <message>
        <source>Attacking: {side}</source>
        <translation>Atacan: {side}</translation>
    </message>
    <message>
        <source>Defending: {side}</source>
        <translation>Defienden: {side}</translation>
    </message>
    <message>
        <source>{side} strike first in the first round: mountains</source>
        <translation>{side}: golpean primero en la primera ronda (montañas)</translation>
    </message>
    <message>
        <source>{side} strike first in every round: El Cid leads them</source>
        <translation>{side}: golpean primero en todas las rondas (los manda el Cid)</translation>
    </message>
    <message>
        <source>Both sides strike at once</source>
        <translation>Los dos bandos golpean a la vez</translation>
    </message>
    <message>
        <source>The defenders come out of their walls</source>
        <translation>Los defensores salen de sus murallas</translation>
    </message>
    <message>
        <source>{side} first</source>
        <translation>{side} primero</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{side}: nobody left to strike back</source>
        <translation>{side}: no queda nadie para responder</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} lose</source>
        <translation>{side}: bajas</translation>
    </message>
    <message>
        <source>{side} left</source>
        <translation>{side}: quedan</translation>
    </message>
</context>
<context>
    <name>Bearings</name>
    <message>
        <source>Areas with a road</source>
        <translation>Áreas con carretera</translation>
    </message>
    <message>
        <source>Areas with mountains</source>
        <translation>Áreas montañosas</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Puertos</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Asedios</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Fortresses</source>
        <translation>Fortalezas</translation>
    </message>
    <message>
        <source>Abandoned Fortresses</source>
        <translation>Fortalezas abandonadas</translation>
    </message>
    <message>
        <source>The region in revolt</source>
        <translation>La región en revuelta</translation>
    </message>
    <message>
        <source>Areas with Rebels</source>
        <translation>Áreas con Rebeldes</translation>
    </message>
    <message>
        <source>Areas hostile to you</source>
        <translation>Áreas hostiles a ti</translation>
    </message>
    <message>
        <source>Where you could place units</source>
        <translation>Dónde podrías colocar unidades</translation>
    </message>
    <message>
        <source>Areas free for the Muslims</source>
        <translation>Áreas libres para los musulmanes</translation>
    </message>
    <message>
        <source>Where Raiders may land</source>
        <translation>Dónde pueden desembarcar los Incursores</translation>
    </message>
    <message>
        <source>The areas of the region</source>
        <translation>Las áreas de la región</translation>
    </message>
    <message>
        <source>Areas with Garrisons</source>
        <translation>Áreas con Guarniciones</translation>
    </message>
    <message>
        <source>Areas with Armies</source>
        <translation>Áreas con Ejércitos</translation>
    </message>
    <message>
        <source>Areas with Military Orders</source>
        <translation>Áreas con Órdenes Militares</translation>
    </message>
    <message>
        <source>Where El Cid is</source>
        <translation>Dónde está el Cid</translation>
    </message>
    <message>
        <source>Cities under Christian control</source>
        <translation>Ciudades de control cristiano</translation>
    </message>
    <message>
        <source>Cities under Muslim control</source>
        <translation>Ciudades de control musulmán</translation>
    </message>
    <message>
        <source>Cities held by Rebels, French or Raiders</source>
        <translation>Ciudades en poder de Rebeldes, franceses o Incursores</translation>
    </message>
    <message>
        <source>Cities without units</source>
        <translation>Ciudades sin unidades</translation>
    </message>
    <message>
        <source>Areas friendly to you</source>
        <translation>Áreas amigas</translation>
    </message>
    <message>
        <source>Vacant areas</source>
        <translation>Áreas vacías</translation>
    </message>
    <message>
        <source>Areas where Rebels can rise</source>
        <translation>Áreas donde pueden alzarse Rebeldes</translation>
    </message>
    <message>
        <source>Areas where peasants can rise</source>
        <translation>Áreas donde pueden alzarse los campesinos</translation>
    </message>
    <message>
        <source>Where the French may come in</source>
        <translation>Por dónde pueden entrar los franceses</translation>
    </message>
    <message>
        <source>Where a Military Order could be placed</source>
        <translation>Dónde se podría colocar una Orden Militar</translation>
    </message>
    <message>
        <source>Areas with three units or more</source>
        <translation>Áreas con tres unidades o más</translation>
    </message>
    <message>
        <source>Where El Cid could be placed</source>
        <translation>Dónde se podría colocar al Cid</translation>
    </message>
    <message>
        <source>Regions that pay you a point</source>
        <translation>Regiones que te dan un punto</translation>
    </message>
    <message>
        <source>Santiago, where it pays you a point</source>
        <translation>Santiago, si te da un punto</translation>
    </message>
    <message>
        <source>Where you could found a City</source>
        <translation>Dónde podrías fundar una Ciudad</translation>
    </message>
    <message>
        <source>Where you could build a Fortress</source>
        <translation>Dónde podrías construir una Fortaleza</translation>
    </message>
    <message>
        <source>Cities that you could convert</source>
        <translation>Ciudades que podrías convertir</translation>
    </message>
    <message>
        <source>Areas with forces of yours that could move</source>
        <translation>Áreas con fuerzas tuyas que podrían moverse</translation>
    </message>
    <message>
        <source>Places whose defenders would come out to fight you</source>
        <translation>Plazas cuyos defensores saldrían a darte batalla</translation>
    </message>
    <message>
        <source>Enemies in the open</source>
        <translation>Enemigos en campo abierto</translation>
    </message>
    <message>
        <source>Where the Muslims could found a City</source>
        <translation>Dónde podrían los musulmanes fundar una Ciudad</translation>
    </message>
    <message>
        <source>Where the Muslims could build a Fortress</source>
        <translation>Dónde podrían los musulmanes construir una Fortaleza</translation>
    </message>
    <message>
        <source>Where the Muslims could gain a Garrison</source>
        <translation>Dónde podrían los musulmanes ganar una Guarnición</translation>
    </message>
    <message>
        <source>Enemy areas for a Muslim force</source>
        <translation>Áreas enemigas para una fuerza musulmana</translation>
    </message>
    <message>
        <source>Neutral Armies and El Cid, who will leave</source>
        <translation>Ejércitos Neutrales y el Cid, que se marchan</translation>
    </message>
    <message>
        <source>Regions with most Cities under your control</source>
        <translation>Regiones con la mayoría de las Ciudades bajo tu control</translation>
    </message>
    <message>
        <source>Regions without any Muslims</source>
        <translation>Regiones sin ningún musulmán</translation>
    </message>
    <message>
        <source>Areas without a road</source>
        <translation>Áreas sin carretera</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Reconquista</source>
        <translation>Reconquista</translation>
    </message>
    <message>
        <source>The kingdoms of Iberia</source>
        <translation>Los reinos de Iberia</translation>
    </message>
    <message>
        <source>from the ninth to the fifteenth century</source>
        <translation>del siglo IX al XV</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Region in revolt</source>
        <translation>Región en revuelta</translation>
    </message>
    <message>
        <source>Area and its die</source>
        <translation>Área y su dado</translation>
    </message>
    <message>
        <source>Region and its die</source>
        <translation>Región y su dado</translation>
    </message>
    <message>
        <source>Site of the City</source>
        <translation>Lugar de la Ciudad</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montañas</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Carretera</translation>
    </message>
    <message>
        <source>Port from Africa</source>
        <translation>Puerto de África</translation>
    </message>
    <message>
        <source>Leagues of Castile</source>
        <translation>Leguas de Castilla</translation>
    </message>
    <message>
        <source>N</source>
        <comment>compass</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>compass</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <comment>compass</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>compass</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Cantabrian Sea</source>
        <translation>Mar Cantábrico</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Océano Atlántico</translation>
    </message>
    <message>
        <source>Mediterranean Sea</source>
        <translation>Mar Mediterráneo</translation>
    </message>
    <message>
        <source>Sea of Alboran</source>
        <translation>Mar de Alborán</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francia</translation>
    </message>
    <message>
        <source>Africa</source>
        <translation>África</translation>
    </message>
    <message>
        <source>Balearic Islands</source>
        <translation>Islas Baleares</translation>
    </message>
</context>
<context>
    <name>BoardExample</name>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Caso siguiente</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The map with its twenty areas; the text board has the same as a list.</source>
        <translation>El mapa con sus veinte áreas; el tablero de texto muestra lo mismo como lista.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>The board of the editor</source>
        <translation>El tablero del editor</translation>
    </message>
</context>
<context>
    <name>ChanceEvents</name>
    <message>
        <source>Event {dice} = {number}: {event}.</source>
        <translation>Evento {dice} = {number}: {event}.</translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n French Armies are on their way.</source>
        <translation>
            <numerusform>Dado {die}: llega %n Ejército francés.</numerusform>
            <numerusform>Dado {die}: llegan %n Ejércitos franceses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Mercenaries are for hire.</source>
        <translation>
            <numerusform>Dado {die}: se ofrece %n Mercenario.</numerusform>
            <numerusform>Dado {die}: se ofrecen %n Mercenarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Raiders are on their way.</source>
        <translation>
            <numerusform>Dado {die}: llega %n Incursor.</numerusform>
            <numerusform>Dado {die}: llegan %n Incursores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Die {die}: El Cid fights for the Christians.</source>
        <translation>Dado {die}: el Cid lucha por los cristianos.</translation>
    </message>
    <message>
        <source>Die {die}: El Cid fights for the Muslims.</source>
        <translation>Dado {die}: el Cid lucha por los musulmanes.</translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Crusaders are on their way.</source>
        <translation>
            <numerusform>Dado {die}: llega %n Cruzado.</numerusform>
            <numerusform>Dado {die}: llegan %n Cruzados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Die {die}.</source>
        <translation>Dado {die}.</translation>
    </message>
    <message>
        <source>Entry die {die}: {area} is in the region in revolt. The die is rolled again.</source>
        <translation>Dado de entrada {die}: {area} está en la región en revuelta. Se repite la tirada.</translation>
    </message>
    <message>
        <source>Landing dice {dice}: the Raiders come to {area}.</source>
        <translation>Dados de desembarco {dice}: los Incursores llegan a {area}.</translation>
    </message>
    <message>
        <source>Landing dice {dice}: {area} is in the region in revolt. The dice are rolled again.</source>
        <translation>Dados de desembarco {dice}: {area} está en la región en revuelta. Se repite la tirada.</translation>
    </message>
    <message>
        <source>The revolt bars every way in: the French stay away.</source>
        <translation>La revuelta cierra todos los pasos: los franceses no vienen.</translation>
    </message>
    <message>
        <source>The revolt bars every coast: the Raiders stay away.</source>
        <translation>La revuelta cierra todas las costas: los Incursores no vienen.</translation>
    </message>
    <message>
        <source>There is no place for the Military Order: it is not founded.</source>
        <translation>No hay lugar para la Orden Militar: no llega a fundarse.</translation>
    </message>
    <message>
        <source>There is no Christian Army or Military Order for El Cid: he stays away.</source>
        <translation>No hay Ejército cristiano ni Orden Militar para el Cid: no aparece.</translation>
    </message>
    <message>
        <source>You leave El Cid out this turn.</source>
        <translation>Este turno prescindes del Cid.</translation>
    </message>
    <message>
        <source>No Muslim Army was raised for El Cid: he stays away.</source>
        <translation>No se ha reclutado ningún Ejército musulmán para el Cid: no aparece.</translation>
    </message>
    <message>
        <source>{event}: nothing happens.</source>
        <translation>{event}: no pasa nada.</translation>
    </message>
    <message numerus="yes">
        <source>{units} appear before {area}.</source>
        <translation>
            <numerusform>{units} aparece ante {area}.</numerusform>
            <numerusform>{units} aparecen ante {area}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry die {die}: the French come in at {area}.</source>
        <translation>Dado de entrada {die}: los franceses entran por {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{units} come in at {area}.</source>
        <translation>
            <numerusform>{units} entra por {area}.</numerusform>
            <numerusform>{units} entran por {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} land in {area}.</source>
        <translation>
            <numerusform>{units} desembarca en {area}.</numerusform>
            <numerusform>{units} desembarcan en {area}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Military Order is founded in {area}.</source>
        <translation>Se funda una Orden Militar en {area}.</translation>
    </message>
    <message>
        <source>El Cid takes command in {area}.</source>
        <translation>El Cid toma el mando en {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{units} gather in {area}.</source>
        <translation>
            <numerusform>{units} se reúne en {area}.</numerusform>
            <numerusform>{units} se reúnen en {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} join the forces in {area}.</source>
        <translation>
            <numerusform>{units} llega a {area}.</numerusform>
            <numerusform>{units} llegan a {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} fall to the rebellion.</source>
        <translation>
            <numerusform>{units} cae en {area} ante la rebelión.</numerusform>
            <numerusform>{units} caen en {area} ante la rebelión.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} starve.</source>
        <translation>
            <numerusform>{units} muere de hambre en {area}.</numerusform>
            <numerusform>{units} mueren de hambre en {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} have no way out of {area} and are destroyed.</source>
        <translation>
            <numerusform>{units} no tiene salida de {area}: es su fin.</numerusform>
            <numerusform>{units} no tienen salida de {area}: es su fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units}, beaten in {area} with nowhere to go back to, leave the map.</source>
        <translation>
            <numerusform>{units}, sin ningún lugar al que volver tras la derrota de {area}, se retira del mapa.</numerusform>
            <numerusform>{units}, sin ningún lugar al que volver tras la derrota de {area}, se retiran del mapa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} depart from {area}.</source>
        <translation>
            <numerusform>{units} se marcha de {area}.</numerusform>
            <numerusform>{units} se marchan de {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} take the bribe and go home.</source>
        <translation>
            <numerusform>{units} acepta el soborno en {area} y vuelve a casa.</numerusform>
            <numerusform>{units} aceptan el soborno en {area} y vuelven a casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} are lost.</source>
        <translation>
            <numerusform>{units} se pierde en {area}.</numerusform>
            <numerusform>{units} se pierden en {area}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>{0} from {1}, with {2}</source>
        <translation>{0} desde {1}, con {2}</translation>
    </message>
    <message>
        <source>What the strongest march would take</source>
        <translation>Lo que tomaría la marcha más fuerte</translation>
    </message>
    <message>
        <source>No force can attack or besiege anything now.</source>
        <translation>Ahora ninguna fuerza puede atacar ni sitiar nada.</translation>
    </message>
    <message>
        <source>Exact, for all that one area can send. Point at an area to see more.</source>
        <translation>Exactas, con todo lo que un área puede enviar. Señala un área para ver más.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message>
        <source>Treasury: income not collected yet</source>
        <translation>Tesoro: ingresos aún sin recaudar</translation>
    </message>
    <message numerus="yes">
        <source>Treasury: %n point(s) left</source>
        <translation>
            <numerusform>Tesoro: queda %n punto</numerusform>
            <numerusform>Tesoro: quedan %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cues</name>
    <message>
        <source>Turn {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Which area?</source>
        <translation>¿Qué área?</translation>
    </message>
    <message>
        <source>Which region?</source>
        <translation>¿Qué región?</translation>
    </message>
    <message>
        <source>Which port?</source>
        <translation>¿Qué puerto?</translation>
    </message>
    <message>
        <source>{0} falls</source>
        <translation>Cae {0}</translation>
    </message>
    <message>
        <source>{0} is destroyed</source>
        <translation>{0}, destruida</translation>
    </message>
    <message>
        <source>{0} opens its gates</source>
        <translation>{0} abre sus puertas</translation>
    </message>
    <message>
        <source>{0} holds out</source>
        <translation>{0} resiste</translation>
    </message>
    <message>
        <source>Nobody is left at {0}</source>
        <translation>No queda nadie en {0}</translation>
    </message>
    <message>
        <source>The siege of {0} is lifted</source>
        <translation>Se levanta el asedio de {0}</translation>
    </message>
    <message>
        <source>{0} changes hands</source>
        <translation>{0} cambia de manos</translation>
    </message>
    <message>
        <source>Battle of {0}</source>
        <translation>Batalla de {0}</translation>
    </message>
    <message>
        <source>Siege of {0}</source>
        <translation>Asedio de {0}</translation>
    </message>
</context>
<context>
    <name>Danger</name>
    <message>
        <source>No reaction is ahead that could be told in advance.</source>
        <translation>No hay por delante ninguna reacción que se pueda prever.</translation>
    </message>
    <message>
        <source>Where the coming reaction strikes</source>
        <translation>Dónde golpea la próxima reacción</translation>
    </message>
    <message>
        <source>{0} cannot be attacked first.</source>
        <translation>{0} no puede recibir el primer golpe.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Exact for the position as it stands now: the first place that the Muslims attack or besiege. Point at an area to see why.</source>
        <translation>Exacto para la posición tal como está: el primer lugar que los musulmanes atacan o sitian. Señala un área para ver por qué.</translation>
    </message>
    <message>
        <source>{0} is attacked first: {1}</source>
        <translation>{0} recibe el primer golpe: {1}</translation>
    </message>
    <message>
        <source>What the region die brings to it:</source>
        <translation>Lo que le trae el dado de región:</translation>
    </message>
    <message>
        <source>Units that strike, on average: {0}</source>
        <translation>Unidades que golpean, de media: {0}</translation>
    </message>
    <message>
        <source>The likeliest ways:</source>
        <translation>Los caminos más probables:</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Click what you rolled, or type it: keys 1 to 6.</source>
        <translation>Pulsa lo que has sacado o tecléalo: teclas del 1 al 6.</translation>
    </message>
    <message>
        <source>I rolled a {0}</source>
        <translation>He sacado un {0}</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>The position is copied as a line of text.</source>
        <translation>La posición se ha copiado como una línea de texto.</translation>
    </message>
    <message>
        <source>besieged by {0}</source>
        <translation>sitiada por {0}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Within the walls or besieging, as it fits</source>
        <translation>Dentro o asediando, según convenga</translation>
    </message>
    <message>
        <source>Besieging, outside the walls</source>
        <translation>Asediando, fuera de las murallas</translation>
    </message>
    <message>
        <source>Within the walls</source>
        <translation>Dentro de las murallas</translation>
    </message>
    <message>
        <source>Editor of positions</source>
        <translation>Editor de posiciones</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Choose a piece and click on the map to put it down. Drag a force to move it, with Shift one unit of it; into the sea to take it away. The right button takes one away. By keys: arrows, + and −, Del.</source>
        <translation>Elige una pieza y haz clic en el mapa para ponerla. Arrastra una fuerza para moverla; con Mayús, una sola unidad; al mar, para quitarla. El botón derecho quita una. Con el teclado: flechas, + y −, Supr.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>In revolt</source>
        <translation>En revuelta</translation>
    </message>
    <message>
        <source>Event and its die</source>
        <translation>Evento y su dado</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Puntos por gastar</translation>
    </message>
    <message>
        <source>Moving region</source>
        <translation>Región que se mueve</translation>
    </message>
    <message>
        <source>The event&apos;s own die</source>
        <translation>El dado propio del evento</translation>
    </message>
    <message>
        <source>not collected yet</source>
        <translation>aún sin recaudar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Begin with…</source>
        <translation>Empezar con…</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>Un tablero vacío</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <translation>Copiar como línea</translation>
    </message>
    <message>
        <source>Paste a line</source>
        <translation>Pegar una línea</translation>
    </message>
    <message>
        <source>Save as a start…</source>
        <translation>Guardar como comienzo…</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message>
        <source>The board at the end</source>
        <translation>El tablero al final</translation>
    </message>
    <message>
        <source>Your best turn was turn {0}: it brought {1} points.</source>
        <translation>Tu mejor turno fue el {0}: dio {1} puntos.</translation>
    </message>
    <message>
        <source>The worst was turn {0}: it cost {1}.</source>
        <translation>El peor fue el {0}: costó {1}.</translation>
    </message>
    <message>
        <source>Seed {0}</source>
        <translation>Semilla {0}</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Mirar el tablero</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Curves, turning points, luck, and what could have been done better</source>
        <translation>Curvas, momentos decisivos, suerte y lo que se pudo hacer mejor</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Chronicle…</source>
        <translation>Crónica…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Copy as text, with the seed</source>
        <translation>Copiar como texto, con la semilla</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Copiar el tablero como imagen</translation>
    </message>
    <message>
        <source>An animated picture…</source>
        <translation>Una imagen animada…</translation>
    </message>
    <message>
        <source>A web page with the whole game…</source>
        <translation>Una página web con toda la partida…</translation>
    </message>
</context>
<context>
    <name>EventLines</name>
    <message>
        <source>French Armies cross the Pyrenees, hostile to everyone.</source>
        <translation>Ejércitos franceses cruzan los Pirineos, hostiles a todos.</translation>
    </message>
    <message>
        <source>For 2 points the Rebels of one area make way for a Christian Garrison.</source>
        <translation>Por 2 puntos, los Rebeldes de un área dejan su sitio a una Guarnición cristiana.</translation>
    </message>
    <message>
        <source>Mercenaries offer their swords at 1 point each; those you do not hire join the Muslims.</source>
        <translation>Se ofrecen Mercenarios a 1 punto cada uno; los que no contrates se irán con los musulmanes.</translation>
    </message>
    <message>
        <source>Raiders come by sea, hostile to everyone.</source>
        <translation>Llegan Incursores por mar, hostiles a todos.</translation>
    </message>
    <message>
        <source>A Military Order is founded in a City you control or in Santiago.</source>
        <translation>Se funda una Orden Militar en una Ciudad que controles o en Santiago.</translation>
    </message>
    <message>
        <source>Every area loses one unit in three.</source>
        <translation>Cada área pierde una unidad de cada tres.</translation>
    </message>
    <message>
        <source>El Cid takes sides: a die says which.</source>
        <translation>El Cid toma partido: un dado dice por quién.</translation>
    </message>
    <message>
        <source>Income is 2 points higher this turn.</source>
        <translation>Este turno los ingresos suben 2 puntos.</translation>
    </message>
    <message>
        <source>The Muslim reaction rolls twice on its table.</source>
        <translation>La reacción musulmana tira dos veces en su tabla.</translation>
    </message>
    <message>
        <source>Crusaders join you until the end of the turn.</source>
        <translation>Cruzados se unen a ti hasta el fin del turno.</translation>
    </message>
    <message>
        <source>Income is 2 points lower this turn.</source>
        <translation>Este turno los ingresos bajan 2 puntos.</translation>
    </message>
</context>
<context>
    <name>EventNames</name>
    <message>
        <source>French intervention</source>
        <translation>Intervención francesa</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Soborno</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenarios</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Incursores</translation>
    </message>
    <message>
        <source>Military Order</source>
        <translation>Orden Militar</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Hambruna</translation>
    </message>
    <message>
        <source>El Cid</source>
        <translation>El Cid</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <source>Jihad</source>
        <translation>Yihad</translation>
    </message>
    <message>
        <source>Crusade</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>Expulsions</source>
        <translation>Expulsiones</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Which region pays</source>
        <translation>Qué región da puntos</translation>
    </message>
    <message>
        <source>Castile has three Cities. You control two of them, Salamanca and Burgos, and the Muslims one, Toledo: 2 against 1 is more than half, so the region pays 1 point. With the 2 points of every turn that makes 3.</source>
        <translation>Castilla tiene tres Ciudades. Tú controlas dos, Salamanca y Burgos, y los musulmanes una, Toledo: 2 de 3 son más de la mitad, así que la región da 1 punto. Con los 2 puntos de cada turno hacen 3.</translation>
    </message>
    <message>
        <source>The same, but Raiders besiege Burgos. Now only 1 of the 3 Cities counts for you, and the region pays nothing: 2 points in all.</source>
        <translation>Lo mismo, pero unos Incursores sitian Burgos. Ahora solo te cuenta 1 de las 3 Ciudades, y la región no da nada: 2 puntos en total.</translation>
    </message>
    <message>
        <source>Battle or siege? Six cases</source>
        <translation>¿Batalla o asedio? Seis casos</translation>
    </message>
    <message>
        <source>Two Armies will march from Oviedo to León, a Muslim City held by a single Garrison. Will it fight?</source>
        <translation>Dos Ejércitos van a marchar de Oviedo a León, una Ciudad musulmana con una sola Guarnición. ¿Dará batalla?</translation>
    </message>
    <message>
        <source>No: there is only one unit. It stays behind its walls, and a siege begins.</source>
        <translation>No: solo hay una unidad. Se queda tras las murallas y empieza un asedio.</translation>
    </message>
    <message>
        <source>This time two Garrisons hold León.</source>
        <translation>Esta vez ocupan León dos Guarniciones.</translation>
    </message>
    <message>
        <source>No battle either: there are two units, but no Army among them.</source>
        <translation>Tampoco hay batalla: son dos unidades, pero ninguna es un Ejército.</translation>
    </message>
    <message>
        <source>Two Rebels hold León.</source>
        <translation>Ocupan León dos Rebeldes.</translation>
    </message>
    <message>
        <source>No battle: Rebels are not Armies, however many there are.</source>
        <translation>No hay batalla: los Rebeldes no son Ejércitos, por muchos que sean.</translation>
    </message>
    <message>
        <source>A single Army holds León.</source>
        <translation>Ocupa León un solo Ejército.</translation>
    </message>
    <message>
        <source>No battle: one unit alone does not come out, not even an Army.</source>
        <translation>No hay batalla: una unidad sola no sale, ni siquiera un Ejército.</translation>
    </message>
    <message>
        <source>A Garrison and an Army hold León.</source>
        <translation>Ocupan León una Guarnición y un Ejército.</translation>
    </message>
    <message>
        <source>Yes: more than one unit, and one of them is an Army. All of them come out and fight.</source>
        <translation>Sí: hay más de una unidad y una de ellas es un Ejército. Salen todas y dan batalla.</translation>
    </message>
    <message>
        <source>Nobody hits. That is a draw: the defenders go back into the City, and the siege begins after all.</source>
        <translation>Nadie impacta. Es un empate: los defensores vuelven a la Ciudad y, al final, empieza el asedio.</translation>
    </message>
    <message>
        <source>Two Armies hold León.</source>
        <translation>Ocupan León dos Ejércitos.</translation>
    </message>
    <message>
        <source>Yes: two units, and Armies both.</source>
        <translation>Sí: dos unidades, y las dos son Ejércitos.</translation>
    </message>
    <message>
        <source>Two hits destroy both defenders, so León is captured on the spot, without a siege.</source>
        <translation>Dos impactos destruyen a los dos defensores, así que León se captura al momento, sin asedio.</translation>
    </message>
    <message>
        <source>A simple battle</source>
        <translation>Una batalla sencilla</translation>
    </message>
    <message>
        <source>Two Armies and a Garrison stand in Barcelona. In Tarragona, where there is no City, are two Muslim Armies and a Garrison.</source>
        <translation>En Barcelona hay dos Ejércitos y una Guarnición. En Tarragona, que no tiene Ciudad, hay dos Ejércitos musulmanes y una Guarnición.</translation>
    </message>
    <message>
        <source>The whole force goes to Tarragona. In the open there is always a battle. Tarragona has no mountains and El Cid is elsewhere, so both sides roll together.</source>
        <translation>Toda la fuerza va a Tarragona. En campo abierto siempre hay batalla. Ni hay montañas en Tarragona ni anda cerca el Cid, así que los dos bandos tiran a la vez.</translation>
    </message>
    <message>
        <source>The Christians score 2 hits, a Garrison with its 5 and an Army with its 4; the Muslims 1, an Army with its 6. With fewer hits the Muslims retreat. Tarragona is number 4, and next in order is Zaragoza, an empty Muslim City and so a friendly area.</source>
        <translation>Los cristianos consiguen 2 impactos, la Guarnición con su 5 y un Ejército con su 4; los musulmanes 1, un Ejército con su 6. Con menos impactos, los musulmanes se retiran. Tarragona es el número 4, y la siguiente en orden es Zaragoza, una Ciudad musulmana sin unidades y, por tanto, un área amiga.</translation>
    </message>
    <message>
        <source>Nothing holds the winners back: they may stay or move on, together or singly. Here one Army goes home to Barcelona.</source>
        <translation>Nada retiene a los vencedores: pueden quedarse o seguir moviéndose, juntos o por separado. Aquí un Ejército vuelve a Barcelona.</translation>
    </message>
    <message>
        <source>Three parties in one area</source>
        <translation>Tres partes en un área</translation>
    </message>
    <message>
        <source>In Tarragona 2 Raiders besiege a Muslim City with a Garrison inside. Two Armies and a Garrison wait in Barcelona.</source>
        <translation>En Tarragona, 2 Incursores sitian una Ciudad musulmana con una Guarnición dentro. En Barcelona esperan dos Ejércitos y una Guarnición.</translation>
    </message>
    <message>
        <source>Your force meets the Raiders, who are outside. The Muslims inside have no friends here: they watch.</source>
        <translation>Tu fuerza se encuentra con los Incursores, que están fuera. Los musulmanes de dentro no tienen amigos aquí: miran.</translation>
    </message>
    <message>
        <source>One hit each: a draw. The Raiders have no walls to retire behind, so there will be another round.</source>
        <translation>Un impacto por bando: empate. Los Incursores no tienen murallas tras las que retirarse, así que habrá otra ronda.</translation>
    </message>
    <message>
        <source>Your Armies hit twice and the last Raider is gone. But the City is still in Muslim hands: your two Armies stay outside and besiege it.</source>
        <translation>Tus Ejércitos impactan dos veces y desaparece el último Incursor. Pero la Ciudad sigue en manos musulmanas: tus dos Ejércitos se quedan fuera y la sitian.</translation>
    </message>
    <message>
        <source>A draw before the walls</source>
        <translation>Un empate ante las murallas</translation>
    </message>
    <message>
        <source>Tarragona is a Muslim City with a Garrison and an Army in it. Two Armies and a Garrison stand in Barcelona.</source>
        <translation>Tarragona es una Ciudad musulmana con una Guarnición y un Ejército dentro. En Barcelona hay dos Ejércitos y una Guarnición.</translation>
    </message>
    <message>
        <source>More than one unit, and one of them an Army: the defenders come out and give battle.</source>
        <translation>Más de una unidad, y una de ellas un Ejército: los defensores salen y dan batalla.</translation>
    </message>
    <message>
        <source>One hit each, and both sides lose their Garrison. After a draw those who hold walls retire behind them: the Army is in the City, and your Armies besiege it.</source>
        <translation>Un impacto por bando, y los dos pierden su Guarnición. Tras un empate, quien tiene murallas se retira tras ellas: el Ejército está en la Ciudad y tus Ejércitos la sitian.</translation>
    </message>
    <message>
        <source>Once more from the start, with better dice.</source>
        <translation>Otra vez desde el principio, con mejores dados.</translation>
    </message>
    <message>
        <source>Again they come out to fight.</source>
        <translation>Salen de nuevo a dar batalla.</translation>
    </message>
    <message>
        <source>With 2 hits all the defenders fall, and the City is captured on the spot. It keeps its religion.</source>
        <translation>Con 2 impactos caen todos los defensores, y la Ciudad se captura al momento. Conserva su religión.</translation>
    </message>
    <message>
        <source>Where the beaten go</source>
        <translation>Adónde van los vencidos</translation>
    </message>
    <message>
        <source>Two Muslim Armies stand in Córdoba. Christians hold Murcia and Granada; Algeciras is an empty Muslim City.</source>
        <translation>En Córdoba hay dos Ejércitos musulmanes. Los cristianos ocupan Murcia y Granada; Algeciras es una Ciudad musulmana sin unidades.</translation>
    </message>
    <message>
        <source>Two Armies attack from Murcia. A Garrison stays there.</source>
        <translation>Dos Ejércitos atacan desde Murcia. Allí se queda una Guarnición.</translation>
    </message>
    <message>
        <source>One hit to none: the Muslims lose an Army and must go. After Córdoba comes Murcia, which is hostile, then Granada, which is hostile too, and then, there being nothing higher, Algeciras. There they find shelter.</source>
        <translation>Un impacto a cero: los musulmanes pierden un Ejército y deben irse. Tras Córdoba viene Murcia, que es hostil; luego Granada, que también lo es; y después, como no hay número más alto, Algeciras. Allí encuentran refugio.</translation>
    </message>
    <message>
        <source>Armies for a siege</source>
        <translation>Ejércitos para un asedio</translation>
    </message>
    <message>
        <source>The Muslim reaction begins. Murcia is a Christian City with a Fortress and one Garrison; another Garrison stands in Granada. Two Muslim Armies are in Córdoba.</source>
        <translation>Empieza la reacción musulmana. Murcia es una Ciudad cristiana con una Fortaleza y una Guarnición; hay otra Guarnición en Granada. En Córdoba hay dos Ejércitos musulmanes.</translation>
    </message>
    <message>
        <source>The dice say Al-Andalus, 3 Armies, Algeciras. The force marches by way of Córdoba, where 2 Armies join it, and comes to Murcia with 5. City, Fortress and Garrison are three things to guard: 3 Armies stay for the siege, and the other 2 go on to the next enemy, in Granada.</source>
        <translation>Los dados dicen Al-Ándalus, 3 Ejércitos, Algeciras. La fuerza marcha por Córdoba, donde se le unen 2 Ejércitos, y llega a Murcia con 5. Ciudad, Fortaleza y Guarnición son tres cosas que cercar: 3 Ejércitos se quedan para el asedio, y los otros 2 siguen hacia el próximo enemigo, en Granada.</translation>
    </message>
    <message>
        <source>Granada has mountains, so the Garrison strikes first, and misses with a 3. Then the Armies roll 4 and 2: one hit, and Granada is theirs.</source>
        <translation>Granada es montañosa, así que la Guarnición golpea primero, y falla con un 3. Después los Ejércitos sacan 4 y 2: un impacto, y Granada es suya.</translation>
    </message>
    <message>
        <source>After the highest, the lowest</source>
        <translation>Tras la mayor, la menor</translation>
    </message>
    <message>
        <source>The Muslim reaction begins. A Christian Garrison stands in Algeciras, number 1 of Al-Andalus. Granada, numbers 5 and 6, is Muslim.</source>
        <translation>Empieza la reacción musulmana. En Algeciras, el número 1 de Al-Ándalus, hay una Guarnición cristiana. Granada, números 5 y 6, es musulmana.</translation>
    </message>
    <message>
        <source>The dice say Al-Andalus, 1 Army, Granada. Nothing is higher than Granada, so the march goes on to the lowest number: Algeciras.</source>
        <translation>Los dados dicen Al-Ándalus, 1 Ejército, Granada. No hay número más alto que el de Granada, así que la marcha sigue por el más bajo: Algeciras.</translation>
    </message>
    <message>
        <source>There the Army meets the Garrison in the open, and wins with a 5 against a 2.</source>
        <translation>Allí el Ejército encuentra a la Guarnición en campo abierto y gana con un 5 contra un 2.</translation>
    </message>
    <message>
        <source>What a Fortress is worth</source>
        <translation>Lo que vale una Fortaleza</translation>
    </message>
    <message>
        <source>Two Armies and a Garrison besiege Zaragoza, a Muslim City with a Fortress and one Garrison. The besieger adds 2 + 2 + 1 = 5, the defender (1 + 1) × 2 = 4.</source>
        <translation>Dos Ejércitos y una Guarnición sitian Zaragoza, una Ciudad musulmana con una Fortaleza y una Guarnición. El sitiador suma 2 + 2 + 1 = 5; el defensor, (1 + 1) × 2 = 4.</translation>
    </message>
    <message>
        <source>4 + 5 = 9 against 3 + 4 = 7: the place is stormed. The defenders are lost and the Fortress with them. An even total would have destroyed the City too; 9 is odd, so it stands.</source>
        <translation>4 + 5 = 9 contra 3 + 4 = 7: la plaza se toma al asalto. Se pierden los defensores y, con ellos, la Fortaleza. Un total par habría destruido también la Ciudad; 9 es impar, así que sigue en pie.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Almanzor ruled al-Andalus in the name of a boy caliph and led some fifty campaigns against the north. He burned Barcelona in 985 and sacked Santiago in 997; no army of his time could stop him.</source>
        <translation>Almanzor gobernó al-Ándalus en nombre de un califa niño y dirigió unas cincuenta campañas contra el norte. Quemó Barcelona en 985 y saqueó Santiago en 997; ningún ejército de su tiempo pudo detenerlo.</translation>
    </message>
    <message>
        <source>Yusuf ibn Tashfin led the Almoravids, desert warriors who had won Morocco. Called in by the Muslim kings, he beat Alfonso VI at Sagrajas in 1086, and then took their kingdoms for himself.</source>
        <translation>Yusuf ibn Tashfin mandaba a los almorávides, guerreros del desierto que habían conquistado Marruecos. Llamado por los reyes musulmanes, venció a Alfonso VI en Sagrajas en 1086, y después se quedó con los reinos de quienes lo habían llamado.</translation>
    </message>
    <message>
        <source>Rodrigo Díaz, El Cid, was a knight of Castile sent into exile by his king. He served Christian and Muslim lords alike, and from 1094 to his death in 1099 he was lord of Valencia.</source>
        <translation>Rodrigo Díaz, el Cid, fue un caballero castellano a quien su rey desterró. Sirvió a señores cristianos y musulmanes, y desde 1094 hasta su muerte, en 1099, fue señor de Valencia.</translation>
    </message>
    <message>
        <source>Alfonso VIII of Castile lost his army at Alarcos in 1195. In 1212, with the kings of Aragon and Navarre, he beat the Almohads at Las Navas de Tolosa, and the way to the south lay open.</source>
        <translation>Alfonso VIII de Castilla perdió su ejército en Alarcos en 1195. En 1212, con los reyes de Aragón y de Navarra, venció a los almohades en Las Navas de Tolosa, y el camino del sur quedó abierto.</translation>
    </message>
    <message>
        <source>Isabel of Castile and Fernando of Aragon, the Catholic Monarchs, joined their crowns by marriage. In 1492 they took Granada, the last Muslim kingdom in Spain.</source>
        <translation>Isabel de Castilla y Fernando de Aragón, los Reyes Católicos, unieron sus coronas al casarse. En 1492 tomaron Granada, el último reino musulmán de España.</translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>{0}: {1} of {2} Cities</source>
        <translation>{0}: {1} de {2} Ciudades</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Most Cities of the region</source>
        <translation>Mayoría de las Ciudades de la región</translation>
    </message>
    <message>
        <source>Free of Muslims</source>
        <translation>Libre de musulmanes</translation>
    </message>
    <message>
        <source>City of {0}</source>
        <translation>Ciudad de {0}</translation>
    </message>
    <message>
        <source>{0}: {1}, held by you</source>
        <translation>{0}: {1}, en tu poder</translation>
    </message>
    <message>
        <source>A City founded in one of: {0}</source>
        <translation>Una Ciudad fundada en una de estas áreas: {0}</translation>
    </message>
    <message>
        <source>Any other City taken: {0}</source>
        <translation>Cualquier otra Ciudad que tomes: {0}</translation>
    </message>
    <message>
        <source>A City founded in {0}: {1}</source>
        <translation>Una Ciudad fundada en {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Hovering</name>
    <message>
        <source>Holding the area</source>
        <translation>Ocupan el área</translation>
    </message>
    <message>
        <source>Besieging</source>
        <translation>Sitian</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Nobody is here.</source>
        <translation>Aquí no hay nadie.</translation>
    </message>
</context>
<context>
    <name>IncomeEvents</name>
    <message numerus="yes">
        <source>Income: {lines}. %n points to spend.</source>
        <translation>
            <numerusform>Ingresos: {lines}. Hay %n punto para gastar.</numerusform>
            <numerusform>Ingresos: {lines}. Hay %n puntos para gastar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{purchase} in {area} ({cost}): %n points left.</source>
        <translation>
            <numerusform>{purchase} en {area} ({cost}): queda %n punto.</numerusform>
            <numerusform>{purchase} en {area} ({cost}): quedan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are not spent, and lost.</source>
        <translation>
            <numerusform>%n punto queda sin gastar y se pierde.</numerusform>
            <numerusform>%n puntos quedan sin gastar y se pierden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KingdomWords</name>
    <message>
        <source>Your kingdom came to nothing: not one City is yours.</source>
        <translation>Tu reino quedó en nada: ni una sola Ciudad es tuya.</translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom came to %n City(ies): {cities}.</source>
        <translation>
            <numerusform>Tu reino llegó a %n Ciudad: {cities}.</numerusform>
            <numerusform>Tu reino llegó a %n Ciudades: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom came to %n City(ies), from {first} to {last}.</source>
        <translation>
            <numerusform>Tu reino llegó a %n Ciudad, de {first} a {last}.</numerusform>
            <numerusform>Tu reino llegó a %n Ciudades, de {first} a {last}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In every region there are still Muslims.</source>
        <translation>En todas las regiones quedan musulmanes.</translation>
    </message>
    <message>
        <source>In none of the five regions is there a Muslim left.</source>
        <translation>En ninguna de las cinco regiones queda un musulmán.</translation>
    </message>
    <message>
        <source>No Muslim is left in {regions}.</source>
        <translation>Ya no quedan musulmanes en {regions}.</translation>
    </message>
    <message>
        <source>They hold no City any more.</source>
        <translation>Ya no tienen ninguna Ciudad.</translation>
    </message>
    <message>
        <source>They still hold {cities}.</source>
        <translation>Todavía tienen {cities}.</translation>
    </message>
    <message numerus="yes">
        <source>They hold %n City(ies).</source>
        <translation>
            <numerusform>Tienen %n Ciudad.</numerusform>
            <numerusform>Tienen %n Ciudades.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>The right way, but not with these units. Take it back; then press Shift and drag a single counter, or turn the wheel while you drag.</source>
        <translation>El camino es ese, pero no con estas unidades. Deshazlo; luego pulsa Mayús y arrastra un solo contador, o gira la rueda mientras arrastras.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Crushing Muslim victory (Almanzor)</source>
        <translation>Victoria musulmana aplastante (Almanzor)</translation>
    </message>
    <message>
        <source>Muslim victory (Yusuf ibn Tashfin)</source>
        <translation>Victoria musulmana (Yusuf ibn Tashfin)</translation>
    </message>
    <message>
        <source>Draw (El Cid)</source>
        <translation>Empate (El Cid)</translation>
    </message>
    <message>
        <source>Christian victory (Alfonso VIII)</source>
        <translation>Victoria cristiana (Alfonso VIII)</translation>
    </message>
    <message>
        <source>Crushing Christian victory (Fernando and Isabel)</source>
        <translation>Victoria cristiana aplastante (Fernando e Isabel)</translation>
    </message>
</context>
<context>
    <name>Lifting</name>
    <message>
        <source>Moves: {units}</source>
        <translation>Mueves: {units}</translation>
    </message>
    <message>
        <source>Stays: {units}</source>
        <translation>Dejas: {units}</translation>
    </message>
    <message>
        <source>Wheel, or + and −: more or fewer.</source>
        <translation>Rueda, o + y −: más o menos.</translation>
    </message>
    <message>
        <source>+ and −: more or fewer. Right click: choose how many.</source>
        <translation>+ y −: más o menos. Clic derecho: elegir cuántas.</translation>
    </message>
    <message>
        <source>Drag with Shift: the one counter under the pointer.</source>
        <translation>Arrastrar con Mayús: solo el contador bajo el puntero.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>No dice of yours fell in battle or siege.</source>
        <translation>No tiraste ningún dado en batallas ni asedios.</translation>
    </message>
    <message>
        <source>Your luck in battles and sieges was better than in {0} of games.</source>
        <translation>Tu suerte en batallas y asedios fue mejor que en el {0} de las partidas.</translation>
    </message>
    <message>
        <source>Your dice hit {0} times ({1} to be expected), those against you {2} times ({3}).</source>
        <translation>Tus dados impactaron {0} veces (lo esperado, {1}); los de tus enemigos, {2} (lo esperado, {3}).</translation>
    </message>
    <message>
        <source>In sieges you rolled {0} on average, the others {1} (3.5 is the mean).</source>
        <translation>En los asedios sacaste {0} de media; los demás, {1} (la media es 3,5).</translation>
    </message>
</context>
<context>
    <name>MarchEvents</name>
    <message>
        <source>The forces of {region} move this turn.</source>
        <translation>Este turno se mueven las fuerzas de {region}.</translation>
    </message>
    <message numerus="yes">
        <source>{units} take the road from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} toma la carretera de {origin} a {to}.</numerusform>
            <numerusform>{units} toman la carretera de {origin} a {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} march from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} marcha de {origin} a {to}.</numerusform>
            <numerusform>{units} marchan de {origin} a {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} lay siege to {area}.</source>
        <translation>
            <numerusform>{units} pone sitio a {area}.</numerusform>
            <numerusform>{units} ponen sitio a {area}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{Side} take {area}.</source>
        <translation>{Side} toman {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{units} stay before {area}.</source>
        <translation>
            <numerusform>{units} se queda ante {area}.</numerusform>
            <numerusform>{units} se quedan ante {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} stay to hold {area}.</source>
        <translation>
            <numerusform>{units} se queda a guardar {area}.</numerusform>
            <numerusform>{units} se quedan a guardar {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} join the march.</source>
        <translation>
            <numerusform>{units} se une a la marcha en {area}.</numerusform>
            <numerusform>{units} se unen a la marcha en {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}: no enemy is within reach.</source>
        <translation>
            <numerusform>{units} se detiene en {area}: no hay enemigo al alcance.</numerusform>
            <numerusform>{units} se detienen en {area}: no hay enemigo al alcance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}: the walls may not be left unguarded.</source>
        <translation>
            <numerusform>{units} se detiene en {area}: la plaza no puede quedar sin guardia.</numerusform>
            <numerusform>{units} se detienen en {area}: la plaza no puede quedar sin guardia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt before {area}: the siege needs them.</source>
        <translation>
            <numerusform>{units} se detiene ante {area}: hace falta en el asedio.</numerusform>
            <numerusform>{units} se detienen ante {area}: hacen falta en el asedio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}, shut in by the siege.</source>
        <translation>
            <numerusform>{units} se detiene en {area}, tras las murallas.</numerusform>
            <numerusform>{units} se detienen en {area}, tras las murallas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}.</source>
        <translation>
            <numerusform>{units} se detiene en {area}.</numerusform>
            <numerusform>{units} se detienen en {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} withdraw behind the walls of {to}.</source>
        <translation>
            <numerusform>{units} se retira tras las murallas de {to}.</numerusform>
            <numerusform>{units} se retiran tras las murallas de {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} retreat by road from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} se retira por carretera de {origin} a {to}.</numerusform>
            <numerusform>{units} se retiran por carretera de {origin} a {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} fall back from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} retrocede de {origin} a {to}.</numerusform>
            <numerusform>{units} retroceden de {origin} a {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} retreat from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} se retira de {origin} a {to}.</numerusform>
            <numerusform>{units} se retiran de {origin} a {to}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinimapDock</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>MoveDialog</name>
    <message>
        <source>Move from {0}</source>
        <translation>Mover desde {0}</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>¿Adónde?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Phase {number}: {phase}</source>
        <translation>Fase {number}: {phase}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the game begins</source>
        <translation>Dónde empieza la partida</translation>
    </message>
    <message>
        <source>Advanced: seed, rulings, dice</source>
        <translation>Avanzado: semilla, criterios, dados</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Criterios</translation>
    </message>
    <message>
        <source>{0} (our ruling)</source>
        <translation>{0} (nuestro criterio)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Tira el programa</translation>
    </message>
    <message>
        <source>I roll at the table and type what I rolled</source>
        <translation>Tiro yo en la mesa y tecleo lo que saco</translation>
    </message>
    <message>
        <source>Undo never takes back a die</source>
        <translation>Deshacer nunca anula un dado</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comenzar</translation>
    </message>
    <message>
        <source>A siege razes the City on an even result. What must be even?</source>
        <translation>En un asedio, un resultado par destruye la Ciudad. ¿Qué debe ser par?</translation>
    </message>
    <message>
        <source>When do Mercenaries whom nobody hired join the Muslims?</source>
        <translation>¿Cuándo se unen a los musulmanes los Mercenarios que nadie contrató?</translation>
    </message>
    <message>
        <source>Where does a Muslim force without an enemy look for a road first?</source>
        <translation>¿Dónde busca primero una carretera la fuerza musulmana que no tiene enemigo?</translation>
    </message>
    <message>
        <source>Does a Military Order count as an Army when a besieged force may come out?</source>
        <translation>¿Cuenta una Orden Militar como Ejército para que una fuerza sitiada pueda salir a dar batalla?</translation>
    </message>
    <message>
        <source>The besieger&apos;s total</source>
        <translation>El total del sitiador</translation>
    </message>
    <message>
        <source>The besieger&apos;s die alone</source>
        <translation>Solo el dado del sitiador</translation>
    </message>
    <message>
        <source>Always, at the Muslim reaction</source>
        <translation>Siempre, en la reacción musulmana</translation>
    </message>
    <message>
        <source>Only when the reaction raises Armies</source>
        <translation>Solo cuando la reacción recluta Ejércitos</translation>
    </message>
    <message>
        <source>In the area where it is</source>
        <translation>En el área donde está</translation>
    </message>
    <message>
        <source>In the next area of the region</source>
        <translation>En el área siguiente de la región</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Siege in phase 6: falls {0} (razed: {1})</source>
        <translation>Asedio en la fase 6: cae {0} (arrasada: {1})</translation>
    </message>
    <message>
        <source>Siege in phase 6: falls {0}</source>
        <translation>Asedio en la fase 6: cae {0}</translation>
    </message>
    <message>
        <source>Battle: won {0}, lost {1}</source>
        <translation>Batalla: ganada {0}, perdida {1}</translation>
    </message>
    <message>
        <source>drawn {0}</source>
        <translation>empate {0}</translation>
    </message>
    <message>
        <source>expected losses: {0}</source>
        <translation>bajas esperadas: {0}</translation>
    </message>
    <message>
        <source>You strike first</source>
        <translation>Golpeas primero</translation>
    </message>
    <message>
        <source>The defenders strike first</source>
        <translation>Los defensores golpean primero</translation>
    </message>
    <message>
        <source>Added to the dice: you {0}, they {1}</source>
        <translation>Se suma a los dados: tú {0}, ellos {1}</translation>
    </message>
    <message>
        <source>Hits to be expected in a round: you {0}, they {1}</source>
        <translation>Impactos que cabe esperar en una ronda: tú {0}, ellos {1}</translation>
    </message>
</context>
<context>
    <name>PhaseDock</name>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Turno {0} de {1}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The dice of the lesson fall when you read on.</source>
        <translation>Los dados de la lección caen cuando sigues leyendo.</translation>
    </message>
    <message>
        <source>Choose the area: those where it can be done are lit. Esc cancels.</source>
        <translation>Elige el área: se iluminan aquellas donde se puede hacer. Esc cancela.</translation>
    </message>
    <message>
        <source>Event {0}: {1}</source>
        <translation>Evento {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is in revolt: it is out of the game until the end of the turn.</source>
        <translation>{0} está en revuelta: queda fuera del juego hasta el fin del turno.</translation>
    </message>
    <message>
        <source>This turn the forces of {0} move.</source>
        <translation>Este turno se mueven las fuerzas de {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Income: %n point(s).</source>
        <translation>
            <numerusform>Ingresos: %n punto.</numerusform>
            <numerusform>Ingresos: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Turno y fase</translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Phase {0} of 7: {1}</source>
        <translation>Fase {0} de 7: {1}</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Rebellions</source>
        <translation>Rebeliones</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <translation>Ingresos y gastos</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Muslim reaction</source>
        <translation>Reacción musulmana</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Asedios</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>PhasesWithin</name>
    <message>
        <source>rebellions</source>
        <translation>rebeliones</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>income and spending</source>
        <translation>ingresos y gastos</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>Muslim reaction</source>
        <translation>reacción musulmana</translation>
    </message>
    <message>
        <source>sieges</source>
        <translation>asedios</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fin del turno</translation>
    </message>
</context>
<context>
    <name>PlacesBox</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>It must be an object with named fields.</source>
        <translation>Debe ser un objeto con campos.</translation>
    </message>
    <message>
        <source>It must be a list.</source>
        <translation>Debe ser una lista.</translation>
    </message>
    <message>
        <source>The file has a format unknown here.</source>
        <translation>El archivo tiene un formato desconocido aquí.</translation>
    </message>
    <message>
        <source>There is no region {detail}.</source>
        <translation>No existe la región {detail}.</translation>
    </message>
    <message>
        <source>There is no area {detail}.</source>
        <translation>No existe el área {detail}.</translation>
    </message>
    <message>
        <source>There are besiegers, but neither City nor Fortress.</source>
        <translation>Hay sitiadores, pero ni Ciudad ni Fortaleza.</translation>
    </message>
    <message>
        <source>There are besiegers, but nobody holds the Fortress.</source>
        <translation>Hay sitiadores, pero nadie ocupa la Fortaleza.</translation>
    </message>
    <message>
        <source>Rebels never besiege.</source>
        <translation>Los Rebeldes nunca sitian.</translation>
    </message>
    <message>
        <source>The besiegers are of the side that holds the place.</source>
        <translation>Los sitiadores son del bando que ocupa la plaza.</translation>
    </message>
    <message>
        <source>Units of different sides stand together.</source>
        <translation>Hay unidades de bandos distintos juntas.</translation>
    </message>
    <message>
        <source>El Cid stands alone.</source>
        <translation>El Cid está solo.</translation>
    </message>
    <message>
        <source>There must be at least one unit.</source>
        <translation>Tiene que haber al menos una unidad.</translation>
    </message>
    <message>
        <source>There is only one El Cid.</source>
        <translation>Solo hay un Cid.</translation>
    </message>
    <message>
        <source>The religion of a City is “christian” or “muslim”.</source>
        <translation>La religión de una Ciudad es «christian» o «muslim».</translation>
    </message>
    <message>
        <source>The mark must be stated, deduced or reconstructed, not {detail}.</source>
        <translation>La marca debe ser «stated», «deduced» o «reconstructed», no {detail}.</translation>
    </message>
    <message>
        <source>The map needs an id.</source>
        <translation>El mapa necesita un identificador («id»).</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Falta el nombre.</translation>
    </message>
    <message>
        <source>The area needs at least one die value.</source>
        <translation>El área necesita al menos un valor del dado.</translation>
    </message>
    <message>
        <source>A road joins two areas.</source>
        <translation>Una carretera une dos áreas.</translation>
    </message>
    <message>
        <source>The road leads to {detail}, which is no area.</source>
        <translation>La carretera lleva a {detail}, que no es un área.</translation>
    </message>
    <message>
        <source>A road joins two regions: {detail} are in the same.</source>
        <translation>Una carretera une dos regiones: {detail} están en la misma.</translation>
    </message>
    <message>
        <source>There is a road {detail} already.</source>
        <translation>Ya hay una carretera {detail}.</translation>
    </message>
    <message>
        <source>No road leads to {detail}.</source>
        <translation>Ninguna carretera lleva a {detail}.</translation>
    </message>
    <message>
        <source>The region {detail} is missing.</source>
        <translation>Falta la región {detail}.</translation>
    </message>
    <message>
        <source>The region {detail} is there twice.</source>
        <translation>La región {detail} aparece dos veces.</translation>
    </message>
    <message>
        <source>No region has number {detail}.</source>
        <translation>Ninguna región tiene el número {detail}.</translation>
    </message>
    <message>
        <source>Two regions have number {detail}.</source>
        <translation>Dos regiones tienen el número {detail}.</translation>
    </message>
    <message>
        <source>No region can have number {detail}.</source>
        <translation>Ninguna región puede tener el número {detail}.</translation>
    </message>
    <message>
        <source>The area {detail} is missing.</source>
        <translation>Falta el área {detail}.</translation>
    </message>
    <message>
        <source>The area {detail} is there twice.</source>
        <translation>El área {detail} aparece dos veces.</translation>
    </message>
    <message>
        <source>No area has die value {detail}.</source>
        <translation>Ningún área tiene el valor {detail} del dado.</translation>
    </message>
    <message>
        <source>Two areas have die value {detail}.</source>
        <translation>Dos áreas tienen el valor {detail} del dado.</translation>
    </message>
    <message>
        <source>No die shows {detail}.</source>
        <translation>Ningún dado muestra {detail}.</translation>
    </message>
    <message>
        <source>No port has number {detail}.</source>
        <translation>Ningún puerto tiene el número {detail}.</translation>
    </message>
    <message>
        <source>Two ports have number {detail}.</source>
        <translation>Dos puertos tienen el número {detail}.</translation>
    </message>
    <message>
        <source>No port can have number {detail}.</source>
        <translation>Ningún puerto puede tener el número {detail}.</translation>
    </message>
    <message>
        <source>{detail} is listed twice as mountainous.</source>
        <translation>{detail} figura dos veces como área montañosa.</translation>
    </message>
    <message>
        <source>{detail} is listed twice as a port.</source>
        <translation>{detail} figura dos veces como puerto.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{points}: {level}.</source>
        <translation>{points}: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for {purpose}.</source>
        <translation>
            <numerusform>Tira un dado para {purpose}.</numerusform>
            <numerusform>Tira %n dados para {purpose}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the Military Order in a City you control or in Santiago.</source>
        <translation>Funda la Orden Militar en una Ciudad que controles o en Santiago.</translation>
    </message>
    <message>
        <source>El Cid is with you: give him a Christian Army or Military Order to lead, or leave him out.</source>
        <translation>El Cid está contigo: dale el mando de un Ejército cristiano o de una Orden Militar, o prescinde de él.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Elige qué hacer.</translation>
    </message>
    <message>
        <source>Spend your income.</source>
        <translation>Gasta tus ingresos.</translation>
    </message>
    <message numerus="yes">
        <source>Spend your income: %n points left.</source>
        <translation>
            <numerusform>Gasta tus ingresos: te queda %n punto.</numerusform>
            <numerusform>Gasta tus ingresos: te quedan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may bribe the Rebels of one area.</source>
        <translation>Puedes sobornar a los Rebeldes de un área.</translation>
    </message>
    <message numerus="yes">
        <source>%n Mercenaries are for hire.</source>
        <translation>
            <numerusform>Puedes contratar %n Mercenario.</numerusform>
            <numerusform>Puedes contratar %n Mercenarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crusaders wait to be placed.</source>
        <translation>
            <numerusform>Tienes %n Cruzado por colocar.</numerusform>
            <numerusform>Tienes %n Cruzados por colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No force can move: end the movement.</source>
        <translation>Ninguna fuerza puede moverse: termina el movimiento.</translation>
    </message>
    <message>
        <source>Move the forces of one region: the first move chooses it.</source>
        <translation>Mueve las fuerzas de una región: el primer movimiento la elige.</translation>
    </message>
    <message>
        <source>Move the forces of {region}, or end the movement.</source>
        <translation>Mueve las fuerzas de {region} o termina el movimiento.</translation>
    </message>
    <message>
        <source>Your force is beaten: choose where it retreats.</source>
        <translation>Tu fuerza ha sido vencida: elige adónde se retira.</translation>
    </message>
    <message>
        <source>Your force is beaten in {area}: choose where it retreats.</source>
        <translation>Tu fuerza ha sido vencida en {area}: elige adónde se retira.</translation>
    </message>
    <message>
        <source>Found the Military Order in {area}</source>
        <translation>Fundar la Orden Militar en {area}</translation>
    </message>
    <message>
        <source>El Cid leads the force in {area}</source>
        <translation>El Cid manda la fuerza de {area}</translation>
    </message>
    <message>
        <source>Leave El Cid out</source>
        <translation>Prescindir del Cid</translation>
    </message>
    <message>
        <source>Convert the City of {area} ({cost})</source>
        <translation>Convertir la Ciudad de {area} ({cost})</translation>
    </message>
    <message>
        <source>Bribe the Rebels of {area} ({cost})</source>
        <translation>Sobornar a los Rebeldes de {area} ({cost})</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n Mercenaries in {area} ({cost})</source>
        <translation>
            <numerusform>Contratar %n Mercenario en {area} ({cost})</numerusform>
            <numerusform>Contratar %n Mercenarios en {area} ({cost})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n Crusaders in {area}</source>
        <translation>
            <numerusform>Colocar %n Cruzado en {area}</numerusform>
            <numerusform>Colocar %n Cruzados en {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>Come out of {area} with {units} and attack the besiegers</source>
        <translation>Salir de {area} con {units} y atacar a los sitiadores</translation>
    </message>
    <message>
        <source>Move {units} from {origin} to {to}</source>
        <translation>Mover {units} de {origin} a {to}</translation>
    </message>
    <message>
        <source>Retreat to {area}</source>
        <translation>Retirarse a {area}</translation>
    </message>
    <message>
        <source>Raise an Army in {area} ({cost})</source>
        <translation>Reclutar un Ejército en {area} ({cost})</translation>
    </message>
    <message>
        <source>Raise a Garrison in {area} ({cost})</source>
        <translation>Reclutar una Guarnición en {area} ({cost})</translation>
    </message>
    <message>
        <source>Found a City in {area} ({cost})</source>
        <translation>Fundar una Ciudad en {area} ({cost})</translation>
    </message>
    <message>
        <source>Build a Fortress in {area} ({cost})</source>
        <translation>Construir una Fortaleza en {area} ({cost})</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Terminar los gastos</translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation>Terminar el movimiento</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Purchases</name>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Soborno</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenarios</translation>
    </message>
</context>
<context>
    <name>Purposes</name>
    <message>
        <source>the region of the rebellion</source>
        <translation>la región de la rebelión</translation>
    </message>
    <message>
        <source>the rebellion table</source>
        <translation>la tabla de rebeliones</translation>
    </message>
    <message>
        <source>an area of the region</source>
        <translation>un área de la región</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>el evento</translation>
    </message>
    <message>
        <source>the event&apos;s own die</source>
        <translation>el dado del propio evento</translation>
    </message>
    <message>
        <source>where they come from</source>
        <translation>el lugar por donde llegan</translation>
    </message>
    <message>
        <source>the region of the reaction</source>
        <translation>la región de la reacción</translation>
    </message>
    <message>
        <source>the port of landing</source>
        <translation>el puerto de desembarco</translation>
    </message>
    <message>
        <source>the reaction table</source>
        <translation>la tabla de reacción</translation>
    </message>
    <message>
        <source>the battle</source>
        <translation>la batalla</translation>
    </message>
    <message>
        <source>the siege: besieger, then defender</source>
        <translation>el asedio: primero el sitiador, después el defensor</translation>
    </message>
</context>
<context>
    <name>ReactionEvents</name>
    <message>
        <source>Reaction die {die}: a force comes from North Africa.</source>
        <translation>Dado de reacción {die}: una fuerza llega del norte de África.</translation>
    </message>
    <message>
        <source>Reaction die {die}: {region} has no free area. The die is rolled again.</source>
        <translation>Dado de reacción {die}: {region} no tiene ningún área libre. Se repite la tirada.</translation>
    </message>
    <message>
        <source>Reaction die {die}: {region} is in revolt. The die is rolled again.</source>
        <translation>Dado de reacción {die}: {region} está en revuelta. Se repite la tirada.</translation>
    </message>
    <message>
        <source>Reaction die {die}: {region}.</source>
        <translation>Dado de reacción {die}: {region}.</translation>
    </message>
    <message>
        <source>Port die {die}: the force lands in {area}.</source>
        <translation>Dado del puerto {die}: la fuerza desembarca en {area}.</translation>
    </message>
    <message>
        <source>Port die {die}: {area} is in the region in revolt. The die is rolled again.</source>
        <translation>Dado del puerto {die}: {area} está en la región en revuelta. Se repite la tirada.</translation>
    </message>
    <message>
        <source>From North Africa, die {die}: {result}.</source>
        <translation>Del norte de África, dado {die}: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>Reaction with %n Muslim-controlled Cities, die {die}: {result}.</source>
        <translation>
            <numerusform>Reacción con %n Ciudad de control musulmán, dado {die}: {result}.</numerusform>
            <numerusform>Reacción con %n Ciudades de control musulmán, dado {die}: {result}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No area can take a City: nothing happens.</source>
        <translation>Ningún área admite una Ciudad: no pasa nada.</translation>
    </message>
    <message>
        <source>No area can take a Fortress: nothing happens.</source>
        <translation>Ningún área admite una Fortaleza: no pasa nada.</translation>
    </message>
    <message>
        <source>No area can take a Garrison: nothing happens.</source>
        <translation>Ningún área admite una Guarnición: no pasa nada.</translation>
    </message>
    <message>
        <source>No area can take Armies: nothing happens.</source>
        <translation>Ningún área admite Ejércitos: no pasa nada.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The Muslims have nowhere left in the five regions to raise Armies.</source>
        <translation>A los musulmanes no les queda, en las cinco regiones, ningún lugar donde reclutar Ejércitos.</translation>
    </message>
    <message>
        <source>The Christians have neither a City nor a unit left.</source>
        <translation>A los cristianos no les queda ni una Ciudad ni una unidad.</translation>
    </message>
    <message>
        <source>The twentieth turn has been played.</source>
        <translation>Se ha jugado el vigésimo turno.</translation>
    </message>
</context>
<context>
    <name>RebellionEvents</name>
    <message>
        <source>Region die {die}: the region of the next roll suffers two results.</source>
        <translation>Dado de región {die}: la región de la próxima tirada sufre dos resultados.</translation>
    </message>
    <message>
        <source>Region die {die}: {region} suffers two results.</source>
        <translation>Dado de región {die}: {region} sufre dos resultados.</translation>
    </message>
    <message>
        <source>Region die {die}: {region}.</source>
        <translation>Dado de región {die}: {region}.</translation>
    </message>
    <message>
        <source>Rebellion in {region}, die {die}: {result}.</source>
        <translation>Rebelión en {region}, dado {die}: {result}.</translation>
    </message>
    <message>
        <source>No area of {region} has Garrisons without an Army or a Military Order: the result counts as Rebels.</source>
        <translation>Ningún área de {region} tiene Guarniciones sin Ejércitos ni Órdenes Militares: el resultado cuenta como Rebeldes.</translation>
    </message>
    <message>
        <source>Every area of {region} has a Garrison, an Army or a Military Order: one of them loses a unit instead.</source>
        <translation>Todas las áreas de {region} tienen Guarnición, Ejército u Orden Militar: en su lugar, una de ellas pierde una unidad.</translation>
    </message>
    <message>
        <source>There is no City in {region}: the result counts as Rebels.</source>
        <translation>No hay ninguna Ciudad en {region}: el resultado cuenta como Rebeldes.</translation>
    </message>
    <message>
        <source>The result ({result} in {area}) would leave {side} without a City: the table is rolled on again.</source>
        <translation>El resultado ({result} en {area}) dejaría sin Ciudades a {side}: se repite la tirada en la tabla.</translation>
    </message>
    <message numerus="yes">
        <source>%n Rebels rise in {area} in place of {replaced}.</source>
        <translation>
            <numerusform>Se alza %n Rebelde en {area} en lugar de {replaced}.</numerusform>
            <numerusform>Se alzan %n Rebeldes en {area} en lugar de {replaced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rebels rise in {area}.</source>
        <translation>
            <numerusform>Se alza %n Rebelde en {area}.</numerusform>
            <numerusform>Se alzan %n Rebeldes en {area}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The City of {area} becomes Christian.</source>
        <translation>La Ciudad de {area} se hace cristiana.</translation>
    </message>
    <message>
        <source>The City of {area} becomes Muslim.</source>
        <translation>La Ciudad de {area} se hace musulmana.</translation>
    </message>
    <message>
        <source>{region} rises in revolt: it is out of the game until the end of the turn.</source>
        <translation>{region} se alza en revuelta: queda fuera del juego hasta el fin del turno.</translation>
    </message>
</context>
<context>
    <name>RebellionLines</name>
    <message>
        <source>A Rebel rises in an area without Garrison, Army or Military Order.</source>
        <translation>Se alza un Rebelde en un área sin Guarnición, Ejército ni Orden Militar.</translation>
    </message>
    <message>
        <source>A City changes its religion.</source>
        <translation>Una Ciudad cambia de religión.</translation>
    </message>
    <message>
        <source>In an area with Garrisons but no Army or Military Order, a Rebel takes their place.</source>
        <translation>En un área con Guarniciones, sin Ejércitos ni Órdenes Militares, un Rebelde ocupa su lugar.</translation>
    </message>
    <message>
        <source>The units of a City turn Rebel.</source>
        <translation>Las unidades de una Ciudad se vuelven Rebeldes.</translation>
    </message>
    <message>
        <source>The region is out of the game until the end of the turn.</source>
        <translation>La región queda fuera del juego hasta el fin del turno.</translation>
    </message>
    <message>
        <source>An area loses a unit.</source>
        <translation>Un área pierde una unidad.</translation>
    </message>
</context>
<context>
    <name>Rebellions</name>
    <message>
        <source>Rebels</source>
        <translation>Rebeldes</translation>
    </message>
    <message>
        <source>Proselytism</source>
        <translation>Proselitismo</translation>
    </message>
    <message>
        <source>Peasant revolt</source>
        <translation>Revuelta campesina</translation>
    </message>
    <message>
        <source>Rebel governor</source>
        <translation>Gobernador rebelde</translation>
    </message>
    <message>
        <source>Regional revolt</source>
        <translation>Revuelta regional</translation>
    </message>
    <message>
        <source>Loss of a unit</source>
        <translation>Pérdida de una unidad</translation>
    </message>
</context>
<context>
    <name>Reconquest</name>
    <message>
        <source>Asturias and León</source>
        <translation>Asturias y León</translation>
    </message>
    <message>
        <source>Castile</source>
        <translation>Castilla</translation>
    </message>
    <message>
        <source>Pamplona and Navarre</source>
        <translation>Pamplona y Navarra</translation>
    </message>
    <message>
        <source>Aragon and Catalonia</source>
        <translation>Aragón y Cataluña</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>El Cid</source>
        <translation>El Cid</translation>
    </message>
    <message>
        <source>Frontier without a lord</source>
        <translation>Frontera sin señor</translation>
    </message>
    <message>
        <source>Al-Andalus: the emirate of Córdoba</source>
        <translation>Al-Ándalus: el emirato de Córdoba</translation>
    </message>
    <message>
        <source>Al-Andalus: the caliphate of Córdoba</source>
        <translation>Al-Ándalus: el califato de Córdoba</translation>
    </message>
    <message>
        <source>Al-Andalus: the taifa kingdoms</source>
        <translation>Al-Ándalus: los reinos de taifas</translation>
    </message>
    <message>
        <source>Al-Andalus: the Almoravids</source>
        <translation>Al-Ándalus: los almorávides</translation>
    </message>
    <message>
        <source>Al-Andalus: the Almohads</source>
        <translation>Al-Ándalus: los almohades</translation>
    </message>
    <message>
        <source>Al-Andalus: the last taifas</source>
        <translation>Al-Ándalus: las últimas taifas</translation>
    </message>
    <message>
        <source>Al-Andalus: the kingdom of Granada</source>
        <translation>Al-Ándalus: el reino de Granada</translation>
    </message>
    <message>
        <source>Ordoño I resettles León.</source>
        <translation>Ordoño I repuebla León.</translation>
    </message>
    <message>
        <source>Vímara Peres takes Porto for Alfonso III.</source>
        <translation>Vímara Peres toma Oporto para Alfonso III.</translation>
    </message>
    <message>
        <source>Count Diego Rodríguez founds Burgos on the frontier.</source>
        <translation>El conde Diego Rodríguez funda Burgos en la frontera.</translation>
    </message>
    <message>
        <source>Castile, a county until now, is Fernando I&apos;s, and soon a kingdom.</source>
        <translation>Castilla, condado hasta ahora, es de Fernando I, y pronto un reino.</translation>
    </message>
    <message>
        <source>Alfonso VI enters Toledo.</source>
        <translation>Alfonso VI entra en Toledo.</translation>
    </message>
    <message>
        <source>Alfonso VI is given Lisbon.</source>
        <translation>Alfonso VI recibe Lisboa.</translation>
    </message>
    <message>
        <source>The Almoravids take Lisbon again.</source>
        <translation>Los almorávides recuperan Lisboa.</translation>
    </message>
    <message>
        <source>El Cid makes himself lord of Valencia.</source>
        <translation>El Cid se hace señor de Valencia.</translation>
    </message>
    <message>
        <source>Jimena, El Cid&apos;s widow, leaves Valencia to the Almoravids.</source>
        <translation>Jimena, viuda del Cid, abandona Valencia a los almorávides.</translation>
    </message>
    <message>
        <source>Raymond of Burgundy resettles Salamanca for Alfonso VI.</source>
        <translation>Raimundo de Borgoña repuebla Salamanca para Alfonso VI.</translation>
    </message>
    <message>
        <source>Alfonso the Battler of Aragon enters Zaragoza.</source>
        <translation>Alfonso el Batallador, de Aragón, entra en Zaragoza.</translation>
    </message>
    <message>
        <source>The count of Barcelona gives Tarragona to its archbishop, to be resettled.</source>
        <translation>El conde de Barcelona da Tarragona a su arzobispo para que la repueble.</translation>
    </message>
    <message>
        <source>Afonso Henriques, victor of Ourique, calls himself king of Portugal.</source>
        <translation>Alfonso Enríquez, vencedor en Ourique, se titula rey de Portugal.</translation>
    </message>
    <message>
        <source>Afonso I takes Lisbon with crusaders from the north.</source>
        <translation>Alfonso I toma Lisboa con cruzados del norte.</translation>
    </message>
    <message>
        <source>León and Castile are one under Fernando III, for ever.</source>
        <translation>León y Castilla se unen para siempre bajo Fernando III.</translation>
    </message>
    <message>
        <source>Alfonso IX of León takes Mérida and Badajoz.</source>
        <translation>Alfonso IX de León toma Mérida y Badajoz.</translation>
    </message>
    <message>
        <source>Fernando III enters Córdoba.</source>
        <translation>Fernando III entra en Córdoba.</translation>
    </message>
    <message>
        <source>Jaime I of Aragon takes Valencia.</source>
        <translation>Jaime I de Aragón toma Valencia.</translation>
    </message>
    <message>
        <source>Murcia submits to Castile.</source>
        <translation>Murcia se somete a Castilla.</translation>
    </message>
    <message>
        <source>Seville yields to Fernando III after a siege by land and river.</source>
        <translation>Sevilla se rinde a Fernando III tras un asedio por tierra y por el río.</translation>
    </message>
    <message>
        <source>The Muslims of Murcia rise.</source>
        <translation>Se sublevan los musulmanes de Murcia.</translation>
    </message>
    <message>
        <source>Jaime I wins Murcia back for Castile.</source>
        <translation>Jaime I recupera Murcia para Castilla.</translation>
    </message>
    <message>
        <source>Algeciras yields to Alfonso XI after some twenty months.</source>
        <translation>Algeciras se rinde a Alfonso XI tras unos veinte meses.</translation>
    </message>
    <message>
        <source>Muhammad V of Granada takes Algeciras, and later razes it.</source>
        <translation>Muhammad V de Granada toma Algeciras, y más tarde la arrasa.</translation>
    </message>
    <message>
        <source>With Gibraltar, the land of Algeciras is Castile&apos;s.</source>
        <translation>Con Gibraltar, la tierra de Algeciras es de Castilla.</translation>
    </message>
    <message>
        <source>Boabdil gives up Granada to Isabel and Fernando.</source>
        <translation>Boabdil entrega Granada a Isabel y Fernando.</translation>
    </message>
</context>
<context>
    <name>ReconquistaActions</name>
    <message>
        <source>Raise an Army</source>
        <translation>Reclutar un Ejército</translation>
    </message>
    <message>
        <source>Raise a Garrison</source>
        <translation>Reclutar una Guarnición</translation>
    </message>
    <message>
        <source>Found a City</source>
        <translation>Fundar una Ciudad</translation>
    </message>
    <message>
        <source>Build a Fortress</source>
        <translation>Construir una Fortaleza</translation>
    </message>
    <message>
        <source>Convert a City</source>
        <translation>Convertir una Ciudad</translation>
    </message>
    <message>
        <source>Bribe Rebels</source>
        <translation>Sobornar a Rebeldes</translation>
    </message>
    <message>
        <source>Hire Mercenaries</source>
        <translation>Contratar Mercenarios</translation>
    </message>
    <message>
        <source>Place Crusaders</source>
        <translation>Colocar Cruzados</translation>
    </message>
</context>
<context>
    <name>ReconquistaDesk</name>
    <message>
        <source>The real recon&amp;quest by year</source>
        <translation>La recon&amp;quista real por años</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Lozenge: battle. Square: siege. Dot: event. Stroke: Muslim reaction.</source>
        <translation>Rombo: batalla. Cuadrado: asedio. Punto: evento. Trazo: reacción musulmana.</translation>
    </message>
    <message>
        <source>What did the Muslims just do?</source>
        <translation>¿Qué acaban de hacer los musulmanes?</translation>
    </message>
    <message>
        <source>Leave El Cid out</source>
        <translation>Prescindir del Cid</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Terminar los gastos</translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation>Terminar el movimiento</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <translation>Elige un área</translation>
    </message>
    <message>
        <source>Nothing has moved yet. Press once more to end the movement.</source>
        <translation>Aún no se ha movido nada. Pulsa otra vez para terminar el movimiento.</translation>
    </message>
</context>
<context>
    <name>ReconquistaReview</name>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Battle: {area}</source>
        <translation>Batalla: {area}</translation>
    </message>
    <message>
        <source>Siege: {area}</source>
        <translation>Asedio: {area}</translation>
    </message>
    <message>
        <source>This end had a chance of {chance}%.</source>
        <translation>Este desenlace tenía una probabilidad del {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>end the phase</source>
        <translation>terminar la fase</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This cannot be done now.</source>
        <translation>Ahora no se puede hacer eso.</translation>
    </message>
    <message>
        <source>{area} is in the region in revolt, which is out of the game this turn.</source>
        <translation>{area} está en la región en revuelta, que este turno queda fuera del juego.</translation>
    </message>
    <message>
        <source>There are enemies in {area}.</source>
        <translation>Hay enemigos en {area}.</translation>
    </message>
    <message>
        <source>No possible area.</source>
        <translation>Sin área posible.</translation>
    </message>
    <message>
        <source>Place the Military Order first.</source>
        <translation>Primero coloca la Orden Militar.</translation>
    </message>
    <message>
        <source>Others stand in {area}: the Military Order cannot be founded there.</source>
        <translation>Otros ocupan {area}: allí no se puede fundar la Orden Militar.</translation>
    </message>
    <message>
        <source>The Military Order is founded in a City you control or in Santiago, and {area} is neither.</source>
        <translation>La Orden Militar se funda en una Ciudad que controles o en Santiago, y {area} no es lo uno ni lo otro.</translation>
    </message>
    <message>
        <source>Place El Cid first, or leave him out.</source>
        <translation>Primero coloca al Cid o prescinde de él.</translation>
    </message>
    <message>
        <source>El Cid leads a Christian Army or a Military Order, and there is none in {area}.</source>
        <translation>El Cid manda un Ejército cristiano o una Orden Militar, y en {area} no los hay.</translation>
    </message>
    <message>
        <source>Your income is being spent: first finish with that.</source>
        <translation>Estás gastando los ingresos: primero termina con eso.</translation>
    </message>
    <message>
        <source>Not enough points: it costs {cost}, and you have {left}.</source>
        <translation>No llegan los puntos: cuesta {cost} y tienes {left}.</translation>
    </message>
    <message>
        <source>New units need a City or a Fortress that you control, and {area} has none.</source>
        <translation>Las unidades nuevas necesitan una Ciudad o una Fortaleza que controles, y en {area} no la hay.</translation>
    </message>
    <message>
        <source>There is a City in {area} already.</source>
        <translation>En {area} ya hay una Ciudad.</translation>
    </message>
    <message>
        <source>There is a Fortress in {area} already.</source>
        <translation>En {area} ya hay una Fortaleza.</translation>
    </message>
    <message>
        <source>This takes an Army or a Garrison of yours in {area}, and there is none.</source>
        <translation>Para eso hace falta un Ejército o una Guarnición tuyos en {area}, y no los hay.</translation>
    </message>
    <message>
        <source>A Fortress takes a Christian City, or an Army or a Garrison of yours, and there is none in {area}.</source>
        <translation>Para una Fortaleza hace falta una Ciudad cristiana, o bien un Ejército o una Guarnición tuyos, y en {area} no los hay.</translation>
    </message>
    <message>
        <source>There is no Muslim City in {area} to convert.</source>
        <translation>En {area} no hay ninguna Ciudad musulmana que convertir.</translation>
    </message>
    <message>
        <source>Rebels can be bribed only in a turn with the Bribe event.</source>
        <translation>Solo se puede sobornar a los Rebeldes en un turno con el evento Soborno.</translation>
    </message>
    <message>
        <source>The event allows one bribe, and it has been paid.</source>
        <translation>El evento permite un solo soborno, y ya está pagado.</translation>
    </message>
    <message>
        <source>There are no Rebels in {area} to bribe.</source>
        <translation>En {area} no hay Rebeldes a los que sobornar.</translation>
    </message>
    <message>
        <source>There are no Mercenaries for hire.</source>
        <translation>No hay Mercenarios que contratar.</translation>
    </message>
    <message>
        <source>{count} is not possible: {most} are for hire at the most.</source>
        <translation>No pueden ser {count}: como mucho se pueden contratar {most}.</translation>
    </message>
    <message>
        <source>There are no Crusaders to place.</source>
        <translation>No hay Cruzados que colocar.</translation>
    </message>
    <message>
        <source>The Crusaders stay together: all {most} go to one area, not {count}.</source>
        <translation>Los Cruzados van juntos: los {most} a una misma área, no {count}.</translation>
    </message>
    <message>
        <source>Your forces are moving: first finish with that.</source>
        <translation>Tus fuerzas se están moviendo: primero termina con eso.</translation>
    </message>
    <message>
        <source>Choose units of {area} to move.</source>
        <translation>Elige unidades de {area} para mover.</translation>
    </message>
    <message>
        <source>You move Christian units only.</source>
        <translation>Solo mueves unidades cristianas.</translation>
    </message>
    <message>
        <source>Those units are not in {area}.</source>
        <translation>Esas unidades no están en {area}.</translation>
    </message>
    <message>
        <source>The units outside {area} wait for the siege to be resolved.</source>
        <translation>Las unidades ante {area} esperan a que se resuelva el asedio.</translation>
    </message>
    <message>
        <source>The units in {area} are shut in by a siege.</source>
        <translation>Las unidades de {area} están encerradas por un asedio.</translation>
    </message>
    <message>
        <source>The forces of {region} move this turn, and those units in {area} are not among them.</source>
        <translation>Este turno se mueven las fuerzas de {region}, y esas unidades de {area} no están entre ellas.</translation>
    </message>
    <message>
        <source>Those units in {area} may not move now.</source>
        <translation>Esas unidades de {area} no pueden moverse ahora.</translation>
    </message>
    <message>
        <source>El Cid never moves alone.</source>
        <translation>El Cid nunca se mueve solo.</translation>
    </message>
    <message>
        <source>El Cid moves only with an Army or a Military Order.</source>
        <translation>El Cid solo se mueve con un Ejército o una Orden Militar.</translation>
    </message>
    <message>
        <source>El Cid cannot stay in {area} alone.</source>
        <translation>El Cid no puede quedarse solo en {area}.</translation>
    </message>
    <message>
        <source>The force is in {area} already.</source>
        <translation>La fuerza ya está en {area}.</translation>
    </message>
    <message>
        <source>There is no road from {area} to {to}.</source>
        <translation>No hay carretera de {area} a {to}.</translation>
    </message>
    <message>
        <source>Garrisons never leave their region.</source>
        <translation>Las Guarniciones nunca salen de su región.</translation>
    </message>
    <message>
        <source>Muslim units in {area} bar the road.</source>
        <translation>Hay unidades musulmanas en {area} que cierran la carretera.</translation>
    </message>
    <message>
        <source>The City of {area} is Muslim: to leave by road, an Army or a Garrison must stay in it.</source>
        <translation>La Ciudad de {area} es musulmana: para salir por carretera, un Ejército o una Guarnición debe quedarse en ella.</translation>
    </message>
    <message>
        <source>The beaten force must retreat first.</source>
        <translation>Primero debe retirarse la fuerza vencida.</translation>
    </message>
    <message>
        <source>No unit of the beaten force came from {area}.</source>
        <translation>Ninguna unidad de la fuerza vencida vino de {area}.</translation>
    </message>
    <message>
        <source>The rules do not allow this ({code}).</source>
        <translation>Las reglas no lo permiten ({code}).</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>Asturias</source>
        <translation>Asturias</translation>
    </message>
    <message>
        <source>Aragon</source>
        <translation>Aragón</translation>
    </message>
    <message>
        <source>Castile</source>
        <translation>Castilla</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Al-Andalus</source>
        <translation>Al-Ándalus</translation>
    </message>
    <message>
        <source>North Africa</source>
        <translation>Norte de África</translation>
    </message>
</context>
<context>
    <name>Religions</name>
    <message>
        <source>Christian City</source>
        <translation>Ciudad cristiana</translation>
    </message>
    <message>
        <source>Muslim City</source>
        <translation>Ciudad musulmana</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Reconquista: a game to watch</source>
        <translation>Reconquista: una partida para ver</translation>
    </message>
    <message>
        <source>Map of the peninsula</source>
        <translation>Mapa de la península</translation>
    </message>
    <message>
        <source>All areas in words</source>
        <translation>Todas las áreas en palabras</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Puntos: {0}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>How far one step goes</source>
        <translation>Cuánto avanza cada paso</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Por fase</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Por turno</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Christian City</source>
        <translation>Ciudad cristiana</translation>
    </message>
    <message>
        <source>Muslim City</source>
        <translation>Ciudad musulmana</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>besieged by</source>
        <translation>sitiada por</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Análisis de la partida</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Volver al mapa</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Phase {number}</source>
        <translation>Fase {number}</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definiciones</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Referencia rápida</translation>
    </message>
    <message>
        <source>{part} · {name}</source>
        <translation>{part} · {name}</translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for: {0}</source>
        <translation>
            <numerusform>Falta %n punto para: {0}</numerusform>
            <numerusform>Faltan %n puntos para: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>One more City would bring</source>
        <translation>Lo que daría una Ciudad más</translation>
    </message>
    <message>
        <source>Income next turn</source>
        <translation>Ingresos del próximo turno</translation>
    </message>
    <message>
        <source>If the map stays as it is and no event or revolt changes it.</source>
        <translation>Si el mapa sigue como está y ningún evento ni revuelta los cambia.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Christians</source>
        <translation>Cristianos</translation>
    </message>
    <message>
        <source>Muslims</source>
        <translation>Musulmanes</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Rebeldes</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franceses</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Incursores</translation>
    </message>
    <message>
        <source>the Christians</source>
        <translation>los cristianos</translation>
    </message>
    <message>
        <source>the Muslims</source>
        <translation>los musulmanes</translation>
    </message>
    <message>
        <source>the Rebels</source>
        <translation>los Rebeldes</translation>
    </message>
    <message>
        <source>the French</source>
        <translation>los franceses</translation>
    </message>
    <message>
        <source>the Raiders</source>
        <translation>los Incursores</translation>
    </message>
    <message>
        <source>The Christians</source>
        <translation>Los cristianos</translation>
    </message>
    <message>
        <source>The Muslims</source>
        <translation>Los musulmanes</translation>
    </message>
    <message>
        <source>The Rebels</source>
        <translation>Los Rebeldes</translation>
    </message>
    <message>
        <source>The French</source>
        <translation>Los franceses</translation>
    </message>
    <message>
        <source>The Raiders</source>
        <translation>Los Incursores</translation>
    </message>
</context>
<context>
    <name>SiegeEvents</name>
    <message>
        <source>Siege of {area}: {besieger} {attack}, {defender} {defence}.</source>
        <translation>Asedio de {area}: {besieger} {attack}, {defender} {defence}.</translation>
    </message>
    <message>
        <source>{die} = {total}</source>
        <translation>{die} = {total}</translation>
    </message>
    <message>
        <source>{die} + 2 × ({points}) (Fortress: {what}) = {total}</source>
        <translation>{die} + 2 × ({points}) (Fortaleza: {what}) = {total}</translation>
    </message>
    <message>
        <source>{die} + 2 × {points} (Fortress: {what}) = {total}</source>
        <translation>{die} + 2 × {points} (Fortaleza: {what}) = {total}</translation>
    </message>
    <message>
        <source>{die} + {points} ({what}) = {total}</source>
        <translation>{die} + {points} ({what}) = {total}</translation>
    </message>
    <message>
        <source>Tie in the siege of {area}. Losses: {units}.</source>
        <translation>Empate en el asedio de {area}. Bajas: {units}.</translation>
    </message>
    <message>
        <source>Losses: {units}.</source>
        <translation>Bajas: {units}.</translation>
    </message>
    <message>
        <source>The Fortress is gone.</source>
        <translation>La Fortaleza desaparece.</translation>
    </message>
    <message>
        <source>{area} falls to the besiegers.</source>
        <translation>{area} cae en manos de los sitiadores.</translation>
    </message>
    <message>
        <source>{area} falls to the besiegers, and the City is sacked and destroyed.</source>
        <translation>{area} cae en manos de los sitiadores, y la Ciudad es saqueada y destruida.</translation>
    </message>
    <message>
        <source>{area} surrenders to the besiegers.</source>
        <translation>{area} se rinde a los sitiadores.</translation>
    </message>
    <message>
        <source>The besiegers of {area} are beaten off.</source>
        <translation>Los sitiadores de {area} son rechazados.</translation>
    </message>
    <message>
        <source>Nobody is left inside or outside {area}: the siege is over.</source>
        <translation>No queda nadie dentro ni fuera de {area}: el asedio termina.</translation>
    </message>
    <message>
        <source>No besieger is left: the siege of {area} is lifted.</source>
        <translation>No queda ningún sitiador: se levanta el asedio de {area}.</translation>
    </message>
    <message>
        <source>A Christian City is founded in {area}.</source>
        <translation>Se funda una Ciudad cristiana en {area}.</translation>
    </message>
    <message>
        <source>A Muslim City is founded in {area}.</source>
        <translation>Se funda una Ciudad musulmana en {area}.</translation>
    </message>
    <message>
        <source>A Fortress is built in {area}.</source>
        <translation>Se construye una Fortaleza en {area}.</translation>
    </message>
    <message>
        <source>The abandoned Fortress of {area} is removed.</source>
        <translation>Se retira la Fortaleza abandonada de {area}.</translation>
    </message>
    <message>
        <source>The revolt in {region} is over.</source>
        <translation>Termina la revuelta de {region}.</translation>
    </message>
</context>
<context>
    <name>SiegePanel</name>
    <message>
        <source>Siege</source>
        <translation>Asedio</translation>
    </message>
    <message>
        <source>Siege of {area}</source>
        <translation>Asedio de {area}</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <translation>Tirada {number}</translation>
    </message>
    <message>
        <source>Besieging: {side}</source>
        <translation>Sitian: {side}</translation>
    </message>
    <message>
        <source>Defending: {side}</source>
        <translation>Defienden: {side}</translation>
    </message>
    <message>
        <source>no modifiers</source>
        <translation>sin modificadores</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Bajas</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Most Cities of {0}</source>
        <translation>Mayoría de las Ciudades de {0}</translation>
    </message>
    <message>
        <source>Taxes, this turn only</source>
        <translation>Impuestos, solo este turno</translation>
    </message>
    <message>
        <source>Expulsions, this turn only</source>
        <translation>Expulsiones, solo este turno</translation>
    </message>
    <message>
        <source>Never less than 0</source>
        <translation>Nunca menos de 0</translation>
    </message>
    <message>
        <source>City of {0}</source>
        <translation>Ciudad de {0}</translation>
    </message>
    <message>
        <source>{0} free of Muslims</source>
        <translation>{0} libre de musulmanes</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>most Cities of {0}</source>
        <translation>mayoría de las Ciudades de {0}</translation>
    </message>
</context>
<context>
    <name>SpendingBox</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>How many Mercenaries</source>
        <translation>Cuántos Mercenarios</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Convert a City</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>Bribe Rebels</source>
        <translation>Sobornar a Rebeldes</translation>
    </message>
    <message>
        <source>Hire Mercenaries</source>
        <translation>Contratar Mercenarios</translation>
    </message>
    <message numerus="yes">
        <source>Place %n Crusader(s)</source>
        <translation>
            <numerusform>Colocar %n Cruzado</numerusform>
            <numerusform>Colocar %n Cruzados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageDock</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Battles, sieges and the rolls of the tables are shown here as they happen.</source>
        <translation>Aquí se ven las batallas, los asedios y las tiradas de las tablas a medida que ocurren.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{0} (held by: {1})</source>
        <translation>{0} (en poder de: {1})</translation>
    </message>
    <message>
        <source>besieged by {0}</source>
        <translation>sitiada por {0}</translation>
    </message>
    <message>
        <source>on the way: {0}</source>
        <translation>en marcha: {0}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>Starts</name>
    <message>
        <source>A start of your own</source>
        <translation>Un comienzo tuyo</translation>
    </message>
    <message>
        <source>The computer reaches {0} points on average (± {1}); {2} when it plays quickly.</source>
        <translation>El ordenador llega de media a {0} puntos (± {1}); a {2} cuando juega deprisa.</translation>
    </message>
</context>
<context>
    <name>StatisticsDock</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>no dice yet</source>
        <translation>aún sin dados</translation>
    </message>
    <message numerus="yes">
        <source>%n dice; {0} standard deviations from what was to be expected</source>
        <translation>
            <numerusform>%n dado; a {0} desviaciones típicas de lo esperado</numerusform>
            <numerusform>%n dados; a {0} desviaciones típicas de lo esperado</numerusform>
        </translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>como se esperaba</translation>
    </message>
    <message>
        <source>rather high</source>
        <translation>algo altos</translation>
    </message>
    <message>
        <source>high</source>
        <translation>altos</translation>
    </message>
    <message>
        <source>strangely high</source>
        <translation>extrañamente altos</translation>
    </message>
    <message>
        <source>rather low</source>
        <translation>algo bajos</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bajos</translation>
    </message>
    <message>
        <source>strangely low</source>
        <translation>extrañamente bajos</translation>
    </message>
    <message>
        <source>some luck</source>
        <translation>algo de suerte</translation>
    </message>
    <message>
        <source>a lot of luck</source>
        <translation>mucha suerte</translation>
    </message>
    <message>
        <source>incredible luck</source>
        <translation>suerte increíble</translation>
    </message>
    <message>
        <source>some bad luck</source>
        <translation>algo de mala suerte</translation>
    </message>
    <message>
        <source>a lot of bad luck</source>
        <translation>muy mala suerte</translation>
    </message>
    <message>
        <source>incredible bad luck</source>
        <translation>mala suerte increíble</translation>
    </message>
    <message>
        <source>You have not fought yet.</source>
        <translation>Aún no has combatido.</translation>
    </message>
    <message>
        <source>Your luck in battles and sieges is better than in {0} of games.</source>
        <translation>Tu suerte en batallas y asedios es mejor que en el {0} de las partidas.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Turno a turno</translation>
    </message>
    <message>
        <source>Points and Cities at your first decision of each turn, and as they are now.</source>
        <translation>Puntos y Ciudades en tu primera decisión de cada turno, y como están ahora.</translation>
    </message>
    <message>
        <source>Dice and luck</source>
        <translation>Dados y suerte</translation>
    </message>
    <message>
        <source>Battles: hits. Elsewhere: the mean of the dice; one die comes to 3.5. Fights without Christians are left out. The percentage says how often dice fall at least so far from what was to be expected.</source>
        <translation>Batallas: impactos. En lo demás, la media de los dados; un dado sale a 3,5. No cuentan los combates sin cristianos. El porcentaje dice con qué frecuencia los dados caen al menos tan lejos de lo esperado.</translation>
    </message>
    <message>
        <source>Your hits in battle</source>
        <translation>Tus impactos en batalla</translation>
    </message>
    <message>
        <source>Hits against you</source>
        <translation>Impactos contra ti</translation>
    </message>
    <message>
        <source>Your dice in sieges</source>
        <translation>Tus dados en asedios</translation>
    </message>
    <message>
        <source>Dice against you in sieges</source>
        <translation>Dados contra ti en asedios</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Salió</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Review of the game…</source>
        <translation>Análisis de la partida…</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>taxes</source>
        <translation>impuestos</translation>
    </message>
    <message>
        <source>expulsions</source>
        <translation>expulsiones</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source} {points}</translation>
    </message>
    <message>
        <source>City of {area}: {points}</source>
        <translation>Ciudad de {area}: {points}</translation>
    </message>
    <message>
        <source>Most Cities of {region}: {points}</source>
        <translation>Mayoría de las Ciudades de {region}: {points}</translation>
    </message>
    <message>
        <source>{region} free of Muslims: {points}</source>
        <translation>{region} libre de musulmanes: {points}</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>{what} {points}</source>
        <translation>{what} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <translation>
            <numerusform>%n punto de victoria</numerusform>
            <numerusform>%n puntos de victoria</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextBoard</name>
    <message>
        <source>{0} (in revolt)</source>
        <translation>{0} (en revuelta)</translation>
    </message>
    <message>
        <source>{0} (moving)</source>
        <translation>{0} (se mueve)</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Áreas</translation>
    </message>
    <message>
        <source>The board as a list</source>
        <translation>El tablero como lista</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Qué hay allí</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>A quiet turn</source>
        <translation>Un turno tranquilo</translation>
    </message>
    <message>
        <source>{0} rises in revolt</source>
        <translation>{0} se alza en revuelta</translation>
    </message>
    <message>
        <source>A City is founded in {0}</source>
        <translation>Se funda una Ciudad en {0}</translation>
    </message>
    <message>
        <source>A battle at {0}</source>
        <translation>Batalla en {0}</translation>
    </message>
    <message>
        <source>{0} is won</source>
        <translation>{0}, ganada</translation>
    </message>
    <message>
        <source>{0} is lost</source>
        <translation>{0}, perdida</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Turno {0} de {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>The dice that mattered</source>
        <translation>Los dados que contaron</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} puntos</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Con suerte</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Sin suerte</translation>
    </message>
</context>
<context>
    <name>TurnCardFrame</name>
    <message>
        <source>Do not show such cards</source>
        <translation>No mostrar estas tarjetas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>To the log</source>
        <translation>Ver en el registro</translation>
    </message>
</context>
<context>
    <name>TurnEvents</name>
    <message>
        <source>The game begins.</source>
        <translation>Comienza la partida.</translation>
    </message>
    <message>
        <source>Turn {turn} of {last} begins.</source>
        <translation>Comienza el turno {turn} de {last}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{points}: {level}.</source>
        <translation>{points}: {level}.</translation>
    </message>
    <message>
        <source>It can only be {area}.</source>
        <translation>Solo puede ser {area}.</translation>
    </message>
    <message>
        <source>Area die {die}: {area}.</source>
        <translation>Dado de área {die}: {area}.</translation>
    </message>
    <message>
        <source>Area die {die}: {area} will not do. The die is rolled again.</source>
        <translation>Dado de área {die}: {area} no vale. Se repite la tirada.</translation>
    </message>
</context>
<context>
    <name>UnitChooser</name>
    <message>
        <source>Units to move</source>
        <translation>Unidades que se mueven</translation>
    </message>
    <message>
        <source>Move these</source>
        <translation>Mover estas</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{units} ({dice})</source>
        <translation>{units} ({dice})</translation>
    </message>
    <message numerus="yes">
        <source>%n Mercenaries</source>
        <translation>
            <numerusform>%n Mercenario</numerusform>
            <numerusform>%n Mercenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crusaders</source>
        <translation>
            <numerusform>%n Cruzado</numerusform>
            <numerusform>%n Cruzados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Mercenaries</source>
        <translation>
            <numerusform>%n Mercenario musulmán</numerusform>
            <numerusform>%n Mercenarios musulmanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Christian Garrisons</source>
        <translation>
            <numerusform>%n Guarnición cristiana</numerusform>
            <numerusform>%n Guarniciones cristianas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Garrisons</source>
        <translation>
            <numerusform>%n Guarnición musulmana</numerusform>
            <numerusform>%n Guarniciones musulmanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rebels</source>
        <translation>
            <numerusform>%n Rebelde</numerusform>
            <numerusform>%n Rebeldes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Military Orders</source>
        <translation>
            <numerusform>%n Orden Militar</numerusform>
            <numerusform>%n Órdenes Militares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Christian Armies</source>
        <translation>
            <numerusform>%n Ejército cristiano</numerusform>
            <numerusform>%n Ejércitos cristianos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Armies</source>
        <translation>
            <numerusform>%n Ejército musulmán</numerusform>
            <numerusform>%n Ejércitos musulmanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French Armies</source>
        <translation>
            <numerusform>%n Ejército francés</numerusform>
            <numerusform>%n Ejércitos franceses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Raiders</source>
        <translation>
            <numerusform>%n Incursor</numerusform>
            <numerusform>%n Incursores</numerusform>
        </translation>
    </message>
    <message>
        <source>El Cid</source>
        <translation>El Cid</translation>
    </message>
    <message numerus="yes">
        <source>%n Garrisons</source>
        <translation>
            <numerusform>%n Guarnición</numerusform>
            <numerusform>%n Guarniciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Armies</source>
        <translation>
            <numerusform>%n Ejército</numerusform>
            <numerusform>%n Ejércitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mercenaries</source>
        <translation>
            <numerusform>Mercenario</numerusform>
            <numerusform>Mercenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crusaders</source>
        <translation>
            <numerusform>Cruzado</numerusform>
            <numerusform>Cruzados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Mercenaries</source>
        <translation>
            <numerusform>Mercenario musulmán</numerusform>
            <numerusform>Mercenarios musulmanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Christian Garrisons</source>
        <translation>
            <numerusform>Guarnición cristiana</numerusform>
            <numerusform>Guarniciones cristianas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Garrisons</source>
        <translation>
            <numerusform>Guarnición musulmana</numerusform>
            <numerusform>Guarniciones musulmanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rebels</source>
        <translation>
            <numerusform>Rebelde</numerusform>
            <numerusform>Rebeldes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Military Orders</source>
        <translation>
            <numerusform>Orden Militar</numerusform>
            <numerusform>Órdenes Militares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Christian Armies</source>
        <translation>
            <numerusform>Ejército cristiano</numerusform>
            <numerusform>Ejércitos cristianos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Armies</source>
        <translation>
            <numerusform>Ejército musulmán</numerusform>
            <numerusform>Ejércitos musulmanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French Armies</source>
        <translation>
            <numerusform>Ejército francés</numerusform>
            <numerusform>Ejércitos franceses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raiders</source>
        <translation>
            <numerusform>Incursor</numerusform>
            <numerusform>Incursores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>{0}: strikes first</source>
        <translation>{0}: golpea primero</translation>
    </message>
    <message>
        <source>{0}: hits on {1} or more</source>
        <translation>{0}: impacta con {1} o más</translation>
    </message>
    <message>
        <source>Hits to be expected in a round</source>
        <translation>Impactos que cabe esperar en una ronda</translation>
    </message>
    <message>
        <source>Added to the die of a siege, as besieger</source>
        <translation>Se suma al dado de un asedio, como sitiador</translation>
    </message>
    <message>
        <source>Added to the die of a siege, as defender</source>
        <translation>Se suma al dado de un asedio, como defensor</translation>
    </message>
    <message>
        <source>{0}: {1} (hits on {2} or more)</source>
        <translation>{0}: {1} (impacta con {2} o más)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <translation>{0}, ronda {1}</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Fortress: the modifiers count twice</source>
        <translation>Fortaleza: los modificadores cuentan el doble</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Siege of {0}</source>
        <translation>Asedio de {0}</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Battle of {0}, round {1}</source>
        <translation>Batalla de {0}, ronda {1}</translation>
    </message>
    <message>
        <source>{0}: hits to be expected in a round</source>
        <translation>{0}: impactos que cabe esperar en una ronda</translation>
    </message>
    <message>
        <source>Battle of {0}</source>
        <translation>Batalla de {0}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>The chances</source>
        <translation>Las probabilidades</translation>
    </message>
    <message>
        <source>Losses to be expected</source>
        <translation>Bajas que cabe esperar</translation>
    </message>
    <message>
        <source>Exact: every way in which the dice can fall was counted.</source>
        <translation>Exacto: se han contado todas las maneras en que pueden caer los dados.</translation>
    </message>
    <message>
        <source>You: hits to be expected in a round</source>
        <translation>Tú: impactos que cabe esperar en una ronda</translation>
    </message>
    <message>
        <source>They: hits to be expected in a round</source>
        <translation>Ellos: impactos que cabe esperar en una ronda</translation>
    </message>
    <message>
        <source>You strike first</source>
        <translation>Golpeas primero</translation>
    </message>
    <message>
        <source>The defenders strike first</source>
        <translation>Los defensores golpean primero</translation>
    </message>
    <message>
        <source>Your die gets</source>
        <translation>A tu dado se le suma</translation>
    </message>
    <message>
        <source>The defender&apos;s die gets</source>
        <translation>Al dado del defensor se le suma</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vences</translation>
    </message>
    <message>
        <source>You are beaten</source>
        <translation>Te vencen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Your last unit falls in a tie</source>
        <translation>Tu última unidad cae en un empate</translation>
    </message>
    <message>
        <source>Both are destroyed</source>
        <translation>Ambas fuerzas quedan destruidas</translation>
    </message>
    <message>
        <source>Taken by storm</source>
        <translation>Se toma al asalto</translation>
    </message>
    <message>
        <source>Taken, and the City razed</source>
        <translation>Se toma, y la Ciudad queda arrasada</translation>
    </message>
    <message>
        <source>It surrenders</source>
        <translation>Se rinde</translation>
    </message>
    <message>
        <source>You are beaten off</source>
        <translation>Te rechazan</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>If the map stays as it is and no event or revolt changes it.</source>
        <translation>Si el mapa sigue como está y ningún evento ni revuelta lo cambia.</translation>
    </message>
    <message>
        <source>Income next turn</source>
        <translation>Ingresos del próximo turno</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Not spent, and lost</source>
        <translation>Sin gastar, y perdidos</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>The income of this turn has not been collected yet.</source>
        <translation>Los ingresos de este turno aún no se han recaudado.</translation>
    </message>
    <message>
        <source>In the treasury</source>
        <translation>En el tesoro</translation>
    </message>
    <message>
        <source>Its price</source>
        <translation>Su precio</translation>
    </message>
    <message>
        <source>The price of one</source>
        <translation>El precio de cada uno</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Left afterwards</source>
        <translation>Quedan después</translation>
    </message>
    <message>
        <source>Possible in: {0}</source>
        <translation>Posible en: {0}</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Points to the next level</source>
        <translation>Puntos hasta el siguiente nivel</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>desde {0}</translation>
    </message>
    <message>
        <source>Turns after this one</source>
        <translation>Turnos después de este</translation>
    </message>
    <message>
        <source>The game may end before: without a Christian City or unit, or when the Muslims have nowhere left to raise Armies.</source>
        <translation>La partida puede acabar antes: si no queda Ciudad ni unidad cristiana, o si los musulmanes no tienen ya dónde reclutar Ejércitos.</translation>
    </message>
    <message>
        <source>What remains of turn {0}</source>
        <translation>Lo que queda del turno {0}</translation>
    </message>
    <message>
        <source>In this turn</source>
        <translation>En este turno</translation>
    </message>
    <message>
        <source>over</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por llegar</translation>
    </message>
</context>
<context>
    <name>Works</name>
    <message>
        <source>Found City</source>
        <translation>Fundar Ciudad</translation>
    </message>
    <message>
        <source>Build Fortress</source>
        <translation>Construir Fortaleza</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
</context>
<context>
    <name>YearKey</name>
    <message>
        <source>The real reconquest</source>
        <translation>La reconquista real</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The last year in which a city changed hands</source>
        <translation>El último año en que una ciudad cambió de manos</translation>
    </message>
    <message>
        <source>The next year in which a city changes hands</source>
        <translation>El próximo año en que una ciudad cambia de manos</translation>
    </message>
    <message>
        <source>The years are from:</source>
        <translation>Los años proceden de:</translation>
    </message>
</context>
</TS>
