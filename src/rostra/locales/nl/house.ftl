### Rostra in het Nederlands. Aanwijzingen voor vertalers staan in en/house.ftl.

# Who decides when cards are dealt or turned
seat-chance = Toeval

# An empty list
nothing = geen
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## A refusal

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Dat kan niet: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = notatie

## Lists

# Several cards of a kind in a list; in a $list they are joined with commas
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## The score at the end

score-title = De eindstand
score-for = Punten voor
score-total = Totaal
score-won = { $seat } wint.
score-you-won = Gefeliciteerd!
score-you-lost = Deze keer was de tegenstander sterker.

## Why the house says no

table-no-such-game = Het spel "{ $game }" bestaat niet; er zijn: { $there }
table-no-files = Online kun je alleen de naam opgeven van een bestand dat de gastheer aanbiedt: kies er een, of laat de optie "{ $option }" weg.
table-no-such-file = Voor de optie "{ $option }" is er hier geen bestand "{ $file }"; er zijn: { $there }
table-bad-file = Met het bestand "{ $file }" voor de optie "{ $option }" kan niet worden gespeeld: { $why }
table-bad-option = { $why }
table-no-such-bot = De bot "{ $bot }" bestaat niet; er zijn: { $there }
table-bot-for-a-person = Een bot ("{ $bot }") hoort op een plaats van het soort "bot".
table-seats =
    { $seats ->
        [one] Er is één plaats opgegeven; dit spel heeft er { $right }.
       *[other] Er zijn { $seats } plaatsen opgegeven; dit spel heeft er { $right }.
    }
table-nobody = Minstens één plaats moet voor een mens zijn.
table-open-at-one-device = Op één apparaat is iedereen er al: geen plaats kan vrij blijven.
table-no-such-match = Deze partij bestaat niet. Is de link compleet?
table-files-gone = De bestanden van deze partij zijn in de database beschadigd; de gastheer komt meer te weten met "rostra db check".
table-game-gone = Het spel "{ $game }" van deze partij is hier niet geïnstalleerd.
table-newer-rules = Deze partij is begonnen met versie { $version } van de regels; deze server kent de regels maar tot en met versie { $now }.
table-no-such-seat = Plaats { $seat } bestaat niet; de plaatsen hebben de nummers 0 tot en met { $last }.
table-taken = Deze plaats is al bezet.
table-full = Er is geen plaats meer vrij.
table-no-name = Vul een naam in.
table-name-taken = Aan deze tafel heet al iemand "{ $other }", en dat ziet er hetzelfde uit; kies een andere naam.
table-name-of-a-bot = "{ $bot }" is een bot, en jouw naam lijkt daarop; kies een andere.
table-not-started = De partij is nog niet begonnen.
table-started = De partij is al begonnen.
table-over = De partij is afgelopen.
table-not-over = Om revanche kun je vragen als de partij is afgelopen.
table-not-over-yet = Dat is pas te zien als de partij is afgelopen.
table-rematch-made = De revanche is al begonnen.
table-rematch-asked = Je hebt al om revanche gevraagd.
table-no-rematch-yet = Er is nog geen revanche afgesproken.
table-over-by-then = Op dat moment is de partij al afgelopen: kies een eerder moment.
table-no-review = De terugblik kan nu niet worden gemaakt; probeer het later nog eens.
table-many-matches = Even geen nieuwe partijen meer; probeer het over een minuut nog eens.
table-many-open-matches = Er kunnen hoogstens { $most } partijen vanaf één adres tegelijk openstaan; speel er eerst een paar uit, of verlaat ze.
table-many-listed = Er kunnen hoogstens { $most } partijen vanaf één adres tegelijk in de lijst met open partijen staan. Je kunt er nog wel een maken die niet in de lijst komt, en de link versturen.
table-many-branches = Er kunnen hoogstens { $most } partijen tegelijk openstaan waarin vanuit een herhaling wordt verder gespeeld; speel er een uit, of sluit er een en wacht een minuut.
table-all-branches = Op dit moment wordt hier in te veel partijen vanuit een herhaling verder gespeeld; probeer het over een paar minuten nog eens.
table-many-reviews = Hoogstens { $most } terugblikken tegelijk, graag; wacht tot er een klaar is.
table-many-records = Even geen verslagen meer; probeer het over een minuut nog eens.
table-thought-enough = De bots hebben al veel voor je nagedacht en hebben even rust nodig: over een minuut zijn er weer hints en terugblikken. Ze spelen wel door.
table-not-yours-to-start = Alleen wie de partij heeft aangemaakt, kan het startsein geven.
table-open-seats = Er zijn nog plaatsen vrij, en in deze partij valt er geen bot in.
table-resigned = Je hebt opgegeven.
table-away = Een bot speelt voor je; kom eerst terug.
table-not-away = Je zit aan tafel; niemand speelt voor je.
table-no-leaving = In deze partij speelt geen bot verder voor wie weggaat; opgeven kan wel.
table-not-your-turn = Je bent nu niet aan de beurt.
table-stale = De partij is intussen verdergegaan; kijk nog eens.
table-ply-ahead = Deze opdracht komt te vroeg: zo ver is de partij nog niet.
table-key-used = Deze sleutel hoort al bij een andere opdracht; neem voor elke opdracht een nieuwe.
table-pause = Misschien antwoordt er net iemand; wacht even.
table-nothing-to-undo = Je kunt niets terugnemen: sinds je laatste beslissing is er iets onthuld of getrokken, of heeft iemand anders beslist.
table-no-takebacks = In deze partij wordt niets teruggenomen.
table-nothing-asked = Niemand heeft gevraagd om iets terug te nemen.
table-nothing-said = Dit bericht is leeg.
table-said-too-long = Dit bericht heeft { $length } tekens; het mogen er hoogstens { $most } zijn.
table-said-too-often =
    { $most ->
        [one] Hoogstens één bericht per tien seconden, graag.
       *[other] Hoogstens { $most } berichten per tien seconden, graag.
    }
table-no-hints = In deze partij zijn er geen hints.
table-too-many-hints = Even geen hints meer; probeer het over een paar seconden nog eens.
table-no-hint-now = Er is nu geen hint te krijgen.
table-spectator = Toeschouwers kunnen alleen toekijken.
table-no-spectators = Bij deze partij zijn er geen toeschouwers.
table-no-secret = Hiervoor is de sleutel van een plaats nodig.
table-bad-secret = Deze sleutel past hier op geen enkele plaats. Is de link compleet?
table-not-your-seat = Deze plaats is niet van jou.
table-hello-first = Het eerste bericht moet "hello" zijn.
table-hello-again = "hello" zeg je maar één keer; gebruik "look" voor een andere plaats.
table-bad-message = Dit bericht is niet te lezen: { $why }
table-bad-request = { $why }
table-no-page = Op { $path } is niets te vinden.
table-no-method = { $method } kan hier niet.
table-socket-only = Dit adres is voor WebSockets.
table-foreign-page = Vanaf een andere site kan dit niet.
table-for-the-host = Dit is voor wie de server beheert: docs/hosting.md
table-match-removed = Deze partij is verwijderd: door wie de server beheert, of omdat er lange tijd niemand in heeft gespeeld.
table-closed-by-host = Wie de server beheert, heeft deze partij voor het einde gesloten: wat verborgen was, blijft verborgen.
table-blocked = Wie deze server beheert, heeft je adres geblokkeerd.
table-muted = Wie deze server beheert, heeft je gedempt: je kunt spelen, maar niets zeggen en je naam niet veranderen.
table-name-blocked = De naam "{ $name }" is op deze server niet toegestaan; kies een andere.
table-no-such-block = Zo'n blokkade is er niet.
table-bad-address = "{ $address }" is geen adres zoals 203.0.113.7, 2001:db8::1 of 2001:db8::/64.
table-no-host-token = Van adressen worden alleen hashes bewaard, die met ROSTRA_HOST_TOKEN worden gemaakt: stel het in, hetzelfde als voor de server (docs/hosting.md).
table-no-token = Hiervoor is het token van de beheerder nodig (docs/hosting.md).
table-wrong-tokens = Te veel verkeerde tokens vanaf je adres; wacht een minuut.
table-too-large = Dit is te groot; het maximum is { $most } bytes.
table-address-too-long = Dit adres is te lang; het maximum is { $most } bytes.
table-headers-too-large = De headers van dit verzoek zijn te groot; het maximum is { $most } bytes.
table-too-many-headers = Dit verzoek heeft te veel headers; het maximum is { $most }.
table-unknown-host = Onder de naam { $host } kent deze server zichzelf niet. Wie hem beheert, laat de naam toe met ROSTRA_HOSTS={ $host } (docs/hosting.md).
table-too-fast = Te veel tegelijk; wacht even.
table-too-often = Niet zo vaak; wacht even.
table-log-full = Deze partij duurt al zo lang dat er nog maar twee mogelijkheden zijn: uitspelen of opgeven.
table-busy = Te veel mensen willen deze partij tegelijk veranderen; probeer het nog eens.
table-store-down = De server kan niet bij zijn database; er is niets verloren, probeer het zo nog eens.
table-store-full = De database van de server neemt op dit moment niets aan (hij is vol of alleen-lezen); wat al gespeeld is, is veilig.
table-our-fault = Hier ging iets mis. Het ligt niet aan jou, en het is genoteerd.
table-closing = De server wordt opnieuw gestart; je partij gaat zo verder.
table-not-text = Dit is geen tekstbestand in UTF-8.
table-record-with-position = Verslagen die midden in een partij beginnen, kunnen niet worden geïmporteerd.
