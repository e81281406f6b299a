"""Where things are: our own drawing of the empire in AD 69, as (longitude, latitude) in degrees.

Lines follow rivers and ranges roughly, and are generous where the game needs a border to be seen (NE-B3). A line that
ends on a coast runs on into the sea, so that it surely cuts the land. Lines that meet use the same corner.
"""

# mypy: ignore-errors

# --- corners where three lands meet ---------------------------------------------------------------------------------
TOLETUM = (-4.95, 39.05)  # lusitania, baetica, tarraconensis
PYRENAEI = (0.75, 42.72)  # tarraconensis, aquitania, narbonensis
CEBENNA = (4.25, 45.35)  # aquitania, narbonensis, lugdunensis
LINGONES = (4.95, 47.95)  # lugdunensis, belgica, germania-superior
TREVERI = (6.5, 49.95)  # belgica, both germaniae
TAUNUS = (8.5, 50.75)  # both germaniae, Barbaricum
LAURIACUM = (10.0, 48.95)  # germania-superior, raetia, Barbaricum
PATAVIS = (13.45, 48.62)  # raetia, noricum, Barbaricum
VINDOBONA = (16.0, 48.4)  # noricum, pannonia, Barbaricum
CARNI = (14.1, 46.5)  # noricum, pannonia, italia-nord
SIRMIUM = (19.0, 45.05)  # pannonia, dalmatia, moesia
SINGIDUNUM = (20.5, 44.95)  # pannonia, moesia, Barbaricum
SCARDUS = (20.75, 42.1)  # dalmatia, moesia, achaia
RHODOPE = (23.3, 41.65)  # moesia, achaia, Thrace
TAURUS = (34.5, 37.5)  # asia, syria, Cappadocia
HAURAN = (36.9, 32.75)  # syria, iudaea, Arabia
AILA = (34.95, 29.55)  # iudaea, aegyptus, Arabia

# the dark mountains that keep apart what is not linked
GENAVA_N, GENAVA_S = (6.05, 46.35), (6.0, 46.05)
POENINUS_N, POENINUS_S = (7.35, 46.0), (6.95, 45.7)
ADULA_N, ADULA_S = (8.7, 46.75), (8.55, 46.42)
TAURI_N, TAURI_S = (12.3, 47.12), (12.45, 46.72)
ALBIUS_W, ALBIUS_E = (14.1, 45.65), (14.95, 45.55)

LINES = {
    # Hispania
    "Durius": [
        (-9.6, 41.2),
        (-8.65, 41.15),
        (-7.9, 41.1),
        (-7.0, 41.05),
        (-6.4, 41.35),
        (-5.75, 41.5),
        (-5.0, 41.2),
        (-4.45, 40.8),
        (-4.35, 40.3),
        (-4.75, 39.75),
        TOLETUM,
    ],
    "Anas": [
        TOLETUM,
        (-5.6, 39.05),
        (-6.3, 38.95),
        (-6.95, 38.85),
        (-7.2, 38.4),
        (-7.45, 37.8),
        (-7.4, 37.2),
        (-7.4, 36.8),
    ],
    "Saltus Castulonensis": [
        TOLETUM,
        (-4.3, 38.8),
        (-3.5, 38.5),
        (-2.9, 38.15),
        (-2.55, 37.7),
        (-2.1, 37.35),
        (-1.7, 37.2),
        (-1.3, 36.9),
    ],
    "Pyrenaei west": [(-2.2, 43.8), (-1.75, 43.35), (-1.3, 43.05), (-0.7, 42.88), (0.0, 42.7), PYRENAEI],
    "Pyrenaei east": [PYRENAEI, (1.4, 42.6), (2.0, 42.4), (2.7, 42.42), (3.15, 42.43), (3.7, 42.4)],
    # Gallia and Germania
    "Tolosa to Cebenna": [
        PYRENAEI,
        (0.75, 43.2),
        (0.75, 43.7),
        (1.2, 44.15),
        (2.0, 44.25),
        (2.7, 44.25),
        (3.3, 44.5),
        (3.7, 44.9),
        CEBENNA,
    ],
    "Liger": [
        (-2.9, 47.1),
        (-2.1, 47.25),
        (-1.5, 47.2),
        (-0.6, 47.4),
        (0.1, 47.1),
        (0.8, 47.2),
        (1.5, 47.45),
        (2.1, 47.45),
        (2.6, 47.1),
        (3.0, 46.6),
        (3.5, 46.2),
        (3.9, 45.8),
        CEBENNA,
    ],
    "Rhodanus": [CEBENNA, (4.8, 45.5), (5.2, 45.75), (5.65, 45.6), (5.75, 45.9), GENAVA_S],
    "Matrona": [(0.8, 50.4), (1.5, 50.15), (2.2, 49.8), (2.8, 49.45), (3.5, 49.15), (3.9, 48.7), (4.4, 48.3), LINGONES],
    "Arar": [LINGONES, (5.35, 47.4), (5.25, 46.9), (5.2, 46.55), (5.6, 46.4), GENAVA_N],
    "Vosegus": [
        LINGONES,
        (5.5, 48.0),
        (6.2, 47.95),
        (6.9, 48.1),
        (7.1, 48.6),
        (7.15, 49.1),
        (6.9, 49.5),
        (6.75, 49.75),
        TREVERI,
    ],
    "Scaldis": [(2.7, 51.4), (3.1, 51.25), (3.7, 51.0), (4.1, 50.7), (4.7, 50.4), (5.4, 50.2), (6.0, 50.1), TREVERI],
    "Obrinca": [TREVERI, (7.05, 50.25), (7.6, 50.45), TAUNUS],
    "limes inferior": [
        (4.0, 52.8),
        (4.7, 52.65),
        (5.2, 52.5),
        (5.8, 52.45),
        (6.5, 52.35),
        (7.2, 52.15),
        (7.95, 51.85),
        (8.4, 51.3),
        TAUNUS,
    ],
    "limes superior": [TAUNUS, (8.95, 50.5), (9.15, 50.15), (9.25, 49.7), (9.6, 49.3), LAURIACUM],
    "Sueviae": [LAURIACUM, (9.65, 48.5), (9.35, 48.05), (9.1, 47.6), (9.1, 47.2), ADULA_N],
    # the Alps: three dark blocks and the borders between them
    "Lemannus north": [GENAVA_N, (6.45, 46.55), (6.95, 46.5), POENINUS_N],
    "Lemannus south": [GENAVA_S, (6.5, 45.95), POENINUS_S],
    "Genava": [GENAVA_N, GENAVA_S],
    "Poeninus": [POENINUS_S, POENINUS_N],
    "Alpes Poeninae": [POENINUS_N, (7.8, 45.95), (8.1, 46.15), ADULA_S],
    "Alpes Cottiae": [POENINUS_S, (7.0, 45.2), (6.75, 44.9), (6.95, 44.4), (7.4, 44.1), (7.5, 43.8), (7.6, 43.3)],
    "Adula": [ADULA_N, ADULA_S],
    "Alpes Raeticae north": [ADULA_N, (9.4, 46.85), (10.1, 46.95), (10.8, 47.1), (11.5, 47.15), TAURI_N],
    "Alpes Raeticae south": [ADULA_S, (9.2, 46.35), (10.0, 46.4), (10.6, 46.45), (11.3, 46.6), (11.9, 46.65), TAURI_S],
    "Tauri": [TAURI_N, TAURI_S],
    "Alpes Carnicae": [TAURI_S, (12.9, 46.6), (13.5, 46.52), CARNI],
    "Alpes Iuliae": [CARNI, (13.95, 46.2), (14.2, 45.9), ALBIUS_W],
    "Mons Albius west": [ALBIUS_W, (14.15, 45.45), (14.2, 45.25), (14.35, 45.05)],
    "Mons Albius north": [ALBIUS_W, ALBIUS_E],
    "Mons Albius east": [ALBIUS_E, (14.9, 45.35), (14.85, 45.1), (14.65, 44.9)],
    # the Danube lands
    "limes Raeticus": [LAURIACUM, (10.6, 49.15), (11.2, 49.1), (11.8, 49.02), (12.2, 49.1), (12.8, 48.95), PATAVIS],
    "Aenus": [PATAVIS, (13.1, 48.3), (12.75, 48.2), (12.4, 47.9), (12.2, 47.6), TAURI_N],
    "Danuvius Noricus": [PATAVIS, (14.2, 48.4), (14.8, 48.25), (15.4, 48.4), VINDOBONA],
    "Mons Cetius": [VINDOBONA, (15.95, 47.9), (15.7, 47.4), (15.5, 46.95), (15.1, 46.65), (14.6, 46.5), CARNI],
    "Danuvius Pannonicus": [
        VINDOBONA,
        (16.9, 48.2),
        (17.5, 47.85),
        (18.3, 47.78),
        (19.1, 47.85),
        (19.5, 47.4),
        (19.4, 46.8),
        (19.35, 46.2),
        (19.4, 45.75),
        (19.6, 45.4),
        (20.0, 45.3),
        (20.35, 45.2),
        SINGIDUNUM,
    ],
    "Savus east": [SINGIDUNUM, (20.0, 44.75), (19.5, 44.85), SIRMIUM],
    "Savus west": [SIRMIUM, (18.4, 45.1), (17.8, 45.05), (17.0, 45.2), (16.3, 45.25), (15.6, 45.4), ALBIUS_E],
    "Drinus": [SIRMIUM, (19.3, 44.3), (19.6, 43.8), (20.0, 43.4), (20.25, 42.9), (20.4, 42.5), SCARDUS],
    "Drilo": [SCARDUS, (20.3, 41.9), (19.9, 41.85), (19.5, 41.75), (19.1, 41.65)],
    "Macedonia north": [SCARDUS, (21.3, 41.85), (22.0, 41.7), (22.7, 41.75), RHODOPE],
    "Danuvius Moesicus": [
        SINGIDUNUM,
        (21.1, 44.85),
        (21.5, 44.7),
        (22.1, 44.55),
        (22.55, 44.7),
        (22.75, 44.2),
        (23.0, 43.85),
        (24.0, 43.72),
        (25.0, 43.68),
        (26.0, 44.0),
        (27.0, 44.15),
        (27.75, 44.2),
        (28.0, 44.7),
        (28.0, 45.25),
        (28.3, 45.42),
        (29.0, 45.35),
        (29.7, 45.25),
        (30.3, 45.25),
    ],
    "Haemus": [
        RHODOPE,
        (23.5, 42.1),
        (24.0, 42.45),
        (25.0, 42.5),
        (26.0, 42.45),
        (26.8, 42.5),
        (27.5, 42.45),
        (28.4, 42.4),
    ],
    "Nestus": [RHODOPE, (23.9, 41.5), (24.3, 41.3), (24.6, 41.0), (24.9, 40.7)],
    # the East
    "Galatia": [
        (32.6, 42.3),
        (32.6, 41.6),
        (32.5, 41.0),
        (32.9, 40.4),
        (33.5, 39.7),
        (33.7, 38.9),
        (34.0, 38.2),
        TAURUS,
    ],
    "Lamus": [TAURUS, (34.15, 37.1), (34.0, 36.75), (34.25, 36.45), (34.5, 36.2)],
    "Taurus": [TAURUS, (35.2, 37.7), (36.0, 37.95), (36.8, 37.75), (37.6, 37.55), (38.2, 37.4)],
    "Euphrates border": [
        (38.2, 37.4),
        (37.95, 36.9),
        (38.1, 36.4),
        (38.5, 36.0),
        (39.1, 35.8),
        (39.5, 35.5),
        (39.9, 35.2),
    ],
    "Palmyrena": [(39.9, 35.2), (39.6, 34.4), (38.8, 33.6), (37.9, 33.1), HAURAN],
    "Hermon": [HAURAN, (36.1, 33.15), (35.6, 33.25), (35.2, 33.12), (34.7, 33.15)],
    "Arabia": [HAURAN, (36.8, 32.1), (36.5, 31.5), (36.2, 30.9), (35.8, 30.3), (35.4, 29.8), AILA],
    "Rhinocolura": [(33.6, 31.5), (33.7, 31.15), (34.1, 30.6), (34.5, 30.1), AILA],
    "sinus Aelaniticus": [AILA, (34.93, 29.3), (34.8, 28.9), (34.6, 28.3)],
    "Catabathmus": [
        (25.1, 32.2),
        (25.15, 31.6),
        (25.3, 30.6),
        (26.0, 29.4),
        (26.6, 28.2),
        (27.0, 26.5),
        (27.2, 24.0),
        (27.2, 19.0),
    ],
    # Britannia's north (the tribes beyond are dark), and Italy's middle (Rome is a disc, see ROMA)
    "Brigantes": [(-4.2, 54.5), (-3.4, 54.55), (-2.4, 54.5), (-1.5, 54.7), (-0.8, 54.8)],
    "Apenninus": [(11.0, 41.4), (12.2, 42.0), (12.8, 42.6), (13.0, 43.1), (13.3, 43.5), (13.8, 44.0)],
}

# --- islands: a land without a seed point takes the province whose box (west, south, east, north) holds its middle ---
ISLANDS = [
    ("britannia", (-6.6, 49.8, 2.0, 53.6)),
    ("tarraconensis", (1.0, 38.5, 4.5, 40.2)),
    ("germania-inferior", (3.3, 51.3, 5.4, 53.1)),
    ("dalmatia", (14.65, 42.4, 18.0, 44.9)),
    ("achaia", (19.3, 36.0, 25.85, 40.05)),
    ("asia", (25.85, 35.3, 30.2, 39.7)),
    ("italia-nord", (9.7, 42.4, 11.2, 43.2)),
]

# --- the provinces: area, a point surely inside, the port -------------------------------------------------------------
PROVINCES = {
    "lusitania": ("west", (-7.5, 39.6), None),
    "baetica": ("west", (-5.0, 37.5), ("Gades", (-6.3, 36.5))),
    "tarraconensis": ("west", (-2.5, 41.3), ("Tarraco", (1.25, 41.1))),
    "aquitania": ("west", (0.5, 45.5), None),
    "narbonensis": ("west", (5.3, 44.5), ("Massilia", (5.3, 43.25))),
    "britannia": ("north", (-1.5, 52.3), ("Noviomagus", (-0.8, 50.5))),
    "belgica": ("north", (4.2, 49.7), ("Gesoriacum", (2.45, 51.3))),
    "lugdunensis": ("north", (1.0, 48.5), None),
    "germania-inferior": ("north", (6.0, 51.4), None),
    "germania-superior": ("north", (7.6, 47.5), None),
    "raetia": ("danube", (10.8, 48.2), None),
    "noricum": ("danube", (14.0, 47.5), None),
    "pannonia": ("danube", (17.5, 46.5), None),
    "dalmatia": ("danube", (17.5, 44.0), ("Salonae", (16.4, 43.5))),
    "moesia": ("danube", (24.5, 43.3), ("Tomis", (28.65, 44.15))),
    "achaia": ("east", (21.8, 39.6), ("Corinthus", (23.0, 37.9))),
    "asia": ("east", (29.5, 39.0), ("Ephesus", (26.9, 37.45))),
    "syria": ("east", (37.0, 35.3), ("Seleucia", (35.9, 36.1))),
    "iudaea": ("east", (35.3, 31.9), None),
    "aegyptus": ("east", (30.5, 29.5), ("Alexandria", (29.9, 31.5))),
    "italia-nord": ("italy", (10.5, 45.1), ("Ravenna", (12.25, 44.4))),
    "italia-sud": ("italy", (15.6, 40.9), ("Brundisium", (18.0, 40.65))),
    "roma": ("italy", (12.5, 41.9), None),
}

# --- what the rules link (NE-B3) --------------------------------------------------------------------------------------
BORDERS = """
lusitania baetica, lusitania tarraconensis, baetica tarraconensis, tarraconensis aquitania, tarraconensis narbonensis,
aquitania narbonensis, aquitania lugdunensis, narbonensis lugdunensis, belgica lugdunensis, belgica germania-inferior,
belgica germania-superior, lugdunensis germania-superior, germania-inferior germania-superior, germania-superior raetia,
raetia noricum, noricum pannonia, pannonia dalmatia, pannonia moesia, dalmatia moesia, moesia achaia, dalmatia achaia,
asia syria, syria iudaea, iudaea aegyptus, narbonensis italia-nord, germania-superior italia-nord, noricum italia-nord,
pannonia italia-nord, italia-nord italia-sud, roma italia-nord, roma italia-sud
"""
SEA_LINKS = "britannia belgica, achaia asia, aegyptus achaia, achaia italia-sud"

# --- names on the map: the label ('/' breaks it), its size in map units, three letters for small screens -----
LABELS = {
    "lusitania": ("Lusitania", 16, "Lus"),
    "baetica": ("Baetica", 16, "Bae"),
    "tarraconensis": ("Tarraconensis", 18, "Tar"),
    "aquitania": ("Aquitania", 16, "Aqu"),
    "narbonensis": ("Narbonensis", 15, "Nar"),
    "britannia": ("Britannia", 16, "Bri"),
    "belgica": ("Belgica", 16, "Bel"),
    "lugdunensis": ("Lugdunensis", 16, "Lug"),
    "germania-inferior": ("Germania/Inferior", 14, "G·I"),
    "germania-superior": ("Germania/Superior", 14, "G·S"),
    "raetia": ("Raetia", 16, "Rae"),
    "noricum": ("Noricum", 16, "Nor"),
    "pannonia": ("Pannonia", 15, "Pan"),
    "dalmatia": ("Dalmatia", 16, "Dal"),
    "moesia": ("Moesia", 18, "Moe"),
    "achaia": ("Achaia", 18, "Ach"),
    "asia": ("Asia", 20, "Asi"),
    "syria": ("Syria", 18, "Syr"),
    "iudaea": ("Iudaea", 16, "Iud"),
    "aegyptus": ("Aegyptus", 18, "Aeg"),
    "italia-nord": ("Italia Superior", 16, "It·N"),
    "italia-sud": ("Italia Inferior", 14, "It·S"),
    "roma": ("Roma", 15, "Rom"),
}
ANGLES = {"italia-sud": 30}  # degrees, clockwise: labels and rows of tokens that follow the land

# --- sea links: a point in each province, and how far the curve bends to its left, as a part of its length -----------
SEA_CURVES = {
    ("britannia", "belgica"): ((0.2, 51.15), (2.4, 50.5), 0.25),
    ("achaia", "asia"): ((23.6, 38.2), (27.4, 38.85), 0.2),
    ("aegyptus", "achaia"): ((28.3, 30.95), (22.6, 36.8), 0.2),
    ("achaia", "italia-sud"): ((20.3, 39.7), (18.3, 40.25), -0.3),
}

# --- decoration -------------------------------------------------------------------------------------------------------
LAKES = {
    "Lemannus": [(6.15, 46.2), (6.28, 46.4), (6.55, 46.52), (6.9, 46.46), (6.85, 46.36), (6.5, 46.4), (6.3, 46.28)],
    "Brigantinus": [(9.0, 47.72), (9.35, 47.72), (9.75, 47.55), (9.65, 47.46), (9.3, 47.58)],
    "Tiberias": [(35.5, 32.7), (35.64, 32.72), (35.66, 32.9), (35.54, 32.92)],
    "Asphaltites": [(35.4, 31.05), (35.52, 31.1), (35.6, 31.75), (35.48, 31.78), (35.38, 31.4)],
}
RIVERS = {
    "Rhenus": [
        (9.0, 47.68),
        (8.2, 47.6),
        (7.6, 47.55),
        (7.6, 48.2),
        (8.1, 48.9),
        (8.4, 49.5),
        (8.1, 50.0),
        (7.6, 50.35),
        (7.0, 50.8),
        (6.75, 51.3),
        (6.2, 51.8),
        (5.2, 51.95),
        (4.2, 51.98),
    ],
    "Danuvius": [(8.7, 47.95), (9.2, 48.1), (9.9, 48.35), (10.6, 48.6), (11.3, 48.75), (12.0, 49.0)],
    "Padus": [(7.3, 44.7), (7.9, 45.15), (9.0, 45.1), (10.0, 45.0), (11.0, 45.02), (12.4, 44.95)],
    "Rhodanus": [(4.85, 45.5), (4.8, 44.9), (4.7, 44.2), (4.65, 43.4)],
    "Iberus": [(-3.8, 42.95), (-2.4, 42.45), (-1.2, 41.8), (-0.3, 41.35), (0.4, 41.2), (0.8, 40.7)],
    "Tagus": [(-2.2, 40.4), (-3.6, 40.0), (-4.9, 39.85), (-6.5, 39.7), (-8.0, 39.45), (-9.0, 38.8)],
    "Garumna": [(1.0, 42.9), (1.45, 43.55), (0.6, 44.2), (-0.4, 44.75), (-1.1, 45.5)],
    "Sequana": [(4.5, 47.85), (3.8, 48.4), (2.9, 48.4), (2.3, 48.85), (1.4, 49.15), (0.1, 49.45)],
    "Nilus": [(31.3, 24.0), (30.9, 27.5), (31.1, 28.6), (31.2, 29.5), (31.2, 30.1), (30.8, 30.6), (30.4, 31.45)],
    "Nilus east": [(31.2, 30.1), (31.3, 30.7), (31.85, 31.5)],
    "Iordanes": [(35.58, 32.7), (35.55, 32.2), (35.54, 31.75)],
}
# middle and height in map units of each peak; they stand on the dark ground only
MOUNTAINS = [
    (6.45, 46.12, 9),
    (6.92, 46.2, 11),
    (6.82, 45.97, 10),
    (8.85, 46.6, 12),
    (9.2, 46.55, 10),
    (9.55, 46.66, 14),
    (9.95, 46.62, 11),
    (10.3, 46.75, 14),
    (10.7, 46.72, 12),
    (11.05, 46.88, 15),
    (11.45, 46.83, 12),
    (11.8, 46.95, 14),
    (12.2, 46.88, 12),
    (14.3, 45.52, 9),
    (14.6, 45.48, 11),
]
# text, middle, size in map units, angle in degrees, what it names
NAMES = [
    ("MARE INTERNUM", (18.5, 34.4), 30, 4, "sea"),
    ("OCEANUS\nATLANTICUS", (-8.6, 46.3), 21, 0, "sea"),
    ("PONTUS EUXINUS", (34.0, 43.3), 20, -6, "sea"),
    ("MARE HADRIATICUM", (15.6, 43.2), 12, 36, "sea"),
    ("MARE AEGAEUM", (25.6, 36.1), 10, -4, "sea"),
    ("MARE TYRRHENUM", (12.9, 39.5), 13, 0, "sea"),
    ("OCEANUS\nGERMANICUS", (3.25, 53.8), 12, 0, "sea"),
    ("MARE IONIUM", (18.8, 37.4), 13, 0, "sea"),
    ("MARE BALEARICUM", (4.3, 41.2), 12, 0, "sea"),
    ("OCEANUS\nBRITANNICUS", (-4.9, 49.1), 10, 0, "sea"),
    ("MAURETANIA", (-1.0, 34.3), 22, 6, "land"),
    ("AFRICA", (8.6, 34.9), 24, 2, "land"),
    ("CYRENAICA", (22.4, 31.4), 15, 0, "land"),
    ("LIBYA", (14.0, 29.9), 20, 0, "land"),
    ("GERMANIA MAGNA", (14.2, 51.7), 24, 0, "land"),
    ("SARMATIA", (25.5, 50.2), 26, -6, "land"),
    ("DACIA", (23.6, 46.3), 22, -4, "land"),
    ("THRACIA", (26.1, 41.75), 14, -4, "land"),
    ("HIBERNIA", (-7.9, 53.0), 11, 0, "land"),
    ("CAPPADOCIA", (36.3, 39.4), 16, -16, "land"),
    ("PONTUS", (35.6, 40.7), 13, -14, "land"),
    ("ARABIA", (37.4, 30.9), 15, -75, "land"),
    ("SICILIA", (14.3, 37.5), 10, 8, "land"),
    ("SARDINIA", (9.05, 40.1), 10, -90, "land"),
    ("CRETA", (24.8, 35.22), 9, -5, "land"),
    ("CYPRUS", (33.1, 35.0), 9, -32, "land"),
]
