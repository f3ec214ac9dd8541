import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'De regels van GIPF',
  'page.description':
    'De volledige regels van GIPF met geanimeerde speelborden: duwen, rijen van vier, slaan, GIPF-stukken, de basisversie, standaardversie en toernooiversie en onze huisregels.',
  'page.heading': 'De regels van GIPF',
  'page.lead':
    'GIPF is een spel voor twee van Kris Burm. Je duwt stukken vanaf de rand het bord op, en alles wat in de weg staat, schuift op. Begin met de basisversie; de standaardversie en de toernooiversie voegen er alleen iets aan toe.',

  'begin.heading': 'De basisversie: voor je begint',
  'aim.title': 'Waar het om gaat',
  'aim.text':
    'Zet **vier van je stukken** op een rij om ze terug te krijgen, en sla wat erachter staat. Elke zet kost je een stuk uit je reserve. Als je moet duwen en **geen stuk meer hebt, verlies je**.',
  'aim.shows':
    'Wit maakt een rij van vier compleet, neemt die terug en slaat het zwarte stuk dat erachter staat.',
  'board.title': 'Het speelbord',
  'board.text':
    'Stukken staan op de **37 punten** waar de lijnen elkaar snijden. Daaromheen liggen **24 stippen**, waar de stukken binnenkomen. De stippen zelf horen niet bij het speelvlak: er blijft nooit iets op een stip staan.',
  'board.shows': 'Alle 24 stippen zijn aangegeven. Een stuk komt binnen vanaf a3 en schuift naar b4.',
  'start.title': 'Het begin',
  'start.text':
    'Elke speler heeft **15 stukken**: drie op het speelbord, op elke tweede hoek, en **12 in reserve**. Loot om de kleuren; Wit begint, daarna spelen jullie om de beurt.',
  'start.shows': 'De beginstelling van de basisversie en de eerste zetten.',

  'push.heading': 'Duwen',
  'push.title': 'Een stuk het bord op duwen',
  'push.text':
    'Je zet bestaat uit **één keer duwen**. Leg een stuk uit je reserve op een stip en duw het langs een lijn naar het eerste punt. Staat daar al een stuk, van welke kleur ook, dan schuift het in dezelfde richting één punt op. Vanaf elk van de zes hoekstippen loopt er één lijn het bord op, vanaf elke andere stip twee; jij kiest welke.',
  'push.shows': 'Wit duwt vanaf a1. Het zwarte stuk op b2 schuift op naar c3.',
  'chain.title': 'Meerdere stukken duwen',
  'chain.text':
    'Een geduwd stuk kan het volgende duwen, enzovoort. Alle stukken die op de lijn tegen elkaar aan staan, schuiven **precies één punt** op. Voorbij een gat beweegt er niets.',
  'chain.shows': 'Wit duwt vanaf e1. Drie stukken schuiven één punt op; het stuk op e7 blijft staan.',
  'closed.title': 'Een volle lijn is gesloten',
  'closed.text':
    'Geen stuk kan van het bord worden geduwd. Heeft een lijn **geen leeg punt**, dan kun je er vanaf geen van beide uiteinden een stuk in duwen.',
  'closed.shows':
    'Kolom b is vol, dus de stippen b1 en b6 zijn voor die kolom gesloten. Maar vanaf a2 loopt een andere lijn naar b3.',

  'rows.heading': 'Rijen en slaan',
  'row.title': 'Een rij van vier',
  'row.text':
    '**Vier of meer stukken van één kleur** naast elkaar op een lijn vormen een rij. De eigenaar moet die meteen wegnemen, wie de rij ook heeft gemaakt. Wegnemen kost geen beurt.',
  'row.shows': 'Wit krijgt er vier op een rij in kolom d en neemt ze weg.',
  'extension.title': 'Wat met de rij meegaat',
  'extension.text':
    'Samen met de rij verdwijnt ook **elk stuk dat de rij zonder gat voortzet**, aan beide uiteinden en van welke kleur ook. Aan elke kant houdt het op bij het eerste lege punt.',
  'extension.shows':
    'Wit neemt e2 tot en met e5 weg en het zwarte stuk op e6 gaat mee. Dat op e8 blijft staan, want e7 is leeg.',
  'captured.title': 'Terug naar de reserve of geslagen',
  'captured.text':
    'Je eigen stukken gaan terug naar **je reserve**. De stukken van je tegenstander zijn **geslagen** en uit het spel.',
  'captured.shows': 'Wit krijgt vier stukken terug. Het zwarte stuk op c2 is geslagen.',
  'order.title': 'Rijen voor allebei',
  'order.text':
    'Ontstaan er door het duwen rijen voor beide spelers, dan **neemt de speler die heeft geduwd eerst al zijn rijen weg**. Daarna neemt de andere speler weg wat nog compleet is, en duwt dan zelf.',
  'order.shows':
    'Wit duwt en maakt van elke kleur een rij compleet. Wit neemt de witte weg, Zwart de zwarte; daarna duwt Zwart.',
  'several.title': 'Meerdere rijen',
  'several.text': 'Heb je meerdere rijen die elkaar niet kruisen, dan moet je ze **allemaal** wegnemen.',
  'several.shows': 'Wit duwt en maakt zo twee witte rijen compleet. Wit neemt ze allebei weg.',
  'crossing.title': 'Rijen die elkaar kruisen',
  'crossing.text':
    'Kruisen je rijen elkaar, dan **kies jij** welke je het eerst wegneemt. Heeft de andere daarna minder dan vier stukken, dan blijft die op het speelbord.',
  'crossing.shows':
    'Twee witte rijen kruisen elkaar op e5. Wit neemt die in kolom e weg; drie stukken van de andere blijven staan.',
  'crossingMeans.title': 'Wanneer rijen elkaar kruisen',
  'crossingMeans.text':
    'Twee rijen kruisen elkaar als ze allebei een stuk van hetzelfde punt zouden wegnemen, ook als dat stuk een van beide alleen maar voortzet. Wat een rij voortzet, wordt pas bepaald als die rij wordt weggenomen, niet eerder.',
  'crossingMeans.shows':
    'Het stuk op e7 zou met elk van beide rijen meegaan. Wit neemt eerst de rij van b4 tot en met e7 weg. Kolom e is nog altijd compleet, dus die neemt Wit ook weg.',

  'end.heading': 'Het einde van de partij',
  'reserve.title': 'Geen stuk meer',
  'reserve.text': 'Als je moet duwen en je reserve **leeg is, verlies je**.',
  'reserve.shows': 'Wit duwt. Zwart heeft niets meer in reserve en verliest.',
  'rescue.title': 'Gered door een rij',
  'rescue.text':
    'Met alleen een lege reserve heb je nog niet verloren. Heb je eerst nog een rij weg te nemen, dan komen die stukken terug en kun je weer duwen.',
  'rescue.shows':
    'De reserve van Wit is leeg, maar Zwart maakt bij het duwen een witte rij compleet. Wit neemt die weg en kan duwen.',
  'handicap.title': 'Voorgift',
  'handicap.text':
    'Om een verschil in speelsterkte te compenseren mag de zwakkere speler in de basisversie beginnen met **één, twee of drie extra stukken** in reserve.',
  'handicap.shows': 'Zwart begint met twee stukken meer in reserve.',
  'draw.title': 'Nooit onbeslist',
  'draw.text':
    'Volgens de regels is een partij nooit onbeslist, en stellingen mogen zich herhalen. Je kunt nooit vastzitten: zolang je een stuk in reserve hebt, is er ergens een lijn open.',
  'draw.shows': 'Zelfs op een dichtbezet speelbord is er altijd een weg naar binnen.',
  'agreed.title': 'Onbeslist afspreken',
  'agreed.text': 'Twee spelers mogen afspreken dat de partij onbeslist is.',
  'undo.title': 'Een stap terugnemen',
  'undo.text':
    'Aan een echt speelbord geldt: aanraken is zetten. Hier mag je stappen terugnemen tot je je zet hebt verstuurd.',

  'standard.heading': 'De standaardversie',
  'standardStart.title': 'GIPF-stukken',
  'standardStart.text':
    'Elke speler heeft **18 stukken**. De partij begint met drie **GIPF-stukken** per speler, op dezelfde punten als in de basisversie. Een GIPF-stuk bestaat uit twee stukken, het ene op het andere. Elke speler heeft 12 stukken in reserve. Je duwt gewone stukken het bord op; GIPF-stukken schuiven op zoals alle andere.',
  'standardStart.shows': 'De beginstelling van de standaardversie en de eerste zetten.',
  'choice.title': 'Blijven of gaan',
  'choice.text':
    'In een rij telt een GIPF-stuk als **één stuk**. Als je een rij wegneemt, beslis je voor **elk GIPF-stuk** dat mee zou gaan, van jou of van je tegenstander, of het gaat of blijft.',
  'choice.shows': 'Wit neemt de rij weg, laat het witte GIPF-stuk op e4 staan en slaat het zwarte op e6.',
  'crossingKept.title': 'Een GIPF-stuk waar rijen elkaar kruisen',
  'crossingKept.text':
    'Kruisen twee van je rijen elkaar op een GIPF-stuk en laat je dat staan, dan is de tweede rij **nog altijd compleet**. Je moet ook die wegnemen, en je mag opnieuw kiezen.',
  'crossingKept.shows':
    'Twee witte rijen kruisen elkaar op e5. Wit laat het GIPF-stuk staan, neemt de ene rij weg en daarna de andere.',
  'worthTwo.title': 'Twee stukken waard',
  'worthTwo.text':
    'Een eigen GIPF-stuk dat je wegneemt, gaat als **twee gewone stukken** terug naar je reserve, en dat blijven gewone stukken. Een GIPF-stuk dat wordt geslagen, kost de eigenaar twee stukken.',
  'worthTwo.shows':
    'Wit neemt alles weg: vijf stukken gaan terug naar de reserve en twee zwarte stukken zijn geslagen.',
  'lastGipf.title': 'Het laatste GIPF-stuk',
  'lastGipf.text':
    'Heb je **geen GIPF-stuk meer op het speelbord, dan verlies je** meteen, ook als je het laatste zelf hebt weggenomen. Zoals altijd verlies je ook als je moet duwen en je reserve leeg is.',
  'lastGipf.shows': 'Wit slaat het laatste GIPF-stuk van Zwart en wint.',
  'bothLast.title': 'Het laatste GIPF-stuk van allebei',
  'bothLast.text':
    'Verdwijnt met één rij het laatste GIPF-stuk van beide spelers, dan wint de speler die de rij heeft weggenomen.',
  'bothLast.shows':
    'Met de rij verdwijnt het enige GIPF-stuk van elke speler. Wit nam de rij weg, dus Wit wint.',

  'tournament.heading': 'De toernooiversie',
  'firstPush.title': 'Een leeg speelbord',
  'firstPush.text':
    'De toernooiversie begint met een **leeg speelbord** en **18 stukken** in elke reserve. Met je eerste zet moet je een **GIPF-stuk** inbrengen; dat kost twee stukken uit je reserve.',
  'firstPush.shows': 'Beide spelers brengen elk twee GIPF-stukken in.',
  'rightEnds.title': 'Zoveel je wilt, tot het eerste gewone stuk',
  'rightEnds.text':
    'Je mag GIPF-stukken blijven inbrengen tot je **je eerste gewone stuk** het bord op duwt. Daarna breng je alleen nog gewone stukken in. Elke speler beslist dat voor zich, en een GIPF-stuk verliezen of terugnemen verandert daar niets aan.',
  'rightEnds.shows':
    'Wit duwt een gewoon stuk het bord op en mag vanaf nu alleen nog gewone stukken inbrengen. Zwart mag nog een GIPF-stuk inbrengen.',
  'tournamentLast.title': 'Het laatste GIPF-stuk verliezen',
  'tournamentLast.text':
    'Net als in de standaardversie verlies je als je geen GIPF-stuk meer op het speelbord hebt. Dat geldt zodra je zelf voor het eerst hebt geduwd.',
  'tournamentLast.shows': 'Wit slaat het laatste GIPF-stuk van Zwart en wint.',
  'fourStay.title': 'Vier GIPF-stukken mogen blijven',
  'fourStay.text':
    'Een rij met **vier of meer GIPF-stukken** naast elkaar mag je laten staan. Je beslist dat elke keer opnieuw: voordat je duwt en erna. Deze regel komt uit de beknopte spelregels van de auteur, niet uit het regelboekje.',
  'fourStay.shows': 'Wit heeft vier GIPF-stukken in kolom b en laat ze staan, telkens opnieuw.',
  'singlesGo.title': 'Gewone stukken gaan toch weg',
  'singlesGo.text':
    'Laat je zo’n rij staan, dan moeten de **gewone stukken** die de rij voortzetten toch weg: die van jou gaan terug naar je reserve, die van je tegenstander zijn geslagen.',
  'singlesGo.shows':
    'Vier GIPF-stukken blijven in kolom e staan, maar het gewone stuk op e2 gaat terug naar de reserve.',
};
