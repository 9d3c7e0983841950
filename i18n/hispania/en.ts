<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s), the land feeds {most}</source>
        <translation>
            <numerusform>%n unit, the land feeds {most}</numerusform>
            <numerusform>%n units, the land feeds {most}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>up to %n unit(s)</source>
        <translation>
            <numerusform>up to %n unit</numerusform>
            <numerusform>up to %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>Roll %n dice for {purpose}.</source>
        <translation>
            <numerusform>Roll %n die for {purpose}.</numerusform>
            <numerusform>Roll %n dice for {purpose}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n unit(s) too many in {area}; choose one that is lost.</source>
        <translation>
            <numerusform>{nation}: %n unit too many in {area}; choose which is lost.</numerusform>
            <numerusform>{nation}: %n units too many in {area}; choose one that is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) above the limit in {area}</source>
        <translation>
            <numerusform>%n unit above the limit in {area}</numerusform>
            <numerusform>%n units above the limit in {area}</numerusform>
        </translation>
    </message>
</context>
</TS>
