<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>makes ready to take {area} ({chance})</source>
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
    <name>LogDock</name>
    <message>
        <source>Battles</source>
        <translation>Batallas</translation>
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
    <name>Names</name>
    <message>
        <source>Phase {number}: {phase}</source>
        <translation>Fase {number}: {phase}</translation>
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
    <name>Primary</name>
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
</TS>
