# La página que explica la baraja y la mesa; lo de cada juego está en learn-JUEGO.ftl.

learn-tapete-intro = Aquí se aprende desde cero, con las cartas a la vista.
learn-tapete-game = { $game }: las reglas

## La baraja

learn-tapete-pack = La baraja española
learn-tapete-pack-suits = Tiene cuatro palos:
learn-tapete-suit-o = Monedas. Marco entero.
learn-tapete-suit-c = Copas. Un corte en el marco.
learn-tapete-suit-e = Espadas. Dos cortes.
learn-tapete-suit-b = Garrotes. Tres cortes.
learn-tapete-pack-figures = Los números van del 1, que es el **as**, hasta el 12. Las tres últimas son las figuras:
learn-tapete-figure-10 = sota
learn-tapete-figure-11 = caballo
learn-tapete-figure-12 = rey
learn-tapete-pack-pinta = Los cortes del marco se llaman **la pinta**: con ellos se sabe el palo de una carta asomándola apenas, y también sin distinguir colores.

## La mesa

learn-tapete-table = En la mesa de Tapete
learn-tapete-table-play = **Toca una carta para echarla.** Si prefieres que te pregunte antes, dilo en [Ajustes](/ajustes).
learn-tapete-table-why = Las cartas que no se pueden echar se ven apagadas. Si tocas una, te dice por qué.
learn-tapete-table-last = La última baza se puede volver a mirar; las anteriores, no, como en el bar.
learn-tapete-table-bots = Donde falta gente juega la máquina, y se dice. Quien llega después se sienta en su sitio al empezar la partida siguiente.
learn-tapete-table-line = Si se te cae la conexión, tu sitio se guarda 45 segundos. Vuelves solo, sin tocar nada.
learn-tapete-table-clock = El reloj lo lleva la mesa. En tu primera mano no hay reloj.
learn-tapete-table-phrases = Se puede hablar con unas pocas frases hechas. Ninguna sirve para hacer señas, y puedes dejar de oírlas.
learn-tapete-table-private = En una [mesa privada](/nueva) mandas un enlace a tus amigos y jugáis con vuestras normas.

## El teclado

learn-tapete-keys = Con el teclado
learn-tapete-keys-text = Todo se puede hacer sin ratón. Con el tabulador se llega a las cartas; luego:
learn-tapete-keys-key = Tecla
learn-tapete-keys-does = Para qué sirve
learn-tapete-key-arrows = ← →
    .does = Ir de una carta a otra
learn-tapete-key-enter = Intro
    .does = Echar la carta
learn-tapete-key-last = U
    .does = Ver la última baza
learn-tapete-key-cante = C
    .does = Cantar
learn-tapete-key-siete = 7
    .does = Cambiar el siete
learn-tapete-key-escape = Esc
    .does = Cerrar lo que esté abierto
