rule-goal = Målet
    .text =
        Den som har flest poeng når spillet er slutt, vinner. Du får poeng for

        • toglinjene du bygger: med en gang, og flere for lange linjer;
        • billettene, til slutt: for en fullført billett legger du til poengene, for en billett du ikke fullfører, trekker du dem fra;
        • det som er spesielt for dette brettet, til slutt.

        Du begynner på 0 poeng og kan komme under null.
rule-board = Brettet
    .text =
        En toglinje er en rad felter mellom to nabosteder; lengden er antallet felter. Du bygger alltid hele linjen. Fargen viser hvilke kort du betaler med; grå betyr én valgfri farge.
rule-setup-europe = Oppsett
    .text =
        2 til 5 spillere. Alle har 45 togvogner, 3 stasjoner og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter: 6 lange på blå bunn og 40 vanlige. Du får én lang og tre vanlige og beholder i hemmelighet minst to av de fire, lange eller ikke. De du ikke vil ha, går ut av spillet usett, og det gjør også de lange billettene som ingen fikk. Resten av de vanlige er billettbunken.

        I brettspillet begynner den som har vært i flest europeiske land; her blir det trukket lodd.
rule-setup-nordic = Oppsett
    .text =
        2 eller 3 spillere. Alle har 40 togvogner og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter. Du får fem og beholder i hemmelighet minst to; de andre går ut av spillet usett. Resten er billettbunken.

        I brettspillet begynner den mest bereiste spilleren; her blir det trukket lodd.
rule-setup-switzerland = Oppsett
    .text =
        2 eller 3 spillere. Alle har 45 togvogner (40 hvis det er valgt da bordet ble satt opp) og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter: 34 mellom to byer og 12 til land. Du får fem og beholder i hemmelighet minst to; de andre går ut av spillet.

        Sveits bygger på grunnspillet. Det har tunneler, men ingen ferger og ingen stasjoner. Hvem som begynner, blir det trukket lodd om.
rule-setup-world = Oppsett
    .text =
        2 til 5 spillere. Alle får 3 kort fra vognbunken og 7 fra skipsbunken; tre kort fra hver bunke ligger åpne.

        Det er 65 billetter, 8 av dem rundreiser. Du får fem og beholder minst tre; de andre legges under billettbunken.

        Så tar alle i hemmelighet 60 av sine 75 brikker (25 togvogner, 50 skip), altså minst 10 togvogner og minst 35 skip; de 15 andre brikkene blir i esken. Valgene vises samtidig. Hvis noen er nye i spillet, passer 20 togvogner og 40 skip for alle. Du har også 3 havner.

        I brettspillet begynner den mest bereiste spilleren; her blir det trukket lodd.
rule-setup-usa = Oppsett
    .text =
        2 til 5 spillere. Alle har 45 togvogner og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 30 billetter. Du får tre og beholder i hemmelighet minst to; de andre legges under billettbunken. Hvem som begynner, blir det trukket lodd om.
rule-cards = Kortene
    .text =
        Bunken har 110 kort: 12 i hver av åtte farger og 14 lokomotiver. Et lokomotiv er et jokerkort: det har ingen egen farge.
rule-cards-world = Kortene
    .text =
        Vognbunken har 80 kort: 11 i hver av seks farger og 14 jokere. I hver farge har 4 av dem et anker, havnesymbolet. En joker har ingen egen farge.

        Skipsbunken har 60 kort: i hver farge 4 med ett skip, alle med havnesymbolet, og 6 med to skip. Der er det ingen jokere.
rule-turn-europe = Din tur
    .text =
        Spillerne har turen etter tur. Når det er din tur, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • bygger én toglinje,
        • trekker billetter,
        • bygger en stasjon.

        Du kan stå over bare hvis du ikke kan gjøre noe av dette; hvis alle står over etter hverandre, er spillet slutt. Spillet godtar ikke trekk som er i strid med reglene.

        » For eksempel tar du et åpent grønt kort den første turen og trekker et kort til fra bunken. Neste tur spiller du tre grønne kort, setter tre togvogner på en grønn linje med tre felter og får 4 poeng.
rule-turn-three = Din tur
    .text =
        Spillerne har turen etter tur. Når det er din tur, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • bygger én toglinje,
        • trekker billetter.

        Du kan stå over bare hvis du ikke kan gjøre noe av dette; hvis alle står over etter hverandre, er spillet slutt. Spillet godtar ikke trekk som er i strid med reglene.

        » For eksempel tar du et åpent grønt kort den første turen og trekker et kort til fra bunken. Neste tur spiller du tre grønne kort, setter tre togvogner på en grønn linje med tre felter og får 4 poeng.
rule-turn-world = Din tur
    .text =
        Spillerne har turen etter tur. Når det er din tur, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • bygger én linje,
        • trekker billetter,
        • bygger en havn,
        • bytter brikker.

        Du kan stå over bare hvis du ikke kan gjøre noe av dette; hvis alle står over etter hverandre, er spillet slutt. Spillet godtar ikke trekk som er i strid med reglene.

        » For eksempel tar du et åpent grønt togvognkort den første turen og trekker et kort til fra bunken. Neste tur spiller du tre grønne togvognkort, setter tre togvogner på en grønn linje med tre felter og får 4 poeng.
rule-draw = Å trekke kort
    .text =
        Ta to kort, ett om gangen, enten et åpent kort eller et kort fra bunken. Et åpent kort erstattes med en gang, og du kan ta det nye som det andre kortet.

        Du kan ha så mange kort du vil på hånden. Du må ta det andre kortet hvis det finnes et du har lov til å ta.

        Når en bunke er tom, stokkes de brukte kortene til en ny. Hvis også de er borte, kan du fortsatt ta åpne kort; når det ikke er noen, må du gjøre noe annet. En tom plass i raden fylles så snart det finnes kort igjen.
rule-wild-draw = Jokerkort når du trekker
    .text =
        Du kan bare ta et åpent jokerkort som det første kortet, og da er det det eneste kortet i denne turen. Du kan aldri ta det som det andre kortet, ikke engang om det nettopp ble snudd.

        Et jokerkort fra bunken er et kort som alle andre: hvis det var det første, tar du ett til.
rule-wild-draw-free = Lokomotiver når du trekker
    .text =
        Du trekker lokomotiver som alle andre kort. Du kan ta to i samme tur, åpne eller fra bunken.
rule-sweep = Tre åpne jokerkort
    .text =
        Så snart tre jokerkort ligger åpne, legges hele raden i bunken for brukte kort, og nye kort snus, også mellom ditt første og andre kort. Hvis det ikke kan hjelpe, fordi det er for få andre kort igjen, blir raden liggende.
rule-no-sweep = Mange åpne lokomotiver
    .text =
        De blir liggende, uansett hvor mange de er. (Dette kan endres når bordet settes opp.)
rule-two-decks = To bunker
    .text =
        Du kan ta hvert av de to kortene fra raden på seks eller fra en av bunkene. Når du tar et åpent kort, bestemmer du hvilken bunke som fyller plassen, så raden kan bli en hvilken som helst blanding. Når hele raden byttes ut, får den nye tre kort fra hver bunke.

        Hver bunke fornyes med de brukte kortene av sitt eget slag.
rule-claim = Å bygge en linje (gjøre krav på den)
    .text =
        Spill like mange kort i linjens farge som den har felter, og sett en av brikkene dine på hvert felt. Til en grå linje velger du fargen selv, men bare én. Kortene legges i bunken for brukte kort; poengene får du med en gang.

        • Du kan bygge alle ledige linjer; de trenger ikke henge sammen med de andre du har.
        • Du betaler en linje i én tur, og i én tur bygger du bare én linje.
        • Du trenger en brikke til hvert felt. Med for få kan du ikke bygge linjen, ikke engang i siste runde.
        • Du velger kortene, og ingen av dem kan være overflødig.

        » For eksempel koster en grå linje med to felter to røde kort eller to gule, men ikke ett rødt og ett gult.
rule-wild-pay = Å betale med jokerkort
    .text =
        Et jokerkort står for ett kort i en hvilken som helst farge, på alle linjer. Du kan til og med betale bare med jokerkort.

        » For eksempel en linje med tre felter: tre kort i fargen, eller to og et jokerkort, eller ett og to jokerkort, eller tre jokerkort. En grå linje med to felter: to røde kort, eller ett gult og et jokerkort, eller to jokerkort.
rule-wild-pay-nordic = Å betale med lokomotiver
    .text =
        Lokomotiver teller som alle farger i tunneler og på ferger. Du kan ikke bruke dem på andre linjer, heller ikke på grå; det eneste unntaket er linjen Murmansk – Lieksa.
rule-wild-pay-switzerland = Å betale med lokomotiver
    .text =
        Lokomotiver teller som alle farger i tunneler. Du kan ikke bruke dem på andre linjer, heller ikke på grå eller på dem som går til land.
rule-double-four = Doble toglinjer
    .text =
        To linjer side om side mellom de samme stedene er en dobbel toglinje. Linjer som bare går side om side et stykke av veien, er det ikke. Ingen spiller kan ta begge sporene.

        • Med to eller tre spillere er det andre sporet stengt for alle så snart det første er bygd.
        • Med fire eller fem spillere brukes begge, av forskjellige spillere.
rule-double-three = Doble toglinjer
    .text =
        To linjer mellom de samme stedene er en dobbel toglinje, selv om de er av ulik lengde eller slag. Linjer som bare går side om side et stykke av veien, er det ikke. Ingen spiller kan ta begge sporene.

        • Med to spillere er det andre sporet stengt for begge så snart det første er bygd.
        • Med tre spillere brukes begge, av forskjellige spillere.
rule-ferry = Ferger
    .text =
        En ferge er en grå linje med et lokomotiv på minst ett av feltene. Du må betale hvert slikt felt med et lokomotiv; de andre betaler du med kort i én farge eller med flere lokomotiver.

        » For eksempel har Smyrna – Palermo seks felter og to lokomotiver: fire kort i én farge og to lokomotiver, eller tre og tre, men ikke fem og ett.
rule-ferry-nordic = Ferger
    .text =
        Du må betale hvert lokomotiv som er tegnet på en ferge, med et lokomotiv, og de andre feltene med kort i fergens farge (grå: én valgfri farge) eller med flere lokomotiver.

        Tre valgfrie kort, i hvilke farger som helst, kan stå for ett lokomotiv, også for et som erstatter et fargekort. Dette gjelder bare på ferger.

        » For eksempel har Stavanger – Kristiansand tre oransje felter og ett lokomotiv: to oransje kort og et lokomotiv, eller ett og to, eller tre lokomotiver, eller to oransje kort og tre valgfrie andre.
rule-murmansk = Murmansk – Lieksa
    .text =
        Denne grå linjen har ni felter og gir 27 poeng. Her kan fire valgfrie kort, også lokomotiver, stå for ett kort i settet, så ofte du vil. Andre steder går ikke det, og her teller et lokomotiv bare innenfor slike fire.

        » For eksempel ni grønne kort; eller åtte grønne og fire andre; eller sju grønne og åtte andre.
rule-tunnel = Tunneler
    .text =
        En tunnel kan koste mer enn den har felter:

        • Legg ut kortene som for en vanlig linje; lokomotiver er tillatt.
        • De tre øverste kortene i bunken snus.
        • For hvert av dem i fargen du la ut, og for hvert lokomotiv betaler du ett kort til: i den fargen eller et lokomotiv.
        • Hvis du bare la ut lokomotiver, teller bare lokomotiver, og du betaler med lokomotiver.

        Når du betaler, er tunnelen din; brikker og poeng følger feltene. Hvis du ikke kan eller vil betale, tar du tilbake kortene du la ut, og turen er over. Er det ikke noe ekstra å betale, er tunnelen din. Du kan prøve uten et eneste kort i reserve.

        Kortene som ble snudd, legges i bunken for brukte kort. Hvis det er færre enn tre igjen, snus bare de; hvis det ikke er noen, koster tunnelen ikke mer.

        » For eksempel legger du ut to grønne kort, og et grønt kort, et lokomotiv og et rødt kort blir snudd: du betaler to til, grønne eller lokomotiver.

        I Norden: Den norske regelboken sier også at et trukket lokomotiv må møtes med et lokomotiv; eksempel 5 i samme bok sier noe annet, og det følger vi (Q-04).
rule-sea = Skinner og sjø
    .text =
        Firkantede felter er jernbane: der setter du togvogner, og du betaler med togvognkort. Felter med avrundede ender er sjø: der setter du skip, og du betaler med skipskort. Alle kortene er i én farge; jokere kan brukes på begge slags linjer. Togvogner og skip deler aldri en linje.

        Et kort med to skip dekker to felter på en sjølinje. Hvis bare ett er igjen å dekke, går det andre skipet tapt; du kan ikke legge til et kort som ikke trengs.

        » For eksempel en sjølinje med fem felter: to doble skip og et enkelt, eller tre doble. En med fire: to doble, eller ett og to jokere.
rule-pairs = Dobbelsymbol
    .text =
        Et felt med tegnet for to kort koster et par togvognkort i én farge. Hvert felt kan ha sin egen farge, og jokere kan fullføre eller danne et par. Togvogner og poeng følger antallet felter.

        » For eksempel to slike felter: to røde og to gule kort, eller fire røde, eller tre røde og en joker.
rule-edge = Verden er rund
    .text =
        En linje som forlater brettet på den ene kanten, kommer tilbake på den andre: det er én linje til byen pilen viser til.
rule-tickets = Billetter
    .text =
        En billett angir to byer. Du fullfører den hvis dine egne linjer binder dem sammen til slutt, uansett hvor de går. Da legger du til poengene, ellers trekker du dem fra.

        Når du trekker billetter, tar du tre (færre hvis det er færre igjen) og beholder minst én; de andre legges under billettbunken. Du kan ha så mange billetter du vil, og de du har beholdt, kan du ikke gi fra deg. Når billettbunken er tom, kan ingen trekke billetter.
rule-tickets-box = Billetter
    .text =
        En billett angir to steder. Du fullfører den hvis dine egne linjer binder dem sammen til slutt, uansett hvor de går. Da legger du til poengene, ellers trekker du dem fra.

        Når du trekker billetter, tar du tre (færre hvis det er færre igjen) og beholder minst én; de andre går ut av spillet, så billettbunken kan ta slutt. Da kan ingen trekke billetter. Du kan ha så mange billetter du vil, og de du har beholdt, kan du ikke gi fra deg.
rule-tickets-world = Billetter
    .text =
        En billett angir to byer. Du fullfører den hvis dine egne linjer binder dem sammen til slutt, uansett hvor de går, på skinner og sjø. Da legger du til poengene, ellers trekker du dem fra.

        Når du trekker billetter, tar du fire (færre hvis det er færre igjen) og beholder minst én; de andre legges under billettbunken. Du kan ha så mange billetter du vil, og de du har beholdt, kan du ikke gi fra deg. Når billettbunken er tom, kan ingen trekke billetter.
rule-countries = Land
    .text =
        Sytten linjer fører over grensen: tre til Østerrike, fire til Frankrike, fem til Italia og fem til Tyskland. Hver ender på sitt eget stopp; stoppene i et land henger ikke sammen, så ingen rute går gjennom et land. To linjer til samme land er ingen dobbel linje.

        Tolv billetter går fra en by eller et land til ett av flere land, hvert med sine poeng. Du når et land på hvilket som helst av stoppene. Du legger til det høyeste tallet blant landene du når; hvis du ikke når noen, trekker du fra det laveste. Det teller som én billett.

        » For eksempel en billett med 5, 14 og 11: den som når landene for 5 og 11, får 11; den som ikke når noen, taper 5.
rule-tours = Rundreiser
    .text =
        En rundreise angir mer enn to byer og har tre tall.

        • Du legger til det første hvis en sammenhengende rute på dine linjer går innom byene i den rekkefølgen de står på billetten. Andre byer kan ligge imellom, men ruten bruker hver linje én gang.
        • Du legger til det andre hvis alle byene henger sammen, men ikke i den rekkefølgen.
        • Ellers trekker du fra det tredje.
rule-stations = Stasjoner
    .text =
        Du kan bruke turen til å bygge en stasjon i en hvilken som helst by som ikke har noen; linjene dine trenger ikke å nå dit. Den første koster ett kort, den andre to kort i én farge, den tredje tre kort i én farge; du kan erstatte dem med lokomotiver. Du bygger høyst én i en tur og tre i spillet.

        Til slutt lar hver stasjon deg bruke én linje som en annen spiller har inn til byen, den samme for alle billettene dine. Det beste valget gjøres for deg, med mindre det er valgt at eierne bestemmer selv, da bordet ble satt opp. Lånte linjer kan henge sammen med hverandre, men de teller ikke for den lengste ruten.

        Hver stasjon du ikke har bygd, gir 4 poeng.
rule-ports = Havner
    .text =
        Du kan bruke turen til å bygge en havn i en havneby, merket blått, hvis du eier en linje dit og det ikke står noen havn der. Den koster to togvognkort og to skipskort, alle i én farge og alle med havnesymbolet; du kan erstatte dem med jokere. Alle har tre havner.

        Til slutt gir en havn 20 poeng hvis du har fullført én billett med byen, 30 for to, 40 for tre eller flere; rundreiser teller med. Har du havner i flere byer på samme billett, teller billetten for alle sammen. En havn uten en slik billett gir ingenting. Hver havn du ikke har bygd, koster 4 poeng.

        » For eksempel en havn for en joker, ett gult skip og to gule togvogner, alle unntatt jokeren med anker.
rule-exchange = Å bytte brikker
    .text =
        Du kan bruke turen til å bytte noen av togvognene dine mot like mange skip fra esken din, eller skip mot togvogner. Hver brikke koster ett poeng med en gang. Du kan gjøre det igjen i en senere tur.

        » For eksempel har du 20 togvogner, 40 skip og 5 togvogner i esken. Du gir fra deg to skip og tar to togvogner: da har du 22 togvogner og 38 skip, og du taper 2 poeng. Seks skip kan du ikke bytte, for det er bare 5 togvogner i esken.
rule-secrets = Hva de andre vet
    .text =
        Billettene dine og kortene på hånden er hemmelige, og det samme er kortene du trekker fra bunken. Alle kan vite hvor mange kort, billetter og brikker du har, poengene dine, hvor mange kort bunkene har igjen, og alt som er på brettet. Til slutt vises alle billettene.
rule-points = Poeng for linjer
    .text =
        Jo lengre en linje er, desto mer er hvert felt verdt. Hvor mange kort du betalte, spiller ingen rolle.
rule-end = Slutten
    .text =
        Når noen har to togvogner eller færre ved slutten av sin egen tur, får alle én tur til, og den spilleren har den aller siste. Kommer andre under grensen senere, blir det ikke flere turer. Så vises alle billettene, og poengene regnes ut.
rule-end-world = Slutten
    .text =
        Når noen har seks brikker eller færre, togvogner og skip til sammen, får alle to turer til, og den spilleren har den aller siste. Kommer andre under grensen senere, blir det ikke flere turer. Så vises alle billettene, og poengene regnes ut.
rule-bonus-longest = Lengste sammenhengende rute
    .text =
        10 poeng går til spilleren med den lengste sammenhengende ruten på egne linjer; i Europa er det Europaekspressen. Ruten kan gå i løkke og innom en by flere ganger, men den bruker hver linje én gang. Alle som står likt, får de 10 poengene.

        » For eksempel med linjene A – B på 3, B – C på 2, C – A på 4 og A – D på 5 felter har ruten D – A – B – C – A 14.
rule-bonus-globetrotter = Globetrotter
    .text =
        10 poeng går til den som har fullført flest billetter; alle som står likt, får dem, med mindre ingen har fullført noen. Det er ingen bonus for den lengste ruten.
rule-bonus-none = Ingen bonuser
    .text =
        Det er ingen bonus for den lengste ruten eller for flest billetter.
rule-scoring-europe = Poengberegning
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 4 for hver stasjon som ikke er bygd; pluss 10 for den lengste ruten.

        » For eksempel linjer 80; billetter 21, 8 og −5; to stasjoner igjen 8; lengste rute 10: til sammen 122.
rule-scoring-nordic = Poengberegning
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for flest fullførte billetter.

        » For eksempel linjer 70; fullførte billetter 10, 9 og 24; en ikke fullført −7; Globetrotter 10: til sammen 116.
rule-scoring-switzerland = Poengberegning
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for den lengste ruten.

        » For eksempel linjer 60; en bybillett 13; en landbillett 11 og en som ikke ble fullført −3; lengste rute 10: til sammen 91.
rule-scoring-world = Poengberegning
    .text =
        Poeng for linjer, minus det bytter kostet; pluss fullførte og minus ikke fullførte billetter; pluss 20, 30 eller 40 for hver havn; minus 4 for hver havn som ikke er bygd.

        » For eksempel linjer 90; billetter 17, 13, 8, en rundreise 6 og −10; havner 30 og 30; én havn igjen −4: til sammen 180.
rule-scoring-usa = Poengberegning
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for den lengste ruten.
rule-ties-europe = Poenglikhet
    .text =
        Står flere likt, vinner den som har fullført flest billetter, deretter den som har bygd færrest stasjoner, deretter den som har den lengste ruten. Ellers deler de seieren.
rule-ties-nordic = Poenglikhet
    .text =
        Står flere likt, vinner den som har fullført flest billetter, deretter den som har lengst rute. Ellers deler de seieren.
rule-ties-switzerland = Poenglikhet
    .text =
        Står flere likt, vinner den som har fullført flest billetter, deretter den som har den lengste ruten. Ellers deler de seieren.
rule-ties-world = Poenglikhet
    .text =
        Spillere som står likt, deler seieren.
differs-europe =
    • Med en stasjon bruker du én linje som tilhører en annen spiller.
    • Tunneler kan koste mer; ferger krever lokomotiver.
    • Alle får én lang billett ved start.
    • Tar du et åpent lokomotiv, får du ikke ta et kort til. Lokomotiver kan brukes på alle linjer.
    • 10 poeng for den lengste ruten, 4 for hver stasjon som ikke er bygd.
differs-nordic =
    • To eller tre spillere, 40 togvogner.
    • Lokomotiver kan bare brukes i tunneler og på ferger, men trekkes fritt.
    • Tre valgfrie kort erstatter et lokomotiv på en ferge.
    • Murmansk – Lieksa: ni felter, fire kort for ett.
    • 10 poeng for flest billetter, ingenting for den lengste ruten; billetter du ikke vil ha, går ut av spillet.
differs-switzerland =
    • To eller tre spillere.
    • På billetter til land teller det beste landet du når.
    • Lokomotiver kan bare brukes i tunneler, men trekkes fritt.
    • Ingen rute går gjennom et land.
    • Billetter du ikke vil ha, går ut av spillet; 10 poeng for den lengste ruten.
differs-world =
    • Togvogner og skip, to bunker, seks åpne kort.
    • Du velger flåten selv og kan bytte brikker senere.
    • Doble skip, dobbelsymboler og linjer rundt kanten.
    • Rundreiser, og havner i byene på billettene dine.
    • To siste turer, ingen bonuser; havner som ikke er bygd, koster poeng.
differs-usa =
    • Grunnspillet: ingen tunneler, ferger eller stasjoner.
    • Tar du et åpent lokomotiv, får du ikke ta et kort til. Lokomotiver kan brukes på alle linjer.
    • 10 poeng for den lengste ruten.
rules-spaces = Felter
rules-points = Poeng
rules-contents = Innhold
rules-legend = Tegnene på brettet
legend-color = en farge: kort i denne fargen
legend-gray = grå: én valgfri farge
legend-tunnel = tunnel: kan koste flere kort
legend-ferry = ferge: et lokomotiv for hvert tegn
legend-sea = sjø: skip og skipskort
legend-pair = et par kort for hvert felt
