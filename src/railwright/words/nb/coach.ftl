## The coach
coach-title = { $game }: hva treneren sier til { $player }
coach-result = { $result ->
    [won] Du vant.
    [shared] Du deler seieren.
    [lost] Du tapte.
   *[open] Spillet er ikke slutt ennå.
}
coach-curve = Din sjanse til å vinne
coach-curve-about = Fra { $first } % ved første valg til { $last } % ved slutten, lavest { $low } %, høyest { $high } %.
coach-balance = Flaks og dyktighet
coach-column-chance = Sjanse (%)
coach-column-points = Poeng
coach-even = Før utdelingen
coach-deal = Utdelingen
coach-cards = Kortene du trakk
coach-tickets = Billettene du trakk
coach-others = Det de andre fikk og gjorde
coach-skill = Valgene dine
coach-end = { $isover ->
    [yes] Slutten
   *[no] Slik det står
}
coach-doubt = Usikkerhet i hver form for flaks: vinnersjanse ±{ $chance } prosentpoeng, resultat ±{ $points }
coach-sums = Hver linje legger sammen et helt spill. Det som vinnes, tapes og vinnes igjen, teller hver gang, så summen kan bli mer enn 100 %.
coach-mistakes = { $n ->
    [0] Ingen valg kostet deg sikkert så mye som et prosentpoeng.
    [one] Det dyreste valget ditt
   *[other] De dyreste valgene dine
}
coach-turn = { $turn ->
    [0] Før første tur
   *[other] Tur { $turn }
}
coach-cost = vinnersjanse { $chance } prosentpoeng, resultat { $points }
coach-played = Du valgte: { $action }
coach-better = Bedre: { $action }
coach-repeated = { $n ->
    [one] Du gjorde samme feil i tur { $turns }.
   *[other] Du gjorde samme feil i turene { $turns }.
}
coach-tied = Omtrent like dyre: nummer { $numbers }. Rekkefølgen kan være tilfeldig.
coach-why-risk = Nye billetter var en større risiko enn de var verdt.
coach-why-spent = Kortene du brukte, var mer verdt på hånden.
coach-why-late = Det var på tide å bygge.
coach-fair = Hvert valg bedømmes etter det du kunne vite da. Det som kan være tilfeldig, regnes som flaks. Simuleringer per valg: minst { $n }.
coach-progress = Treneren går gjennom spillet
coach-thinking = Treneren går gjennom valgene dine. Det tar litt tid.
coach-failed = Treneren kan ikke si noe akkurat nå.
coach-again = Spør igjen
coach-seat = Spiller
coach-decision = Valg { $at } av { $n }, vinnersjanse { $chance } %
coach-try = Prøv igjen
coach-habits = I alle spillene dine
coach-habits-about = { $games ->
    [0] Treneren har ikke gått gjennom noen av spillene dine ennå.
    [one] Det ene spillet treneren har gått gjennom
   *[other] Gjennomsnittet av { $games } spill treneren har gått gjennom; du vant { $won }
}
coach-luck = Flaks
coach-kind-opening = De første billettene dine
coach-kind-tickets = Når du trakk billetter
coach-kind-keeping = Billetter du beholdt senere
coach-kind-drawing = Kortene du trakk
coach-kind-claiming = Strekningene du bygde
coach-kind-building = Stasjoner og havner
coach-kind-others = Andre valg
coach-column-mistakes = Feil
coach-of = { $n } av { $all }
