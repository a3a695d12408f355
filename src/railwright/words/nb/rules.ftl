# The rules pages, for every game. Which parts a page has, and all figures, come from the
# game (src/railwright/rulebook). Its own page, such as src/railwright/games/europe/nb.ftl,
# adds messages and replaces some of these.

rules-spaces = Felter
rules-points = Poeng
rules-paid = Betales med
rules-hand = Din hånd
rules-row = Åpne kort
rules-blind = Fra bunken
rules-laid = Lagt ut
rules-turned = Snudd
rules-more = Å betale
rules-left = Igjen
rules-others-see = Andre ser
rules-contents = Innhold
rules-legend = Tegnene på brettet
legend-color = en farge: kort i denne fargen
legend-gray = grå: én valgfri farge
legend-tunnel = tunnel: kan koste flere kort
legend-ferry = ferge: { wild } for hvert tegn
legend-sea = sjø: skip og skipskort
legend-pair = et par kort for hvert felt
legend-any-cards = { $any-cards } valgfrie kort kan stå for ett

wild = { $wild ->
    [joker] en joker
   *[loco] et lokomotiv
}
wilds = { $wild ->
    [joker] jokere
   *[loco] lokomotiver
}

rule-goal = Målet
text-goal =
    Den som har flest poeng når spillet er slutt, vinner. Dette teller:

    • toglinjene du bygger: med en gang, og flere poeng for lange linjer
    • billettene, til slutt: for en fullført billett legger du til poengene, for en billett du ikke fullfører, trekker du dem fra
    • { $extras }

    Du begynner på 0 poeng og kan komme under null.
each-completed = { $points } { extra-points } for hver fullførte billett
each-longest = { $points } { extra-points } for hvert felt i den lengste ruten din
each-built = { $points } { extra-points } for hver { extra-building } du har bygd
each-unbuilt = { $points } { extra-points } for hver { extra-building } du ikke har bygd
each-ports = { $port-points } poeng for hver havn
loss-completed = minus { $points } { extra-points } for hver fullførte billett
loss-longest = minus { $points } { extra-points } for hvert felt i den lengste ruten din
loss-built = minus { $points } { extra-points } for hver { extra-building } du har bygd
loss-unbuilt = minus { $points } { extra-points } for hver { extra-building } du ikke har bygd
most-completed = { $points } { extra-points } for flest fullførte billetter
most-longest = { $points } { extra-points } for den lengste ruten
most-built = { $points } { extra-points } for flest { $ports ->
    [0] stasjoner
   *[other] havner
}
extra-points = poeng
extra-building = { $ports ->
    [0] stasjon
   *[other] havn
}

rule-box = I esken
text-box =
    Til spillet hører

    • brettet
    • til hver spiller: { setup-stock }{ box-ports } og en poengmarkør
    • { box-cards }
    • { $tickets } billetter{ box-long }{ setup-ticket-kinds }
    • { box-more }

    { box-note }
box-ports = { $ports ->
    [0] {""}
    [one] , { $ports } havn
   *[other] , { $ports } havner
}
box-cards = { $decks ->
    [1] { cards-number }, { cards-wilds } blant dem
   *[other] { cards-number } i vognbunken, { cards-wilds } blant dem, og { $ship-cards } i skipsbunken
}
box-long = { $long ->
    [0] {""}
   *[other] , { $long } av dem lange
}
box-more = {""}
box-note = Det kan også ligge noen reservebrikker i esken.

rule-setup = Oppsett
text-setup =
    { setup-players } { setup-pieces }

    { setup-tickets }

    { setup-fleet }

    { setup-first }
setup-players = { $span ->
    [0] { $most } spillere.
    [1] { $least } eller { $most } spillere.
   *[other] { $least } til { $most } spillere.
}
setup-pieces = { $fleet ->
    [0] Alle har { setup-stock } og { setup-hand }; { setup-market }
   *[other] Alle får { setup-hand }; { setup-market }
}
setup-hand = { $decks ->
    [1] { $hand } kort på hånden
   *[other] { $hand } kort fra vognbunken og { $ship-hand } fra skipsbunken
}
setup-market = { $decks ->
    [1] { $market } kort til ligger åpne ved siden av bunken.
   *[other] { $share } kort fra vognbunken og { $ship-share } fra skipsbunken ligger åpne.
}
setup-stock = { $wagons } togvogner{ $ships ->
    [0] {""}
   *[other] , { $ships } skip
}{ $stations ->
    [0] {""}
    [one] , { $stations } stasjon
   *[other] , { $stations } stasjoner
}
setup-tickets = { $long ->
    [0] Det er { $tickets } billetter{ setup-ticket-kinds }. Du får { $first } og beholder i hemmelighet minst { $first-keep }; { setup-rejected }
   *[other] Det er { $tickets } billetter: { $long } lange på blå bunn og { $regular } vanlige. Du får { $long-first } lang og { $regular-first } vanlige og beholder i hemmelighet minst { $first-keep } av de { $first }, lange eller ikke. { $first-rejected ->
        [box] De du ikke vil ha, går ut av spillet usett, og det gjør også de lange billettene som ingen fikk.
       *[bottom] De du ikke vil ha, legges under bunken sin; de lange billettene som ingen fikk, går ut av spillet.
    } Resten av de vanlige er billettbunken.
}
setup-ticket-kinds = { $country-tickets ->
    [0] {""}
   *[other] : { $city-tickets } mellom to byer og { $country-tickets } til land
}{ $tours ->
    [0] {""}
   *[other] , { $tours } av dem rundreiser
}
setup-rejected = { $first-rejected ->
    [box] de andre går ut av spillet usett. Resten er billettbunken.
   *[bottom] de andre legges under billettbunken.
}
setup-fleet = { $fleet ->
    [0] {""}
   *[other] Så tar alle i hemmelighet { $fleet } av brikkene sine ({ $wagons } togvogner, { $ships } skip), altså minst { $fewest-wagons } togvogner og minst { $fewest-ships } skip; de { $boxed } andre brikkene blir i esken. Valgene vises samtidig. { setup-advice }
} { setup-ports }
setup-ports = { $ports ->
    [0] {""}
    [one] Du har også { $ports } havn.
   *[other] Du har også { $ports } havner.
}
setup-advice = {""}
setup-first = Hvem som begynner, blir det trukket lodd om.

rule-board = Brettet
text-board =
    En toglinje er en rad felter mellom to nabosteder; lengden er antallet felter. Du bygger alltid hele linjen. Fargen viser hvilke kort du betaler med; grå betyr én valgfri farge.

rule-cards = Kortene
text-cards =
    { cards-first }

    { cards-ships }
cards-first = { $decks ->
    [1] { $ships ->
        [0] Bunken har { cards-number }: { $each } i hver av { $colors } farger og { cards-wilds }.
       *[other] Bunken har { cards-number }: i hver av { $colors } farger { $each } med en togvogn, { $single } med ett skip og { $double } med to skip, og { cards-wilds }.
    }
   *[other] Vognbunken har { cards-number }: { $each } i hver av { $colors } farger og { cards-wilds }.
}{ $anchors ->
    [0] {""}
   *[other] {" "}I hver farge har { $anchors } av togvognene et anker, havnesymbolet.
} { $wild ->
    [joker] En joker har ingen egen farge.
   *[loco] Et lokomotiv passer til alle farger: det har ingen egen farge.
}
cards-number = { $cards } kort
cards-wilds = { $wilds } { wilds }
cards-ships = { $decks ->
    [1] {""}
   *[other] Skipsbunken har { $ship-cards } kort: i hver farge { $single } med ett skip, alle med havnesymbolet, og { $double } med to skip. Der er det ingen { wilds }.
}

rule-turn = Din tur
text-turn =
    Turen går rundt bordet med klokken. Når det er din tur, gjør du nøyaktig én av disse tingene:

    • { $moves }

    Du kan stå over bare hvis du ikke kan gjøre noe av dette; hvis alle står over etter hverandre, er spillet slutt. Spillet godtar ikke trekk som er i strid med reglene.

    » For eksempel tar du et åpent grønt { turn-card } den første turen og trekker et kort til fra bunken. Neste tur spiller du tre grønne { turn-card }, setter tre { turn-piece } på en grønn linje med tre felter og får poengene for den.
turn-card = { $ships ->
    [0] kort
   *[other] togvognkort
}
turn-piece = togvogner
move-draw = trekker kort
move-claim = bygger én toglinje
move-tickets = trekker billetter
move-station = bygger en stasjon
move-port = bygger en havn
move-exchange = bytter brikker

rule-draw = Å trekke kort
text-draw =
    Ta to kort, ett om gangen, enten et åpent kort eller et kort fra bunken. Et åpent kort erstattes med en gang, og du kan ta det nye som det andre kortet.

    Du kan ha så mange kort du vil på hånden. Du må ta det andre kortet hvis det finnes et du har lov til å ta.

    Når en bunke er tom, stokkes de brukte kortene til en ny. Hvis også de er borte, kan du fortsatt ta åpne kort; når det ikke er noen, må du gjøre noe annet. En tom plass i raden fylles så snart det finnes kort igjen.

rule-wild-draw = { $wild ->
    [joker] Jokere når du trekker
   *[loco] Lokomotiver når du trekker
}
text-wild-draw = { $wild-ends ->
    [no] Du trekker { wilds } som alle andre kort. Du kan ta to i samme tur, åpne eller fra bunken.
   *[yes]
    { $wild ->
        [joker] Du kan bare ta en åpen joker som det første kortet, og da er det det eneste kortet i denne turen. Du kan aldri ta den som det andre kortet, ikke engang om den nettopp ble snudd.
       *[loco] Du kan bare ta et åpent lokomotiv som det første kortet, og da er det det eneste kortet i denne turen. Du kan aldri ta det som det andre kortet, ikke engang om det nettopp ble snudd.
    }

    { $wild ->
        [joker] En joker fra bunken er et kort som alle andre: hvis det var det første, tar du ett til.
       *[loco] Et lokomotiv fra bunken er et kort som alle andre: hvis det var det første, tar du ett til.
    }
}

rule-sweep = { $reset ->
    [0] Mange åpne { wilds }
    [3] Tre åpne { wilds }
   *[other] { $reset } åpne { wilds }
}
text-sweep = { $reset ->
    [0] De blir liggende, uansett hvor mange de er.
   *[other] Så snart { $reset } eller flere { wilds } ligger åpne, legges hele raden i bunken for brukte kort, og en ny rad snus, også mellom ditt første og andre kort. Det gjentas så lenge { $reset } eller flere av dem ligger åpne, men høyst { $most-resets } { $most-resets ->
        [one] gang
       *[other] ganger
    } på rad. Hvis det ikke kan hjelpe, fordi det er for få andre kort igjen, blir raden liggende.
} { sweep-option }
sweep-option = {""}

rule-two-decks = To bunker
text-two-decks =
    Du kan ta hvert av de to kortene fra raden på { $market } eller fra en av bunkene. Når du tar et åpent kort, bestemmer du hvilken bunke som fyller plassen, så raden kan bli en hvilken som helst blanding. Når hele raden legges bort, får den nye { $share } kort fra vognbunken og { $ship-share } fra skipsbunken.

    Hver bunke fornyes med de brukte kortene av sitt eget slag.

rule-claim = Å bygge en linje (gjøre krav på den)
text-claim =
    Spill like mange kort i linjens farge som den har felter, og sett en av brikkene dine på hvert felt. Til en grå linje velger du fargen selv, men bare én. Kortene legges i bunken for brukte kort; poengene får du med en gang.

    • Du kan bygge alle ledige linjer; de trenger ikke henge sammen med de andre du har.
    • Du betaler en linje i én tur, og i én tur bygger du bare én linje.
    • Du trenger en brikke til hvert felt. Med for få kan du ikke bygge linjen, ikke engang i siste runde.
    • Du velger kortene, og ingen av dem kan være overflødig.

    » For eksempel koster en grå linje med to felter to røde kort eller to gule, men ikke ett rødt og ett gult.

rule-wild-pay = { $wild ->
    [joker] Å betale med jokere
   *[loco] Å betale med lokomotiver
}
text-wild-pay = { $wild-everywhere ->
    [yes]
    På alle linjer kan { wild } stå for ett kort i en hvilken som helst farge. Du kan til og med betale bare med { wilds }.

    » For eksempel en linje med tre felter: tre kort i fargen, eller to og { wild }, eller ett og to { wilds }, eller tre { wilds }. En grå linje med to felter: to røde kort, eller ett gult og { wild }, eller to { wilds }.
   *[no]
    Du kan la { wild } stå for ett kort i en hvilken som helst farge bare

    • { $wild-places }

    Du kan ikke bruke { wilds } på andre linjer, heller ikke på grå{ $borders ->
        [0] {""}
       *[other] {" "}eller på dem som går til land
    }. { wild-pay-exception }
}
wild-place-rail = på linjer uten tegn
wild-place-tunnel = i tunneler
wild-place-ferry = på ferger
wild-place-sea = på sjølinjer
wild-pay-exception = { $any-cards ->
    [0] {""}
   *[other] Unntaket er linjene der flere kort kan stå for ett.
}

rule-double = Doble toglinjer
text-double =
    To linjer mellom de samme stedene er en dobbel toglinje{ $uneven ->
        [no] {""}
       *[yes] , selv om de er av ulik lengde eller slag
    }. Linjer som bare går side om side et stykke av veien, er det ikke. Ingen spiller kan ta begge sporene.

    • { $closed ->
        [0] {""}
        [1] Med { $least } spillere er det andre sporet stengt for alle så snart det første er bygd.
       *[other] Med færre enn { $both } spillere er det andre sporet stengt for alle så snart det første er bygd.
    }
    • { $open ->
        [0] {""}
        [1] Med { $most } spillere brukes begge, av forskjellige spillere.
       *[other] Med { $both } spillere eller flere brukes begge, av forskjellige spillere.
    }

rule-ferry = Ferger
text-ferry =
    En ferge har { wild } på minst ett av feltene. Du må betale hvert slikt felt med { wild }; { $colored-ferries ->
        [no] fergene er grå, så de andre feltene betaler du med kort i én valgfri farge
       *[yes] de andre feltene betaler du med kort i fergens farge (grå: én valgfri farge)
    } eller med flere { wilds }.

    { $ferry-swap ->
        [0] {""}
       *[other] { $ferry-swap } valgfrie kort, i hvilke farger som helst, kan stå for { wild }, også i stedet for et fargekort. Dette gjelder bare på ferger.
    }

    » For eksempel { example-ferry }
example-ferry = en ferge med seks felter med to { wilds }: fire kort i én farge og to { wilds }, eller tre og tre, men ikke fem og ett.

rule-any-cards = Valgfrie kort for ett
text-any-cards =
    På en linje med dette tegnet kan { $any-cards } valgfrie kort, også { wilds }, stå for ett kort i settet, så ofte du vil. Andre steder går ikke det{ $wild-rail ->
        [yes] {""}
       *[no] , og her teller { wild } bare innenfor en slik gruppe
    }.

rule-tunnel = Tunneler
text-tunnel =
    En tunnel kan koste mer enn den har felter:

    • Legg ut kortene som for en vanlig linje; { wilds } er tillatt.
    • De tre øverste kortene i bunken snus.
    • For hvert av dem i fargen du la ut, og for { $wild ->
        [joker] hver joker
       *[loco] hvert lokomotiv
    } betaler du ett kort til: i den fargen eller { wild }.
    • Hvis du bare la ut { wilds }, teller bare { wilds }, og du betaler med { wilds }.

    Når du betaler, er tunnelen din; brikker og poeng følger feltene. Hvis du ikke kan eller vil betale, tar du tilbake kortene du la ut, og turen er over. Hvis det ikke er noe ekstra å betale, er tunnelen din. Du kan prøve uten et eneste kort i reserve.

    Kortene som ble snudd, legges i bunken for brukte kort. Hvis det er færre enn tre igjen, snus bare de; hvis det ikke er noen, koster tunnelen ikke mer. { tunnel-note }

    » For eksempel legger du ut to grønne kort, og et grønt kort, { wild } og et rødt kort blir snudd: du betaler to til, grønne eller { wilds }.
tunnel-note = {""}

rule-sea = Skinner og sjø
text-sea =
    Firkantede felter er jernbane: der setter du togvogner, og du betaler med togvognkort. Felter med avrundede ender er sjø: der setter du skip, og du betaler med skipskort. Alle kortene er i én farge; { wilds } kan brukes på begge slags linjer. Togvogner og skip deler aldri en linje.

    Et kort med to skip dekker to felter på en sjølinje. Hvis bare ett er igjen å dekke, går det andre skipet tapt; du kan ikke legge til et kort som ikke trengs.

    » For eksempel en sjølinje med fem felter: to doble skip og et enkelt, eller tre doble. En med fire: to doble, eller ett og to { wilds }.

rule-pairs = Dobbelsymbol
text-pairs =
    Et felt med tegnet for to kort koster et par { $ships ->
        [0] kort
       *[other] togvognkort
    } i én farge. Hvert felt kan ha sin egen farge, og { wilds } kan fullføre eller danne et par. Brikker og poeng følger antallet felter.

    » For eksempel to slike felter: to røde og to gule kort, eller fire røde, eller tre røde og { wild }.

rule-edge = Verden er rund
text-edge =
    En linje som forlater brettet på den ene kanten, kommer tilbake på den andre: det er én linje til byen pilen viser til.

rule-tickets = Billetter
text-tickets =
    En billett angir to { $borders ->
        [0] byer
       *[other] steder
    }. Du fullfører den hvis dine egne linjer binder dem sammen til slutt, uansett hvor de går{ $ships ->
        [0] {""}
       *[other] , på skinner og sjø
    }. Da legger du til poengene, ellers trekker du dem fra.

    Når du trekker billetter, tar du { $later } (færre hvis det er færre igjen) og beholder minst { $later-keep }; de andre { $later-rejected ->
        [box] går ut av spillet, så billettbunken kan ta slutt
       *[bottom] legges under billettbunken
    }. Du kan ha så mange billetter du vil, og de du har beholdt, kan du ikke gi fra deg. Når billettbunken er tom, kan ingen trekke billetter.

rule-countries = Land
text-countries =
    { countries-routes } Hver ender på sitt eget stopp; { $joined ->
        [yes] stoppene i et land henger sammen, så en rute kan gå gjennom landet.
       *[no] stoppene i et land henger ikke sammen, så ingen rute går gjennom et land.
    } To linjer til samme land er ingen dobbel linje.

    { $country-tickets ->
        [0] {""}
       *[other]
        Det er { $country-tickets } billetter som går fra en by eller et land til ett av flere land, hvert med sine poeng. Du når et land på hvilket som helst av stoppene. Du legger til det høyeste tallet blant landene du når; hvis du ikke når noen, trekker du fra det laveste. Det teller som én billett.

        » For eksempel en billett med 5, 14 og 11: den som når landene for 5 og 11, får 11; den som ikke når noen, taper 5.
    }
countries-routes = { $borders } linjer fører over grensen.

rule-tours = Rundreiser
text-tours =
    En rundreise angir mer enn to byer og har tre tall.

    • Du legger til det første hvis en sammenhengende rute på dine linjer går innom byene i den rekkefølgen de står på billetten. { $tour-order ->
        [simple-path] Andre byer kan ligge imellom, men ruten går ikke innom noen by to ganger.
        [walk] Andre byer kan ligge imellom, og ruten kan bruke linjer flere ganger.
       *[trail] Andre byer kan ligge imellom, men ruten bruker hver linje én gang.
    }
    • Du legger til det andre hvis alle byene henger sammen, men ikke i den rekkefølgen.
    • Ellers trekker du fra det tredje.

rule-stations = Stasjoner
text-stations =
    Du kan bruke turen til å bygge en stasjon i en hvilken som helst by som ikke har noen; linjene dine trenger ikke å nå dit. Den første koster ett kort, den andre to kort i én farge, og så videre; du kan erstatte dem med { wilds }. Du bygger høyst én i en tur og { $stations } i spillet.

    Til slutt lar hver stasjon deg bruke én linje som en annen spiller har inn til byen, den samme for alle billettene dine. Det beste valget gjøres for deg{ $station-choice ->
        [no] {""}
       *[yes] , med mindre det er valgt at eierne bestemmer selv, da bordet ble satt opp
    }. Lånte linjer kan henge sammen med hverandre, men de teller ikke for den lengste ruten.

    { unbuilt-stations }
unbuilt-stations = { $unbuilt-means ->
    [gain] Hver stasjon du ikke har bygd, gir { $unbuilt } poeng.
    [loss] Hver stasjon du ikke har bygd, koster { $unbuilt } poeng.
   *[nothing] {""}
}

rule-ports = Havner
text-ports =
    Du kan bruke turen til å bygge en havn i en havneby, merket blått, hvis du eier en linje dit og det ikke står noen havn der. Den koster to togvognkort og to skipskort, alle i én farge og alle med havnesymbolet; du kan erstatte dem med { wilds }. Alle har { $ports } havner.

    Til slutt gir en havn { $port-points } poeng for { $port-tickets } fullførte billetter med byen, og ikke mer for flere; rundreiser teller med. Hvis du har havner i flere byer på samme billett, teller billetten for alle sammen. En havn uten en slik billett gir ingenting. { unbuilt-ports }

    » For eksempel en havn for { wild }, ett gult skip og to gule togvogner, alle fargekortene med anker.
unbuilt-ports = { $unbuilt-means ->
    [gain] Hver havn du ikke har bygd, gir { $unbuilt } poeng.
    [loss] Hver havn du ikke har bygd, koster { $unbuilt } poeng.
   *[nothing] {""}
}

rule-exchange = Å bytte brikker
text-exchange =
    Du kan bruke turen til å bytte noen av togvognene dine mot like mange skip fra esken din, eller skip mot togvogner. Hver brikke koster ett poeng med en gang. Du kan gjøre det igjen i en senere tur.

    { example-exchange }
example-exchange = {""}

rule-secrets = Hva de andre vet
text-secrets =
    Billettene dine og kortene på hånden er hemmelige, og det samme er kortene du trekker fra bunken. Alle kan vite hvor mange kort, billetter og brikker du har, poengene dine, hvor mange kort bunkene har igjen, og alt som er på brettet. Til slutt vises alle billettene.

rule-points = Poeng for linjer
text-points =
    { $rising ->
        [no] En linje gir poeng etter lengden.
       *[yes] Jo lengre en linje er, desto mer er hvert felt verdt.
    } Hvor mange kort du betalte, spiller ingen rolle.

rule-end = Slutten
text-end =
    Når noen har { $end-pieces } { $ships ->
        [0] togvogner eller færre
       *[other] brikker eller færre, togvogner og skip til sammen,
    } ved slutten av sin egen tur, får alle { $end-turns } { $end-turns ->
        [one] tur
       *[other] turer
    } til, og den spilleren har den aller siste. Kommer andre under grensen senere, blir det ikke flere turer. Så vises alle billettene, og poengene regnes ut.

rule-bonus-longest = Lengste sammenhengende rute
text-bonus-longest =
    { $longest } poeng går til spilleren med den lengste sammenhengende ruten på egne linjer. Ruten kan gå i løkke og innom en by flere ganger, men den bruker hver linje én gang. Alle som står likt, får de { $longest } poengene.

    » For eksempel med linjene A – B på 3, B – C på 2, C – A på 4 og A – D på 5 felter har ruten D – A – B – C – A 14.

rule-bonus-tickets = Flest billetter
text-bonus-tickets =
    { $most-tickets } poeng går til den som har fullført flest billetter; alle som står likt, får dem, med mindre ingen har fullført noen.{ $longest ->
        [0] {" "}Det er ingen bonus for den lengste ruten.
       *[other] {""}
    }

rule-bonus-built = { $ports ->
    [0] Flest stasjoner
   *[other] Flest havner
}
text-bonus-built =
    { $most-built } poeng går til den som har bygd flest { $ports ->
        [0] stasjoner
       *[other] havner
    }; alle som står likt, får dem, med mindre ingen har bygd noen.

rule-bonus-none = Ingen bonuser
text-bonus-none =
    Det er ingen bonus for den lengste ruten eller for flest billetter.

rule-scoring = Poengberegning
text-scoring =
    Summen din består av

    • poeng for linjer{ $exchange ->
        [no] {""}
       *[yes] , minus det bytter kostet
    }
    • poeng for fullførte billetter minus poeng for dem som ikke er fullført
    • { $extras }

    { example-scoring }
example-scoring = {""}

rule-ties = Poenglikhet
text-ties = { $tie-breaks ->
    [0] Spillere som står likt, deler seieren.
    [1] Hvis flere står likt, vinner den som har { $ties }; er også det likt, deler de seieren.
   *[other]
    Hvis flere står likt, vinner den som har

    • { $ties }

    Den første forskjellen avgjør; er det ingen, deler de seieren.
}
tie-more-tickets = fullført flest billetter
tie-fewer-stations = bygd færrest stasjoner
tie-longest-bonus = poengene for den lengste ruten
tie-longer-path = lengst rute

# The card with all of it in short. A part without a line here is not on the card.
brief-draw = To kort, åpne eller fra bunken{ $decks ->
    [1] {""}
   *[other] {" "}du velger
}.
brief-wild-draw = { $wild-ends ->
    [no] Du trekker dem som alle andre kort.
   *[yes] Tatt åpent er det det eneste kortet i turen.
}
brief-sweep = { $reset ->
    [0] De blir liggende.
   *[other] Hele raden legges bort, og nye kort snus.
}
brief-wild-pay = { $wild-everywhere ->
    [yes] For alle farger, på alle linjer.
   *[no] For alle farger, bare { $wild-places }.
}
brief-double = { $closed ->
    [0] Ingen kan ta begge sporene.
   *[other] Ingen kan ta begge sporene; med færre enn { $both } spillere brukes bare ett.
}
brief-ferry = For hvert tegn { wild }{ $ferry-swap ->
    [0] {""}
   *[other] ; { $ferry-swap } valgfrie kort kan stå for { wild }
}.
brief-any-cards = { $any-cards } valgfrie kort kan stå for ett.
brief-tunnel = Tre kort snus: du betaler ett til for hvert i fargen din og for { $wild ->
    [joker] hver joker
   *[loco] hvert lokomotiv
}.
brief-sea = Togvognkort på skinner, skipskort til sjøs.
brief-pairs = Hvert felt koster et par i én farge.
brief-tickets = Trekk { $later }, behold minst { $later-keep }. En billett du ikke fullfører, koster poengene sine.
brief-stations = Den første koster ett kort, den andre to i én farge, og så videre. Hver bruker en linje som en annen spiller har. { unbuilt-stations }
brief-ports = To togvognkort og to skipskort i én farge med havnesymbolet. { $port-points } poeng for { $port-tickets } billetter med byen. { unbuilt-ports }
brief-exchange = Togvogner mot skip eller skip mot togvogner; hver brikke koster ett poeng.
brief-end = Med { $end-pieces } { $ships ->
    [0] togvogner
   *[other] brikker
} eller færre igjen: alle får { $end-turns } { $end-turns ->
    [one] tur
   *[other] turer
} til.
brief-bonus-longest = { $longest } poeng.
brief-bonus-tickets = { $most-tickets } poeng for flest fullførte billetter.
brief-bonus-built = { $most-built } poeng.

## Leksjoner: hvert steg har en tittel og en tekst. Leksjonen i et spill kan erstatte dem og har sine egne.
lesson-goal = Den som har flest poeng til slutt, vinner. En linje gir poeng med en gang du bygger den, billettene gir poeng til slutt. I tillegg:

    • { $extras }
    .title = Målet
lesson-keep = En billett har to byer. Bind dem sammen med dine egne linjer, uansett hvilken vei, så får du poengene på billetten; ellers mister du dem. Av de { $first } billettene du får, beholder du minst { $first-keep }. Billetter som deler en del av ruten, passer godt sammen.
    .title = Velg billetter
lesson-turn = I din tur gjør du nøyaktig én ting:

    • { $moves }
    .title = Turen din
lesson-up = Du trekker to kort. { $market } ligger åpne; et kort du tar, erstattes med en gang. Ta en farge du trenger.
    .title = Ta et kort
lesson-blind = Det andre kortet kan du ta fra toppen av bunken, og ingen ser hva du får. Du kan ha så mange kort du vil på hånden.
    .title = Ta ett til
lesson-claim = Betal med kort i linjens farge, ett for hvert felt, og sett en togvogn på hvert felt. En linje trenger ikke å henge sammen med de andre linjene dine.
    .title = Bygg en linje
lesson-points = Det ga poeng med en gang. Jo lengre linjen er, desto mer er hvert felt verdt. Og av de { $wagons } togvognene du begynte med, er noen brukt: en linje trenger én for hvert felt.
    .title = Poeng og togvogner
lesson-gray = En grå linje betaler du med én valgfri farge. Og her kan et lokomotiv stå for et kort i fargen du trenger.
    .title = Grå linjer
lesson-wild = Et lokomotiv kan stå for hvilken som helst farge, på alle linjer. Men tar du et lokomotiv blant de åpne kortene, er det det eneste kortet du får i denne turen.
    .title = Lokomotiver
lesson-tunnel = Tunneler har prikket omriss. Du legger ut kort som for en vanlig linje. Så snus de tre øverste kortene i bunken: for hvert av dem i fargen din, og for hvert lokomotiv, betaler du ett kort til.
    .title = Bygg en tunnel
lesson-extra = Du betaler tillegget med kort i samme farge eller med lokomotiver. Kan eller vil du ikke betale, tar du kortene tilbake, og turen er over.
    .title = Fjellet koster mer
lesson-ferry = En ferge går over vann. For hvert felt med lokomotivtegn bruker du et lokomotiv, for de andre kort i én farge.
    .title = Ta en ferge
lesson-more = Når billettene dine nesten er fullført og du har { $ships ->
    [0] togvogner
   *[other] brikker
} igjen, gir nye billetter flere poeng. Du trekker { $later } og beholder minst { $later-keep }.
    .title = Trekk flere billetter
lesson-keep-later = Se hvor mange { $ships ->
    [0] togvogner
   *[other] brikker
} hver billett ennå trenger, før du beholder den: du kan ikke levere den tilbake, og en billett du ikke fullfører, koster poeng.
    .title = Behold det du kan nå
lesson-last = Når noen avslutter en tur med { $end-pieces } { $ships ->
    [0] togvogner
   *[other] brikker
} eller færre igjen, får alle { $end-turns ->
    [one] én tur
   *[other] { $end-turns } turer
} til. Dette er din siste: bygg noe som fortsatt gir poeng.
    .title = Siste tur
lesson-scores = Spillet er over, og alle billettene vises: fullførte gir poeng, de andre trekker fra. Så kommer:

    • { $extras }

    Gå gjennom poengene steg for steg for å se hvor dine kommer fra.
    .title = Sluttpoengene
