## Egne boter
bots-own = Dine egne boter
bots-own-about = En egen bot spiller med et token, slik dokumentasjonen av serverens grensesnitt viser. Den som har tokenet, kan spille som boten til du trekker det tilbake.
bots-own-name = Navn på boten
bots-own-make = Lag et token
bots-own-made = Dette tokenet vises bare nå:
bots-own-token = Token som skal trekkes tilbake
bots-own-revoke = Trekk tilbake
bots-own-revoked = Tokenet til { $bot } gjelder ikke lenger.

## Passnøkler
passkeys = Passnøkler
passkeys-about = Du trenger ingen konto for å spille. Med en passnøkkel følger bordene deg: legg til en her, og logg inn med den på de andre enhetene dine.
passkey-add = Legg til en passnøkkel
passkey-sign-in = Logg inn med passnøkkel
passkey-sign-out = Logg ut på denne enheten
passkey-about = { $name }, lagt til { $created }, sist brukt { $used }
passkey-remove = Fjern
passkey-remove-label = Fjern passnøkkelen { $name }
passkey-added = Passnøkkelen er lagt til. Logg inn med den på de andre enhetene dine.
passkey-removed = Passnøkkelen logger ikke lenger noen inn. Slett den på enheten eller i passordbehandleren også.
passkey-signed-in = { $n ->
    [0] Du er logget inn.
    [one] Du er logget inn. Ett bord fra denne enheten hører nå til kontoen din.
   *[other] Du er logget inn. { $n } bord fra denne enheten hører nå til kontoen din.
}
passkey-signed-out = Du er logget ut. Denne enheten er en ny gjest.
passkey-canceled = Ingenting er endret: nettleseren ga ingen passnøkkel.
passkey-known = Denne enheten har allerede en passnøkkel for deg.
refusal-PASSKEY = svaret fra passnøkkelen kan ikke brukes
refusal-PASSKEYS = passnøkkelen er allerede i bruk, eller du har for mange
refusal-PASSKEY_UNKNOWN = denne serveren kjenner ikke passnøkkelen; den kan være fjernet
refusal-MUCH_STORED = det er for mye til én fil; be operatøren av serveren om det
refusal-CHALLENGE = det tok for lang tid; prøv igjen
refusal-NO_PASSKEY = legg til en passnøkkel først, ellers kommer du ikke tilbake

## Varsler om tur
pushes = Varsler om tur
pushes-about = Denne nettleseren kan si fra når det er din tur, også når ingen side fra denne serveren er åpen.
push-start = Si fra på denne enheten
push-stop = Ikke si fra på denne enheten
push-started = Denne enheten sier fra når det er din tur.
push-stopped = Denne enheten sier ikke fra lenger.
notices-at-tables = { $ways ->
    [mail] E-post settes opp ved hvert bord, i menyen.
    [hook] Webhooker settes opp ved hvert bord, i menyen.
   *[both] E-post og webhooker settes opp ved hvert bord, i menyen.
}
push-blocked = Nettleseren tillater ikke varsler fra denne siden. Du kan tillate dem i innstillingene.
push-failed = Nettleseren fikk ikke kontakt med varseltjenesten sin.

## Dine data
your-data = Dine data
your-data-about = Serveren lagrer navnet ditt, bordene, trekkene og meldingene dine, spill du har lastet opp, og hvor du vil få beskjed. Én informasjonskapsel knytter dem til denne nettleseren.
your-data-download = Last ned alt
your-data-erase = Slett alt
your-data-erase-about = Sletter navnet ditt, meldingene dine og adressene dine fra denne serveren for godt. I spill som ikke er ferdige, overtar boter plassene dine. Dette kan ikke angres.
your-data-erased = Alt er slettet. Du er en ny gjest her.

## Utseende og spill
language-translated = { $language }: { $percent } % oversatt
setting-theme = Utseende
theme-value = { $value ->
    [light] lyst
    [dark] mørkt
   *[auto] følg enheten
}
setting-speed = Animasjoner
speed-value = { $value ->
    [off] ingen
    [fast] raske
    [slow] langsomme
   *[normal] vanlige
}
setting-confirm = Spør før bygging
confirm-value = { $value ->
    [always] alltid
    [never] aldri
   *[touch] på berøringsskjerm
}
setting-refill = Verden: bunken som fyller på
refill-value = { $value ->
    [wagon] togvogner
    [ship] skip
   *[ask] spør
}
setting-sound = Lyder
setting-letters = Bokstaver på fargene
setting-international-letters = Internasjonale bokstaver: R, O, Y, G, B, P, K, W
setting-twin = Spør hvilket spor av en dobbel linje
setting-notify = Si fra om min tur mens en side er åpen
setting-help = Forklar billetter og kort i spill mot boter
