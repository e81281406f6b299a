### Nero: what is asked, and the choices.

nero-ask-want = Which area do you want as your home? The others do not see it; if several want it, lots decide.
nero-ask-place = Where do you place a legion? You have one in every province of your area and place two more.
nero-ask-home = Which is your home province? Your general begins there; only there does Ave Caesar make him a candidate.
nero-ask-turn =
    { $left ->
        [0] Your turn: no more cards for MP or FP. An event, or the end of the turn?
        [one] Your turn: activate a province to march out of it, or play an event. 1 card left for MP or FP.
       *[other] Your turn: activate a province to march out of it, or play an event. { $left } cards left for MP or FP.
    }
nero-ask-first-card = { $province }: which card do you use for MP?
nero-ask-activation =
    { $left ->
        [0] { $province }, { $bp } MP left: whom do you send off? No more cards for MP or FP.
        [one] { $province }, { $bp } MP left: whom do you send off? 1 card left for MP or FP.
       *[other] { $province }, { $bp } MP left: whom do you send off? { $left } cards left for MP or FP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, { $bp } MP left, but nobody there can march. No more cards for MP or FP.
        [one] { $province }, { $bp } MP left, but nobody there can march. 1 card left for MP or FP.
       *[other] { $province }, { $bp } MP left, but nobody there can march. { $left } cards left for MP or FP.
    }
nero-ask-force = Your force is in { $province }: { $troops }, { $bp } MP left. What does it do?
nero-ask-force-tired = Your force is in { $province }: { $troops }, tired by battle, { $bp } MP left. What does it do?
nero-ask-from = Galley: from which port?
nero-ask-to = Galley from { $province }: to which port?
nero-ask-load = Galley to { $province }: who boards? At most 3 legions, and the leader.
nero-ask-target-assassin = Assassin: which emperor in Rome?
nero-ask-target-crisis = Crisis in Rome: which emperor must go there?
nero-ask-target-traitor = Traitor: from whose hand do you draw a card?
nero-ask-germany = Germanic Attack: where?
nero-ask-legion = Rebellion: which legion becomes neutral?
nero-ask-answer = Do you answer?
nero-ask-leave = Do you let the force march on?
nero-ask-give-way = Do your legions there retreat, or do they stay?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Battle in { $province } against { $opponent }, who has { $otherSide } without cards. You have { $own } (cards: { $cards }). Another card?
nero-ask-flee = Beaten in { $province }: do your legions retreat, or do they stay?
nero-ask-must-flee = Beaten in { $province }: where does your force retreat to?
nero-ask-landing = You land in { $province } among others' legions: ask for passage, or stay there this turn?
nero-ask-send = The Germans are in { $province }: where do your troops go?
nero-ask-send-neutral = The Germans are in { $province }: where do the neutral legions go?
nero-ask-bring = Revolt in { $province }: you must have two legions there. From where do you bring one?

nero-entered-on-foot = { $seat } has marched into { $province }.
nero-entered-by-galley = { $seat } has landed in { $province } from a galley.
nero-answer-retreat = { $seat } wants to retreat to { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rome:
nero-menu-counter = Answer with:
nero-menu-step = March to:
nero-menu-attack = Attack:
nero-menu-take = Take along:
nero-menu-leave = Leave behind:
nero-menu-force = Send off:
nero-menu-activate = Activate:
nero-menu-move-card = Card for MP:
nero-menu-battle-card = Lay:
nero-menu-event = Event:
nero-menu-retreat = Retreat to:

nero-choice-declare = declare your leader emperor!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; { $legions } tied down)
nero-choice-move-card = { $card } ({ $points } MP)
nero-choice-battle-card = { $card } ({ $points } FP)
nero-choice-step = { $province } ({ $bp } MP)
nero-choice-step-met = { $province } ({ $bp } MP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legion ({ $bp } MP)
       *[other] { $seat }, { $legions } legions ({ $bp } MP)
    }
nero-choice-take-own = own legions (1 MP)
nero-choice-take-neutral = neutral legions (2 MP)
nero-choice-take-both = own and neutral legions (3 MP)
nero-choice-take-own-some =
    { $legions ->
        [one] 1 own legion (1 MP)
       *[other] { $legions } own legions (1 MP)
    }
nero-choice-take-neutral-some =
    { $legions ->
        [one] 1 neutral legion (2 MP)
       *[other] { $legions } neutral legions (2 MP)
    }
nero-choice-take-leader = the leader
nero-choice-unmark = take the retreat markers off (2 MP)
nero-choice-grant = let it pass
nero-choice-refuse = refuse
nero-choice-ask-leave = ask for passage
nero-choice-stay = stay
nero-choice-ready = no more cards
nero-choice-counter-two = two Briberies
nero-choice-no-counter = let it happen
nero-choice-no-counter-quiet = let it happen, and do not ask me again this turn
nero-choice-halt = the force halts
nero-choice-end-turn = end the turn
