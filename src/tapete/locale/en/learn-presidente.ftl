# The page with the rules of presidente. **Bold** and [links](#cambio); the cards stand beside.

learn-presidente = How to play presidente
learn-presidente-intro = In Spain it is called presidente, culo, cola, trasero or uno, and every town changes something. The idea is always the same: **get rid of your cards before the others do**. The first is the presidente, the last the cola (the tail); and in the next hand the cola gives the presidente their best cards. It is for 2 to 10 people, each playing alone.
learn-presidente-try = Play with the bots

## The cards

learn-presidente-cards = Which card is higher
    .short = The cards
learn-presidente-cards-pack = It is played with the Spanish pack of **48 cards**, or two packs if you are many. All cards are dealt, so somebody may have one more.
learn-presidente-cards-order = Suits do not matter, only the number does. From high to low:
learn-presidente-cards-order-caption = The two of coins, the other twos, ace, king, knight, jack, and then from nine down to three.
learn-presidente-cards-screen = You need not know the order by heart: your hand comes sorted, and the table shows it.

## Playing cards

learn-presidente-sets = Playing cards
    .short = Playing
learn-presidente-sets-lead = Whoever **leads** plays anything: one card, or several **of the same number**, which are a pair, a trio or a quartet.
learn-presidente-sets-figure = A pair of sevens. Now it takes another pair, a higher one.
learn-presidente-sets-bound = **The lead says how many.** The others, clockwise, play the same number of cards, higher ones, or pass. A pair is not answered with a single card, nor with a trio.
learn-presidente-sets-first = In the first hand whoever holds the two of coins leads, and need not play it. Afterwards the cola leads.

## Passing

learn-presidente-pass = Passing
    .short = Passing
learn-presidente-pass-free = **You may always pass**, even with cards that would do. Only the leader has to play something.
learn-presidente-pass-back = Passing does not put you out: if the turn comes back to you in the same trick, you may play.
learn-presidente-pass-close = When everybody else has passed, the trick is cleared away. Whoever played last leads the next one with anything.

## The killing card

learn-presidente-kill = The killing card
    .short = Killing
learn-presidente-kill-what = **The two of coins, played alone, kills anything:** a card, a pair, a trio or a quartet. The trick ends there.
learn-presidente-kill-figure = Three kings on the table, and the two of coins kills them.
learn-presidente-kill-next = Mind: after killing you do not lead. **The next player does.**
learn-presidente-kill-plain = Beside another two it is just a two: that pair does not kill.

## Places

learn-presidente-places = Going out, and the places
    .short = Places
learn-presidente-places-out = Whoever has no cards left has a place, and waits for the next hand. The trick is cleared away and the next player leads.
learn-presidente-places-last = The hand goes on until only one player holds cards. That is the cola.
learn-presidente-places-table = The places and their points
learn-presidente-places-place = Place
learn-presidente-places-role = Is called
learn-presidente-places-points = Points
learn-presidente-places-1 = First
    .role = presidente
learn-presidente-places-2 = Second
    .role = vicepresidente
learn-presidente-places-3 = Between
    .role = neutros
learn-presidente-places-4 = Last but one
    .role = vicecola
learn-presidente-places-5 = Last
    .role = cola
learn-presidente-places-vices = There are vices from five players on. If you are fewer, everybody between is neutro.
learn-presidente-places-match = Five hands are played, and most points win. Between hands you may vote to stop there.

## The exchange

learn-presidente-exchange = The exchange of cards
    .short = The exchange
learn-presidente-exchange-when = From the second hand on, after the deal and before the lead:
learn-presidente-exchange-last = The cola gives the presidente **their two best cards**. They do not choose: the cards go by themselves.
learn-presidente-exchange-first = The presidente gives back **any two cards**, having seen the two that came.
learn-presidente-exchange-vice = Vicecola and vicepresidente do the same with one card.
learn-presidente-exchange-neutral = The neutros exchange nothing.
learn-presidente-exchange-figure = If the cola holds these cards, the two of coins and the two of clubs go.

## Try it

learn-presidente-quiz = Try it
    .short = Try it
learn-presidente-quiz-of = Question { $number } of { $count }
learn-presidente-quiz-lies = On the table
learn-presidente-quiz-choices = Answers
learn-presidente-quiz-hand = Your cards
learn-presidente-quiz-again = Not that. { $why }
learn-presidente-quiz-next = Another question
learn-presidente-quiz-first = Start again
learn-presidente-quiz-done = That is enough to sit down and play.
learn-presidente-quiz-set = { $first } and { $second }
learn-presidente-quiz-pair = A pair of sevens lies on the table. What may you play?
    .right = Good. You may play a higher pair, such as the jacks, or kill with the two of coins alone.
learn-presidente-quiz-lead = You lead. What may you play?
    .right = Good. A leader plays one card, or several of the same number. Low ones are usually best: they are hard to get rid of later.
learn-presidente-quiz-trio = A trio of kings lies on the table. What may you play?
    .right = Good. Three twos beat three kings, and the two of coins alone kills anything.
learn-presidente-quiz-who = You have killed the trio with the two of coins. Who leads now?
    .right = That is it. Killing closes the trick, but the next player leads.
    .wrong = The trick is over, and somebody else leads.
    .me = I do, since I killed
    .next = The next player
    .before = Whoever played the kings
learn-presidente-quiz-cola = You are the cola and hold these cards. Which two does the presidente get?
    .right = That is it: the two best. Twos are higher than the ace.
    .wrong = The two highest go.

## Regions

learn-presidente-regions = Every place has its way
    .short = Regions
learn-presidente-regions-text = These are the variants that Tapete has, and what each of them changes. The table always says which one is played.
learn-presidente-region-uno_base = What this page tells.
learn-presidente-region-uno_doses_comodin = A two may count as another number: a seven and a two are a pair of sevens. Not the two of coins: that one kills.
learn-presidente-region-uno_doses_acompanados = The same, but twos are never played without a card of another number. If you lead and have only twos left, you lose.
learn-presidente-region-nalga_manchado = The order starts with the ace, then the three and the king; the two is the lowest. The ace of coins kills, and whoever holds it leads.
learn-presidente-region-trasero_noroeste = The two of coins does not kill: **aces cut**, one at a time and whatever lies there, and whoever cut leads. An ace cannot be led. Whoever ends with one is the trasero. Vices from four players.
learn-presidente-region-cola_sur = The three of coins leads, and the order is ace, three, king and so on to the two. **Equalling is allowed**, and then the next player loses the turn. The two of coins kills. Four of a kind are discarded. Vices from four players.
learn-presidente-region-cola_sur_revolucion = Instead of being discarded, a quartet that is played makes a **revolución**: the order is turned round, with the three at the very top. The two of coins still kills.
learn-presidente-region-cola_levante = The usual order. Equalling is allowed, and then the next player loses the turn. Quartets are discarded. Vices from four players.
learn-presidente-region-cola_levante_revolucion = As in Levante, but a quartet turns the order round: the three is the highest and the two the lowest. The two of coins still kills.
learn-presidente-region-cartas_canarias = The ace is the highest and the two the lowest; no card kills. At most three equal cards are played, and quartets are discarded, except aces. The two of clubs leads. Whoever ends with an ace is the culo. In the exchange the presi gives their two worst cards. Vices from four players.
learn-presidente-region-uno_master_4 = With a clock of four seconds. It is told [below](#reloj).
learn-presidente-region-uno_master_6 = With a clock of six seconds.
learn-presidente-region-uno_master_8 = With a clock of eight seconds, to begin with.

## Uno Master

learn-presidente-master = Uno Master: against the clock
    .short = Uno Master
learn-presidente-master-clock = There are **4, 6 or 8 seconds** for each turn, as the table says. You see them, and hear the last ones.
learn-presidente-master-late = If your time runs out, you **take two cards** and lose the turn. If you were to lead, the next player leads.
learn-presidente-master-deal = Seven cards are dealt to each, and the rest is the stock. When it is gone, the tricks that were cleared away are shuffled. No cards are exchanged.
learn-presidente-master-points = The hand ends as soon as one player has no cards, and that player scores what the others have left: three to nine count their number; jack, knight and king 10; ace and two 20; the killing card 50.
learn-presidente-master-win = Whoever reaches **500 points** wins.

## Options

learn-presidente-options = Your own rules
    .short = Options
learn-presidente-options-text = At a [private table](/nueva) all of this may be chosen; the first of each list is the usual one.
learn-presidente-options-missing = The list cannot be shown just now. All of it is at the [private table](/nueva).

## Tips

learn-presidente-tips = Tips
    .short = Tips
learn-presidente-tips-low = Get rid of low cards as soon as you can: high ones go by themselves.
learn-presidente-tips-boss = Do not spend the killing card early; you need it near the end to stop somebody.
learn-presidente-tips-pairs = Do not break a pair to beat a single card without a reason.
learn-presidente-tips-pass = Passing in time is worth more than two knights on two fours.
learn-presidente-tips-count = See how many cards the others have left. If somebody has one, lead a pair.

## Words

learn-presidente-words = Words of presidente
    .short = Words
word-presidente-baza = Baza
    .is = A trick: from a lead until nobody beats any more. In many places it is called mano.
word-presidente-cambio = Cambio
    .is = The exchange: cards that the last and the first give each other before a hand.
word-presidente-cola = Cola
    .is = The last one, “tail”. Also culo or trasero.
word-presidente-cortar = Cortar
    .is = In the north-west, to close a trick with an ace: to cut.
word-presidente-cuarteto = Cuarteto
    .is = A quartet: four cards of the same number.
word-presidente-igualar = Igualar
    .is = To equal: to play the number that lies on the table, where that is allowed.
word-presidente-mano = Mano
    .is = A hand: all that is played from one deal, until everybody has a place.
word-presidente-matar = Matar
    .is = To kill: to close the trick with the highest card, which beats anything.
word-presidente-neutro = Neutro
    .is = Whoever is neither among the first nor among the last. Also medio.
word-presidente-pasar = Pasar
    .is = To pass: to play nothing this time.
word-presidente-presidente = Presidente
    .is = The first to have no cards left. Also presi or rey.
word-presidente-revolucion = Revolución
    .is = Four of a kind that turn the order round until the hand ends, or until another one.
word-presidente-salir = Salir
    .is = To lead: to play the first cards of a trick.
word-presidente-superar = Superar
    .is = To beat: to play as many cards as lie on the table, higher ones.
word-presidente-vicecola = Vicecola
    .is = The last but one. Also nalga, semicola or viceculo.
word-presidente-vicepresidente = Vicepresidente
    .is = The second. Also vicepresi.
word-presidente-vuelta = Vuelta
    .is = A lap of turns round the table; a trick may have several.
