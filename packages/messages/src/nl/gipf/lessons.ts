import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Eerste stappen',
  'tactics.lesson': 'GIPF-stukken en tactiek',
  'strategy.lesson': 'Goed spelen',

  'intro.0':
    'Wit heeft drie stukken in reserve, Zwart twee. Wie moet duwen en geen stuk meer heeft, verliest.',
  'intro.1': 'Wit duwt vanaf de rand een stuk in. De hele lijn schuift een punt op.',
  'intro.2': 'Zwart duwt een stuk in. Er is er nog één over.',
  'intro.3': 'Wit duwt weer: vier witte stukken op een rij.',
  'intro.4': 'De rij gaat terug naar de reserve van Wit. De twee zwarte stukken erachter zijn geslagen.',
  'intro.5': 'Zwart duwt het laatste zwarte stuk in.',
  'intro.6': 'Wit duwt. Zwart heeft geen stuk meer om te duwen: Wit wint!',

  'push.title': 'Duw een stuk het bord op',
  'push.goal': 'Je speelt met Wit. Breng een stuk van een stip aan de rand naar het gemarkeerde punt.',
  'push.hint': 'Kies een stip naast het gemarkeerde punt en dan het punt zelf. Twee stippen leiden daarheen.',
  'push.done': 'Je stuk staat op het speelbord en in je reserve zit er een minder.',
  'push.elsewhere': 'Dat mag, maar je nieuwe stuk moet op het gemarkeerde punt terechtkomen.',

  'chain.title': 'Duw een hele keten',
  'chain.goal':
    'Elk punt heeft een naam: de letter van zijn kolom en dan zijn getal, zoals ze rond het speelbord staan. Duw het zwarte stuk weg van het middelste punt, e5.',
  'chain.hint':
    'Als je duwt, schuiven alle stukken op die tegen elkaar aan staan, tot het eerste gat. Welke keten reikt tot e5?',
  'chain.done': 'Vier stukken zijn elk één punt opgeschoven, en nu staat jouw stuk in het midden.',
  'chain.gap':
    'Er zat een gat in die lijn, dus het duwen hield op bij d4. De keten tot e5 mag geen gat hebben.',
  'chain.elsewhere': 'Het zwarte stuk staat nog op e5. Duw langs de lijn waarop de stukken zonder gat staan.',

  'closed.title': 'Een gesloten lijn',
  'closed.goal': 'Kolom b is vol, dus daarlangs kan niets worden geduwd. Breng toch een wit stuk naar b3.',
  'closed.hint': 'Andere lijnen kruisen kolom b. Kom binnen vanaf stip a2 of a3.',
  'closed.done': 'Alleen de volle lijn zelf is gesloten. Vanaf de zijkant kon je nog duwen.',
  'closed.elsewhere': 'Er staat nog geen wit stuk op b3. Duw er vanaf de zijkant een naartoe.',

  'row.title': 'Vier op een rij',
  'row.goal': 'Maak een rij van vier compleet en neem die weg.',
  'row.hint': 'Je hebt er drie in kolom d. Duw er van onderaf nog een stuk bij.',
  'row.done': 'Je vier stukken zitten weer in de reserve: je hebt er meer dan vóór je zet.',
  'row.none': 'Nog geen rij. Waar staan drie van je stukken naast elkaar?',

  'capture.title': 'Slaan',
  'capture.goal': 'Maak een rij compleet waarmee je twee zwarte stukken slaat.',
  'capture.hint':
    'Er zijn twee zetten die een rij maken. Kies die waarbij er zwarte stukken achter de rij staan.',
  'capture.done':
    'De zwarte stukken stonden zonder gat achter je rij, dus ze zijn geslagen. Die twee zijn voorgoed weg.',
  'capture.few': 'Een rij, maar niets geslagen. Aan het eind van de andere lijn staan zwarte stukken.',
  'capture.none': 'Nog geen rij. Je hebt drie stukken op één lijn van b2 tot en met d4, en drie in kolom d.',

  'chooseRow.title': 'Welke rij?',
  'chooseRow.goal': 'Twee van je rijen kruisen elkaar. Neem de rij weg waarmee je het meeste slaat.',
  'chooseRow.hint': 'Wat staat er achter elke rij? Zwarte stukken die de rij voortzetten, worden geslagen.',
  'chooseRow.done':
    'Twee stukken geslagen. Wat er van de andere rij over is, blijft op het speelbord en kan nog van pas komen.',
  'chooseRow.few': 'Met die rij sla je niets. Achter de andere staan twee zwarte stukken.',

  'bothRows.title': 'De juiste volgorde',
  'bothRows.goal':
    'Je hebt twee rijen die elkaar op e7 raken. Kies de volgorde waarin je ze allebei kunt wegnemen.',
  'bothRows.hint': 'Met kolom e gaat alles mee wat daar zonder gat staat, ook e7. Begin met de andere rij.',
  'bothRows.done': 'Na de eerste rij was de rij in kolom e nog compleet, dus die kon je ook wegnemen.',
  'bothRows.one':
    'Kolom e nam het stuk op e7 mee, en zo raakte de andere rij het vierde stuk kwijt. Begin met de andere rij.',

  'saveReserve.title': 'Het laatste stuk',
  'saveReserve.goal': 'Je hebt nog één stuk in reserve. Duw zo dat je stukken terugkrijgt.',
  'saveReserve.hint': 'Drie van je stukken staan op de lijn die bij b5 begint.',
  'saveReserve.done':
    'Vier stukken zijn terug. Houd een rij achter de hand voor slechte tijden. Tel tegen het einde ook de reserve van je tegenspeler: vaak beslist één stuk.',
  'saveReserve.empty':
    'Nu is je reserve leeg. Je zou verliezen zodra je moet duwen. Maak liever een rij compleet.',

  'keep.title': 'Behoud je GIPF-stuk',
  'keep.goal':
    'Hier speel je de standaardversie en je hebt nog één GIPF-stuk. Neem je rij weg zonder de partij te verliezen.',
  'keep.hint':
    'Tik de rij aan. Je GIPF-stuk op e4 is dan gemarkeerd om te blijven staan; laat dat zo en neem de rij weg. Als je het stuk nog eens aantikt, gaat het mee.',
  'keep.done': 'Je GIPF-stuk blijft op het speelbord en het zwarte stuk achter de rij is geslagen.',
  'keep.tookLast':
    'Daarmee ging je laatste GIPF-stuk van het speelbord, en zonder GIPF-stuk verlies je meteen. Laat het staan.',

  'takeGipf.title': 'Sla het laatste GIPF-stuk',
  'takeGipf.goal': 'Zwart heeft nog één GIPF-stuk. Win nu de partij.',
  'takeGipf.hint': 'Maak je rij in kolom e compleet. Het zwarte GIPF-stuk komt er direct achter te staan.',
  'takeGipf.done': 'Zwart heeft geen GIPF-stuk meer op het speelbord. Je wint!',
  'takeGipf.left':
    'De rij klopte, maar je hebt het zwarte GIPF-stuk laten staan. Laat het met de rij meegaan.',
  'takeGipf.none':
    'Nog geen rij. Hoe moet je duwen om vier van je stukken vóór het GIPF-stuk bij elkaar te krijgen?',

  'secondGipf.title': 'Toernooi: nog een GIPF-stuk',
  'secondGipf.goal': 'Hier speel je de toernooiversie. Breng een tweede GIPF-stuk in.',
  'secondGipf.hint':
    'Zorg dat naast het speelbord het GIPF-stuk gekozen is, en tik dan een stip en een punt aan.',
  'secondGipf.done':
    'Twee stukken uit je reserve zijn nu één GIPF-stuk. Zo mag je doorgaan tot je eerste gewone stuk.',
  'secondGipf.single':
    'Dat was een gewoon stuk. Na je eerste gewone stuk mag je geen GIPF-stukken meer inbrengen.',

  'doubleThreat.title': 'Dreig met twee rijen',
  'doubleThreat.goal': 'Duw zo dat je in je volgende beurt een rij compleet kunt maken, wat Zwart ook doet.',
  'doubleThreat.hint':
    'Drie op een rij is een dreiging, en vier met één gat ertussen ook. Zoek een zet die twee dreigingen oplevert, bijvoorbeeld met een stuk dat op d4 komt te staan.',
  'doubleThreat.done': 'Zwart kan een van je dreigingen afweren, maar niet allemaal.',
  'doubleThreat.stopped':
    'Zwart kan met één keer duwen alles tegenhouden waarmee je dreigt. Maak twee dreigingen die niet met één keer duwen te stoppen zijn.',

  'stop.title': 'Neem de laatste hoop weg',
  'stop.goal':
    'Zwart heeft nog één stuk in reserve, maar dreigt een rij compleet te maken. Voorkom dat, en Zwart is niet meer te redden.',
  'stop.hint': 'Zwart wil vanaf e9 duwen. Duw vanaf de zijkant een stuk naar e8.',
  'stop.done':
    'Het laatste stuk van Zwart brengt niets terug. Daarna moet Zwart met een lege reserve duwen, en jij wint.',
  'stop.threat':
    'Zwart kan nog steeds een rij compleet maken en stukken terugkrijgen. Haal het drietal in kolom e uit elkaar.',

  'makeThem.title': 'Laat Zwart stukken wegnemen',
  'makeThem.goal':
    'Zwart dreigt in kolom d met een rij die je stuk op d6 slaat. Maak zelf een rij voor Zwart compleet, zo dat er niets wordt geslagen.',
  'makeThem.hint': 'Duw het zwarte stuk van c5 naar d6. Jouw stuk gaat dan uit kolom d weg.',
  'makeThem.done':
    'Zwart moet vier stukken van het speelbord nemen en slaat niets. En jij kunt met de volgende zet een rij compleet maken.',
  'makeThem.costs':
    'Daarmee is de rij van Zwart compleet, maar je stuk op d6 zet die voort en wordt geslagen. Duw vanaf een andere kant.',
  'makeThem.none': 'Zwart hoeft niets weg te nemen. Hoe breng je een vierde zwart stuk in kolom d?',

  'countBoth.title': 'Tel beide reserves',
  'countBoth.goal':
    'Je hebt nog één stuk in reserve, en Zwart ook. Bovendien dreigt Zwart met een rij. Vind de zet die wint.',
  'countBoth.hint':
    'Op twee manieren kun je een rij compleet maken. Na welke kan Zwart met het laatste stuk geen rij meer maken?',
  'countBoth.done':
    'Je rij heeft een stuk uit kolom e geslagen. Het laatste stuk van Zwart brengt niets terug, en jij hebt er vier in reserve: je wint.',
  'countBoth.row':
    'Je reserve is voller, maar Zwart duwt vanaf e9, haalt een rij terug en de partij gaat door. Kies de rij die slaat.',
  'countBoth.empty': 'Je reserve is nu leeg, en je verliest zodra je weer moet duwen. Maak een rij compleet.',

  'giveOwn.title': 'Geef een GIPF-stuk op',
  'giveOwn.goal':
    'Je reserve is leeg, Zwart heeft drie stukken. Neem je rij zo weg dat je na het duwen meer in reserve hebt dan Zwart.',
  'giveOwn.hint':
    'Een GIPF-stuk dat je terugneemt, is twee stukken, en op h4 heb je er nog een. Tik de rij aan, dan het stuk op e4, zodat het meegaat, en neem de rij weg.',
  'giveOwn.done':
    'Vijf stukken kwamen terug, en na het duwen zijn er vier over. Het GIPF-stuk op h4 houdt je in het spel.',
  'giveOwn.kept':
    'Je hebt beide GIPF-stukken gehouden, maar in je reserve zijn er twee stukken over en Zwart heeft er drie. Geef dat op e4 op.',

  'leaveTheirs.title': 'Laat een GIPF-stuk staan',
  'leaveTheirs.goal':
    'Je hebt een rij en zou er het zwarte GIPF-stuk op c6 mee kunnen slaan. Neem de rij zo weg dat Zwart niet met een rij kan antwoorden.',
  'leaveTheirs.hint': 'Kolom c is vol, dus Zwart kan er niet in duwen. En als c6 leeg was?',
  'leaveTheirs.done': 'Het zwarte GIPF-stuk houdt kolom c gesloten. Je laatste GIPF-stuk op c5 is veilig.',
  'leaveTheirs.took':
    'Je hebt twee stukken geslagen, maar kolom c is nu open: Zwart duwt vanaf c1, maakt een rij en slaat je laatste GIPF-stuk.',
};
