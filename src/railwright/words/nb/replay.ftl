## Se et spill om igjen

replay-title = Reprise: { $game }
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-next = Ett steg frem
replay-last = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-step = Steg { $at } av { $n }
replay-start = Spillet er satt opp
replay-position = Sted i spillet
replay-hands = Vis alles kort
replay-curve = Poeng
replay-claims = Hopp til en bygd linje
replay-tickets = Hopp til en billett
replay-choose = velg …
replay-ticket-kept = { $player } beholder { $ticket }
replay-ticket-done = { $player } fullfører { $ticket }
replay-verify = Kontroller stokkingen
replay-verified = Stokkingen stemmer med seglet fra før spillet.
replay-not-verified = Stokkingen stemmer ikke med seglet!
replay-verify-how = Hele spillet kan kontrolleres med: { $command }
