# The pages with the rules of guiñote. **Bold** and [links](#cantes); the cards stand beside.

learn-guinote = How to play guiñote
learn-guinote-intro = Guiñote is played in nearly every bar of Aragon, in the north-east of Spain: four people in two pairs, with the Spanish pack. **The pair that goes past 100 points** wins the partida. Here is all of it, starting from nothing. The first four sections take four minutes and are enough to sit down; you learn the rest by playing.
learn-guinote-try = Play a hand with the bots

## The cards

learn-guinote-cards = The cards
    .short = The cards
learn-guinote-cards-pack = Guiñote is played with **40 cards**: the Spanish pack without eights and nines. There are ten of each suit: coins (oros), cups (copas), swords (espadas) and clubs (bastos). The 10 is the jack (sota), the 11 the knight (caballo), the 12 the king (rey).
learn-guinote-cards-points = What they are worth
learn-guinote-cards-points-text = Only five cards of each suit carry points. Seven, six, five, four and two are worth nothing.
learn-guinote-cards-each =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
learn-guinote-cards-sum = Each suit adds up to 30 points, the whole pack to 120.
learn-guinote-cards-order = From strongest to weakest
learn-guinote-cards-order-text = Within a suit, this order decides who wins a trick:
learn-guinote-cards-order-caption = Ace, three, king, jack, knight, seven, six, five, four and two.
learn-guinote-cards-sota = **Mind:** in guiñote the jack beats the knight, unlike in other games.

## The deal and the trump

learn-guinote-deal = The deal and the trump
    .short = The deal
learn-guinote-deal-six = Everybody gets **six cards**, three at a time.
learn-guinote-deal-trump = The next card is turned face up: it is the **muestra**, and its suit is **trump**. If it is of coins, people say “pintan oros”. Any trump beats any card of another suit.
learn-guinote-deal-stock = The muestra stays under the stock and will be the last card drawn.
learn-guinote-deal-right = Everything goes **to the right**: the deal, the tricks and the draw. The player to the dealer's right leads first and is called **mano**. Another player deals each partida.
learn-guinote-deal-pairs = Your partner sits opposite you. The points of both are added together.
learn-guinote-deal-figure = The muestra is the five of coins: coins are trump.

## Tricks

learn-guinote-tricks = Tricks
    .short = Tricks
learn-guinote-tricks-one = Everybody plays one card in turn. Those four cards are a **trick** (in Spanish, a “baza”). It goes to the highest card of the suit led, or to the highest trump if somebody has played one. A card of any other suit never wins.
learn-guinote-tricks-figure = Clubs are trump. Ana leads the ace of cups, but the two of clubs is a trump: whoever played it takes the trick and its 21 points.
learn-guinote-tricks-free = **While there is a stock, play any card you like.** You need not follow suit, nor win.
learn-guinote-tricks-draw = After each trick everybody draws a card: first the winner, then the others in turn. Here that happens by itself.
learn-guinote-tricks-lead = Whoever wins a trick leads the next one.
learn-guinote-tricks-ten = A hand has ten tricks: four with a stock and six without.

## Arrastre

learn-guinote-arrastre = Arrastre: when the stock is gone
    .short = Arrastre
learn-guinote-arrastre-now = In the last six tricks you can no longer play what you like. Now you must, in this order:
learn-guinote-arrastre-follow = **Follow.** If you have the suit that was led, play it.
learn-guinote-arrastre-beat = **Beat.** And if with that suit you can beat the card that is winning, beat it.
learn-guinote-arrastre-ruff = **Ruff.** If you have none of the suit, play a trump.
learn-guinote-arrastre-but = And there are two welcome exceptions:
learn-guinote-arrastre-partner = If **your partner is winning the trick**, you need neither beat nor ruff: play any card of the suit, or any card at all if you have none.
learn-guinote-arrastre-over = If an opponent has already ruffed and **your trump would not beat theirs**, you need not play it: any card will do. If it would, you must.
learn-guinote-arrastre-fine = Two more details. If somebody has ruffed and you have the suit, just follow: beating within the suit no longer helps. And if trump itself was led, you must follow with a trump even if it is lower.
learn-guinote-arrastre-safe = You need not know this by heart: the game only lets you play cards that are allowed, and if you tap another it says why not. Nobody can revoke.

## Try it

learn-guinote-quiz = Try it
learn-guinote-quiz-of = Question { $number } of { $count }
learn-guinote-quiz-ask = The stock is gone. Trumps are { $trump }. Which card do you play?
learn-guinote-quiz-lies = On the table
learn-guinote-quiz-hand = Your cards
learn-guinote-quiz-partner = your partner
learn-guinote-quiz-rival = an opponent
learn-guinote-quiz-winning = is winning
learn-guinote-quiz-again = Not that one. { $why }
learn-guinote-quiz-next = Another question
learn-guinote-quiz-first = Start again
learn-guinote-quiz-done = Now you know the hardest part of guiñote.
learn-guinote-quiz-beat = That is it: you must follow and, since you can, beat. Only the three will do.
learn-guinote-quiz-ruff = Good: you have no cups, so you must ruff. Both trumps will do; better to spend the two.
learn-guinote-quiz-partner-wins = Good: your partner is winning and you have no cups, so any card will do. The best is to load points on it: give the ace of swords.
learn-guinote-quiz-lower = Good: you have no cups and your trump does not beat the seven, so any card will do. Keep the trump.
learn-guinote-quiz-ruffed = Good: you must follow, but somebody has ruffed and there is no need to beat. Better the four, which is worth nothing.

## Cantes

learn-guinote-cantes = Cantes
    .short = Cantes
learn-guinote-cantes-what = Holding **the king and the jack of the same suit** is a cante. It is worth **20 points**, or **40** in the trump suit: “cantar las cuarenta”, to sing the forty.
learn-guinote-cantes-figure = King and jack of cups: twenty in cups, or forty if cups are trump.
learn-guinote-cantes-when = You may only sing **after winning a trick**: the player who won it or that player's partner, each before playing their own next card. In arrastre too.
learn-guinote-cantes-one = For each trick won, each player may sing one. If you hold another cante, it has to wait until your pair wins again.
learn-guinote-cantes-once = Each suit is sung once in a hand. The two cards stay in your hand.
learn-guinote-cantes-button = When you may sing, the button appears on the table. If it does not, you may not.

## The siete

learn-guinote-siete = Exchanging the seven
    .short = The seven
learn-guinote-siete-what = If you hold **the seven of trumps** and have won the last trick yourself, you may exchange it for the muestra when it is your turn to lead. That is a good bargain when the muestra carries points.
learn-guinote-siete-until = Only while there is a stock. The seven takes the muestra's place and will be the last card drawn.
learn-guinote-siete-after = The exchange does not use up your turn: you lead afterwards. And if the new card completes a cante, you may sing it.
learn-guinote-siete-figure = The seven of coins for the three of coins: ten points and the second-strongest trump.

## Points and the partida

learn-guinote-points = Points and the partida
    .short = Points
learn-guinote-points-sum = At the end of the hand each pair adds up the cards of its tricks, its cantes and the **10 de últimas**: ten points for winning the last trick. Cards and últimas always make 130.
learn-guinote-points-malas = The first 50 points are **malas** (bad ones), those above 50 are **buenas** (good ones): 85 points are “35 buenas”. On the scoreboard malas are red and buenas are white.
learn-guinote-points-table = How points are said
learn-guinote-points-have = You have
learn-guinote-points-say = People say
learn-guinote-points-more = And that means
learn-guinote-points-50 = Still all malas
learn-guinote-points-51 = The first buena
learn-guinote-points-85 = 16 more to go
learn-guinote-points-100 = Not enough: you must go past 100
learn-guinote-points-101 = You have won
learn-guinote-points-win = The pair that **goes past 100** wins the partida, that is, the one that makes 51 buenas. Exactly 100 does not win.
learn-guinote-points-idas = The first hand, **las idas**, is always played to its last trick. If both pairs go past 100, the pair that won the last trick wins.
learn-guinote-points-vueltas = If nobody has gone past 100, there are **vueltas**: another hand is dealt and its points are added to what you have. In vueltas the hand stops the moment a pair goes past 100, with a trick or with a cante, and that pair wins.

## The coto

learn-guinote-coto = The coto and the revancha
    .short = The coto
learn-guinote-coto-three = The first pair to win **three partidas** wins the **coto**.
learn-guinote-coto-public = Open tables play one coto. At its end you may ask for a return match, the revancha: if everybody says yes within a minute, another one is played.
learn-guinote-coto-private = At private tables you choose how many partidas make a coto and how many cotos win. The classic of many villages: whoever wins two cotos.
learn-guinote-coto-leave = If somebody leaves, or is without connection for more than 45 seconds, a bot plays for them to the end.
learn-guinote-coto-clock = There is one minute for each card. When it runs out, a bot plays that one card for you; when it runs out twice in a row, the bot keeps your seat.

## Mano a mano

learn-guinote-two = Mano a mano: two players
    .short = Two players
learn-guinote-two-text = Guiñote is played by two as well. The rules are the same, with these differences: each plays alone, the stock lasts for fourteen tricks and the hand has twenty, in arrastre there is no partner to free you from beating, and only the winner of the trick may sing.

## Options

learn-guinote-options = Every village has its rules
    .short = Options
learn-guinote-options-text = At a [private table](/nueva) you can play as you do at home. This is what may be chosen; the first of each list is what open tables play.
learn-guinote-options-missing = The list cannot be shown just now. All of it is at the [private table](/nueva).

## Tips

learn-guinote-tips = Tips
    .short = Tips
learn-guinote-tips-discard = While there is a stock, throw away suits in which you have no ace and no three, and rather another suit than the one your partner throws away.
learn-guinote-tips-trumps = Keep your trumps for the arrastre. Ruffing early only pays when there are points on the table, about 10 or more.
learn-guinote-tips-last = It is usually better not to win the last trick before the arrastre: its winner has to lead first, which is the worst place, and the muestra goes to the last to draw.
learn-guinote-tips-load = If your partner is winning the trick, **load** it: play cards with points.
learn-guinote-tips-count = Count the aces, threes and trumps that have gone. Whoever comes to the arrastre with more trumps usually wins the partida.
learn-guinote-tips-signs = Signals are not allowed… although they say the game is named after the winks (guiños) between partners. Here there is no way to make them.

## Words

learn-guinote-words = Words of guiñote
    .short = Words
word-guinote-arrastrar = Arrastrar
    .is = In arrastre, to lead a suit (trump above all) so that the others have to play it.
word-guinote-arrastre = Arrastre
    .is = The part of a hand without a stock: the last six tricks.
word-guinote-asistir = Asistir
    .is = To follow suit.
word-guinote-baza = Baza
    .is = A trick: the four cards of one round. They go to whoever played the highest.
word-guinote-buenas = Buenas y malas
    .is = Points above 50 (buenas, good ones) and up to 50 (malas, bad ones).
word-guinote-cantar = Cantar
    .is = To declare king and jack of one suit: 20 points, or 40 in trumps.
word-guinote-cargar = Cargar
    .is = To play a card with points while your partner is winning the trick.
word-guinote-coto = Coto
    .is = Three partidas won.
word-guinote-fallar = Fallar
    .is = To have none of the suit led and play a trump: to ruff.
word-guinote-guinote = Guiñote
    .is = Besides the game, any ace or three: the cards worth most.
word-guinote-idas = Idas
    .is = The first hand of a partida.
word-guinote-mano = Mano
    .is = Whoever leads the first trick: the player to the dealer's right. Also everything that is played from one deal.
word-guinote-matar = Matar
    .is = To play a card that beats the one winning the trick.
word-guinote-mazo = Mazo
    .is = The stock, from which cards are drawn.
word-guinote-muestra = Muestra
    .is = The card lying face up that says which suit is trump; it is drawn last.
word-guinote-partida = Partida
    .is = What is played until a pair goes past 100: the idas and, if needed, the vueltas.
word-guinote-pintar = Pintar
    .is = To be the trump suit: “pintan bastos”.
word-guinote-renuncio = Renuncio
    .is = A card that was not allowed, a revoke. It cannot happen here.
word-guinote-triunfo = Triunfo
    .is = The suit that beats all others, and each of its cards.
word-guinote-ultimas = 10 de últimas
    .is = The ten points for winning the last trick.
word-guinote-vueltas = Vueltas
    .is = The second hand, when nobody has gone past 100 in the first.
