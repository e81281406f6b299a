### rostra doctor, rostra help and rostra completion.

help-doctor = Say what is here, what is missing or broken, and what helps.
help-doctor-json = As JSON, for programs
help-help = Show a page of the documentation, or all topics.
help-topic = A topic, such as hosting; without one, all are listed
help-completion = Print what makes a shell complete this command; rostra help terminal says where it goes.
help-shell = The shell
help-topics = Pages (rostra help TOPIC):
error-topic = There is no page "{ $value }"; there are: { $known }

doctor-build = Rostra
doctor-python = Python
doctor-page = Page
doctor-data = Data folder
doctor-settings = Settings
doctor-database = Database
doctor-bus = Redis
doctor-port = Port
doctor-games = Games
doctor-bots = Bots
doctor-tools = For developers

doctor-well = Nothing is broken.
doctor-broken =
    { $n ->
        [one] One thing is broken: the line with !!
       *[other] { $n } things are broken: the lines with !!
    }
doctor-here = built
doctor-new = { $file } (made when it is needed)
doctor-compiled = { $version }, engine compiled
doctor-plain = { $version }, engine in plain Python
doctor-help-plain = The games are the same, only slower. With a C compiler: make build, or install Rostra again.
doctor-page-missing = not built
doctor-help-page = In a checkout: make build. Everything else works without the page.
doctor-not-writable = { $file } cannot be written
doctor-help-data = Name another folder: ROSTRA_HOME=/folder rostra serve
doctor-full = { $file }: only { $n } MB are free on this disk
doctor-help-full = Make room: on a full disk no move can be stored.
doctor-open = { $file }: others on this machine can look into it
doctor-help-settings = rostra help hosting lists all settings.
doctor-help-database = Is it running, and are address and password right? ROSTRA_DATABASE names it (rostra help hosting).
doctor-older = { $file }: tables of an older version
doctor-help-older = rostra serve brings them up to date when it starts. First make a backup: rostra db backup FILE
doctor-newer = { $file }: made by a newer Rostra than this one
doctor-help-newer = Install the newer Rostra again, or name another database in ROSTRA_DATABASE.
doctor-help-bus = Start Redis; or leave ROSTRA_BUS out: one process needs no Redis.
doctor-port-free = { $host }:{ $port } is free
doctor-port-rostra = { $host }:{ $port }: Rostra is running there
doctor-missing = not here: { $what }
doctor-help-tools = Playing needs none of these. cc compiles the engine, node builds the page, the others are for tests.
