### Rostra česky. Pokyny pro překladatele jsou v en/house.ftl.

seat-chance = Náhoda

nothing = nic
figure = { $value }

## A refusal

refused = Nejde to: { $why } ({ $rule })
rule-notation = zápis

## Lists

heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## The score at the end

score-title = Výsledek
score-for = Body za
score-total = Celkem
score-won = Vítězí { $seat }.
score-you-won = Gratulujeme!
score-you-lost = Tentokrát byla silnější druhá strana.

## Why the house says no

table-no-such-game = Hra "{ $game }" neexistuje; jsou tu: { $there }
table-no-files = Po síti jde zadat jen název souboru, který hostitel nabízí: zvol některý z nich, nebo vynech volbu "{ $option }".
table-no-such-file = Pro volbu "{ $option }" tu soubor "{ $file }" není; jsou tu: { $there }
table-bad-file = Se souborem "{ $file }" pro volbu "{ $option }" se nedá hrát: { $why }
table-bad-option = { $why }
table-no-such-bot = Bot "{ $bot }" neexistuje; jsou tu: { $there }
table-bot-for-a-person = Bot ("{ $bot }") patří na místo druhu "bot".
table-seats =
    { $seats ->
        [one] Uvedeno je jedno místo; tahle hra jich má { $right }.
        [few] Uvedena jsou { $seats } místa; tahle hra jich má { $right }.
       *[other] Uvedeno je { $seats } míst; tahle hra jich má { $right }.
    }
table-nobody = Aspoň jedno místo musí patřit člověku.
table-open-at-one-device = U jednoho zařízení už sedíte všichni: žádné místo nemůže zůstat volné.
table-no-such-match = Taková partie neexistuje. Je odkaz celý?
table-files-gone = Soubory této partie jsou v databázi poškozené; víc hostitel zjistí příkazem "rostra db check".
table-game-gone = Hra "{ $game }", kterou se tahle partie hraje, tu není nainstalovaná.
table-newer-rules = Tahle partie začala podle pravidel verze { $version }; tento server zná pravidla jen do verze { $now }.
table-no-such-seat = Místo { $seat } neexistuje; místa mají čísla 0 až { $last }.
table-taken = Tohle místo už je obsazené.
table-full = Žádné místo už není volné.
table-no-name = Zadej prosím jméno.
table-name-taken = U tohoto stolu se už někdo jmenuje „{ $other }“ a vypadá to stejně; zvol si prosím jiné jméno.
table-name-of-a-bot = „{ $bot }“ je bot a tvé jméno vypadá stejně; zvol si prosím jiné.
table-not-started = Partie ještě nezačala.
table-started = Partie už začala.
table-over = Partie skončila.
table-not-over = O odvetu se dá požádat, až partie skončí.
table-not-over-yet = To bude vidět, až partie skončí.
table-rematch-made = Odveta už začala.
table-rematch-asked = Tvoje žádost o odvetu už čeká na ostatní.
table-no-rematch-yet = Na odvetě se ještě nikdo nedohodl.
table-over-by-then = V tom okamžiku už partie skončila: vyber dřívější.
table-no-review = Rozbor teď nejde udělat; zkus to později.
table-many-matches = Teď už žádné další nové partie; zkus to za minutu znovu.
table-many-open-matches = Z jedné adresy může být najednou otevřených nejvýš { $most } partií; nejdřív některé dohraj nebo opusť.
table-many-listed = V seznamu otevřených partií může z jedné adresy čekat nejvýš { $most } partií najednou. Můžeš ale založit partii mimo seznam a poslat odkaz.
table-many-branches = Najednou může být otevřených nejvýš { $most } partií, v nichž se pokračuje z přehrání; některou dohraj, nebo ji zavři a minutu počkej.
table-all-branches = Teď se tu pokračuje z přehrání v příliš mnoha partiích; zkus to za pár minut znovu.
table-many-reviews = Rozborů najednou nejvýš { $most }, prosím; počkej, až bude některý hotový.
table-many-records = Teď už žádné další záznamy; zkus to za minutu znovu.
table-thought-enough = Boti už pro tebe přemýšleli hodně a potřebují pauzu: rady a rozbory budou zase za minutu. Hrají ale dál.
table-not-yours-to-start = Spustit partii může jen ten, kdo ji založil.
table-open-seats = Některá místa jsou ještě volná a v téhle partii je boti neobsazují.
table-resigned = Partii už máš vzdanou.
table-away = Hraje za tebe bot; nejdřív se vrať.
table-not-away = Sedíš u stolu; nikdo za tebe nehraje.
table-no-leaving = V téhle partii bot za ty, kdo odejdou, nehraje; můžeš ji ale vzdát.
table-not-your-turn = Teď nejsi na řadě.
table-stale = Partie se mezitím posunula; podívej se na ni znovu.
table-ply-ahead = Tenhle příkaz přišel moc brzy: tak daleko partie ještě není.
table-key-used = Tento klíč už patří k jinému příkazu; pro každý příkaz použij nový.
table-pause = Možná právě někdo odpovídá; chvilku počkej.
table-nothing-to-undo = Není co vrátit: od tvého posledního rozhodnutí se něco odkrylo nebo dobralo, nebo rozhodl někdo jiný.
table-no-takebacks = V téhle partii se nic nevrací.
table-nothing-asked = Nikdo nežádal, aby se něco vrátilo.
table-nothing-said = Tahle zpráva je prázdná.
table-said-too-long = Tahle zpráva má { $length } znaků; povoleno je nejvýš { $most }.
table-said-too-often =
    { $most ->
        [one] Nejvýš jedna zpráva za deset sekund, prosím.
        [few] Nejvýš { $most } zprávy za deset sekund, prosím.
       *[other] Nejvýš { $most } zpráv za deset sekund, prosím.
    }
table-no-hints = V téhle partii se rady nedávají.
table-too-many-hints = Teď už žádná další rada; zkus to znovu za pár sekund.
table-no-hint-now = Teď žádná rada není.
table-spectator = Diváci se mohou jen dívat.
table-no-spectators = Tahle partie je bez diváků.
table-no-secret = K tomu je potřeba klíč k některému místu.
table-bad-secret = Tenhle klíč tu k žádnému místu nepatří. Je odkaz celý?
table-not-your-seat = Tohle místo není tvoje.
table-hello-first = První zpráva musí být "hello".
table-hello-again = "hello" se říká jen jednou; pro jiné místo použij "look".
table-bad-message = Tahle zpráva se nedá přečíst: { $why }
table-bad-request = { $why }
table-no-page = Na adrese { $path } nic není.
table-no-method = { $method } tady nejde.
table-socket-only = Tahle adresa je pro WebSockety.
table-foreign-page = Ze stránky jiného webu to nejde.
table-for-the-host = Tohle je pro toho, kdo server provozuje: docs/hosting.md
table-match-removed = Tahle partie byla odstraněna: správcem serveru, nebo protože v ní dlouho nikdo nehrál.
table-closed-by-host = Správce serveru tuhle partii uzavřel před koncem: co bylo skryté, zůstane skryté.
table-blocked = Správce tohoto serveru zablokoval tvou adresu.
table-muted = Správce tohoto serveru tě umlčel: můžeš hrát, ale ne psát zprávy ani měnit jméno.
table-name-blocked = Jméno „{ $name }“ není na tomto serveru dovolené; zvol si prosím jiné.
table-no-such-block = Takové blokování tu není.
table-bad-address = „{ $address }“ není adresa jako 203.0.113.7, 2001:db8::1 nebo 2001:db8::/64.
table-no-host-token = Z adres se ukládají jen otisky vytvořené pomocí ROSTRA_HOST_TOKEN: nastav ho stejně jako pro server (docs/hosting.md).
table-no-token = K tomu je potřeba token správce serveru (docs/hosting.md).
table-wrong-tokens = Příliš mnoho špatných tokenů z tvé adresy; minutu počkej.
table-too-large = Tohle je moc velké; povoleno je nejvýš { $most } bajtů.
table-address-too-long = Tahle adresa je moc dlouhá; povoleno je nejvýš { $most } bajtů.
table-headers-too-large = Hlavičky tohoto požadavku jsou moc velké; povoleno je nejvýš { $most } bajtů.
table-too-many-headers = Tenhle požadavek má moc hlaviček; povoleno je jich nejvýš { $most }.
table-unknown-host = Pod jménem { $host } se tenhle server nezná. Kdo ho provozuje, povolí je pomocí ROSTRA_HOSTS={ $host } (docs/hosting.md).
table-too-fast = Moc věcí najednou; chvilku počkej.
table-too-often = Ne tak často; chvilku počkej.
table-log-full = Tahle partie se táhne už tak dlouho, že zbývají jen dvě možnosti: dohrát ji, nebo se vzdát.
table-busy = Tuhle partii chce měnit moc lidí najednou; zkus to znovu.
table-store-down = Server se nedostane ke své databázi; nic se neztratilo, zkus to za chvilku znovu.
table-store-full = Databáze serveru teď nic nepřijímá (je plná nebo jen pro čtení); co se už odehrálo, je v bezpečí.
table-our-fault = Něco se tu pokazilo. Není to tvoje chyba a už o tom víme.
table-closing = Server se restartuje; tvoje partie bude za chvilku pokračovat.
table-not-text = Tohle není textový soubor v UTF-8.
table-record-with-position = Záznamy, které začínají uprostřed partie, se importovat nedají.
