<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Advising</name>
    <message numerus="yes">
        <source>+%n points for the City</source>
        <translation>
            <numerusform>+%n point for the City</numerusform>
            <numerusform>+%n points for the City</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points for most Cities of {region}</source>
        <translation>
            <numerusform>+%n point for most Cities of {region}</numerusform>
            <numerusform>+%n points for most Cities of {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points for {region} free of Muslims</source>
        <translation>
            <numerusform>+%n point for {region} free of Muslims</numerusform>
            <numerusform>+%n points for {region} free of Muslims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n income from {region}</source>
        <translation>
            <numerusform>+%n income from {region}</numerusform>
            <numerusform>+%n income from {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n income</source>
        <translation>
            <numerusform>+%n income</numerusform>
            <numerusform>+%n income</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattleEvents</name>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{Winner} win the battle of {area}: {losers} must give way.</source>
        <translation>
            <numerusform>{Winner} win the battle of {area}: {losers} must give way.</numerusform>
            <numerusform>{Winner} win the battle of {area}: {losers} must give way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattlePanel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceEvents</name>
    <message numerus="yes">
        <source>Die {die}: %n French Armies are on their way.</source>
        <translation>
            <numerusform>Die {die}: %n French Army is on its way.</numerusform>
            <numerusform>Die {die}: %n French Armies are on their way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Mercenaries are for hire.</source>
        <translation>
            <numerusform>Die {die}: %n Mercenary is for hire.</numerusform>
            <numerusform>Die {die}: %n Mercenaries are for hire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Raiders are on their way.</source>
        <translation>
            <numerusform>Die {die}: %n Raider is on the way.</numerusform>
            <numerusform>Die {die}: %n Raiders are on their way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die {die}: %n Crusaders are on their way.</source>
        <translation>
            <numerusform>Die {die}: %n Crusader is on the way.</numerusform>
            <numerusform>Die {die}: %n Crusaders are on their way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} appear before {area}.</source>
        <translation>
            <numerusform>{units} appears before {area}.</numerusform>
            <numerusform>{units} appear before {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} come in at {area}.</source>
        <translation>
            <numerusform>{units} comes in at {area}.</numerusform>
            <numerusform>{units} come in at {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} land in {area}.</source>
        <translation>
            <numerusform>{units} lands in {area}.</numerusform>
            <numerusform>{units} land in {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} gather in {area}.</source>
        <translation>
            <numerusform>{units} gathers in {area}.</numerusform>
            <numerusform>{units} gather in {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} join the forces in {area}.</source>
        <translation>
            <numerusform>{units} joins the forces in {area}.</numerusform>
            <numerusform>{units} join the forces in {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} fall to the rebellion.</source>
        <translation>
            <numerusform>{units} in {area} falls to the rebellion.</numerusform>
            <numerusform>{units} in {area} fall to the rebellion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} starve.</source>
        <translation>
            <numerusform>{units} in {area} starves.</numerusform>
            <numerusform>{units} in {area} starve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} have no way out of {area} and are destroyed.</source>
        <translation>
            <numerusform>{units} has no way out of {area} and is destroyed.</numerusform>
            <numerusform>{units} have no way out of {area} and are destroyed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units}, beaten in {area} with nowhere to go back to, leave the map.</source>
        <translation>
            <numerusform>{units}, beaten in {area} with nowhere to go back to, leaves the map.</numerusform>
            <numerusform>{units}, beaten in {area} with nowhere to go back to, leave the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} depart from {area}.</source>
        <translation>
            <numerusform>{units} departs from {area}.</numerusform>
            <numerusform>{units} depart from {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} take the bribe and go home.</source>
        <translation>
            <numerusform>{units} in {area} takes the bribe and goes home.</numerusform>
            <numerusform>{units} in {area} take the bribe and go home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} are lost.</source>
        <translation>
            <numerusform>{units} in {area} is lost.</numerusform>
            <numerusform>{units} in {area} are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>Treasury: %n point(s) left</source>
        <translation>
            <numerusform>Treasury: %n point left</numerusform>
            <numerusform>Treasury: %n points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncomeEvents</name>
    <message numerus="yes">
        <source>Income: {lines}. %n points to spend.</source>
        <translation>
            <numerusform>Income: {lines}. %n point to spend.</numerusform>
            <numerusform>Income: {lines}. %n points to spend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{purchase} in {area} ({cost}): %n points left.</source>
        <translation>
            <numerusform>{purchase} in {area} ({cost}): %n point left.</numerusform>
            <numerusform>{purchase} in {area} ({cost}): %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are not spent, and lost.</source>
        <translation>
            <numerusform>%n point is not spent, and lost.</numerusform>
            <numerusform>%n points are not spent, and lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KingdomWords</name>
    <message numerus="yes">
        <source>Your kingdom came to %n City(ies): {cities}.</source>
        <translation>
            <numerusform>Your kingdom came to %n City: {cities}.</numerusform>
            <numerusform>Your kingdom came to %n Cities: {cities}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom came to %n City(ies), from {first} to {last}.</source>
        <translation>
            <numerusform>Your kingdom came to %n City, from {first} to {last}.</numerusform>
            <numerusform>Your kingdom came to %n Cities, from {first} to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They hold %n City(ies).</source>
        <translation>
            <numerusform>They hold %n City.</numerusform>
            <numerusform>They hold %n Cities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarchEvents</name>
    <message numerus="yes">
        <source>{units} take the road from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} takes the road from {origin} to {to}.</numerusform>
            <numerusform>{units} take the road from {origin} to {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} march from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} marches from {origin} to {to}.</numerusform>
            <numerusform>{units} march from {origin} to {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} lay siege to {area}.</source>
        <translation>
            <numerusform>{units} lays siege to {area}.</numerusform>
            <numerusform>{units} lay siege to {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} stay before {area}.</source>
        <translation>
            <numerusform>{units} stays before {area}.</numerusform>
            <numerusform>{units} stay before {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} stay to hold {area}.</source>
        <translation>
            <numerusform>{units} stays to hold {area}.</numerusform>
            <numerusform>{units} stay to hold {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} in {area} join the march.</source>
        <translation>
            <numerusform>{units} in {area} joins the march.</numerusform>
            <numerusform>{units} in {area} join the march.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}: no enemy is within reach.</source>
        <translation>
            <numerusform>{units} halts in {area}: no enemy is within reach.</numerusform>
            <numerusform>{units} halt in {area}: no enemy is within reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}: the walls may not be left unguarded.</source>
        <translation>
            <numerusform>{units} halts in {area}: the walls may not be left unguarded.</numerusform>
            <numerusform>{units} halt in {area}: the walls may not be left unguarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt before {area}: the siege needs them.</source>
        <translation>
            <numerusform>{units} halts before {area}: the siege needs it.</numerusform>
            <numerusform>{units} halt before {area}: the siege needs them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}, shut in by the siege.</source>
        <translation>
            <numerusform>{units} halts in {area}, shut in by the siege.</numerusform>
            <numerusform>{units} halt in {area}, shut in by the siege.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} halt in {area}.</source>
        <translation>
            <numerusform>{units} halts in {area}.</numerusform>
            <numerusform>{units} halt in {area}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} withdraw behind the walls of {to}.</source>
        <translation>
            <numerusform>{units} withdraws behind the walls of {to}.</numerusform>
            <numerusform>{units} withdraw behind the walls of {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} retreat by road from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} retreats by road from {origin} to {to}.</numerusform>
            <numerusform>{units} retreat by road from {origin} to {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} fall back from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} falls back from {origin} to {to}.</numerusform>
            <numerusform>{units} fall back from {origin} to {to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} retreat from {origin} to {to}.</source>
        <translation>
            <numerusform>{units} retreats from {origin} to {to}.</numerusform>
            <numerusform>{units} retreat from {origin} to {to}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseDock</name>
    <message numerus="yes">
        <source>Income: %n point(s).</source>
        <translation>
            <numerusform>Income: %n point.</numerusform>
            <numerusform>Income: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacesBox</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>Roll %n dice for {purpose}.</source>
        <translation>
            <numerusform>Roll a die for {purpose}.</numerusform>
            <numerusform>Roll %n dice for {purpose}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend your income: %n points left.</source>
        <translation>
            <numerusform>Spend your income: %n point left.</numerusform>
            <numerusform>Spend your income: %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mercenaries are for hire.</source>
        <translation>
            <numerusform>%n Mercenary is for hire.</numerusform>
            <numerusform>%n Mercenaries are for hire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crusaders wait to be placed.</source>
        <translation>
            <numerusform>%n Crusader waits to be placed.</numerusform>
            <numerusform>%n Crusaders wait to be placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire %n Mercenaries in {area} ({cost})</source>
        <translation>
            <numerusform>Hire %n Mercenary in {area} ({cost})</numerusform>
            <numerusform>Hire %n Mercenaries in {area} ({cost})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n Crusaders in {area}</source>
        <translation>
            <numerusform>Place %n Crusader in {area}</numerusform>
            <numerusform>Place %n Crusaders in {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReactionEvents</name>
    <message numerus="yes">
        <source>Reaction with %n Muslim-controlled Cities, die {die}: {result}.</source>
        <translation>
            <numerusform>Reaction with %n Muslim-controlled City, die {die}: {result}.</numerusform>
            <numerusform>Reaction with %n Muslim-controlled Cities, die {die}: {result}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RebellionEvents</name>
    <message numerus="yes">
        <source>%n Rebels rise in {area} in place of {replaced}.</source>
        <translation>
            <numerusform>%n Rebel rises in {area} in place of {replaced}.</numerusform>
            <numerusform>%n Rebels rise in {area} in place of {replaced}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rebels rise in {area}.</source>
        <translation>
            <numerusform>%n Rebel rises in {area}.</numerusform>
            <numerusform>%n Rebels rise in {area}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message numerus="yes">
        <source>%n more point(s) for: {0}</source>
        <translation>
            <numerusform>%n more point for: {0}</numerusform>
            <numerusform>%n more points for: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendingBox</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n Crusader(s)</source>
        <translation>
            <numerusform>Place %n Crusader</numerusform>
            <numerusform>Place %n Crusaders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDock</name>
    <message numerus="yes">
        <source>%n dice; {0} standard deviations from what was to be expected</source>
        <translation>
            <numerusform>%n die; {0} standard deviations from what was to be expected</numerusform>
            <numerusform>%n dice; {0} standard deviations from what was to be expected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%n victory points</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%n Mercenaries</source>
        <translation>
            <numerusform>%n Mercenary</numerusform>
            <numerusform>%n Mercenaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crusaders</source>
        <translation>
            <numerusform>%n Crusader</numerusform>
            <numerusform>%n Crusaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Mercenaries</source>
        <translation>
            <numerusform>%n Muslim Mercenary</numerusform>
            <numerusform>%n Muslim Mercenaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Christian Garrisons</source>
        <translation>
            <numerusform>%n Christian Garrison</numerusform>
            <numerusform>%n Christian Garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Garrisons</source>
        <translation>
            <numerusform>%n Muslim Garrison</numerusform>
            <numerusform>%n Muslim Garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rebels</source>
        <translation>
            <numerusform>%n Rebel</numerusform>
            <numerusform>%n Rebels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Military Orders</source>
        <translation>
            <numerusform>%n Military Order</numerusform>
            <numerusform>%n Military Orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Christian Armies</source>
        <translation>
            <numerusform>%n Christian Army</numerusform>
            <numerusform>%n Christian Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Muslim Armies</source>
        <translation>
            <numerusform>%n Muslim Army</numerusform>
            <numerusform>%n Muslim Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French Armies</source>
        <translation>
            <numerusform>%n French Army</numerusform>
            <numerusform>%n French Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Raiders</source>
        <translation>
            <numerusform>%n Raider</numerusform>
            <numerusform>%n Raiders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Garrisons</source>
        <translation>
            <numerusform>%n Garrison</numerusform>
            <numerusform>%n Garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Armies</source>
        <translation>
            <numerusform>%n Army</numerusform>
            <numerusform>%n Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mercenaries</source>
        <translation>
            <numerusform>Mercenary</numerusform>
            <numerusform>Mercenaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crusaders</source>
        <translation>
            <numerusform>Crusader</numerusform>
            <numerusform>Crusaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Mercenaries</source>
        <translation>
            <numerusform>Muslim Mercenary</numerusform>
            <numerusform>Muslim Mercenaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Christian Garrisons</source>
        <translation>
            <numerusform>Christian Garrison</numerusform>
            <numerusform>Christian Garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Garrisons</source>
        <translation>
            <numerusform>Muslim Garrison</numerusform>
            <numerusform>Muslim Garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rebels</source>
        <translation>
            <numerusform>Rebel</numerusform>
            <numerusform>Rebels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Military Orders</source>
        <translation>
            <numerusform>Military Order</numerusform>
            <numerusform>Military Orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Christian Armies</source>
        <translation>
            <numerusform>Christian Army</numerusform>
            <numerusform>Christian Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muslim Armies</source>
        <translation>
            <numerusform>Muslim Army</numerusform>
            <numerusform>Muslim Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French Armies</source>
        <translation>
            <numerusform>French Army</numerusform>
            <numerusform>French Armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raiders</source>
        <translation>
            <numerusform>Raider</numerusform>
            <numerusform>Raiders</numerusform>
        </translation>
    </message>
</context>
</TS>
