<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>About Reconquista</source>
        <translation>Acerca de Reconquista</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <source>Versions and screen, for a report of a fault.</source>
        <translation>Versiones y pantalla, para informar de un fallo.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versión {0}</translation>
    </message>
    <message>
        <source>Qt {0}, Python {1}</source>
        <translation>Qt {0}, Python {1}</translation>
    </message>
    <message>
        <source>{0}: the printed rules, with rulings of our own</source>
        <translation>{0}: las reglas impresas, con criterios propios</translation>
    </message>
    <message>
        <source>An unofficial program, not published by the publishers of the printed games. They are worth buying.</source>
        <translation>Un programa no oficial, que las editoriales de los juegos impresos no publican. Vale la pena comprarlos.</translation>
    </message>
</context>
<context>
    <name>ActionGroups</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Board and window</source>
        <translation>Tablero y ventana</translation>
    </message>
    <message>
        <source>Help and settings</source>
        <translation>Ayuda y preferencias</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Partidas guar&amp;dadas…</translation>
    </message>
    <message>
        <source>Game of the &amp;day</source>
        <translation>Par&amp;tida del día</translation>
    </message>
    <message>
        <source>C&amp;hallenges…</source>
        <translation>Desa&amp;fíos…</translation>
    </message>
    <message>
        <source>Hall of &amp;fame…</source>
        <translation>Sa&amp;lón de la fama…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Copiar la posición</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>&amp;Pegar una posición</translation>
    </message>
    <message>
        <source>Copy a picture of the &amp;board</source>
        <translation>Copiar una imagen del &amp;tablero</translation>
    </message>
    <message>
        <source>&amp;Save a picture of the board…</source>
        <translation>&amp;Guardar una imagen del tablero…</translation>
    </message>
    <message>
        <source>Pr&amp;int the board…</source>
        <translation>&amp;Imprimir el tablero…</translation>
    </message>
    <message>
        <source>Save the game as an &amp;animated picture…</source>
        <translation>Guardar la partida como imagen &amp;animada…</translation>
    </message>
    <message>
        <source>E&amp;ditor of positions…</source>
        <translation>E&amp;ditor de posiciones…</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Su&amp;ggest a move</source>
        <translation>Su&amp;gerir una jugada</translation>
    </message>
    <message>
        <source>Simulate &amp;from here</source>
        <translation>Simular desde a&amp;quí</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Quién juega…</translation>
    </message>
    <message>
        <source>Focus the board</source>
        <translation>Ir al tablero con el teclado</translation>
    </message>
    <message>
        <source>Focus the list of areas</source>
        <translation>Ir a la lista de áreas con el teclado</translation>
    </message>
    <message>
        <source>Focus the log</source>
        <translation>Ir al registro con el teclado</translation>
    </message>
    <message>
        <source>Go to &amp;area…</source>
        <translation>Ir a un áre&amp;a…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Full size</source>
        <translation>Tamaño &amp;real</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Tablero &amp;entero</translation>
    </message>
    <message>
        <source>&amp;Hide counters</source>
        <translation>&amp;Ocultar los contadores</translation>
    </message>
    <message>
        <source>&amp;Danger on the board</source>
        <translation>Peligros &amp;del tablero</translation>
    </message>
    <message>
        <source>Chances of &amp;every attack</source>
        <translation>Pro&amp;babilidades de cada ataque</translation>
    </message>
    <message>
        <source>Statisti&amp;cs</source>
        <translation>Estadí&amp;sticas</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>Análisis de la part&amp;ida</translation>
    </message>
    <message>
        <source>Chro&amp;nicle of the game</source>
        <translation>&amp;Ver la crónica de la partida</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Paso a paso</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Más &amp;despacio</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Más de&amp;prisa</translation>
    </message>
    <message>
        <source>Watch again what happened</source>
        <translation>Volver a ver lo ocurrido</translation>
    </message>
    <message>
        <source>Re&amp;play the game</source>
        <translation>Ver la repet&amp;ición</translation>
    </message>
    <message>
        <source>&amp;Lines of play</source>
        <translation>&amp;Líneas de juego</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>So&amp;nido</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>Next &amp;language</source>
        <translation>Siguiente &amp;idioma</translation>
    </message>
    <message>
        <source>Next &amp;theme</source>
        <translation>Siguiente te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Reglamento</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>Referencia rá&amp;pida</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>First &amp;lesson</source>
        <translation>Primera le&amp;cción</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>&amp;Ver una partida</translation>
    </message>
    <message>
        <source>W&amp;elcome</source>
        <translation>&amp;Bienvenida</translation>
    </message>
    <message>
        <source>What really &amp;happened</source>
        <translation>Lo que &amp;ocurrió de verdad</translation>
    </message>
    <message>
        <source>Why this &amp;number?</source>
        <translation>¿Por &amp;qué este número?</translation>
    </message>
    <message>
        <source>&amp;Keys at a glance</source>
        <translation>&amp;Teclas de un vistazo</translation>
    </message>
    <message>
        <source>Change ke&amp;ys…</source>
        <translation>Cambiar las tec&amp;las…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Make a report…</source>
        <translation>Hacer un i&amp;nforme…</translation>
    </message>
    <message>
        <source>&amp;About Reconquista</source>
        <translation>&amp;Acerca de Reconquista</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>Look at {0}.</source>
        <translation>Fíjate en {0}.</translation>
    </message>
    <message>
        <source>Nothing left to do on the board.</source>
        <translation>Ya no queda nada que hacer en el tablero.</translation>
    </message>
    <message>
        <source>There is nothing else to weigh.</source>
        <translation>No hay nada más que sopesar.</translation>
    </message>
    <message>
        <source>At first sight; nothing has been played out yet.</source>
        <translation>A primera vista; todavía no se ha probado nada.</translation>
    </message>
    <message>
        <source>{0} expected points over ending the phase</source>
        <translation>{0} puntos esperados respecto a terminar la fase</translation>
    </message>
    <message>
        <source>{0} expected points over the next best</source>
        <translation>{0} puntos esperados respecto a la siguiente mejor</translation>
    </message>
    <message>
        <source>forecast: {0} points at the end</source>
        <translation>pronóstico: {0} puntos al final</translation>
    </message>
    <message numerus="yes">
        <source>%n playout(s)</source>
        <translation>
            <numerusform>%n partida de prueba</numerusform>
            <numerusform>%n partidas de prueba</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviserDock</name>
    <message>
        <source>Adviser</source>
        <translation>Consejero</translation>
    </message>
</context>
<context>
    <name>AdviserPage</name>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ahora no hay nada que decidir.</translation>
    </message>
    <message>
        <source>Let us see the dice first.</source>
        <translation>Veamos antes los dados.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Ask, and the adviser thinks about this decision.</source>
        <translation>Pregunta, y el consejero pensará en esta decisión.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Think</source>
        <translation>Pensar</translation>
    </message>
    <message>
        <source>Play the plan</source>
        <translation>Jugar el plan</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Only where to look: the areas light up on the board.</source>
        <translation>Solo dónde mirar: las áreas se iluminan en el tablero.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>The action, what it is expected to gain, and why.</source>
        <translation>La acción, lo que se espera ganar con ella y por qué.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Everything, up to the next roll of dice.</source>
        <translation>Todo, hasta la próxima tirada de dados.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Performs this one action.</source>
        <translation>Realiza solo esta acción.</translation>
    </message>
    <message>
        <source>Performs the whole plan, one action after the other.</source>
        <translation>Realiza todo el plan, una acción tras otra.</translation>
    </message>
    <message>
        <source>The plan up to the next dice</source>
        <translation>El plan hasta los próximos dados</translation>
    </message>
    <message>
        <source>Other choices considered</source>
        <translation>Otras opciones consideradas</translation>
    </message>
    <message>
        <source>The adviser plays each promising choice on with many other dice, the same for each, and compares what it comes to; ± holds with 95% confidence. It does not know the dice of your game.</source>
        <translation>El consejero sigue jugando cada elección prometedora con muchos otros dados, los mismos para todas, y compara adónde lleva; ± vale con un 95&#xa0;% de confianza. No conoce los dados de tu partida.</translation>
    </message>
    <message>
        <source>How well the adviser knows</source>
        <translation>Cuánto sabe el consejero</translation>
    </message>
</context>
<context>
    <name>AgainButton</name>
    <message>
        <source>Turn {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Turn {0}, at {1} points</source>
        <translation>Turno {0}, con {1} puntos</translation>
    </message>
    <message>
        <source>Play again from…</source>
        <translation>Volver a jugar desde…</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>muestra esta ayuda</translation>
    </message>
    <message>
        <source>%(prog)s: %(message)s
</source>
        <translation>%(prog)s: %(message)s
</translation>
    </message>
    <message>
        <source>%(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>%(value)s is not possible here</source>
        <translation>%(value)s no es posible aquí</translation>
    </message>
    <message>
        <source>%(value)s is not one of %(choices)s</source>
        <translation>%(value)s no es ninguno de %(choices)s</translation>
    </message>
    <message>
        <source>a value must follow</source>
        <translation>falta un valor detrás</translation>
    </message>
    <message>
        <source>no value may follow: %s</source>
        <translation>no puede llevar valor: %s</translation>
    </message>
    <message>
        <source>not together with %s</source>
        <translation>no se puede junto con %s</translation>
    </message>
    <message>
        <source>%(option)s could be %(matches)s</source>
        <translation>%(option)s podría ser %(matches)s</translation>
    </message>
    <message>
        <source>missing: %s</source>
        <translation>falta: %s</translation>
    </message>
    <message>
        <source>one is missing: %s</source>
        <translation>falta uno: %s</translation>
    </message>
    <message>
        <source>not understood: %s</source>
        <translation>no se entiende: %s</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
</context>
<context>
    <name>AutosaveController</name>
    <message>
        <source>A game was left in turn {0}, {1} ({2}).</source>
        <translation>Quedó una partida en el turno {0}, {1} ({2}).</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Seguir con ella</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>The game is kept safe again.</source>
        <translation>La partida vuelve a estar a salvo.</translation>
    </message>
    <message>
        <source>The game goes on; save it in another place.</source>
        <translation>La partida sigue; guárdala en otro lugar.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>BearingCard</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>none at the moment</source>
        <translation>ninguna por ahora</translation>
    </message>
</context>
<context>
    <name>BenchTexts</name>
    <message>
        <source>Measure the program, and others that do the same, in one run.</source>
        <translation>Mide el programa, y otros que hacen lo mismo, en una sola pasada.</translation>
    </message>
    <message>
        <source>which game</source>
        <translation>qué juego</translation>
    </message>
    <message>
        <source>measure only this part</source>
        <translation>mide solo esta parte</translation>
    </message>
    <message>
        <source>write the figures as JSON to a file, or - for standard output</source>
        <translation>escribe las cifras como JSON en un archivo, o - para la salida estándar</translation>
    </message>
    <message>
        <source>Measuring: {part}</source>
        <translation>Midiendo: {part}</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>cifra</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>{part} could not be measured: {detail}</source>
        <translation>{part} no se ha podido medir: {detail}</translation>
    </message>
</context>
<context>
    <name>BlunderSign</name>
    <message>
        <source>&lt;b&gt;{0}&lt;/b&gt; threw away {1} ± {2} expected points.</source>
        <translation>&lt;b&gt;{0}&lt;/b&gt;: se han perdido {1} ± {2} puntos esperados.</translation>
    </message>
    <message>
        <source>Better: &lt;b&gt;{0}&lt;/b&gt;</source>
        <translation>Mejor: &lt;b&gt;{0}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Then: {0}</source>
        <translation>Después: {0}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>Thrown away: {0} ± {1} points</source>
        <translation>Perdidos: {0} ± {1} puntos</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>¿Qué era mejor?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>BoardPictures</name>
    <message>
        <source>The board is copied as a picture.</source>
        <translation>El tablero se ha copiado como imagen.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
</context>
<context>
    <name>BookBar</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
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
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimir o guardar como PDF</translation>
    </message>
</context>
<context>
    <name>BundleTexts</name>
    <message>
        <source>There is no bundle to measure; python3 run.py bundle makes one.</source>
        <translation>No hay ningún paquete que medir; python3 run.py bundle hace uno.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>Next (Space)</source>
        <translation>Siguiente (espacio)</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>Saltar (Esc)</translation>
    </message>
</context>
<context>
    <name>ChallengesWindow</name>
    <message>
        <source>Challenge {0}</source>
        <translation>Desafío {0}</translation>
    </message>
    <message>
        <source>Turn {0}, {1}. {2}</source>
        <translation>Turno {0}, {1}. {2}</translation>
    </message>
    <message numerus="yes">
        <source>One decision is clearly better than the %n other(s). Which?</source>
        <translation>
            <numerusform>Una decisión es claramente mejor que la otra. ¿Cuál?</numerusform>
            <numerusform>Una decisión es claramente mejor que las otras %n. ¿Cuál?</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it on the board and play: your first action is the answer.</source>
        <translation>Ponlo en el tablero y juega: tu primera acción es la respuesta.</translation>
    </message>
    <message>
        <source>Hint ({0} of {1})</source>
        <translation>Pista ({0} de {1})</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Al tablero</translation>
    </message>
    <message>
        <source>It is not: {0}. That is the next best.</source>
        <translation>No es esta: {0}. Es la segunda mejor.</translation>
    </message>
    <message>
        <source>Look at {0}.</source>
        <translation>Fíjate en {0}.</translation>
    </message>
    <message>
        <source>Nothing on the board is worth it now.</source>
        <translation>Nada de lo que hay en el tablero merece la pena ahora.</translation>
    </message>
    <message>
        <source>What it is worth shows only in the turns after it.</source>
        <translation>Lo que vale solo se ve en los turnos siguientes.</translation>
    </message>
    <message>
        <source>Doing more would only expose what you have.</source>
        <translation>Hacer más solo dejaría al descubierto lo que tienes.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Eso es!</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Hay algo mejor.</translation>
    </message>
    <message>
        <source>The adviser would choose other numbers.</source>
        <translation>El consejero elegiría otras cantidades.</translation>
    </message>
    <message>
        <source>That costs {0} points.</source>
        <translation>Eso cuesta {0} puntos.</translation>
    </message>
    <message>
        <source>Best, with {0} points at the end on average:</source>
        <translation>Lo mejor, con {0} puntos de media al final:</translation>
    </message>
    <message numerus="yes">
        <source>Each was played to the end %n time(s), with the same dice.</source>
        <translation>
            <numerusform>Cada una se jugó hasta el final %n vez, con los mismos dados.</numerusform>
            <numerusform>Cada una se jugó hasta el final %n veces, con los mismos dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of the quick players find it.</source>
        <translation>La encuentra el {0} de los jugadores rápidos.</translation>
    </message>
    <message>
        <source>{0}{1}. {2}  turn {3}, {4}</source>
        <translation>{0}{1}. {2}  turno {3}, {4}</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Challenges, the easiest first</source>
        <translation>Desafíos, primero los más fáciles</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ver la respuesta</translation>
    </message>
</context>
<context>
    <name>ChronicleWindow</name>
    <message>
        <source>To the log</source>
        <translation>Al registro</translation>
    </message>
    <message>
        <source>The first turn is not over yet.</source>
        <translation>El primer turno no ha acabado todavía.</translation>
    </message>
    <message>
        <source>Chronicle of a game of {0}</source>
        <translation>Crónica de una partida de {0}</translation>
    </message>
    <message>
        <source>The chronicle is copied.</source>
        <translation>La crónica se ha copiado.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Export the chronicle</source>
        <translation>Exportar la crónica</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message numerus="yes">
        <source>The first %n places</source>
        <translation>
            <numerusform>El primer lugar</numerusform>
            <numerusform>Los primeros %n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. All words must be in the same paragraph.</source>
        <translation>No se ha encontrado nada. Todas las palabras deben estar en el mismo párrafo.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
</context>
<context>
    <name>CountChooser</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{0} to play</source>
        <translation>Turno: {0}</translation>
    </message>
    <message>
        <source>The other player looks away. Nothing is shown until you go on.</source>
        <translation>Que la otra persona no mire. No se ve nada hasta que sigas.</translation>
    </message>
    <message>
        <source>Go on: {0}</source>
        <translation>Continuar: {0}</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Play a demonstration game off-screen; leave pictures and a saved game.</source>
        <translation>Juega una partida de muestra sin pantalla; deja imágenes y una partida guardada.</translation>
    </message>
    <message>
        <source>the folder for pictures and saved game</source>
        <translation>la carpeta para las imágenes y la partida guardada</translation>
    </message>
    <message>
        <source>the seed of the dice</source>
        <translation>la semilla de los dados</translation>
    </message>
    <message>
        <source>The folder cannot be written: %1</source>
        <translation>No se puede escribir la carpeta: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Played and drawn in %1 s.</source>
        <translation>Partida jugada y dibujada en %1 s.</translation>
    </message>
</context>
<context>
    <name>DiceDock</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>Die not yet thrown</source>
        <translation>Dado aún sin tirar</translation>
    </message>
    <message>
        <source>Die showing {0}: a hit</source>
        <translation>Dado con un {0}: impacto</translation>
    </message>
    <message>
        <source>Die showing {0}: a miss</source>
        <translation>Dado con un {0}: fallo</translation>
    </message>
    <message>
        <source>Die showing {0}</source>
        <translation>Dado con un {0}</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>Something must be put right; see the lines with !!</source>
        <translation>Hay que corregir algo; mira las líneas con !!</translation>
    </message>
    <message>
        <source>The program can run.</source>
        <translation>El programa puede funcionar.</translation>
    </message>
    <message>
        <source>this version of PySide6 ends the program after some thousand calls on this Python; install another one, or Python 3.12</source>
        <translation>con este Python, esta versión de PySide6 cierra el programa tras unos miles de llamadas; instala otra, o Python 3.12</translation>
    </message>
    <message>
        <source>Program files</source>
        <translation>Archivos del programa</translation>
    </message>
    <message>
        <source>missing; install the program again</source>
        <translation>faltan; instala de nuevo el programa</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Checks the installation and says what is wrong.

  --language LANGUAGE   the language of the report: %1
  --json                the report for a program

The exit status is 1 when something keeps the program from working.</source>
        <translation>Examina la instalación y dice qué falla.

  --language IDIOMA   el idioma del informe: %1
  --json              el informe para un programa

El estado de salida es 1 cuando algo impide que el programa funcione.</translation>
    </message>
    <message>
        <source>the translation is missing (%1); install the program again</source>
        <translation>falta la traducción (%1); instala el programa de nuevo</translation>
    </message>
    <message>
        <source>%1 (the system speaks %2)</source>
        <translation>%1 (el sistema habla %2)</translation>
    </message>
    <message>
        <source>Your games and data</source>
        <translation>Tus partidas y datos</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Tus preferencias</translation>
    </message>
    <message>
        <source>Automatic saves</source>
        <translation>Autoguardados</translation>
    </message>
    <message>
        <source>cannot be written (%1); nothing can be kept there</source>
        <translation>no se puede escribir (%1); ahí no se puede guardar nada</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>none here; the window cannot open, but the commands without a window work</source>
        <translation>no hay ninguna; la ventana no se puede abrir, pero las órdenes sin ventana funcionan</translation>
    </message>
    <message>
        <source>libraries are missing (%1). Install them, for example:</source>
        <translation>faltan bibliotecas (%1). Instálalas, por ejemplo:</translation>
    </message>
    <message>
        <source>Qt cannot open a window here:</source>
        <translation>Qt no puede abrir una ventana aquí:</translation>
    </message>
    <message>
        <source>drawn by the processor; no graphics card is needed</source>
        <translation>dibuja el procesador; no hace falta tarjeta gráfica</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>cannot be drawn (%1); install the program again</source>
        <translation>no se pueden dibujar (%1); instala el programa de nuevo</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Tipos de letra</translation>
    </message>
    <message>
        <source>%1 missing, though part of the program; install the program again</source>
        <translation>falta %1, que es parte del programa; instala de nuevo el programa</translation>
    </message>
    <message>
        <source>the program&apos;s own: %1; names on the board are set in %2</source>
        <translation>los del programa: %1; los nombres del tablero van en %2</translation>
    </message>
</context>
<context>
    <name>ExampleWindow</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>Rules: {0}</source>
        <translation>Reglas: {0}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Examples from the rulebook</source>
        <translation>Ejemplos del reglamento</translation>
    </message>
    <message>
        <source>Which example</source>
        <translation>Qué ejemplo</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something in the program went wrong ({fault}). Your game is safe: every move of it is on disk. Help &gt; Make a report gathers in one file all that is needed to mend it.</source>
        <translation>Algo ha fallado en el programa ({fault}). Tu partida está a salvo: todas sus jugadas están en el disco. Ayuda &gt; Hacer un informe reúne en un archivo todo lo necesario para arreglarlo.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>An animated picture of the game</source>
        <translation>Una imagen animada de la partida</translation>
    </message>
    <message>
        <source>A picture for</source>
        <translation>Una imagen por</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ancho en píxeles</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>cada turno</translation>
    </message>
    <message>
        <source>each decision</source>
        <translation>cada decisión</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message>
        <source>{0} · Turn {1}, {2}</source>
        <translation>{0} · Turno {1}, {2}</translation>
    </message>
    <message>
        <source>{0} · The end</source>
        <translation>{0} · Final</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Films</name>
    <message>
        <source>Save the game as an animated picture</source>
        <translation>Guardar la partida como imagen animada</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Imágenes animadas (*.gif)</translation>
    </message>
    <message>
        <source>An animated picture</source>
        <translation>Una imagen animada</translation>
    </message>
    <message>
        <source>The pictures are being drawn…</source>
        <translation>Se están dibujando las imágenes…</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
</context>
<context>
    <name>FutureDock</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>queda %n s</numerusform>
            <numerusform>quedan %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>queda %n min</numerusform>
            <numerusform>quedan %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>The computer plays your side to the end, each time with other dice; two plans get the same dice. You may well do better: the width of the chart tells how much the dice still decide.</source>
        <translation>El ordenador juega tu bando hasta el final, cada vez con otros dados; los dos planes juegan con los mismos. Es posible que tú lo hagas mejor: la anchura de la gráfica dice cuánto deciden todavía los dados.</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulación</translation>
    </message>
</context>
<context>
    <name>FutureResults</name>
    <message>
        <source>From turn {0}, {1}</source>
        <translation>Desde el turno {0}, {1}</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Puntos al final</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>{0} points on average; 95% confidence: {1} to {2}</source>
        <translation>{0} puntos de media; con un 95&#xa0;% de confianza, de {1} a {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Too few games yet to tell the plans apart.</source>
        <translation>Aún son muy pocas partidas para distinguir los planes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The same&lt;/b&gt; in every game: both plans come to the same thing.</source>
        <translation>&lt;b&gt;Lo mismo&lt;/b&gt; en todas las partidas: los dos planes llevan a lo mismo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name} is better&lt;/b&gt;, by {0} points on average (95% confidence: {1} to {2}).</source>
        <translation>&lt;b&gt;{name} es mejor&lt;/b&gt;, por {0} puntos de media (con un 95&#xa0;% de confianza, de {1} a {2}).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Practically equal&lt;/b&gt;: {name} is ahead by {0} points (95% confidence: {1} to {2}).</source>
        <translation>&lt;b&gt;Prácticamente iguales&lt;/b&gt;: {name} va por delante en {0} puntos (con un 95&#xa0;% de confianza, de {1} a {2}).</translation>
    </message>
    <message>
        <source>&lt;b&gt;No difference that is sure.&lt;/b&gt; {name} is ahead by {0} points, but it may be anything from {1} to {2}; more games would tell.</source>
        <translation>&lt;b&gt;No hay una diferencia segura.&lt;/b&gt; {name} va por delante en {0} puntos, pero puede ser cualquier cosa entre {1} y {2}; más partidas lo dirían.</translation>
    </message>
    <message>
        <source>Points at the end, and how often</source>
        <translation>Puntos al final y con qué frecuencia</translation>
    </message>
</context>
<context>
    <name>FutureSetup</name>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>None: no comparison</source>
        <translation>Ninguno: sin comparar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Plan A</source>
        <translation>Plan A</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>Plan B</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>{0}, turn {1}, {2}</source>
        <translation>{0}, turno {1}, {2}</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save it elsewhere…</source>
        <translation>Guardarla en otro sitio…</translation>
    </message>
    <message>
        <source>Saved among your games: {0}</source>
        <translation>Guardada entre tus partidas: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardada: {0}</translation>
    </message>
    <message>
        <source>Export as a web page</source>
        <translation>Exportar como página web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games of Reconquista (*{0})</source>
        <translation>Partidas de Reconquista (*{0})</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Name of an area</source>
        <translation>Nombre de un área</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Áreas</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>The game of the day: {0}. Everybody has the same dice today.</source>
        <translation>La partida del día: {0}. Hoy todos tienen los mismos dados.</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message numerus="yes">
        <source>%n ruling(s) chosen otherwise</source>
        <translation>
            <numerusform>%n criterio cambiado</numerusform>
            <numerusform>%n criterios cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Una posición</translation>
    </message>
    <message>
        <source>dice taken back</source>
        <translation>dados deshechos</translation>
    </message>
    <message>
        <source>the adviser</source>
        <translation>el consejero</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>dados propios</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Salón de la fama</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>All starts</source>
        <translation>Todos los comienzos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Helped by</source>
        <translation>Con ayuda de</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>☀ the game of that day. Beside each game stands what helped.</source>
        <translation>☀ la partida de ese día. Junto a cada partida consta la ayuda que hubo.</translation>
    </message>
    <message>
        <source>Nobody is here yet: play a game to its end.</source>
        <translation>Aún no hay nadie: juega una partida hasta el final.</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>The turn that is being played</source>
        <translation>El turno que se juega</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>What really happened</source>
        <translation>Lo que ocurrió de verdad</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>The computer looks for the decisions that mattered: {0}</source>
        <translation>El ordenador busca las decisiones que contaron: {0}</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>La mejor decisión</translation>
    </message>
    <message>
        <source>Worst decision</source>
        <translation>La peor decisión</translation>
    </message>
    <message>
        <source>Play on like that</source>
        <translation>Seguir así</translation>
    </message>
    <message>
        <source>No decision has been found that certainly lost points.</source>
        <translation>No se ha encontrado ninguna decisión que, con certeza, perdiera puntos.</translation>
    </message>
    <message>
        <source>Play again from here</source>
        <translation>Volver a jugar desde aquí</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Cómo se llegó hasta aquí</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Go to a region</source>
        <translation>Ir a una región</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Zoom, or more and fewer units</source>
        <translation>Acercar o alejar; más o menos unidades</translation>
    </message>
    <message>
        <source>Magnify the area</source>
        <translation>Ampliar el área</translation>
    </message>
    <message>
        <source>Scroll the board</source>
        <translation>Desplazar el tablero</translation>
    </message>
    <message>
        <source>Next, previous area where something can be done</source>
        <translation>Siguiente o anterior área donde se puede hacer algo</translation>
    </message>
    <message>
        <source>Neighbouring area</source>
        <translation>Área vecina</translation>
    </message>
    <message>
        <source>Act in the chosen area</source>
        <translation>Actuar en el área elegida</translation>
    </message>
    <message>
        <source>Take up its units</source>
        <translation>Tomar sus unidades</translation>
    </message>
    <message>
        <source>Choose how many of them</source>
        <translation>Elegir cuántas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keys at a glance</source>
        <translation>Teclas de un vistazo</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPág</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Your turn: press the red button of the sidebar.</source>
        <translation>Te toca: pulsa el botón rojo del panel lateral.</translation>
    </message>
    <message>
        <source>Your turn: choose it in the sidebar.</source>
        <translation>Te toca: elígelo en el panel lateral.</translation>
    </message>
    <message>
        <source>Your turn: do it on the board.</source>
        <translation>Te toca: hazlo en el tablero.</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Paso {0} de {1}</translation>
    </message>
    <message>
        <source>The lesson had something else in mind. Take it back, or leave the lesson.</source>
        <translation>La lección esperaba otra cosa. Deshazlo o deja la lección.</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Hazlo por mí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The dice are rolling…</source>
        <translation>Los dados ruedan…</translation>
    </message>
    <message>
        <source>The others play…</source>
        <translation>Juegan los demás…</translation>
    </message>
    <message>
        <source>Play on by yourself</source>
        <translation>Seguir por tu cuenta</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>In the public domain.</source>
        <translation>De dominio público.</translation>
    </message>
    <message>
        <source>The program rests on these parts, each under its own licence. The licences are shown as they were written.</source>
        <translation>El programa se apoya en estas partes, cada una con su licencia. Las licencias se muestran tal como se escribieron.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
</context>
<context>
    <name>LinesDock</name>
    <message>
        <source>cannot be played by these rules</source>
        <translation>no se puede jugar con estas reglas</translation>
    </message>
    <message>
        <source>turn {0}, {1}</source>
        <translation>turno {0}, {1}</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>This line</source>
        <translation>Esta línea</translation>
    </message>
    <message>
        <source>Left in turn {0}, {1}</source>
        <translation>Dejada en el turno {0}, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}  –  {2}: {3}</source>
        <translation>{0}: {1}  –  {2}: {3}</translation>
    </message>
    <message>
        <source>First difference: {0}  –  {1}</source>
        <translation>Primera diferencia: {0}  –  {1}</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>dice {0}</source>
        <translation>dados {0}</translation>
    </message>
    <message>
        <source>This line cannot be played by these rules.</source>
        <translation>Esta línea no se puede jugar con estas reglas.</translation>
    </message>
    <message>
        <source>Name the line</source>
        <translation>Dar nombre a la línea</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Discard “{0}”?</source>
        <translation>¿Descartar «{0}»?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Lines that have been looked at</source>
        <translation>Líneas que ya se han mirado</translation>
    </message>
    <message>
        <source>%v of %m lines looked at</source>
        <translation>%v de %m líneas miradas</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>This cannot be undone. The other lines stay.</source>
        <translation>Esto no se puede deshacer. Las demás líneas se quedan.</translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Líneas de juego</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>Está en</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nombre…</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} y {last}</translation>
    </message>
</context>
<context>
    <name>LoadNotes</name>
    <message>
        <source>Input {input} leads elsewhere than when the game was saved. The game goes on from the saved position.</source>
        <translation>La entrada {input} lleva a otro sitio que cuando se guardó la partida. La partida sigue desde la posición guardada.</translation>
    </message>
    <message>
        <source>From entry {entry} on the log is written anew; the position is the same.</source>
        <translation>Desde la línea {entry} el registro se ha vuelto a escribir; la posición es la misma.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(-ies) of the log cannot be understood and are left out.</source>
        <translation>
            <numerusform>%n línea del registro no se entiende y se omite.</numerusform>
            <numerusform>%n líneas del registro no se entienden y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved position is damaged; the game was played again from its inputs.</source>
        <translation>La posición guardada está dañada; la partida se ha vuelto a jugar a partir de sus entradas.</translation>
    </message>
    <message>
        <source>What was undone cannot be redone and is left out.</source>
        <translation>Lo que se deshizo no se puede rehacer y se omite.</translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play are left out.</source>
        <translation>
            <numerusform>Se omite %n línea de juego alternativa.</numerusform>
            <numerusform>Se omiten %n líneas de juego alternativas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was begun with other rules or other data: {what}.</source>
        <translation>La partida empezó con otras reglas u otros datos: {what}.</translation>
    </message>
    <message>
        <source>The game brings its own map: {map}.</source>
        <translation>La partida trae su propio mapa: {map}.</translation>
    </message>
    <message>
        <source>The game was resumed at input {input}.</source>
        <translation>La partida se ha retomado en la entrada {input}.</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>The log could not be written to {0}: {1}</source>
        <translation>No se ha podido escribir el registro en {0}: {1}</translation>
    </message>
    <message>
        <source>Watch again from here</source>
        <translation>Volver a ver desde aquí</translation>
    </message>
    <message>
        <source>Go back to before this</source>
        <translation>Volver al momento anterior a esto</translation>
    </message>
    <message>
        <source>Go back to before this (undoes dice rolls)</source>
        <translation>Volver al momento anterior a esto (deshace tiradas de dados)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Exportar el registro…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Qué muestra el registro</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Copy or export the log</source>
        <translation>Copiar o exportar el registro</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Registro de la partida</translation>
    </message>
</context>
<context>
    <name>LogHover</name>
    <message>
        <source>What the words mean</source>
        <translation>Qué significan las palabras</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The report cannot be written: {0}</source>
        <translation>No se puede escribir el informe: {0}</translation>
    </message>
    <message>
        <source>The report is here: {0}</source>
        <translation>El informe está aquí: {0}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>A&amp;nimación</translation>
    </message>
    <message>
        <source>Go to &amp;region</source>
        <translation>Ir a una re&amp;gión</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Arrange as at the start</source>
        <translation>&amp;Colocar como al principio</translation>
    </message>
    <message>
        <source>Switch to {0} ({1})</source>
        <translation>Cambiar a {0} ({1})</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Velocidad de la animación</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Click or drag to move the board</source>
        <translation>Haz clic o arrastra para mover el tablero</translation>
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
    <name>Numbers</name>
    <message>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
</context>
<context>
    <name>PaperMenu</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>No se ha podido escribir el archivo: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Save the rulebook as PDF…</source>
        <translation>Guardar el reglamento como PDF…</translation>
    </message>
    <message>
        <source>Print the rulebook…</source>
        <translation>Imprimir el reglamento…</translation>
    </message>
    <message>
        <source>Save the quick reference as PDF…</source>
        <translation>Guardar la referencia rápida como PDF…</translation>
    </message>
    <message>
        <source>Print the quick reference…</source>
        <translation>Imprimir la referencia rápida…</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>A picture of the board</source>
        <translation>Una imagen del tablero</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ancho en píxeles</translation>
    </message>
    <message>
        <source>Pages side by side</source>
        <translation>Páginas a lo ancho</translation>
    </message>
    <message>
        <source>PNG: a picture</source>
        <translation>PNG: una imagen</translation>
    </message>
    <message>
        <source>SVG: lines, sharp at any size</source>
        <translation>SVG: líneas, nítidas a cualquier tamaño</translation>
    </message>
    <message>
        <source>PDF: paper, on pages that join</source>
        <translation>PDF: papel, en páginas que se unen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
</context>
<context>
    <name>PieceChooser</name>
    <message>
        <source>Pieces to move</source>
        <translation>Piezas que se mueven</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Tomar estas</translation>
    </message>
</context>
<context>
    <name>PlacesDock</name>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The board as a list</source>
        <translation>El tablero como lista</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>What lies there</source>
        <translation>Qué hay allí</translation>
    </message>
</context>
<context>
    <name>PlayTexts</name>
    <message>
        <source>Play whole games without a window and show how they ended.</source>
        <translation>Juega partidas enteras sin ventana y muestra cómo acabaron.</translation>
    </message>
    <message>
        <source>which game</source>
        <translation>qué juego</translation>
    </message>
    <message>
        <source>play without a window (the only way so far to play many games)</source>
        <translation>juega sin ventana (por ahora, la única manera de jugar muchas partidas)</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>quién juega</translation>
    </message>
    <message>
        <source>who plays a seat, where it is not the one who plays all others</source>
        <translation>quién juega un puesto, si no es quien juega todos los demás</translation>
    </message>
    <message>
        <source>begin with this position, a line of text (docs/position-lines.md)</source>
        <translation>empieza en esta posición, una línea de texto (docs/position-lines.md)</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>cuántas partidas</translation>
    </message>
    <message>
        <source>the first game&apos;s seed; the others follow it</source>
        <translation>la semilla de la primera partida; las demás la siguen</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} de {games} partidas</translation>
    </message>
    <message>
        <source>Nobody sits at {detail}.</source>
        <translation>Nadie ocupa el puesto {detail}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: mean {mean}, standard deviation {spread}, from {least} to {most}</source>
        <translation>Puntos: media {mean}, desviación típica {spread}, de {least} a {most}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Page: makes many mistakes</source>
        <translation>Paje: comete muchos errores</translation>
    </message>
    <message>
        <source>Squire: quick, makes mistakes</source>
        <translation>Escudero: rápido, comete errores</translation>
    </message>
    <message>
        <source>Knight: quick and experienced</source>
        <translation>Caballero: rápido y con experiencia</translation>
    </message>
    <message>
        <source>Captain: thinks ahead a little</source>
        <translation>Capitán: piensa un poco por adelantado</translation>
    </message>
    <message>
        <source>Marshal: thinks ahead</source>
        <translation>Mariscal: piensa por adelantado</translation>
    </message>
    <message>
        <source>Sovereign: thinks long</source>
        <translation>Soberano: piensa mucho tiempo</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Takes what looks best</source>
        <translation>Lo mejor a primera vista</translation>
    </message>
    <message>
        <source>Plays from experience</source>
        <translation>Con experiencia</translation>
    </message>
    <message>
        <source>Thinks ahead (slow)</source>
        <translation>Piensa por adelantado (lento)</translation>
    </message>
    <message>
        <source>Thinks ahead for {seconds} s</source>
        <translation>Piensa por adelantado {seconds} s</translation>
    </message>
    <message>
        <source>Thinks ahead: {count} tries</source>
        <translation>Piensa por adelantado: {count} intentos</translation>
    </message>
    <message>
        <source>Makes {points} points on average in Reconquista</source>
        <translation>Consigue {points} puntos de media en Reconquista</translation>
    </message>
    <message>
        <source>To compare: from the usual start the computer makes {page} points on average as a page, {squire} as a squire, {knight} as a knight, {captain} as a captain, {marshal} as a marshal and {sovereign} as a sovereign.</source>
        <translation>Para comparar: en el comienzo habitual el ordenador consigue de media {page} puntos como paje, {squire} como escudero, {knight} como caballero, {captain} como capitán, {marshal} como mariscal y {sovereign} como soberano.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Turn {0}: {1} points. Click to play again from here.</source>
        <translation>Turno {0}: {1} puntos. Haz clic para volver a jugar desde aquí.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Something is hidden in this game: its position is not copied.</source>
        <translation>En esta partida hay algo oculto: su posición no se copia.</translation>
    </message>
    <message>
        <source>The position is copied as a line of text.</source>
        <translation>La posición se ha copiado como una línea de texto.</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message numerus="yes">
        <source>%n point(s) would be lost. Press once more to end the spending.</source>
        <translation>
            <numerusform>Se perdería %n punto. Pulsa otra vez para terminar los gastos.</numerusform>
            <numerusform>Se perderían %n puntos. Pulsa otra vez para terminar los gastos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This undoes dice rolls.</source>
        <translation>Esto deshace tiradas de dados.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Saltar al resultado</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Sigue leyendo</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Imprimir el tablero</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Pages side by side</source>
        <translation>Páginas a lo ancho</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>How the pages come out</source>
        <translation>Cómo quedan las páginas</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The request cannot be understood.</source>
        <translation>No se entiende la petición.</translation>
    </message>
    <message>
        <source>The position is not possible.</source>
        <translation>La posición no es posible.</translation>
    </message>
    <message>
        <source>The map file has mistakes.</source>
        <translation>El archivo de mapa tiene errores.</translation>
    </message>
    <message>
        <source>The scenario file has mistakes.</source>
        <translation>El archivo del escenario tiene errores.</translation>
    </message>
    <message>
        <source>The journal cannot be understood.</source>
        <translation>No se entiende el diario.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>No se puede leer el archivo: {detail}</translation>
    </message>
    <message>
        <source>“{detail}” is not possible here.</source>
        <translation>Aquí no puede ir «{detail}».</translation>
    </message>
    <message>
        <source>No die can show that here.</source>
        <translation>Aquí ningún dado puede mostrar eso.</translation>
    </message>
    <message>
        <source>A data file of the game has mistakes.</source>
        <translation>Un archivo de datos del juego tiene errores.</translation>
    </message>
    <message>
        <source>No game has begun.</source>
        <translation>No hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>This is not possible yet.</source>
        <translation>Esto aún no es posible.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Ahora no se puede hacer eso.</translation>
    </message>
    <message>
        <source>A fault of the program, for which we are sorry: {detail}</source>
        <translation>Un fallo del programa, que lamentamos: {detail}</translation>
    </message>
    <message>
        <source>The saved game cannot be read.</source>
        <translation>No se puede leer la partida guardada.</translation>
    </message>
    <message>
        <source>The saved game was written by a newer version of the program.</source>
        <translation>La partida guardada es de una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The file could not be written; what was there before is still there.</source>
        <translation>No se ha podido escribir el archivo; lo que había sigue ahí.</translation>
    </message>
    <message>
        <source>The settings could not be read; they were set aside.</source>
        <translation>No se han podido leer las preferencias; se han apartado.</translation>
    </message>
    <message>
        <source>Some settings had impossible values; those are as at the first start.</source>
        <translation>Algunas preferencias tenían valores imposibles; esas quedan como la primera vez.</translation>
    </message>
    <message>
        <source>The file could not be changed.</source>
        <translation>No se ha podido cambiar el archivo.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>La carpeta no está.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>Es una tubería o un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>You have no permission for this.</source>
        <translation>No tienes permiso para esto.</translation>
    </message>
    <message>
        <source>Nothing can be written on this disk.</source>
        <translation>En este disco no se puede escribir.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>No queda espacio en el disco.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Otro programa está usando el archivo.</translation>
    </message>
    <message>
        <source>Somebody else has written the file since it was opened.</source>
        <translation>Alguien ha escrito el archivo desde que se abrió.</translation>
    </message>
    <message>
        <source>The system does not allow this name.</source>
        <translation>El sistema no admite ese nombre.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Ya hay un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>El sistema dice: {detail}</translation>
    </message>
    <message>
        <source>The file is larger than any saved game.</source>
        <translation>El archivo es más grande que cualquier partida guardada.</translation>
    </message>
    <message>
        <source>The game has {detail} other lines of play, more than a file can hold.</source>
        <translation>La partida tiene otras {detail} líneas de juego, más de las que caben en un archivo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is not a text in UTF-8.</source>
        <translation>El archivo no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>The JSON text breaks off or is wrong here.</source>
        <translation>El texto JSON se interrumpe o es erróneo aquí.</translation>
    </message>
    <message>
        <source>The file is nested deeper than any saved game.</source>
        <translation>El archivo tiene más niveles que cualquier partida guardada.</translation>
    </message>
    <message>
        <source>The compressed file is damaged.</source>
        <translation>El archivo comprimido está dañado.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>No es una partida guardada.</translation>
    </message>
    <message>
        <source>The format {detail} is newer than this program.</source>
        <translation>El formato {detail} es más nuevo que este programa.</translation>
    </message>
    <message>
        <source>Written by version {detail}.</source>
        <translation>Escrita con la versión {detail}.</translation>
    </message>
    <message>
        <source>This program is version {detail}.</source>
        <translation>Este programa es la versión {detail}.</translation>
    </message>
    <message>
        <source>Something of another kind belongs here.</source>
        <translation>Aquí debe ir algo de otra clase.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Ese valor no es posible aquí.</translation>
    </message>
    <message>
        <source>The parts of the saved game contradict each other.</source>
        <translation>Las partes de la partida guardada se contradicen.</translation>
    </message>
    <message>
        <source>It is missing.</source>
        <translation>Falta.</translation>
    </message>
    <message>
        <source>It does not belong here.</source>
        <translation>No corresponde aquí.</translation>
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
        <source>It must be a text, not {detail}.</source>
        <translation>Debe ser un texto, no {detail}.</translation>
    </message>
    <message>
        <source>It must be true or false, not {detail}.</source>
        <translation>Debe ser verdadero o falso, no {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not a number that is possible here.</source>
        <translation>{detail} no es un número posible aquí.</translation>
    </message>
    <message>
        <source>There is no request {detail}.</source>
        <translation>No existe la petición {detail}.</translation>
    </message>
    <message>
        <source>There is no action {detail}.</source>
        <translation>No existe la acción {detail}.</translation>
    </message>
    <message>
        <source>{detail} is not one of the choices.</source>
        <translation>{detail} no es ninguna de las posibilidades.</translation>
    </message>
    <message>
        <source>There is no such option of the rules.</source>
        <translation>No existe esa opción de las reglas.</translation>
    </message>
    <message>
        <source>There is no built-in player {detail}.</source>
        <translation>No existe el jugador automático {detail}.</translation>
    </message>
    <message>
        <source>There is no event of the kind {detail}.</source>
        <translation>No existe un suceso de la clase {detail}.</translation>
    </message>
    <message>
        <source>There is no game {detail}.</source>
        <translation>No existe el juego {detail}.</translation>
    </message>
    <message>
        <source>There is no scenario {detail}.</source>
        <translation>No existe el escenario {detail}.</translation>
    </message>
    <message>
        <source>The file has a format unknown here.</source>
        <translation>El archivo tiene un formato desconocido aquí.</translation>
    </message>
    <message>
        <source>There is no phase {detail}.</source>
        <translation>No existe la fase {detail}.</translation>
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
        <source>Nobody sits at {detail}.</source>
        <translation>Nadie ocupa el puesto {detail}.</translation>
    </message>
    <message>
        <source>The die that is rolled cannot show that: {detail}</source>
        <translation>El dado que se tira no puede mostrar eso: {detail}</translation>
    </message>
    <message>
        <source>There is no unit of that name.</source>
        <translation>No existe ninguna unidad con ese nombre.</translation>
    </message>
    <message>
        <source>Something is wrong ({code}).</source>
        <translation>Algo no está bien ({code}).</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}: {problem}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pulsa el atajo</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica páginas o intervalos separados por comas. Un intervalo son dos números con un guion en medio: 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>QuickReferenceDock</name>
    <message>
        <source>Quick reference</source>
        <translation>Referencia rápida</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimir o guardar como PDF</translation>
    </message>
</context>
<context>
    <name>ReplayDock</name>
    <message>
        <source>Turn {0}, {1} – moment {2} of {3}</source>
        <translation>Turno {0}, {1} – momento {2} de {3}</translation>
    </message>
    <message>
        <source>You are looking at an earlier moment. Play on from here, and what came after is kept as another line of play.</source>
        <translation>Estás viendo un momento anterior. Si juegas desde aquí, lo que vino después se conserva como otra línea de juego.</translation>
    </message>
    <message>
        <source>Undo stops at dice. Allow it to go on in the settings, or watch what happened again from the log.</source>
        <translation>Deshacer se detiene en los dados. Permite en las preferencias que siga, o vuelve a ver lo ocurrido desde el registro.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
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
        <source>By decision</source>
        <translation>Por decisión</translation>
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
        <source>How far one step goes</source>
        <translation>Cuánto avanza cada paso</translation>
    </message>
    <message>
        <source>Timeline of the game</source>
        <translation>Línea de tiempo de la partida</translation>
    </message>
    <message>
        <source>Export as a web page…</source>
        <translation>Exportar como página web…</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>Play a saved game again from its inputs, print its log, and check that it leads to the position that was saved.</source>
        <translation>Vuelve a jugar una partida guardada a partir de sus entradas, imprime su registro y comprueba que lleva a la posición guardada.</translation>
    </message>
    <message>
        <source>the saved game</source>
        <translation>la partida guardada</translation>
    </message>
    <message>
        <source>the language of the log</source>
        <translation>el idioma del registro</translation>
    </message>
    <message>
        <source>print no log, only whether the game agrees</source>
        <translation>no imprime el registro, solo dice si la partida concuerda</translation>
    </message>
    <message>
        <source>also write the log as a table, in all languages</source>
        <translation>escribe además el registro como tabla, en todos los idiomas</translation>
    </message>
    <message>
        <source>also write a page on which any browser plays the game</source>
        <translation>escribe además una página en la que cualquier navegador reproduce la partida</translation>
    </message>
    <message>
        <source>Turn {turn}: {phase}</source>
        <translation>Turno {turn}: {phase}</translation>
    </message>
    <message>
        <source>{inputs} inputs, {entries} entries; the game agrees with what was saved: {digest}</source>
        <translation>{inputs} entradas, {entries} líneas del registro; la partida concuerda con lo guardado: {digest}</translation>
    </message>
</context>
<context>
    <name>ReportCurves</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>What was to be expected</source>
        <translation>Lo que cabía esperar</translation>
    </message>
    <message>
        <source>The final points, if a good player had gone on from each turn, with their margin (95% confidence). Dotted lines: where the results begin. Triangles: turning points.</source>
        <translation>Los puntos finales, si un buen jugador hubiera seguido desde cada turno, con su margen (95&#xa0;% de confianza). Líneas de puntos: donde empiezan los resultados. Triángulos: momentos decisivos.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>The chance of each result</source>
        <translation>La probabilidad de cada resultado</translation>
    </message>
    <message>
        <source>The taller a band at a turn, the more likely its result was then.</source>
        <translation>Cuanto más alta es una franja en un turno, más probable era entonces su resultado.</translation>
    </message>
</context>
<context>
    <name>ReportLists</name>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Play on like that</source>
        <translation>Seguir así</translation>
    </message>
    <message>
        <source>No decision has been found that certainly lost points.</source>
        <translation>No se ha encontrado ninguna decisión que, con certeza, perdiera puntos.</translation>
    </message>
    <message>
        <source>Only what is certain is shown: the better line was played on with the same dice, again and again.</source>
        <translation>Solo se cuenta lo que es seguro: la línea mejor se jugó una y otra vez con los mismos dados.</translation>
    </message>
    <message>
        <source>To be expected at the start</source>
        <translation>Lo esperado al empezar</translation>
    </message>
    <message>
        <source>Dice: {0}</source>
        <translation>Dados: {0}</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Puntos al final</translation>
    </message>
    <message>
        <source>To be expected now</source>
        <translation>Lo esperado ahora</translation>
    </message>
    <message>
        <source>Your luckiest dice</source>
        <translation>Tus dados más afortunados</translation>
    </message>
    <message>
        <source>Your unluckiest dice</source>
        <translation>Tus dados más desafortunados</translation>
    </message>
    <message>
        <source>What you could have done better</source>
        <translation>Lo que pudiste hacer mejor</translation>
    </message>
    <message>
        <source>What you did best</source>
        <translation>Lo que mejor hiciste</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y destreza</translation>
    </message>
    <message>
        <source>What the dice gave and took, against all ways in which they could have fallen; what they do not explain, you did better or worse than the player that played on.</source>
        <translation>Lo que los dados dieron y quitaron, frente a todas las formas en que podían caer. Lo que ellos no explican lo hiciste tú, mejor o peor que el jugador que siguió la partida.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Points by turn</source>
        <translation>Puntos por turno</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>The chance of each result</source>
        <translation>La probabilidad de cada resultado</translation>
    </message>
    <message>
        <source>What was done best</source>
        <translation>Lo que mejor se hizo</translation>
    </message>
    <message>
        <source>What could have been done better</source>
        <translation>Lo que se pudo hacer mejor</translation>
    </message>
    <message>
        <source>The luckiest dice</source>
        <translation>Los dados más afortunados</translation>
    </message>
    <message>
        <source>The unluckiest dice</source>
        <translation>Los dados más desafortunados</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y destreza</translation>
    </message>
    <message>
        <source>Points to be expected</source>
        <translation>Puntos esperados</translation>
    </message>
    <message>
        <source>Points held</source>
        <translation>Puntos obtenidos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>To be expected at the start</source>
        <translation>Lo esperado al empezar</translation>
    </message>
    <message>
        <source>Dice: {kind}</source>
        <translation>Dados: {kind}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Puntos al final</translation>
    </message>
    <message>
        <source>To be expected now</source>
        <translation>Lo esperado ahora</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Review the game as it is now</source>
        <translation>Analizar la partida tal como está</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The game is being played on from each turn…</source>
        <translation>La partida se está prolongando desde cada turno…</translation>
    </message>
    <message>
        <source>The game has gone another way since.</source>
        <translation>Desde entonces la partida ha tomado otro camino.</translation>
    </message>
    <message>
        <source>A first look; the longer it goes on, the surer it is.</source>
        <translation>Una primera mirada: cuanto más dure, más segura será.</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Análisis de la partida</translation>
    </message>
    <message>
        <source>Export as a web page…</source>
        <translation>Exportar como página web…</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>De quién es el análisis</translation>
    </message>
</context>
<context>
    <name>ReviewNavigator</name>
    <message>
        <source>Well done: {0}</source>
        <translation>Bien hecho: {0}</translation>
    </message>
    <message>
        <source>Better: {0}</source>
        <translation>Mejor: {0}</translation>
    </message>
    <message>
        <source>You are on a new line of play. The game as it was is kept beside it.</source>
        <translation>Estás en una nueva línea de juego. La partida, tal como fue, se conserva junto a ella.</translation>
    </message>
    <message>
        <source>Undo stops at dice. Allow it to go on in the settings.</source>
        <translation>Deshacer se detiene en los dados. Permite en las preferencias que siga.</translation>
    </message>
    <message>
        <source>Play on from here, and the game as it was is kept as another line of play.</source>
        <translation>Sigue jugando desde aquí: la partida, tal como fue, se conserva como otra línea de juego.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Turn {turn}: {phase}</source>
        <translation>Turno {turn}: {phase}</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Elegiste: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mejor: {action}</translation>
    </message>
    <message>
        <source>; then: {actions}</source>
        <translation>; después: {actions}</translation>
    </message>
    <message>
        <source>It cost {points} expected points.</source>
        <translation>Costó {points} puntos esperados.</translation>
    </message>
    <message>
        <source>Nothing else came within {points} points of it; next best: {action}</source>
        <translation>Nada más se acercó a menos de {points} puntos; la segunda mejor: {action}</translation>
    </message>
    <message>
        <source>Turn {turn}: from {before} to {after} points ({swing})</source>
        <translation>Turno {turn}: de {before} a {after} puntos ({swing})</translation>
    </message>
    <message>
        <source>Mistake: {phase} ({points})</source>
        <translation>Error: {phase} ({points})</translation>
    </message>
    <message>
        <source>Above all: {causes}</source>
        <translation>Sobre todo: {causes}</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Before turn {turn}</source>
        <translation>Antes del turno {turn}</translation>
    </message>
    <message>
        <source>Now, in turn {turn}</source>
        <translation>Ahora, en el turno {turn}</translation>
    </message>
    <message>
        <source>{points} points to be expected (95% confidence: {low} to {high})</source>
        <translation>{points} puntos esperados (con un 95&#xa0;% de confianza, de {low} a {high})</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>RulebookDock</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>Play the example</source>
        <translation>Ver el ejemplo</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
</context>
<context>
    <name>SaveActions</name>
    <message>
        <source>Rename the game</source>
        <translation>Cambiar el nombre de la partida</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Compressed games (*{0})</source>
        <translation>Partidas comprimidas (*{0})</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Games of Reconquista (*{0})</source>
        <translation>Partidas de Reconquista (*{0})</translation>
    </message>
</context>
<context>
    <name>SaveRows</name>
    <message>
        <source>Turn {0}, {1}</source>
        <translation>Turno {0}, {1}</translation>
    </message>
    <message>
        <source>Ended in turn {0}</source>
        <translation>Terminada en el turno {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play</source>
        <translation>
            <numerusform>%n línea de juego alternativa</numerusform>
            <numerusform>%n líneas de juego alternativas</numerusform>
        </translation>
    </message>
    <message>
        <source>from a custom position</source>
        <translation>desde una posición propia</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Automatic saves</source>
        <translation>Autoguardados</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar entre las partidas</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Aquí aún no hay partidas.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>To the wastebasket</source>
        <translation>A la papelera</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>A person at this table</source>
        <translation>Una persona en esta mesa</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>The game goes on as it stands. Who sits down sees what the seat may see.</source>
        <translation>La partida sigue tal como está. Quien se sienta ve lo que ese puesto puede ver.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>SeedRow</name>
    <message>
        <source>Seed of the dice</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>Another seed by chance</source>
        <translation>Otra semilla al azar</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game.</source>
        <translation>La misma semilla y las mismas jugadas dan la misma partida.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Autosaves of each kind</source>
        <translation>Autoguardados de cada clase</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Volver a los valores iniciales</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>{0} is the key of “{1}” already.</source>
        <translation>{0} ya es la tecla de «{1}».</translation>
    </message>
    <message>
        <source>The keys 1 to 5 go to the regions.</source>
        <translation>Las teclas del 1 al 5 llevan a las regiones.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar las teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Everything that has a key</source>
        <translation>Todo lo que tiene tecla</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Tecla nueva:</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
</context>
<context>
    <name>SimulateTexts</name>
    <message>
        <source>Play many games and write a row for each. A run that was stopped goes on where it was; the rows do not depend on who plays them, or on how many processes.</source>
        <translation>Juega muchas partidas y escribe una fila por cada una. Una serie interrumpida sigue donde estaba; las filas no dependen de quién las juegue ni de cuántos procesos.</translation>
    </message>
    <message>
        <source>which game</source>
        <translation>qué juego</translation>
    </message>
    <message>
        <source>which start; without it the game&apos;s first</source>
        <translation>qué comienzo; si no se dice, el primero del juego</translation>
    </message>
    <message>
        <source>begin with this position, a line of text (docs/position-lines.md)</source>
        <translation>empieza en esta posición, una línea de texto (docs/position-lines.md)</translation>
    </message>
    <message>
        <source>rule options that are not at their defaults</source>
        <translation>opciones de reglas distintas de las habituales</translation>
    </message>
    <message>
        <source>who plays; of several, separated by commas, each plays every seed</source>
        <translation>quién juega; de varios, separados por comas, cada uno juega todas las semillas</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>cuántas partidas</translation>
    </message>
    <message>
        <source>the first game&apos;s seed; the others follow it</source>
        <translation>la semilla de la primera partida; las demás la siguen</translation>
    </message>
    <message>
        <source>who plays a seat, where it is not the one who plays all others</source>
        <translation>quién juega un puesto, si no es quien juega todos los demás</translation>
    </message>
    <message>
        <source>how many processes play</source>
        <translation>cuántos procesos juegan</translation>
    </message>
    <message>
        <source>the file for the rows: .csv or .parquet</source>
        <translation>el archivo para las filas: .csv o .parquet</translation>
    </message>
    <message>
        <source>the address of a Dask scheduler whose workers play</source>
        <translation>la dirección de un planificador de Dask cuyos procesos juegan</translation>
    </message>
    <message>
        <source>{done} of {games} games, {pace} a second</source>
        <translation>{done} de {games} partidas, {pace} por segundo</translation>
    </message>
    <message>
        <source>{games} games written to {path}</source>
        <translation>{games} partidas escritas en {path}</translation>
    </message>
    <message>
        <source>No worker has joined the scheduler yet; waiting for one.</source>
        <translation>Todavía no se ha unido ningún proceso al planificador; se espera al primero.</translation>
    </message>
    <message>
        <source>A process was ended from outside; its games are played again.</source>
        <translation>Alguien terminó un proceso desde fuera; sus partidas se juegan de nuevo.</translation>
    </message>
    <message>
        <source>Stopped; the same command goes on from {path}</source>
        <translation>Interrumpido; la misma orden sigue desde {path}</translation>
    </message>
    <message>
        <source>{detail}: the file must end in .csv or .parquet</source>
        <translation>{detail}: el archivo debe acabar en .csv o .parquet</translation>
    </message>
    <message>
        <source>{detail} belongs to a run with other games; finish that run or remove the file</source>
        <translation>{detail} es de una serie con otras partidas; termina esa serie o quita el archivo</translation>
    </message>
    <message>
        <source>Another run is writing {detail}; wait until it has ended, or choose another file</source>
        <translation>Otra ejecución está escribiendo {detail}; espera a que acabe o elige otro archivo</translation>
    </message>
    <message>
        <source>Nobody sits at {detail}.</source>
        <translation>Nadie ocupa el puesto {detail}.</translation>
    </message>
    <message>
        <source>There is no such start: {detail}</source>
        <translation>No existe ese comienzo: {detail}</translation>
    </message>
    <message>
        <source>There is no such rule option or value: {detail}</source>
        <translation>No existe esa opción de reglas o ese valor: {detail}</translation>
    </message>
    <message>
        <source>This needs a library that is not there: {detail}</source>
        <translation>Esto necesita una biblioteca que no está: {detail}</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {detail}. What has been played is kept; the same command goes on from there.</source>
        <translation>Ningún planificador de Dask responde en {detail}. Lo jugado se conserva; la misma orden sigue desde ahí.</translation>
    </message>
    <message>
        <source>The processes that play are ended again and again from outside; perhaps there is too little memory for so many. What has been played is kept; the same command goes on from there.</source>
        <translation>Los procesos que juegan terminan una y otra vez desde fuera; quizá falta memoria para tantos. Lo jugado se conserva; la misma orden sigue desde ahí.</translation>
    </message>
    <message>
        <source>There is no folder {detail}</source>
        <translation>No existe la carpeta {detail}</translation>
    </message>
    <message>
        <source>That did not work: {detail}</source>
        <translation>No ha funcionado: {detail}</translation>
    </message>
</context>
<context>
    <name>SingleInstanceServer</name>
    <message>
        <source>{0} is open. The game before it is kept among the saved games.</source>
        <translation>{0} está abierta. La partida anterior queda entre las partidas guardadas.</translation>
    </message>
</context>
<context>
    <name>Speeds</name>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Muy lenta</translation>
    </message>
</context>
<context>
    <name>StandingsDock</name>
    <message>
        <source>Would win if it ended now</source>
        <translation>Si acabara ahora, ganaría</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>Kept as a start of your own ({0}): you find it under “New game”.</source>
        <translation>Guardada como comienzo propio ({0}): la encuentras en «Partida nueva».</translation>
    </message>
    <message>
        <source>Save as a start</source>
        <translation>Guardar como comienzo</translation>
    </message>
    <message>
        <source>A name in one language is enough; it is shown where the other is missing.</source>
        <translation>Basta un nombre en un idioma; se muestra donde falte el otro.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De qué trata</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>The dice of this game follow from it: the same seed and the same moves give the same game. It is chosen when a game is begun.</source>
        <translation>De ella salen los dados de esta partida: la misma semilla y las mismas jugadas dan la misma partida. Se elige al comenzar.</translation>
    </message>
    <message>
        <source>Seed {0}</source>
        <translation>Semilla {0}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>The computer has played to the end.</source>
        <translation>El ordenador ha jugado hasta el final.</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>El ordenador espera.</translation>
    </message>
    <message>
        <source>The computer plays.</source>
        <translation>Juega el ordenador.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Play on myself</source>
        <translation>Seguir yo</translation>
    </message>
    <message>
        <source>The game goes on from here, and it is yours.</source>
        <translation>La partida continúa desde aquí, y es tuya.</translation>
    </message>
    <message>
        <source>Back to your previous game.</source>
        <translation>Vuelve a tu partida anterior.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The game stays on the table, to be looked at and saved.</source>
        <translation>La partida se queda en la mesa, para mirarla y guardarla.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Warn from (expected points)</source>
        <translation>Avisar a partir de (puntos esperados)</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>What the dice do is shown one step at a time, each after a key.</source>
        <translation>Lo que hacen los dados se muestra paso a paso, con una tecla para cada uno.</translation>
    </message>
    <message>
        <source>Answer single choices by themselves</source>
        <translation>Responder sin preguntar si solo hay una opción</translation>
    </message>
    <message>
        <source>Where only one answer is possible, the game goes on at once.</source>
        <translation>Donde solo cabe una respuesta, la partida sigue sin esperar.</translation>
    </message>
    <message>
        <source>Ask again before points are lost</source>
        <translation>Avisar antes de perder puntos</translation>
    </message>
    <message>
        <source>Ending the spending with points left takes a second press, where the game has such points.</source>
        <translation>Si el juego tiene puntos que se pierden sin gastar, terminar con alguno requiere pulsar dos veces.</translation>
    </message>
    <message>
        <source>Undo never takes back a die</source>
        <translation>Deshacer nunca anula un dado</translation>
    </message>
    <message>
        <source>For those who want no second try.</source>
        <translation>Para quien no quiere segundas oportunidades.</translation>
    </message>
    <message>
        <source>Show the odds while dragging</source>
        <translation>Mostrar las probabilidades al arrastrar</translation>
    </message>
    <message>
        <source>The exact chances of the combat that a move would begin.</source>
        <translation>Las probabilidades exactas del combate que empezaría una jugada.</translation>
    </message>
    <message>
        <source>Spread a stack under the cursor</source>
        <translation>Desplegar la pila que está bajo el cursor</translation>
    </message>
    <message>
        <source>Each kind of unit apart; the key F does it too.</source>
        <translation>Cada tipo de unidad por separado; también lo hace la tecla F.</translation>
    </message>
    <message>
        <source>Magnify a place whose units the cursor rests on</source>
        <translation>Ampliar el lugar sobre cuyas unidades descansa el cursor</translation>
    </message>
    <message>
        <source>What stands there, large and in words; the key Z does it too.</source>
        <translation>Lo que hay allí, en grande y con palabras; también lo hace la tecla Z.</translation>
    </message>
    <message>
        <source>Warn about blunders</source>
        <translation>Avisar de los errores graves</translation>
    </message>
    <message>
        <source>A quiet sign at the foot of the window when a move threw away points, with what was better. Your moves are looked at in the background.</source>
        <translation>Una señal discreta al pie de la ventana cuando una jugada ha perdido puntos, con lo que era mejor. Tus jugadas se examinan en segundo plano.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Counters, dice, combat, what is won and lost, turns and the end. Silent with reduced motion.</source>
        <translation>Contadores, dados, combates, lo que se gana y se pierde, los turnos y el final. Con movimiento reducido, silencio.</translation>
    </message>
    <message>
        <source>Pause at great moments</source>
        <translation>Pausa en los grandes momentos</translation>
    </message>
    <message>
        <source>What decides the game, and each new turn, gets a headline.</source>
        <translation>Lo que decide la partida y cada turno nuevo llevan un titular.</translation>
    </message>
    <message>
        <source>A card at the end of each turn</source>
        <translation>Una tarjeta al final de cada turno</translation>
    </message>
    <message>
        <source>What was won and lost, and by which dice; the show waits until you go on. Not at the speed “At once”.</source>
        <translation>Qué se ha ganado y perdido, y con qué dados; la función espera hasta que continúes. No a la velocidad «Al instante».</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Events are shown one after the other, but nothing flies or tumbles.</source>
        <translation>Los sucesos se muestran uno tras otro, pero nada vuela ni rueda.</translation>
    </message>
    <message>
        <source>Go on with the last game at the start</source>
        <translation>Abrir con la última partida</translation>
    </message>
    <message>
        <source>Not a click is lost, even after a power cut.</source>
        <translation>No se pierde ni un clic, ni siquiera tras un apagón.</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>they can go there</source>
        <translation>pueden ir ahí</translation>
    </message>
    <message>
        <source>something can be done here</source>
        <translation>aquí se puede hacer algo</translation>
    </message>
</context>
<context>
    <name>TableChoices</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move a leader</source>
        <translation>Mover a un jefe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Reclutar</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Turn about</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>{0} …</source>
        <translation>{0} …</translation>
    </message>
</context>
<context>
    <name>TableChronicle</name>
    <message>
        <source>Turn {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que pasó</translation>
    </message>
</context>
<context>
    <name>TableDesk</name>
    <message>
        <source>Press once more to go on all the same.</source>
        <translation>Pulsa otra vez para seguir de todos modos.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siéntate</translation>
    </message>
    <message>
        <source>Waiting for {0}</source>
        <translation>En espera: {0}</translation>
    </message>
    <message>
        <source>Let {0} go on</source>
        <translation>Continuar: {0}</translation>
    </message>
    <message>
        <source>Stop {0}</source>
        <translation>Detener: {0}</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>Elige en el tablero</translation>
    </message>
    <message>
        <source>Choose above or on the board</source>
        <translation>Elige arriba o en el tablero</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elige</translation>
    </message>
</context>
<context>
    <name>TableDiceEntry</name>
    <message numerus="yes">
        <source>Roll at the table and click what came up: %n left.</source>
        <translation>
            <numerusform>Tira en la mesa y haz clic en lo que sale: queda %n.</numerusform>
            <numerusform>Tira en la mesa y haz clic en lo que sale: quedan %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableEndDialog</name>
    <message>
        <source>{0}: victory</source>
        <translation>{0}: victoria</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>No ha ganado nadie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
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
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>Página web…</translation>
    </message>
    <message>
        <source>An animated picture…</source>
        <translation>Una imagen animada…</translation>
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
        <source>Review…</source>
        <translation>Análisis…</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>El tablero al final</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Mirar el tablero</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nueva…</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Next place where something can be done</source>
        <translation>Siguiente lugar donde se puede hacer algo</translation>
    </message>
    <message>
        <source>Neighbouring place</source>
        <translation>Lugar vecino</translation>
    </message>
    <message>
        <source>Scroll the board</source>
        <translation>Desplazar el tablero</translation>
    </message>
    <message>
        <source>Take up, put down, act there</source>
        <translation>Tomar, soltar, actuar allí</translation>
    </message>
    <message>
        <source>Choose how many of them</source>
        <translation>Elegir cuántas</translation>
    </message>
    <message>
        <source>Spread the stack</source>
        <translation>Desplegar la pila</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Turn what is taken up</source>
        <translation>Girar lo que se ha tomado</translation>
    </message>
</context>
<context>
    <name>TableLuck</name>
    <message>
        <source>{0}: luckier with the dice than in {1} of games.</source>
        <translation>{0}: más suerte con los dados que en el {1} de las partidas.</translation>
    </message>
    <message>
        <source>{0}: {1} a die on average, {2} to be expected.</source>
        <translation>{0}: {1} por dado de media; lo esperado, {2}.</translation>
    </message>
</context>
<context>
    <name>TableNewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Where the game begins</source>
        <translation>Dónde empieza la partida</translation>
    </message>
    <message>
        <source>Advanced: seed, rules, dice</source>
        <translation>Avanzado: semilla, reglas, dados</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
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
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>TableOdds</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Asedio</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>The check succeeds</source>
        <translation>La comprobación sale bien</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>Gana el atacante</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>Gana el defensor</translation>
    </message>
    <message>
        <source>Both are destroyed</source>
        <translation>Los dos quedan destruidos</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>Left of the attacker</source>
        <translation>Lo que queda del atacante</translation>
    </message>
    <message>
        <source>Left of the defender</source>
        <translation>Lo que queda del defensor</translation>
    </message>
    <message>
        <source>The place falls</source>
        <translation>Cae la plaza</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>No pasa nada</translation>
    </message>
    <message>
        <source>The besiegers lose units</source>
        <translation>El sitiador pierde unidades</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pasos perdidos</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Otros resultados</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>El tablero en palabras</translation>
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
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
</context>
<context>
    <name>TableStarts</name>
    <message>
        <source>{0} {1}%</source>
        <translation>{0} {1}&#xa0;%</translation>
    </message>
    <message>
        <source>When the computer plays all sides, these win: {0}.</source>
        <translation>Cuando el ordenador juega todos los bandos, ganan: {0}.</translation>
    </message>
</context>
<context>
    <name>TableStatistics</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Dice for</source>
        <translation>Dados para</translation>
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
    <message numerus="yes">
        <source>%n dice; {0} standard deviations from what was to be expected</source>
        <translation>
            <numerusform>%n dado; {0} desviaciones típicas de lo esperado</numerusform>
            <numerusform>%n dados; {0} desviaciones típicas de lo esperado</numerusform>
        </translation>
    </message>
    <message>
        <source>too few dice</source>
        <translation>muy pocos dados</translation>
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
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Points, turn by turn</source>
        <translation>Puntos, turno a turno</translation>
    </message>
    <message>
        <source>Dice and luck</source>
        <translation>Dados y suerte</translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation>Todavía no se ha tirado ningún dado.</translation>
    </message>
    <message>
        <source>The mean of the dice. The percentage says how often dice fall at least so far from what was to be expected.</source>
        <translation>La media de los dados. El porcentaje dice con qué frecuencia caen al menos tan lejos de lo esperado.</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Quién hizo qué</translation>
    </message>
    <message>
        <source>Review of the game…</source>
        <translation>Análisis de la partida…</translation>
    </message>
</context>
<context>
    <name>TableTracks</name>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>todas juntas</translation>
    </message>
    <message>
        <source>They cannot go there now.</source>
        <translation>Ahora no pueden ir ahí.</translation>
    </message>
    <message>
        <source>{0}. Click again to do it; click on your own units to leave them out.</source>
        <translation>{0}. Haz clic otra vez para hacerlo; haz clic en tus unidades para dejarlas fuera.</translation>
    </message>
    <message>
        <source>cost {0}</source>
        <translation>coste {0}</translation>
    </message>
    <message>
        <source>Wheel, or . and ,: turn.</source>
        <translation>Rueda, o . y ,: girar.</translation>
    </message>
    <message>
        <source>Wheel, or + and −: more or fewer.</source>
        <translation>Rueda, o + y −: más o menos.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Light: parchment</source>
        <translation>Claro: pergamino</translation>
    </message>
    <message>
        <source>Dark: candlelight</source>
        <translation>Oscuro: luz de vela</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>TitleButtons</name>
    <message>
        <source>Detach or dock</source>
        <translation>Separar o acoplar</translation>
    </message>
    <message>
        <source>Opens this in its own window, or puts it back.</source>
        <translation>Lo abre en una ventana propia o lo devuelve a su sitio.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this; the View menu brings it back.</source>
        <translation>Lo cierra; el menú Ver lo trae de vuelta.</translation>
    </message>
</context>
<context>
    <name>TurnDock</name>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otra parte</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordenador</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>The table is covered.</source>
        <translation>La mesa está tapada.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Victory: {0}.</source>
        <translation>Victoria: {0}.</translation>
    </message>
    <message>
        <source>The dice of the lesson fall when you read on.</source>
        <translation>Los dados de la lección caen cuando sigues leyendo.</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Turno y fase</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>The game has many lines of play. They are being read…</source>
        <translation>La partida tiene muchas líneas de juego. Se están leyendo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>¿Cómo quieres empezar?</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>Play a turn on this board, led step by step. Nothing to read first.</source>
        <translation>Juega un turno en este tablero, paso a paso. Sin leer nada antes.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una partida nueva</translation>
    </message>
    <message>
        <source>Choose the scenario and the dice, and take the lead.</source>
        <translation>Elige el escenario y los dados, y toma el mando.</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Ver una partida</translation>
    </message>
    <message>
        <source>The computer plays. Stop it when you like, or play on from there.</source>
        <translation>Juega el ordenador. Páralo cuando quieras, o sigue tú desde ahí.</translation>
    </message>
    <message>
        <source>All of it stays in reach in the Help menu.</source>
        <translation>Todo queda a mano en el menú Ayuda.</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Al tablero</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Undo stops at dice. Allow it to go on in the settings.</source>
        <translation>Deshacer se detiene en los dados. Permite en las preferencias que siga.</translation>
    </message>
</context>
</TS>
