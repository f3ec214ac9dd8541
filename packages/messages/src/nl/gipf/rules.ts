import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'De regels van GIPF',
  'page.description':
    'De volledige regels van GIPF met geanimeerde speelborden: duwen, rijen van vier, slaan, GIPF-stukken, de basisversie, standaardversie en toernooiversie en onze huisregels.',
  'page.heading': 'De regels van GIPF',
  'page.lead':
    'GIPF is een spel voor twee van Kris Burm. Je duwt stukken vanaf de rand het bord op, en alles wat in de weg staat, schuift op. Begin met de basisversie; de standaardversie en de toernooiversie voegen er alleen iets aan toe.',

  'begin.heading': 'De basisversie: voor je begint',
  'aim.title': 'Waar het om gaat',
  'aim.text':
    'Sla de stukken van je tegenspeler tot die er geen meer heeft om in te duwen. Dat doe je met rijen: **vier van je eigen stukken** op een rij krijg je terug, en alles wat de rij voortzet, gaat mee. Elke keer duwen kost je een stuk uit je reserve. Als je moet duwen en **geen stuk meer hebt, verlies je**. Met stukken die je terugneemt, blijf je in het spel, maar winnen doe je door te **slaan**.',
  'aim.shows':
    'Wit maakt een rij van vier compleet, neemt die terug en slaat het zwarte stuk dat erachter staat.',
  'board.title': 'Het speelbord',
  'board.text':
    'Stukken staan op de **37 punten** waar de lijnen elkaar snijden. Daaromheen liggen **24 stippen**, waar de stukken binnenkomen. De stippen zelf horen niet bij het speelvlak: er blijft nooit iets op een stip staan. Van Wit uit gezien liggen de kolommen a tot en met i van links naar rechts en lopen de nummers op in de richting van Zwart; de hoek e1 wijst naar Wit.',
  'board.shows': 'Alle 24 stippen zijn aangegeven. Een stuk komt binnen vanaf a3 en schuift naar b4.',
  'start.title': 'Het begin',
  'start.text':
    'Elke speler heeft **15 stukken**: drie op het speelbord, op de hoeken, om en om, en **12 in reserve**. Loot om de kleuren; Wit begint, daarna spelen jullie om de beurt. De reserves en de geslagen stukken liggen open: beide spelers mogen ze op elk moment tellen.',
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
    'Je eigen stukken gaan terug naar **je reserve**. De stukken van je tegenspeler zijn **geslagen** en uit het spel.',
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
    'Het stuk op e7 zou met elk van beide rijen meegaan. Wit neemt eerst de rij van b4 tot en met e7 weg. De rij in kolom e is nog altijd compleet, dus die neemt Wit ook weg.',

  'end.heading': 'Het einde van de partij',
  'reserve.title': 'Geen stuk meer',
  'reserve.text': 'Als je moet duwen en je reserve **leeg is, verlies je**.',
  'reserve.shows': 'Wit duwt. Zwart heeft niets meer in reserve en verliest.',
  'rescue.title': 'Gered door een rij',
  'rescue.text':
    'Met alleen een lege reserve heb je nog niet verloren. Heb je eerst nog een rij weg te nemen, dan komen die stukken terug en kun je weer duwen. Het regelboekje zegt hier niets over; we hebben het toegevoegd omdat rijen altijd worden weggenomen voordat er weer wordt geduwd.',
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
  'agreed.text':
    'Twee spelers mogen afspreken dat de partij onbeslist is. Het regelboekje kent dat niet; we hebben het toegevoegd omdat een partij eindeloos kan doorgaan als geen van beiden verder komt.',
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
    'In een rij telt een GIPF-stuk als **één stuk**. Als je een rij wegneemt, beslis je voor **elk GIPF-stuk** dat mee zou gaan, van jou of van je tegenspeler, of het gaat of blijft.',
  'choice.shows': 'Wit neemt de rij weg, laat het witte GIPF-stuk op e4 staan en slaat het zwarte op e6.',
  'crossingKept.title': 'Een GIPF-stuk waar rijen elkaar kruisen',
  'crossingKept.text':
    'Kruisen twee van je rijen elkaar op een GIPF-stuk en laat je dat staan, dan is de tweede rij **nog altijd compleet**. Je moet ook die wegnemen, en je mag opnieuw kiezen.',
  'crossingKept.shows':
    'Twee witte rijen kruisen elkaar op e5. Wit laat het GIPF-stuk staan, neemt de ene rij weg en daarna de andere.',
  'worthTwo.title': 'Twee stukken waard',
  'worthTwo.text':
    'Een eigen GIPF-stuk dat je wegneemt, gaat als **twee gewone stukken** terug naar je reserve; in de standaardversie blijven dat gewone stukken. Een GIPF-stuk dat wordt geslagen, kost de eigenaar twee stukken.',
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
    'De toernooiversie begint met een **leeg speelbord** en **18 stukken** in elke reserve. Met je eerste zet moet je een **GIPF-stuk** inbrengen; dat kost twee stukken uit je reserve. Deze versie is niet verplicht: de standaardversie is op zichzelf compleet.',
  'firstPush.shows': 'Beide spelers brengen elk twee GIPF-stukken in.',
  'rightEnds.title': 'Zoveel je wilt, tot het eerste gewone stuk',
  'rightEnds.text':
    'Je mag GIPF-stukken blijven inbrengen tot je **je eerste gewone stuk** het bord op duwt. Daarna breng je alleen nog gewone stukken in. Elke speler beslist dat voor zich, en een GIPF-stuk verliezen of terugnemen verandert daar niets aan.',
  'rightEnds.shows':
    'Wit duwt een gewoon stuk het bord op en mag vanaf nu alleen nog gewone stukken inbrengen. Zwart mag nog een GIPF-stuk inbrengen.',
  'inAgain.title': 'Van twee stukken weer een GIPF-stuk',
  'inAgain.text':
    'In de toernooiversie zijn alle stukken in reserve gelijk. Zolang je geen gewoon stuk hebt ingebracht, mag je er twee als GIPF-stuk inbrengen, ook als ze dat al eens waren. Het regelboekje laat dit open.',
  'inAgain.shows': 'Wit neemt twee GIPF-stukken terug. Zwart duwt, en Wit brengt opnieuw een GIPF-stuk in.',
  'tournamentLast.title': 'Het laatste GIPF-stuk verliezen',
  'tournamentLast.text':
    'Net als in de standaardversie verlies je als je geen GIPF-stuk meer op het speelbord hebt. Dat geldt zodra je zelf voor het eerst hebt geduwd.',
  'tournamentLast.shows': 'Wit slaat het laatste GIPF-stuk van Zwart en wint.',
  'fourStay.title': 'Vier GIPF-stukken mogen blijven',
  'fourStay.text':
    'Een rij met **vier of meer GIPF-stukken** naast elkaar mag je laten staan. Je beslist dat elke keer opnieuw: voordat je duwt en erna. Dat volgt uit het regelboekje, waarin elk GIPF-stuk van een rij mag blijven staan; de beknopte spelregels van de auteur zeggen het met zoveel woorden.',
  'fourStay.shows': 'Wit heeft vier GIPF-stukken in kolom b en laat ze staan, telkens opnieuw.',
  'singlesGo.title': 'Gewone stukken gaan toch weg',
  'singlesGo.text':
    'Laat je zo’n rij staan, dan moeten de **gewone stukken** die de rij voortzetten toch weg: die van jou gaan terug naar je reserve, die van je tegenspeler zijn geslagen.',
  'singlesGo.shows':
    'Vier GIPF-stukken blijven in kolom e staan, maar het gewone stuk op e2 gaat terug naar de reserve.',

  'strategy.heading': 'Goed spelen',
  'anySide.title': 'Geen kant van het speelbord is van jou',
  'anySide.text':
    'Je mag vanaf **elke stip** duwen, ook vlak naast de stukken van je tegenspeler. Bekijk elke lijn van **beide uiteinden**: vaak komt de beste zet van de overkant.',
  'anySide.shows':
    'Wit duwt twee keer vanaf de overkant, maakt daar een rij compleet in kolom d en slaat een stuk.',
  'onBoard.title': 'Op het speelbord doet een stuk meer',
  'onBoard.text':
    'Een stuk in reserve dreigt met niets. Met **meer stukken op het speelbord** kun je met meer rijen tegelijk dreigen. Maak dus geen rij compleet alleen om je reserve te vullen.',
  'onBoard.shows':
    'Wit duwt en dreigt met twee rijen. Zwart houdt er een tegen en Wit maakt de andere compleet.',
  'makeThem.title': 'Laat je tegenspeler stukken wegnemen',
  'makeThem.text':
    'Een rij moet weg, ook als jij die hebt gemaakt. Je tegenspeler heeft dan **vier stukken minder op het speelbord**, en daar ben jij de sterkste. Let erop dat geen stuk van jou de rij voortzet.',
  'makeThem.shows':
    'Zwart dreigt in kolom f met een rij die f6 slaat. Wit maakt die rij eerst compleet, zodat er niets wordt geslagen. Zwart moet die wegnemen, en dan maakt Wit een rij.',
  'opened.title': 'Een weggenomen rij maakt punten vrij',
  'opened.text':
    'Een weggenomen rij laat **lege punten** achter. Een gesloten lijn gaat open, een keten breekt, een dreiging ontstaat of verdwijnt. Bekijk elke lijn die een rij kruist, voordat je die compleet maakt.',
  'opened.shows':
    'Kolom c is gesloten. Wit neemt de rij van c6 tot f5 weg. Nu is c6 leeg: Wit kan vanaf c1 duwen en slaat.',
  'countBoth.title': 'Tel beide reserves',
  'countBoth.text':
    'Tegen het einde **beslist één stuk**. Als er geen rijen meer komen, heeft de speler die moet duwen **één stuk meer** nodig dan de ander. Tel voor elke rij: wat komt bij jou terug, en wat verliest je tegenspeler?',
  'countBoth.shows':
    'Wit heeft twee stukken in reserve, Zwart een. Er komt geen rij meer, en Zwart is het eerst door de stukken heen.',
  'ownAndTheirs.title': 'Jouw GIPF-stuk en dat van de ander',
  'ownAndTheirs.text':
    'Geef een **eigen** GIPF-stuk op als je de twee stukken nodig hebt en er nog een op het speelbord staat. Laat een GIPF-stuk **van je tegenspeler** staan als er anders een lijn voor hem opengaat.',
  'ownAndTheirs.shows':
    'Wit neemt het witte GIPF-stuk op e6 terug als twee stukken, maar laat het zwarte op g6 staan: het houdt kolom g gesloten, waar Zwart anders het laatste witte GIPF-stuk zou slaan.',

  'project.heading': 'GIPF als project: potentiëlen',
  'potentials.title': 'Hulp van andere spellen',
  'potentials.text':
    'In GIPF is plaats voor meer: vijf andere spellen kunnen er elk een **potentieel** aan lenen. Spellen combineren is niet verplicht: GIPF is ook op zichzelf compleet. Een potentieel is een klein stuk dat op een van je stukken meereist tot je het gebruikt, één keer, voor iets wat geen ander stuk kan. Een stuk zonder potentieel heet een **basisstuk**, een stuk met een potentieel een **geladen stuk**.',
  'potentials.shows':
    'Geladen stukken van Wit en Zwart. Van links naar rechts: ZÈRTZ, een bal; YINSH, een ring; DVONN, drie balkjes; TAMSK, een zandloper; PÜNCT, drie stippen.',
  'loaded.title': 'Een geladen stuk inbrengen',
  'loaded.text':
    'Een geladen stuk duw je het bord op zoals elk ander stuk. Het kost **één stuk uit je reserve en één potentieel**.',
  'loaded.shows': 'Wit brengt een ZÈRTZ in, Zwart een YINSH, en dan Wit een YINSH.',
  'onePotential.title': 'Eén potentieel per stuk',
  'onePotential.text': 'Een stuk draagt **één potentieel**, nooit meer.',
  'entryOrder.title': 'De volgorde',
  'entryOrder.text':
    'Eerst GIPF-stukken, dan geladen stukken, dan basisstukken. Met **je eerste geladen stuk** eindigt je recht om GIPF-stukken in te brengen. Na **je eerste basisstuk** kun je geen van beide meer inbrengen, en de potentiëlen die nog niet zijn ingebracht, ben je kwijt.',
  'entryOrder.shows':
    'Een begin zoals in de toernooiversie. Beide spelers brengen nog een GIPF-stuk in en daarna een geladen stuk. Met het basisstuk op c2 is het voor Wit daarmee afgelopen; Zwart mag nog potentiëlen inbrengen.',
  'loadedStay.title': 'Geladen stukken in een rij',
  'loadedStay.text':
    'Een geladen stuk schuift op en telt mee zoals elk ander stuk. Als je een rij wegneemt, beslis je voor **elk geladen stuk** dat mee zou gaan, van jou of van je tegenspeler, of het gaat of blijft, net als bij GIPF-stukken.',
  'loadedStay.shows':
    'Wit neemt de rij weg, laat het witte geladen stuk op e4 staan en laat het zwarte op e6 gaan.',
  'loadedGoes.title': 'Als een geladen stuk gaat',
  'loadedGoes.text':
    'Een geladen stuk dat gaat, gaat **in zijn geheel**. Het stuk gaat zoals altijd terug naar de reserve van zijn eigenaar of wordt geslagen. Het potentieel is **uit het spel**.',
  'loadedGoes.shows':
    'Dezelfde rij. Wit neemt het witte geladen stuk terug: het stuk zit weer in de reserve, de YINSH is uit het spel.',
  'oneGoes.title': 'Eén moet er weg',
  'oneGoes.text':
    'Bestaat een rij alleen uit GIPF-stukken en geladen stukken, dan **moet er minstens één weg**. In partijen met potentiëlen vervangt dit ook de toernooiregel dat vier GIPF-stukken mogen blijven.',
  'oneGoes.shows':
    'In de rij van Wit staan alleen GIPF-stukken en geladen stukken. Wit laat het stuk op d4 gaan.',
  'use.title': 'Een potentieel gebruiken',
  'use.text':
    'Een potentieel gebruiken **komt in de plaats van duwen**. Het potentieel verlaat zijn stuk en werkt, elke soort op zijn eigen manier. Het stuk blijft staan, als basisstuk. Daarna worden rijen afgehandeld zoals na het duwen.',
  'use.shows': 'De YINSH van Wit glijdt van d3 naar d6. Dan springt de ZÈRTZ van Zwart van f5 naar d4.',
  'usedGoes.title': 'Na het gebruik',
  'usedGoes.text':
    'Een gebruikt potentieel blijft op het speelbord als een stuk van jouw kleur en telt mee in rijen. Wordt zijn rij weggenomen, dan **kun je het niet laten staan**: het is uit het spel en komt nooit in een reserve.',
  'usedGoes.shows':
    'De YINSH maakt de rij van Wit compleet. Drie stukken gaan terug naar de reserve, en de YINSH is uit het spel.',

  'kinds.heading': 'De vijf potentiëlen',
  'zertz.title': 'ZÈRTZ springt',
  'zertz.text':
    'Een ZÈRTZ springt in een rechte lijn over **één of meer stukken naast elkaar**, van welke soort en kleur ook, naar het eerste lege punt erachter.',
  'zertz.shows': 'Vanaf c3 kan de ZÈRTZ naar c5 of naar f5 springen. Hij springt over d4 en e5.',
  'yinsh.title': 'YINSH glijdt',
  'yinsh.text': 'Een YINSH glijdt in een rechte lijn over **lege punten**, zo ver je wilt. Hij springt niet.',
  'yinsh.shows': 'Alle punten die de YINSH kan bereiken, zijn aangegeven. Hij glijdt naar h5.',
  'dvonn.title': 'DVONN springt erbovenop',
  'dvonn.text':
    'Een DVONN springt naar een buurpunt met een **basisstuk van de tegenspeler**, met een stuk van de tegenspeler dat **met een DVONN geladen** is, of met een **DVONN van de tegenspeler die op een stuk van jou staat**. Het punt is van wie bovenop staat.',
  'dvonn.shows':
    'Van de zwarte stukken eromheen kan de DVONN op drie springen: het basisstuk op d3, het met een DVONN geladen stuk op c4 en de DVONN op een wit stuk op e4. Het stuk op c3 draagt iets anders. De DVONN springt op d3.',
  'stack.title': 'Stapels',
  'stack.text':
    'Op een DVONN die bovenop staat, kan de andere kant weer springen. Zo kan een stapel groeien waarin de kleur van DVONN tot DVONN wisselt. Een stapel telt als **één stuk van de bovenste kleur** en schuift in zijn geheel op. Tik een stapel aan om te zien wat erin zit.',
  'stack.shows':
    'De DVONN van Wit springt op een stuk dat met een DVONN geladen is. Zwart springt daarop, en Wit springt daar weer op.',
  'beneath.title': 'Wat eronder staat, komt terug',
  'beneath.text':
    'Als een stapel met een rij meegaat, **gaat alleen wat bovenop staat**, en die DVONN is uit het spel. Wat eronder stond, staat er weer, telt weer mee en kan een andere rij compleet maken.',
  'beneath.shows':
    'Wit neemt de rij in kolom d weg. De DVONN op d4 gaat, het zwarte stuk eronder staat er weer en maakt een rij voor Zwart compleet.',
  'directly.title': 'Direct eronder',
  'directly.text':
    'Of een DVONN op een stuk van jou staat, hangt af van wat er direct onder hem staat. Een geladen stuk dat weer vrijkomt, kan opnieuw worden gebruikt.',
  'directly.shows':
    'De rij van Zwart neemt de zwarte DVONN van c4 mee. Het geladen stuk van Wit staat daar weer bovenop, en Wit gebruikt de DVONN ervan.',
  'tamsk.title': 'TAMSK werkt in het midden',
  'tamsk.text':
    'Als je een eigen stuk dat met een TAMSK geladen is, **naar e5 duwt**, mag je in dezelfde beurt **nog een keer duwen**, en daarbij komt de TAMSK zelf als stuk het bord op. Tussen de twee keer duwen wordt er niets weggenomen. Gebruik je dat niet meteen, dan is de TAMSK uit het spel. De details van deze regel zijn van ons.',
  'tamsk.shows': 'Wit duwt de TAMSK naar e5. Hij komt binnen vanaf g1 en maakt een rij compleet.',
  'tamskTheirs.title': 'Daarheen geduwd door de tegenspeler',
  'tamskTheirs.text':
    'Duwt je tegenspeler het stuk naar e5, dan mag je die extra keer duwen aan het **begin van je volgende beurt**, vóór je gewone zet, en alleen als het stuk dan nog op e5 staat. Tussen die twee wordt er niets weggenomen.',
  'tamskTheirs.shows':
    'Zwart duwt de TAMSK van Wit naar e5. Wit brengt hem in vanaf c1, doet een gewone zet vanaf i5 en neemt pas daarna de rij weg.',
  'punct.title': 'PÜNCT pakt GIPF-stukken aan',
  'punct.text':
    'Een PÜNCT springt naar een buurpunt met een stuk van de tegenspeler dat **met een PÜNCT geladen** is, met een **PÜNCT van de tegenspeler die op een stuk van jou staat**, of met een **GIPF-stuk van de tegenspeler**. Op een andere PÜNCT gaat alles zoals bij DVONN, en zulke stapels kunnen op dezelfde manier groeien. De details over PÜNCT zijn van ons.',
  'punct.shows':
    'De PÜNCT kan springen op het met een PÜNCT geladen stuk op d3, de PÜNCT op een wit stuk op e4 of het GIPF-stuk op d5. Hij springt op d3.',
  'neutralise.title': 'Een GIPF-stuk neutraliseren',
  'neutralise.text':
    'Bij een GIPF-stuk kies je uit twee dingen. Je kunt het **neutraliseren**: het bovenste stuk wordt geslagen, en de PÜNCT komt op het onderste te staan. Het is dan geen GIPF-stuk meer. Gaat de PÜNCT weg, dan staat het onderste stuk er als basisstuk.',
  'neutralise.shows':
    'De PÜNCT neutraliseert het GIPF-stuk op e5 en maakt een rij compleet. De PÜNCT gaat met de rij mee, en op e5 blijft een zwart basisstuk over.',
  'convert.title': 'Een GIPF-stuk omzetten',
  'convert.text':
    'Of je kunt het **omzetten**, als je een stuk in reserve hebt: beide stukken ervan worden geslagen, en de PÜNCT en een stuk uit je reserve komen er te staan als een **GIPF-stuk van jou**. Neem je dat later weg, dan gaat alleen het stuk terug naar je reserve; de PÜNCT is uit het spel.',
  'convert.shows': 'Beide zwarte stukken op e5 zijn geslagen. Er staat nu een wit GIPF-stuk.',
  'punctLast.title': 'Het laatste verliezen aan een PÜNCT',
  'punctLast.text':
    'Wordt je laatste GIPF-stuk door een PÜNCT geneutraliseerd of omgezet, dan heb je verloren, zoals bij elk ander verlies van het laatste.',
  'punctLast.shows': 'Het laatste GIPF-stuk van Zwart wordt geneutraliseerd. Wit wint.',
  'noPiece.title': 'Het einde van de partij',
  'noPiece.text':
    'Met een lege reserve ga je door **zolang je een potentieel kunt gebruiken**. Je verliest als je aan zet bent en niet kunt duwen en ook geen potentieel kunt gebruiken. En zoals altijd verlies je als je geen GIPF-stuk meer op het speelbord hebt.',
  'noPiece.shows':
    'Wit heeft niets in reserve en gebruikt het laatste potentieel. Zwart duwt, en Wit heeft verloren.',

  'linked.heading': 'Gekoppelde spellen',
  'won.title': 'Als je de gekoppelde partij wint',
  'won.text':
    'De GIPF-partij wacht terwijl jullie de gekoppelde partij spelen. **Wint** de speler die het gebruik heeft aangekondigd, **dan werkt het potentieel** en gaat de beurt verder.',
  'won.shows': 'Wit kondigt de YINSH van c3 naar e5 aan en wint de gekoppelde partij. De YINSH werkt.',
  'notWon.title': 'Als je die niet wint',
  'notWon.text':
    'Anders wordt het gebruik **geweigerd**; onbeslist is niet genoeg. Het potentieel blijft op zijn stuk, en de speler die het heeft aangekondigd, moet in deze beurt **iets anders doen**. In een latere beurt mag het opnieuw worden aangekondigd.',
  'notWon.shows': 'Wit kondigt hetzelfde gebruik aan, maar wint niet. De YINSH blijft op c3, en Wit duwt.',
  'nothingElse.title': 'Niets anders te doen',
  'nothingElse.text':
    'Wordt het gebruik je geweigerd en kun je niets anders doen, dan **verlies je** de GIPF-partij.',
  'nothingElse.shows':
    'De reserve van Wit is leeg. Het gebruik van het laatste potentieel wordt geweigerd, en Wit heeft verloren.',
  'linkedApart.title': 'Een partij op zich',
  'linkedApart.text':
    'Een gekoppelde partij heeft een eigen klok, of geen; de klok van de GIPF-partij staat intussen stil. Geef je een gekoppelde partij op of is je tijd daarin om, dan verlies je alleen die partij. Een gekoppelde partij wordt nooit door een andere onderbroken.',
  'another.title': 'Een ander potentieel',
  'another.text':
    'Na een geweigerd gebruik mag je in dezelfde beurt een ander potentieel aankondigen, maar niet hetzelfde nog eens. Een TAMSK waarvan de duw wordt geweigerd, is uit het spel.',
  'another.shows':
    'Het gebruik van de YINSH op c3 wordt geweigerd. Wit kondigt in plaats daarvan de ZÈRTZ op g5 aan, en die werkt.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Wat je afspreekt',
  'menuChoice.text':
    'Vóór de partij spreken beide spelers af hoe ze beginnen, **zoals in de basisversie, de standaardversie of de toernooiversie**, met of zonder voorgift; hoeveel basisstukken ze hebben, elk 15 in de basisversie en anders elk 18, als er niets anders wordt afgesproken; welke **soorten potentiëlen** meedoen en hoeveel van elke soort; en voor elke soort apart of ze **vrij** is of aan een ander spel **gekoppeld**. Beide spelers mogen dezelfde potentiëlen hebben, of elk hun eigen favorieten.',
  'menuLimits.title': 'Binnen grenzen',
  'menuLimits.text':
    'Elke speler heeft 12 tot en met 24 basisstukken en hoogstens zes potentiëlen van elke soort; de aantallen mogen verschillen. Eén speler mag helemaal geen potentiëlen hebben, maar niet allebei.',
  'threeForms.title': 'Het recht moet je eerst winnen',
  'threeForms.text':
    'In een gekoppelde match onderbreken andere spellen de GIPF-partij. Voor elke soort kiezen jullie een van drie vormen. **Altijd**, zoals in het regelboekje: een potentieel werkt pas nadat de gekoppelde partij is gewonnen. **Met uitdaging**, zoals de auteur later aanraadde: je kondigt het gebruik van een potentieel aan, en je tegenspeler mag uitdagen of het laten werken. Elke speler heeft één, twee of drie uitdagingen per partij, voor alle soorten samen. Of **te verwerven**: de gekoppelde partij wordt gespeeld als het geladen stuk in het spel moet komen.',
  'acquired.title': 'Een potentieel verwerven',
  'acquired.text':
    'Een potentieel dat je moet **verwerven**, kondig je aan als zijn stuk in het spel moet komen. Win je de gekoppelde partij, dan komt het stuk in het spel en gebruik je het potentieel later **vrij**. Zo niet, dan **blijft het potentieel in je reserve** en moet je deze beurt iets anders doen.',
  'acquired.shows':
    'Wit wint de ZÈRTZ niet. Die blijft in de reserve, en Wit brengt in plaats daarvan een YINSH in.',
  'anyGame.title': 'Welke spellen',
  'anyGame.text':
    'Voor elke gekoppelde soort spreek je een spel af: **elk spel en elke versie** hier, elk **een worp met een dobbelsteen**, of **een spel buiten het scherm** dat jullie een naam geven, zoals domino. Met de dobbelsteen moet wie heeft aangekondigd, minstens evenveel gooien als de uitdager. Van een spel buiten het scherm geven beide spelers de uitslag op, ook onbeslist. Spreken ze elkaar tegen, dan wordt het beiden opnieuw gevraagd; na de derde keer geldt het als niet gewonnen. Om de kleuren van een gekoppelde partij wordt geloot.',
};
