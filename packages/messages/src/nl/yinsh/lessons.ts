import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Eerste stappen',
  'tactics.lesson': 'Tactiek',
  'strategy.lesson': 'Goed spelen',

  'intro.0': 'Wit heeft tot nu toe één ring weggenomen. Met drie weggenomen ringen win je.',
  'intro.1': 'Een ring beweegt in een rechte lijn en laat een marker achter waar hij stond.',
  'intro.2': 'Zwart springt over een witte marker en draait hem om: hij is nu zwart.',
  'intro.3': 'Wit springt over een zwarte marker en draait hem om. Vijf witte markers vormen nu een rij.',
  'intro.4': 'Wit neemt de rij van het speelbord …',
  'intro.5': '… en neemt een tweede witte ring weg.',
  'intro.6': 'Zwart doet een zet.',
  'intro.7': 'Wit verplaatst een ring. De marker die achterblijft, maakt nog een rij compleet.',
  'intro.8': 'Ook deze rij gaat van het speelbord.',
  'intro.9': 'Wit neemt de derde ring weg en wint!',

  'place.title': 'Plaats een ring',
  'place.goal':
    'Je speelt met Wit en hebt nog één ring. Plaats hem op een vrij veld dat niet aan de rand van het speelbord ligt.',
  'place.hint':
    'Ringen dicht bij het midden kunnen meer kanten op. Tik een vrij veld aan dat niet aan de rand ligt.',
  'place.done':
    'Van daaruit lopen lijnen in alle zes de richtingen; alleen ringen naast de jouwe versperren er een paar. Zwart plaatst de laatste ring en dan beginnen de zetten.',
  'place.edge':
    'Dat mag, maar een ring aan de rand kan minder kanten op. Kies een snijpunt verder naar binnen.',

  'move.title': 'Verplaats een ring',
  'move.goal':
    'Elk veld heeft een naam: de letter van zijn kolom en dan zijn getal, zoals ze rond het speelbord staan. Verplaats een van je ringen naar h8, het gemarkeerde veld.',
  'move.hint': 'Een ring beweegt in een rechte lijn. De ring op e5 heeft een vrije lijn naar h8.',
  'move.done': 'Je ring heeft een witte marker op e5 achtergelaten. Zo komen er markers op het speelbord.',
  'move.elsewhere':
    'Dat mag, maar de ring moet op h8 eindigen. Welke van je ringen heeft een vrije lijn daarheen?',

  'jump.title': 'Spring en draai om',
  'jump.goal': 'Spring over drie zwarte markers, zodat ze allemaal wit worden.',
  'jump.hint': 'De zwarte markers op e4, f5 en g6 liggen naast elkaar. Welke ring staat daarmee op één lijn?',
  'jump.done': 'Eén sprong, drie markers: nu zijn ze allemaal van jou. Je landt direct achter de laatste.',
  'jump.own': 'Je sprong over een witte marker, en die is nu zwart. Een sprong draait beide kleuren om.',
  'jump.few': 'Dat draait één zwarte marker om. Er is een sprong die er drie omdraait.',
  'jump.slide': 'Er is niets omgedraaid. Verplaats een ring langs de lijn van de drie zwarte markers.',

  'takeRow.title': 'Neem een rij weg',
  'takeRow.goal': 'Je hebt een rij van vijf. Neem die weg, en daarna de ring waar je het minst aan hebt.',
  'takeRow.hint':
    'Tik eerst de rij aan. Kijk dan naar je ringen: een ervan is ingesloten en kan helemaal niet bewegen.',
  'takeRow.done':
    'De ring op a5 was ingesloten. Je vier beste ringen blijven en je hebt nog maar twee rijen nodig.',
  'takeRow.strongRing':
    'Die ring kon nog bewegen. De ring op a5 is door zwarte ringen ingesloten; die kun je missen.',

  'makeRow.title': 'Maak een rij',
  'makeRow.goal': 'Maak een rij van vijf compleet, neem die weg en neem daarna een ring weg.',
  'makeRow.hint': 'Je ring op e5 staat in het gat tussen vier markers. Wat laat hij achter als hij weggaat?',
  'makeRow.done': 'De ring telde niet mee, maar de marker die hij achterliet wel.',
  'makeRow.own':
    'Die sprong heeft witte markers zwart gemaakt. Verplaats in plaats daarvan de ring op e5, en niet langs de lijn van je vier markers.',
  'makeRow.none': 'Nog geen rij. Welke ring staat tussen vier van je markers?',

  'flipRow.title': 'Draai de stoorzender om',
  'flipRow.goal': 'Maak een rij compleet in kolom f door een zwarte marker om te draaien.',
  'flipRow.hint': 'De zwarte marker op f5 ligt in de weg. Zoek een ring die eroverheen kan springen.',
  'flipRow.done':
    'Eén keer omdraaien en de vijf zijn van jou. Pas op: je tegenspeler kan bij jou hetzelfde doen.',
  'flipRow.own':
    'Zo wordt een van je eigen markers zwart. Draai in plaats daarvan de zwarte marker op f5 om.',
  'flipRow.none': 'De marker op f5 is nog zwart. Spring eroverheen.',

  'seven.title': 'Vijf van de zeven',
  'seven.goal':
    'Je hebt zeven markers in kolom c. Neem er vijf van weg, maar houd je vier op de lijn van c7 tot en met f7 bij elkaar. Neem daarna een ring naar keuze weg.',
  'seven.hint': 'De marker op c7 hoort bij beide lijnen. Kies er vijf waar hij niet bij zit.',
  'seven.done':
    'De vier van c7 tot en met f7 liggen nog naast elkaar. Voor je volgende rij heb je nog maar één marker nodig.',
  'seven.broke':
    'Nu is c7 weg en zijn er van de andere lijn nog maar drie over. Kies er vijf waarbij c7 blijft liggen.',

  'notForThem.title': 'Geen cadeautjes',
  'notForThem.goal': 'Draai minstens twee zwarte markers om, maar maak geen rij voor Zwart compleet.',
  'notForThem.hint':
    'Je eigen marker op e5 onderbreekt de zwarte rij in kolom e. Laat hem met rust en kijk naar kolom i.',
  'notForThem.done':
    'Twee markers gewonnen, en je zet heeft geen rij voor Zwart compleet gemaakt. Let er altijd op wat je sprong met alle markers doet.',
  'notForThem.row': 'De sprong heeft ook e5 zwart gemaakt, en daarmee is de zwarte rij in kolom e compleet.',
  'notForThem.few': 'Dat levert Zwart geen rij op, maar het draait geen twee zwarte markers om.',

  'block.title': 'Voorkom een rij',
  'block.goal':
    'Zwart staat op het punt een rij compleet te maken in kolom d. Doe een zet waarna Zwart geen rij kan maken.',
  'block.hint':
    'Als de ring van d6 weggaat, liggen er vijf zwarte markers in kolom d. Draai er eerst een om.',
  'block.done':
    'De rij is verbroken. Je hebt een van de markers omgedraaid, en Zwart kan die niet in één zet terugdraaien en de rij compleet maken.',
  'block.threat':
    'Zwart kan in de volgende zet nog steeds een rij maken. Draai een van de markers in kolom d om.',

  'doubleRow.title': 'Twee in één klap',
  'doubleRow.goal': 'Maak met één zet twee rijen compleet en neem twee ringen weg.',
  'doubleRow.hint':
    'Je ring op f5 maakt een rij compleet als hij weggaat. Aan welke kant draait hij ook nog een marker om die je nodig hebt?',
  'doubleRow.done':
    'Eén rij door de marker die je achterliet, één door de marker die je omdraaide. Twee ringen tegelijk!',
  'doubleRow.one': 'Dat is één rij. Verplaats dezelfde ring zo dat hij ook de zwarte marker op g5 omdraait.',
  'doubleRow.none':
    'Nog geen rij. Verplaats de ring op f5, maar niet langs kolom f: dat zou je eigen markers zwart maken.',

  'rowFirst.title': 'Een cadeau van Zwart',
  'rowFirst.goal':
    'De zet van Zwart heeft een rij voor jou compleet gemaakt. Neem die en een ring weg, en maak dan met je eigen zet nog een rij.',
  'rowFirst.hint': 'De ring op f5 heb je nodig voor je zet, dus neem een andere weg.',
  'rowFirst.done': 'Twee ringen in één beurt: eerst voor de rij die Zwart je gaf, dan voor je eigen rij.',
  'rowFirst.neededRing': 'Je nam de ring op f5 weg, maar die had je nodig voor je tweede rij.',
  'rowFirst.missed':
    'De eerste rij is afgehandeld. Als je de ring uit kolom f had weggehaald, was daar nog een rij compleet geweest.',

  'win.title': 'Win de partij',
  'win.goal': 'Beide spelers hebben twee ringen weggenomen. Zoek de zet die meteen wint.',
  'win.hint':
    'Kijk naar kolom c. Een sprong mag ook voor Zwart een rij compleet maken, want jij handelt de jouwe eerst af.',
  'win.done':
    'Beide rijen waren compleet, maar jij deed de zet, dus jouw derde ring gaat er als eerste af. Je wint!',
  'win.gives':
    'Dat maakt de rij van Zwart in kolom e compleet en geen van de jouwe. Zwart neemt de derde ring weg en wint. Zoek een sprong die ook c4 wit maakt.',
  'win.notYet': 'De partij gaat verder. Zoek een sprong die c4 wit maakt.',

  'doubleThreat.title': 'Dreig met twee rijen',
  'doubleThreat.goal':
    'Beide spelers hebben twee ringen weggenomen. Doe een zet waarna Zwart niet meer kan voorkomen dat je in je volgende beurt wint.',
  'doubleThreat.hint':
    'Twee lijnen van vier kruisen elkaar op een vrij veld. Wat gebeurt er als daar een ring van jou staat?',
  'doubleThreat.done':
    'Je ring op f5 dreigt nu op twee lijnen met een rij. Zwart kan er maar één verbreken, en met de andere win je.',
  'doubleThreat.notYet':
    'Daar kan Zwart zich tegen verdedigen. Zoek het snijpunt waar twee van je lijnen van vier elkaar kruisen.',

  'keepRings.title': 'Welke ring geef je op?',
  'keepRings.goal':
    'Je hebt één ring weggenomen. Neem je rij en een tweede ring zo weg dat je in je volgende beurt een derde rij compleet kunt maken, wat Zwart ook doet.',
  'keepRings.hint':
    'Twee van je ringen staan tussen vier markers van jou. Je hebt ze allebei nodig, want Zwart kan een van die lijnen verbreken.',
  'keepRings.done':
    'Je ringen op f5 en h7 dreigen met twee rijen. Zwart kan er een verbreken, en met de andere win je.',
  'keepRings.needed':
    'Die ring stond op het punt een rij compleet te maken. De ene dreiging die overblijft, kan Zwart afweren. Neem een ring weg die met niets dreigt.',

  'patience.title': 'Haast je niet met een rij',
  'patience.goal':
    'Je staat achter: Zwart heeft twee ringen weggenomen en dreigt met een derde rij. Jij zou ook een rij compleet kunnen maken. Vind de zet die je in het spel houdt.',
  'patience.hint':
    'De zwarte ring op d6 gaat een marker tussen de andere in kolom d achterlaten. Draai een van die andere om.',
  'patience.done':
    'De dreiging is weg en je eigen rij kan wachten. Met vijf ringen heb je meer zetten dan Zwart.',
  'patience.hurried':
    'Je hebt je rij, maar nu maakt Zwart de derde compleet en wint. Weer eerst de dreiging af.',
  'patience.threat':
    'Zwart kan nog steeds een derde rij compleet maken en winnen. Draai een marker in kolom d om.',

  'gift.title': 'Een rij voor Zwart die jou helpt',
  'gift.goal':
    'Jij hebt twee ringen weggenomen, Zwart een. Vind de zet waarna je in je volgende beurt wint, wat Zwart ook doet.',
  'gift.hint':
    'Twee van je lijnen van vier kruisen elkaar op f5. De enige weg daarheen maakt een rij voor Zwart compleet. Zou Zwart daar genoeg aan hebben?',
  'gift.done':
    'Zwart neemt de rij en een tweede ring weg. Maar je ring op f5 dreigt met twee rijen; Zwart kan er een verbreken, en met de andere win je.',
  'gift.notYet':
    'Daar kan Zwart zich tegen verdedigen. Wees niet bang om Zwart een rij te geven: het zou pas de tweede zijn.',

  'blitz.title': 'Blitz: één rij wint',
  'blitz.goal':
    'Dit is de blitzversie: de eerste rij wint. Doe een zet waarna Zwart je rij niet meer kan voorkomen.',
  'blitz.hint': 'Twee van je lijnen van vier kruisen elkaar op e6. Welke ring kan daar vrij heen?',
  'blitz.done': 'Je ring op e6 dreigt met twee rijen. Zwart kan er een verbreken, en met de andere win je.',
  'blitz.notYet':
    'Daar kan Zwart zich tegen verdedigen. Zoek het snijpunt waar twee van je lijnen van vier elkaar kruisen.',
};
