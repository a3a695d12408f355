rule-goal = Målet
    .text =
        Den som har flest poeng når spillet er slutt, vinner. Poeng får du for

        • toglinjene du gjør krav på, med en gang, mer for lange;
        • billettene: hver billett som linjene dine binder sammen, legger til tallet sitt, hver annen trekker det fra;
        • det som er spesielt for dette brettet, til slutt.

        Du begynner på 0 og kan komme under.
rule-board = Brettet
    .text =
        En toglinje er en rad felter mellom to nabosteder; lengden er antallet felter. Den tas alltid i sin helhet. Fargen viser hvilke kort den betales med; grå betyr én valgfri farge.
rule-setup-europe = Oppsett
    .text =
        2 til 5 spillere. Alle har 45 togvogner, 3 stasjoner og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter: 6 lange på blå bunn og 40 vanlige. Du får én lang og tre vanlige og beholder i hemmelighet minst to av de fire, lange eller ikke. De du ikke vil ha, går ut av spillet usett, og det gjør også de lange billettene som ingen fikk. Resten av de vanlige er billettbunken.

        Ved et bord med esken begynner den som har vært i flest europeiske land; her blir det trukket lodd.
rule-setup-nordic = Oppsett
    .text =
        2 eller 3 spillere. Alle har 40 togvogner og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter. Du får fem og beholder i hemmelighet minst to; de andre går ut av spillet usett. Resten er billettbunken.

        Ved et bord med esken begynner den mest erfarne reisende; her blir det trukket lodd.
rule-setup-switzerland = Oppsett
    .text =
        2 eller 3 spillere. Alle har 45 togvogner (40 hvis bordet velger det) og 4 kort på hånden; fem kort til ligger åpne ved siden av bunken.

        Det er 46 billetter: 34 mellom to byer og 12 som nevner land. Du får fem og beholder i hemmelighet minst to; de andre går ut av spillet.

        Sveits bygger på grunnspillet. Det har tunneler, men ingen ferger og ingen stasjoner. Hvem som begynner, blir det trukket lodd om.
rule-setup-world = Oppsett
    .text =
        2 til 5 spillere. Alle får 3 kort fra vognbunken og 7 fra skipsbunken; tre kort fra hver bunke ligger åpne.

        Det er 65 billetter, 8 av dem rundreiser. Du får fem og beholder minst tre; de andre legges under billettbunken.

        Så tar alle i hemmelighet 60 av sine 25 togvogner og 50 skip, altså minst 10 togvogner og minst 35 skip; de 15 andre brikkene blir i esken. Valgene vises samtidig. Er noen nye, passer 20 togvogner og 40 skip for alle. Du har også 3 havner.

        Ved et bord med esken begynner den mest erfarne reisende; her blir det trukket lodd.
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
        Turen går rundt bordet. Når den er din, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • gjør krav på én toglinje,
        • trekker billetter,
        • bygger en stasjon.

        Du står over bare når ingenting av dette er mulig; står alle over etter hverandre, er spillet slutt. Det reglene ikke tillater, blir avvist og endrer ingenting.
rule-turn-three = Din tur
    .text =
        Turen går rundt bordet. Når den er din, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • gjør krav på én toglinje,
        • trekker billetter.

        Du står over bare når ingenting av dette er mulig; står alle over etter hverandre, er spillet slutt. Det reglene ikke tillater, blir avvist og endrer ingenting.
rule-turn-world = Din tur
    .text =
        Turen går rundt bordet. Når den er din, gjør du nøyaktig én av disse tingene:

        • trekker kort,
        • gjør krav på én linje,
        • trekker billetter,
        • bygger en havn,
        • bytter brikker.

        Du står over bare når ingenting av dette er mulig; står alle over etter hverandre, er spillet slutt. Det reglene ikke tillater, blir avvist og endrer ingenting.
rule-draw = Å trekke kort
    .text =
        Ta to kort, ett om gangen, hvert av dem åpent eller skjult fra en bunke. Et åpent kort erstattes med en gang, og det nye er allerede blant dem du velger det andre fra.

        Det du har trukket, blir på hånden, som kan ha så mange kort det skal være. Det andre kortet må du ta hvis det finnes et du har lov til å ta.

        Når en bunke er tom, stokkes de brukte kortene til en ny. Er også de borte, kan du fortsatt ta åpne kort; ligger det ingen der, må du gjøre noe annet. En tom plass i raden fylles så snart det finnes kort igjen.
rule-wild-draw = Jokerkort når du trekker
    .text =
        Et åpent jokerkort kan bare tas som det første kortet, og da er det det eneste i denne turen. Det kan aldri være det andre kortet, ikke engang om det nettopp ble snudd.

        Et jokerkort trukket skjult er et kort som alle andre: var det det første, tar du ett til.
rule-wild-draw-free = Lokomotiver når du trekker
    .text =
        Lokomotiver trekkes som alle andre kort. To i samme tur, åpne eller skjulte, er i orden.
rule-sweep = Tre åpne jokerkort
    .text =
        Så snart tre jokerkort ligger åpne, kastes hele raden og legges på nytt, også mellom ditt første og andre kort. Kan det ikke hjelpe, fordi det er for få andre kort igjen, blir raden liggende.
rule-no-sweep = Mange åpne lokomotiver
    .text =
        De blir liggende, uansett hvor mange de er. (Et bord kan velge noe annet når det settes opp.)
rule-two-decks = To bunker
    .text =
        Hvert av de to kortene dine kan komme fra raden på seks eller skjult fra en av bunkene. Den som tar et åpent kort, bestemmer hvilken bunke som erstatter det, så raden kan bli en hvilken som helst blanding. En rad som kastes, legges på nytt med tre kort fra hver bunke.

        Hver bunke fornyes med de brukte kortene av sitt eget slag.
rule-claim = Å gjøre krav på en linje
    .text =
        Spill like mange kort i linjens farge som den har felter, og sett en av brikkene dine på hvert felt. Til en grå linje velger du fargen selv, men bare én. Kortene kastes; poengene får du med en gang.

        • Alle ledige linjer kan tas; de trenger ikke henge sammen med dine andre.
        • En linje betales i én tur, og i én tur tas bare én linje.
        • Du trenger en brikke til hvert felt. Har du for få, kan du ikke ta den, ikke engang i siste runde.
        • Du velger kortene, og ingen av dem kan være overflødig.

        » For eksempel koster en grå linje på to felter to røde kort eller to gule, men ikke ett av hvert.
rule-wild-pay = Å betale med jokerkort
    .text =
        Et jokerkort står for ett kort i en hvilken som helst farge, på alle linjer. Du kan til og med betale bare med jokerkort.

        » For eksempel en linje på tre felter: tre kort i fargen, eller to og et jokerkort, eller ett og to jokerkort, eller tre jokerkort.
rule-wild-pay-nordic = Å betale med lokomotiver
    .text =
        Lokomotiver teller som alle farger i tunneler og på ferger. På alle andre linjer, også grå, gjelder de ikke; det eneste unntaket er linjen Murmansk – Lieksa.
rule-wild-pay-switzerland = Å betale med lokomotiver
    .text =
        Lokomotiver teller som alle farger i tunneler. På alle andre linjer, også grå og de som går til land, gjelder de ikke.
rule-double-four = Doble toglinjer
    .text =
        To linjer side om side mellom de samme stedene er en dobbel toglinje. En spiller eier aldri begge sporene.

        • Med to eller tre spillere er det andre sporet stengt for alle så snart det første er tatt.
        • Med fire eller fem spillere brukes begge, av forskjellige spillere.
rule-double-three = Doble toglinjer
    .text =
        To linjer mellom de samme stedene er en dobbel toglinje, selv om de er av ulik lengde eller slag. En spiller eier aldri begge sporene.

        • Med to spillere er det andre sporet stengt for begge så snart det første er tatt.
        • Med tre spillere brukes begge, av forskjellige spillere.
rule-ferry = Ferger
    .text =
        En ferge er en grå linje med et lokomotiv på minst ett av feltene. Hvert slikt felt må betales med et lokomotiv; de andre med kort i én farge eller flere lokomotiver.

        » For eksempel har Smyrna – Palermo seks felter og to lokomotiver: fire kort i én farge og to lokomotiver, eller tre og tre, men ikke fem og ett.
rule-ferry-nordic = Ferger
    .text =
        Hvert lokomotiv som er tegnet på en ferge, må betales med et lokomotiv, de andre feltene med kort i fergens farge (grå: én valgfri farge) eller med flere lokomotiver.

        Tre valgfrie kort, i hvilke farger som helst, kan stå for ett lokomotiv, også for et som erstatter et fargekort. Dette gjelder bare på ferger.

        » For eksempel har Stavanger – Kristiansand tre oransje felter og ett lokomotiv: to oransje kort og et lokomotiv, eller ett og to, eller tre lokomotiver, eller to oransje kort og tre valgfrie andre.
rule-murmansk = Murmansk – Lieksa
    .text =
        Denne grå linjen har ni felter og gir 27 poeng. Her kan fire valgfrie kort, også lokomotiver, stå for ett kort i settet, så ofte du vil. Andre steder går ikke det, og her teller et lokomotiv bare innenfor slike fire.

        » For eksempel ni grønne kort; eller åtte grønne og fire andre; eller sju grønne og åtte andre.
rule-tunnel = Tunneler
    .text =
        En tunnel kan koste mer enn den har felter:

        • Legg kortene som for en vanlig linje; lokomotiver er tillatt.
        • De tre øverste kortene i bunken snus.
        • Hvert av dem i fargen du la, og hvert lokomotiv, koster ett kort til: i den fargen eller et lokomotiv.
        • La du bare lokomotiver, teller bare lokomotiver, og du svarer med lokomotiver.

        Betal, og tunnelen er din: brikker og poeng følger feltene. Kan eller vil du ikke betale, tar du tilbake det du la, og turen er over. Er det ikke mer å betale, står kravet ved lag. Du kan prøve uten et eneste kort i reserve.

        Kortene som ble snudd, kastes. Er det færre enn tre igjen, snus bare de; er det ingen, koster tunnelen ikke mer.

        » For eksempel legger du to grønne kort, og et grønt kort, et lokomotiv og et rødt kort blir snudd: du betaler to til, grønne eller lokomotiver.
rule-sea = Skinner og sjø
    .text =
        Firkantede felter er jernbane: der står togvogner, og de betales med togvognkort. Runde felter er sjø: der står skip, og de betales med skipskort. Alle kortene er i én farge; jokere passer til begge. Togvogner og skip deler aldri en linje.

        Et kort med to skip dekker to felter på en sjølinje. Er bare ett igjen å dekke, går det andre skipet tapt; et kort for mye godtas ikke.

        » For eksempel en sjølinje på fem: to doble skip og et enkelt, eller tre doble. En på fire: to doble, eller ett og to jokere.
rule-pairs = Dobbelsymbol
    .text =
        Et felt med tegnet for to kort koster et par togvognkort i én farge. Hvert felt kan ha sin egen farge, og jokere kan fullføre eller danne et par. Togvogner og poeng følger antallet felter.

        » For eksempel to slike felter: to røde og to gule kort, eller fire røde, eller tre røde og en joker.
rule-edge = Verden er rund
    .text =
        En linje som forlater brettet på den ene kanten, kommer tilbake på den andre: det er én linje til byen som pilen nevner.
rule-tickets = Billetter
    .text =
        En billett nevner to byer. Den er fullført hvis dine egne linjer binder dem sammen til slutt, uansett vei. Da legges tallet til, ellers trekkes det fra.

        Når du trekker billetter, tar du tre (færre hvis det er færre igjen) og beholder minst én; de andre legges under billettbunken. Du kan ha så mange billetter du vil, og de du beholder, har du til slutten. Når billettbunken er tom, kan ingen trekkes.
rule-tickets-box = Billetter
    .text =
        En billett nevner to steder. Den er fullført hvis dine egne linjer binder dem sammen til slutt, uansett vei. Da legges tallet til, ellers trekkes det fra.

        Når du trekker billetter, tar du tre (færre hvis det er færre igjen) og beholder minst én; de andre går ut av spillet, så billettbunken kan ta slutt. Da kan ingen trekkes. Du kan ha så mange billetter du vil, og de du beholder, har du til slutten.
rule-tickets-world = Billetter
    .text =
        En billett nevner to byer. Den er fullført hvis dine egne linjer binder dem sammen til slutt, uansett vei, på skinner og sjø. Da legges tallet til, ellers trekkes det fra.

        Når du trekker billetter, tar du fire (færre hvis det er færre igjen) og beholder minst én; de andre legges under billettbunken. Du kan ha så mange billetter du vil, og de du beholder, har du til slutten. Når billettbunken er tom, kan ingen trekkes.
rule-countries = Land
    .text =
        Sytten linjer fører over grensen: tre til Østerrike, fire til Frankrike, fem hver til Italia og til Tyskland. Hver ender på sin egen stopp; stoppene i et land henger ikke sammen, så ingen vei går gjennom et land. To linjer til samme land er ingen dobbel linje.

        Tolv billetter går fra en by eller et land til ett av flere land, hvert med sitt tall. Et land er nådd på hvilken som helst av stoppene. Av landene du når, legges det høyeste tallet til; når du ingen, trekkes det laveste fra. Det teller som én billett.

        » For eksempel en billett med 5, 14 og 11: den som når landene for 5 og 11, får 11; den som ikke når noen, taper 5.
rule-tours = Rundreiser
    .text =
        En rundreise nevner mer enn to byer og har tre tall.

        • Det første legges til hvis én vei av dine møter byene i den trykte rekkefølgen. Andre byer kan ligge imellom, men veien bruker hver linje én gang.
        • Det andre legges til hvis alle byene henger sammen, men ikke i den rekkefølgen.
        • Ellers trekkes det tredje fra.
rule-stations = Stasjoner
    .text =
        Som din tur kan du bygge en stasjon i en hvilken som helst by som ikke har noen; ingen av linjene dine trenger å nå dit. Den første koster ett kort, den andre to kort i én farge, den tredje tre kort i én farge; lokomotiver kan erstatte dem. Du bygger høyst én i en tur og tre i spillet.

        Til slutt lar hver stasjon deg bruke én linje som en motspiller har inn til byen, den samme for alle billettene dine. Det beste valget gjøres for deg, hvis ikke bordet er satt opp slik at eierne velger. Lånte linjer kan henge sammen med hverandre, men de teller ikke for den lengste ruten.

        Hver stasjon du ikke har bygd, gir 4 poeng.
rule-ports = Havner
    .text =
        Som din tur kan du bygge en havn i en havneby, merket blått, der du eier en linje og det ikke står noen havn. Den koster to togvognkort og to skipskort, alle i én farge og alle med havnesymbolet; jokere kan erstatte dem. Alle har tre.

        Til slutt gir en havn 20 poeng hvis du har fullført én billett som nevner byen, 30 for to, 40 for tre eller flere; rundreiser teller med. En havn uten en slik billett gir ingenting. Hver havn du ikke har bygd, koster 4 poeng.

        » For eksempel en havn for en joker, ett gult skip og to gule togvogner, alle unntatt jokeren med anker.
rule-exchange = Å bytte brikker
    .text =
        Som din tur kan du bytte noen av togvognene dine mot like mange skip fra esken din, eller skip mot togvogner. Hver brikke koster ett poeng med en gang. Du kan gjøre det igjen i en senere tur.

        » For eksempel med 20 togvogner, 40 skip og 5 togvogner i esken: to skip mot to togvogner gir 22 og 38 og koster 2 poeng. Seks er for mange.
rule-secrets = Hva de andre vet
    .text =
        Billettene dine og kortene på hånden er hemmelige, og det samme er det du trekker skjult. Alle kan vite hvor mange kort, billetter og brikker du har, poengene dine, hvor mange kort bunkene har igjen, og alt som er på brettet. Til slutt vises alle billettene.
rule-points = Poeng for linjer
    .text =
        Jo lengre en linje er, desto mer er hvert felt verdt. Hvor mange kort du betalte, spiller ingen rolle.
rule-end = Slutten
    .text =
        Når noen har to togvogner eller færre ved slutten av sin egen tur, får alle, også den spilleren, én tur til. Går noen andre tomme etter det, blir det ikke flere turer. Så vises alle billettene, og de telles.
rule-end-world = Slutten
    .text =
        Når noen har seks brikker eller færre, togvogner og skip til sammen, får alle, også den spilleren, to turer til. Går noen andre tomme etter det, blir det ikke flere turer. Så vises alle billettene, og de telles.
rule-bonus-longest = Lengste sammenhengende rute
    .text =
        10 poeng går til den lengste ubrutte veien på én spillers egne linjer. Den kan krysse seg selv og gå gjennom byer igjen, men bruker hver linje én gang. Alle som står likt, får de 10 poengene.

        » For eksempel med linjene A – B på 3, B – C på 2, C – A på 4 og A – D på 5 felter har veien D – A – B – C – A 14.
rule-bonus-globetrotter = Globetrotter
    .text =
        10 poeng går til den som har fullført flest billetter; alle som står likt, får dem, hvis ikke ingen har fullført noen. Det er ingenting for den lengste ruten.
rule-bonus-none = Ingen bonuser
    .text =
        Det er ingenting for den lengste ruten eller for flest billetter.
rule-scoring-europe = Alt legges sammen
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 4 for hver stasjon som ikke er bygd; pluss 10 for den lengste ruten.

        » For eksempel linjer 80; billetter 21, 8 og −5; to stasjoner igjen 8; lengste rute 10: til sammen 122.
rule-scoring-nordic = Alt legges sammen
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for flest fullførte billetter.

        » For eksempel linjer 70; fullførte billetter 10, 9 og 24; en ikke fullført −7; Globetrotter 10: til sammen 116.
rule-scoring-switzerland = Alt legges sammen
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for den lengste ruten.

        » For eksempel linjer 60; en bybillett 13; en landbillett 11 og en som ikke ble fullført −3; lengste rute 10: til sammen 91.
rule-scoring-world = Alt legges sammen
    .text =
        Poeng for linjer, minus det bytter kostet; pluss fullførte og minus ikke fullførte billetter; pluss 20, 30 eller 40 for hver havn; minus 4 for hver havn som ikke er bygd.

        » For eksempel linjer 90; billetter 17, 13, 8, en rundreise 6 og −10; havner 30 og 30; én havn igjen −4: til sammen 180.
rule-scoring-usa = Alt legges sammen
    .text =
        Poeng for linjer; pluss fullførte og minus ikke fullførte billetter; pluss 10 for den lengste ruten.
rule-ties-europe = Likt
    .text =
        Står noen likt, vinner flere fullførte billetter; så færre stasjoner på brettet; så den lengste ruten. Ellers deles seieren.
rule-ties-nordic = Likt
    .text =
        Står noen likt, vinner flere fullførte billetter; så den lengste av de lengste rutene. Ellers deles seieren.
rule-ties-switzerland = Likt
    .text =
        Står noen likt, vinner flere fullførte billetter; så den lengste ruten. Ellers deles seieren.
rule-ties-world = Likt
    .text =
        Spillere som står likt, deler seieren.
differs-europe =
    • Stasjoner låner én linje av en motspiller.
    • Tunneler kan koste mer; ferger krever lokomotiver.
    • Én lang billett ved start.
    • Et åpent lokomotiv koster hele trekket, men betaler overalt.
    • 10 poeng for den lengste ruten, 4 for hver stasjon som er igjen.
differs-nordic =
    • To eller tre spillere, 40 togvogner.
    • Lokomotiver betaler bare i tunneler og på ferger, men trekkes fritt.
    • Tre valgfrie kort erstatter et lokomotiv på en ferge.
    • Murmansk – Lieksa: ni felter, fire kort for ett.
    • 10 poeng for flest billetter, ingenting for den lengste ruten; billetter du ikke vil ha, går ut av spillet.
differs-switzerland =
    • To eller tre spillere.
    • Billetter til land teller det beste du når.
    • Lokomotiver betaler bare i tunneler, men trekkes fritt.
    • Ingen vei går gjennom et land.
    • Billetter du ikke vil ha, går ut av spillet; 10 poeng for den lengste ruten.
differs-world =
    • Togvogner og skip, to bunker, seks åpne kort.
    • Du velger flåten selv og kan bytte brikker senere.
    • Doble skip, dobbelsymboler og linjer rundt kanten.
    • Rundreiser, og havner i byene på billettene dine.
    • To siste turer, ingen bonuser; havner som ikke er bygd, koster poeng.
differs-usa =
    • Grunnspillet: ingen tunneler, ferger eller stasjoner.
    • Et åpent lokomotiv koster hele trekket, men betaler overalt.
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
