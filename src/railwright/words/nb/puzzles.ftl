## Oppgaver
puzzles-title = Oppgaver
puzzles-intro = Stillinger fra simulerte spill. I hver av dem er én avgjørelse klart best. Finner du den?
puzzles-none = Det er ingen oppgaver her ennå.
puzzle-daily = Dagens oppgave
puzzle-daily-solve = Løs dagens oppgave
puzzle-daily-done = { $right ->
    [yes] Du har løst dagens oppgave. En ny kommer ved midnatt UTC.
   *[no] Du har prøvd dagens oppgave. En ny kommer ved midnatt UTC.
}
puzzle-days = Dager på rad: { $n }
puzzle-row = Løst på rad: { $n }
puzzle-row-best = Din rekord: { $n }
puzzle-solved = { $n } av { $total } løst
puzzle-degree = { $degree ->
    [1] Lett
    [2] Middels
   *[3] Vanskelig
}
puzzle-link = { $state ->
    [right] Oppgave { $n }, løst
    [wrong] Oppgave { $n }, ikke løst på første forsøk
   *[new] Oppgave { $n }
}
puzzle-name = Oppgave { $n } av { $count }
puzzle-find = Hva er den beste avgjørelsen her? Spill den slik du ville gjort ved bordet.
puzzle-right = Riktig!
puzzle-wrong = Det finnes noe bedre.
puzzle-best = Best: { $action }
puzzle-chances = Sjanse til å vinne
puzzle-chance = { $chance } % ± { $doubt }
puzzle-yours = din avgjørelse
puzzle-fair = Vurdert etter det plassen din vet, i mange tenkte spill.
puzzle-others = Du kan også prøve andre avgjørelser.
puzzle-kind = { $kind ->
    [opening] Om de første billettene
    [offer] Om hvilke billetter du beholder
    [tunnel] Om en tunnel
    [last] Om de siste turene
    [building] Om å bygge
    [tickets] Om å trekke billetter
    [route] Om hvilken strekning
    [timing] Om å bygge eller trekke
    [card] Om hvilket kort
   *[other] Om noe spesielt
}
puzzle-next = Neste oppgave
puzzle-play-on = Spill videre
puzzle-play-on-about = Spill dette spillet ferdig mot en bot.
puzzle-all = Alle oppgaver
puzzle-unknown = Denne oppgaven finnes ikke
