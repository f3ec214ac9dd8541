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

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'All four pieces of White’s row could stay, so White has to choose one that goes: d4.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'lost.title': 'If you do not win it',
  'lost.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'lost.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
};
