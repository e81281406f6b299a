## The table

table-you = { $seat } (ty)
table-they = { $seat }

## Choices

# A question that the game has no words for
choice-question = Rozhoduje: { $seat }
prompt = Tvoje volba (h: nápověda)>
choice = { $number }) { $what }
menu-otherwise = Nebo:

only-choice = Jediná možnost, zahraná za tebe: `{ $line }`

## Playing

play-hello = { $game }. Ty: { $seat }. Proti tobě: { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = { $game }. U této klávesnice: { $people }. Boti: { $player }.
play-how = Odpovídej číslem nebo zápisem; h: nápověda, ?: popis karet, q: uložit a skončit.
play-unfinished = Máš rozehranou hru: pokračuje v ní rostra play { $game } --resume
play-bot-failed = { $why }. Místo něj rozhodne { $bot }.
play-saved = Hra je uložená: { $file }. Pokračovat můžeš takto: rostra play { $game } --resume
play-record = Záznam hry: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Enter: smazat okno pro dalšího hráče>
curtain-rises = Teď se smí dívat jen { $seat }. Enter>

## Records

record-good = v pořádku: { $file } ({ $decisions } rozhodnutí, { $result })
record-bad = odmítnuto: { $file }: { $why }
record-checked = v pořádku: { $good }, odmítnuto: { $bad }
show-title = Po rozhodnutí { $decision } z { $decisions }, jak to vidí: { $viewer }
show-everything = všichni (všechny karty odkryté)
show-player = { $seat }: { $player }
show-here = -----> zde
show-decision = { $decision }. { $who }: { $line }

## Errors

error-number = Vyber číslo od 1 do { $most }, nebo h pro nápovědu.
error-explain = Karta "{ $value }" neexistuje; jsou tu: { $known }
