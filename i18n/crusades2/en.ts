<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n½ points</source>
        <translation>
            <numerusform>%n½ points</numerusform>
            <numerusform>%n½ points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} falls: %n points.</source>
        <translation>
            <numerusform>{leader} falls: %n point.</numerusform>
            <numerusform>{leader} falls: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Holy Cross is captured in {hex}: %n points.</source>
        <translation>
            <numerusform>The Holy Cross is captured in {hex}: %n point.</numerusform>
            <numerusform>The Holy Cross is captured in {hex}: %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
