# Leksjonssidene; det stegene sier, står i rules.ftl og i spillenes egne ord.

lessons-lead = Lær et brett ved å spille på det: du gjør trekkene, og hvert av dem forklares når det kommer.
lesson-whole = Hele leksjonen
lesson-whole-about = fra den første billetten til sluttpoengene, rundt 10 minutter
lesson-special = Hva som er annerledes
lesson-special-about = hvis du kan et annet brett, 1 til 2 minutter
lesson-go-on = Fortsett
lesson-done = Fullført
lesson-at = steg { $n } av { $of }
lesson-next = Neste
lesson-back = Tilbake
lesson-leave = Forlat leksjonen
lesson-task = Din tur
lesson-goes-on = Spillet går videre …
lesson-read-on = Tilbake til turen din
lesson-changed = Denne leksjonen er endret siden du begynte på den. Du kan begynne på nytt, eller spille videre her mot boten.
lesson-close-title = Nå kan du spille
lesson-close = Du lærer mest av å spille. Reglene er alltid for hånden: boken ved bordet har dem på ett kort.
lesson-close-special-title = Det er forskjellene
lesson-close-special = Du kan spille videre herfra mot boten, eller starte ditt eget spill.
lesson-close-play = Start et spill
lesson-close-all = Alle leksjoner

refusal-LESSON = reglene tillater det, men dette steget i leksjonen ber om noe annet
refusal-NO_LESSON = det er ingen leksjon for dette spillet
refusal-LESSON_UNDO = i en leksjon tas ingenting tilbake
