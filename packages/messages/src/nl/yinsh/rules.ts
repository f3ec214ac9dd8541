import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'De regels van YINSH',
  'page.description':
    'De volledige regels van YINSH met geanimeerde speelborden: ringen, markers, sprongen, omdraaien, rijen van vijf, de blitzversie en onze huisregels.',
  'page.heading': 'De regels van YINSH',
  'page.lead':
    'YINSH is een spel voor twee van Kris Burm. Je verplaatst ringen, je ringen laten markers achter en bij elke sprong worden markers omgedraaid. De regels kosten je vijf minuten; bij elke regel hoort een speelbord dat hem laat zien.',

  'begin.heading': 'Voor je begint',
  'aim.title': 'Waar het om gaat',
  'aim.text':
    'Maak rijen van **vijf markers** in jouw kleur. Voor elke rij mag je een van je eigen ringen van het speelbord nemen. Wie als eerste **drie ringen** heeft weggenomen, wint. Elke ring die je wegneemt, brengt je dichter bij de winst, maar je houdt er minder over om mee te spelen.',
  'aim.shows': 'Wit maakt een rij van vijf compleet, neemt die weg en neemt een derde ring weg: Wit wint.',
  'board.title': 'Het speelbord',
  'board.text':
    'Je speelt op de **85 snijpunten** van de lijnen, de velden. Een lijn loopt recht, in een van de drie richtingen. De meeste snijpunten hebben zes buren; aan de rand zijn het er minder. Een snijpunt wordt aangeduid met een letter en een getal, bijvoorbeeld f6. Van Wit uit gezien liggen de kolommen a tot en met k van links naar rechts en lopen de nummers op in de richting van Zwart.',
  'board.shows': 'De zes buren van f6 zijn aangegeven.',
  'pieces.title': 'Het spelmateriaal',
  'pieces.text':
    'Elke speler heeft **vijf ringen**. Er is een gezamenlijke voorraad van **51 markers**, wit aan de ene kant en zwart aan de andere. Een marker is dus van degene wiens kleur boven ligt, en dat kan veranderen.',
  'pieces.shows': 'Het lege speelbord met alle ringen ernaast en de volle voorraad.',
  'placing.title': 'De ringen plaatsen',
  'placing.text':
    'Loot om de kleuren; Wit begint. Jullie plaatsen om de beurt **één ring op een vrij veld naar keuze**, tot alle tien de ringen op het speelbord staan.',
  'placing.shows': 'Beide spelers plaatsen om de beurt hun vijf ringen.',

  'move.heading': 'Je zet',
  'marker.title': 'Eerst een marker, dan de ring',
  'marker.text':
    'Kies een van je ringen. Leg een marker uit de voorraad **in die ring**, met jouw kleur boven. Daarna **moet die ring bewegen**; de marker blijft liggen.',
  'marker.shows': 'Er komt een witte marker in de ring op f5. De ring gaat naar f8, de marker blijft liggen.',
  'slide.title': 'Waar een ring heen mag',
  'slide.text':
    'Een ring beweegt **in een rechte lijn**, één veld of meer, over zoveel vrije velden als je wilt. Hij eindigt altijd op een vrij veld.',
  'slide.shows': 'Alle snijpunten die de ring op f5 kan bereiken, zijn aangegeven. Hij gaat naar f8.',
  'jump.title': 'Over markers springen',
  'jump.text':
    'Onderweg mag een ring **over markers springen**, van welke kleur ook, zolang ze zonder gat naast elkaar liggen. Vóór de sprong mag hij over vrije velden gaan, maar na de sprong moet hij stoppen op het **eerste vrije veld achter de markers**.',
  'jump.shows': 'De ring op d3 springt over drie markers en landt op h7, er direct achter.',
  'blocked.title': 'Wat een ring tegenhoudt',
  'blocked.text':
    'Een ring komt nooit langs een andere ring. Staat er direct achter de markers een ring, of is daar de rand van het speelbord, dan is er geen plaats om te landen en is de sprong niet mogelijk.',
  'blocked.shows':
    'De ring op f4 kan niet omhoog springen in de kolom, omdat de zwarte ring op f8 geen plaats laat achter de markers. Alleen de aangegeven snijpunten zijn bereikbaar.',
  'flip.title': 'Markers omdraaien',
  'flip.text':
    'Als de ring geland is, wordt **elke marker waar hij overheen sprong omgedraaid**: wit wordt zwart en zwart wordt wit. De marker die je net hebt geplaatst, wordt niet omgedraaid. Markers worden nooit verplaatst.',
  'flip.shows':
    'De ring springt van f3 naar f7. De witte marker op f5 wordt zwart, de zwarte op f6 wordt wit.',

  'rows.heading': 'Rijen',
  'row.title': 'Een rij en een ring',
  'row.text':
    '**Vijf markers van één kleur** naast elkaar op een lijn vormen een rij. Is het jouw rij, leg dan de vijf markers terug in de voorraad en neem daarna **een van je eigen ringen** van het speelbord, welke je maar wilt.',
  'row.shows':
    'Wit maakt de rij van c3 tot en met g7 compleet, neemt die weg en neemt daarna de ring op b5 weg.',
  'ringGap.title': 'Een ring telt niet mee',
  'ringGap.text':
    'Alleen markers vormen een rij. Een ring ertussen is een gat, ook als het jouw ring is. Maar als hij weggaat, kan de marker die hij achterlaat het gat dichten.',
  'ringGap.shows':
    'Met de ring op e5 is er nog geen rij. De ring gaat weg, zijn marker blijft liggen en nu zijn het er vijf.',
  'seven.title': 'Meer dan vijf',
  'seven.text':
    'Van een rij worden altijd **precies vijf** markers naast elkaar weggenomen. Liggen er meer dan vijf op een lijn, dan kiest de eigenaar welke vijf hij wegneemt, wie de rij ook compleet heeft gemaakt. De rest blijft liggen. Volgens de Italiaanse uitgave kiest wie de rij compleet heeft gemaakt; wij volgen alle andere uitgaven.',
  'seven.shows':
    'De ring gaat weg van c4, en in kolom c liggen zeven witte markers. Wit neemt c2 tot en met c6 en een ring weg; c1 en c7 blijven liggen.',
  'several.title': 'Twee rijen tegelijk',
  'several.text':
    'Eén zet kan meerdere rijen van jou compleet maken. Je handelt ze een voor een af: **rij, ring, rij, ring**, tot je geen complete rij meer hebt.',
  'several.shows':
    'Eén sprong maakt twee witte rijen compleet. Wit neemt ze allebei weg, en ook twee ringen.',
  'crossing.title': 'Rijen die elkaar kruisen',
  'crossing.text':
    'Hebben twee van je rijen een marker gemeen, kies er dan een. Als je die wegneemt, valt de andere meestal uiteen. Wat ervan over is, blijft op het speelbord en telt niet als rij.',
  'crossing.shows':
    'Twee witte rijen kruisen elkaar op e5. Wit neemt die in kolom e weg; vier markers van de andere blijven liggen.',
  'forOpponent.title': 'Een rij voor je tegenspeler',
  'forOpponent.text':
    'Een rij is van de speler met die kleur, wie de rij ook heeft gemaakt. Maakt jouw zet een rij van je tegenspeler compleet, dan neemt je tegenspeler die weg **aan het begin van de volgende beurt** en doet daarna gewoon een zet.',
  'forOpponent.shows':
    'Door de sprong van Wit wordt een marker zwart en is er een zwarte rij compleet. Zwart neemt die weg, neemt een ring weg en doet dan een zet.',
  'forBoth.title': 'Rijen voor allebei',
  'forBoth.text':
    'Maakt één zet rijen van beide kleuren compleet, dan **handelt de speler die de zet deed eerst zijn rijen af**. De andere speler volgt aan het begin van de volgende beurt.',
  'forBoth.shows':
    'De sprong van Wit maakt van elke kleur een rij compleet. Wit neemt de witte weg, daarna Zwart de zwarte.',

  'end.heading': 'Het einde van de partij',
  'win.title': 'Winnen',
  'win.text':
    'Als je je **derde ring** wegneemt, win je meteen. Rijen die dan nog op het speelbord liggen, doen er niet meer toe. Maakt één zet dus de beslissende rij van beide spelers compleet, dan wint wie de zet deed.',
  'win.shows':
    'Beide spelers hebben twee ringen weggenomen. De zet maakt voor allebei een rij compleet, en Wit neemt zijn rij als eerste weg: Wit wint.',
  'blitz.title': 'De blitzversie',
  'blitz.text':
    'Voor een korte partij, of om het spel te leren, is er de blitzversie: de **eerste ring** die wordt weggenomen, wint. Verder blijft alles gelijk.',
  'blitz.shows': 'Wit maakt een rij compleet, neemt een ring weg en heeft gewonnen.',
  'pool.title': 'Als de markers op zijn',
  'pool.text':
    'Moet een speler een zet doen en is de voorraad leeg, dan is de partij afgelopen. Wie de meeste ringen heeft weggenomen, wint. Zijn het er evenveel, dan is het onbeslist.',
  'pool.shows':
    'Wit plaatst de laatste marker en maakt geen rij. Wit heeft twee ringen weggenomen, Zwart één: Wit wint.',
  'lastRow.title': 'Een rij met de laatste marker',
  'lastRow.text':
    'Maakt de zet met de laatste marker rijen compleet, dan worden die eerst afgehandeld, van wie ze ook zijn. Hun markers gaan terug naar de voorraad en de partij gaat verder.',
  'lastRow.shows':
    'Wit legt de laatste marker, en de sprong maakt een zwarte rij compleet. Zwart neemt die en een ring weg, en er zijn weer markers.',
  'pass.title': 'Als geen ring kan bewegen',
  'pass.text':
    'Kan geen van je ringen bewegen, dan pas je. Anders mag je niet passen. Passen beide spelers direct na elkaar, dan is de partij afgelopen en beslissen de weggenomen ringen, net als wanneer de markers op zijn.',
  'pass.shows':
    'Alle vier de witte ringen zijn ingesloten, dus Wit past. Zwart doet een zet en laat er een vrij.',
  'undo.title': 'Een stap terugnemen',
  'undo.text': 'Hier mag je stappen terugnemen tot je je zet hebt verstuurd.',

  'strategy.heading': 'Goed spelen',
  'behind.title': 'Achterstaan heeft zijn voordelen',
  'behind.text':
    'Elke rij **kost je een ring**. Wie achterstaat, heeft meer ringen: meer zetten, en meer manieren om te dreigen en te verdedigen. Haast je dus niet met een rij; kijk eerst waarmee je tegenspeler dreigt.',
  'behind.shows':
    'Zwart heeft twee ringen weggenomen en dreigt met een derde rij. Wit heeft nog vijf ringen, verbreekt eerst die rij en maakt dan een witte compleet.',
  'gift.title': 'Een rij weggeven',
  'gift.text':
    'Een rij die je voor je tegenspeler compleet maakt, kost hem **een ring en vijf markers**. Dat is slecht als het zijn derde is, of als die de weg vrijmaakt voor de volgende. Het kan goed zijn als je zet met meer dreigt dan het hem oplevert.',
  'gift.shows':
    'Wit heeft nog één rij nodig. De sprong naar e6 maakt een rij voor Zwart compleet, pas de tweede, en dreigt met twee witte. Zwart kan er een tegenhouden, en Wit wint.',
  'thirdRow.title': 'De derde rij telt',
  'thirdRow.text':
    'De eerste rij beslist niets. **Bewaar het evenwicht**: blijf in de buurt, houd je goede ringen en bereid de volgende rij voor voordat je deze compleet maakt. Een veilige rij kan wachten.',
  'thirdRow.shows':
    'Wit heeft één ring weggenomen en zou meteen een rij in kolom e compleet kunnen maken. In plaats daarvan bereidt Wit kolom f voor, maakt dan met één sprong beide rijen compleet en wint.',
  'whichRing.title': 'Welke ring je opgeeft',
  'whichRing.text':
    'Geef de ring op die het minst doet: **ingesloten**, ver van het spel of zonder dreiging. Houd de ringen die je **volgende rij** compleet kunnen maken, en die waarmee je je tegenspeler tegenhoudt.',
  'whichRing.shows':
    'Wit neemt een rij weg en de ring op k7, ver van het spel. De ringen op d5 en f7 dreigen met twee rijen. Zwart verbreekt er een, Wit maakt de andere compleet en wint.',
  'learnBlitz.title': 'Leren met blitz',
  'learnBlitz.text':
    'In de **blitzversie** wint één rij. Een partij duurt een paar minuten, en je leert dreigingen te zien. Speel twee partijen met verwisselde kleuren: Wit heeft hier een duidelijk voordeel.',
  'learnBlitz.shows':
    'Blitz: de ring van Wit gaat naar g6 en dreigt met twee rijen. Zwart houdt er een tegen, Wit maakt de andere compleet en wint.',
};
