import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH en GIPF',

  skip: 'Naar de inhoud',
  close: 'Sluiten',
  'part.lost': 'Een deel van deze pagina kon niet worden geladen. Ben je online?',
  'part.again': 'Opnieuw proberen',
  'nav.label': 'Hoofdmenu',
  'nav.play': 'Spelen',
  'nav.online': 'Online',
  'nav.learn': 'Leren',
  'nav.puzzles': 'Puzzels',
  'nav.rules': 'Regels',
  'nav.analysis': 'Analyse',
  'nav.games': 'Partijen',
  'nav.settings': 'Instellingen',
  'nav.due': 'Jij bent aan zet',
  'nav.menu': 'Menu',
  'nav.sign': 'Inloggen',
  'nav.language': 'Taal: {name}',

  'footer.label': 'Meer',
  'footer.archive': 'Partijenarchief',
  'footer.about': 'Over Korong',
  'footer.programmers': 'Voor programmeurs',
  'footer.statistics': 'Statistiek',
  'footer.privacy': 'Privacy',
  'footer.keys': 'Toetsenbordhulp',
  'footer.credit':
    'YINSH en GIPF zijn spellen van Kris Burm. Korong is een onafhankelijke, vrije implementatie.',

  'home.title': 'Korong: YINSH en GIPF spelen en leren',
  'home.description':
    'Leer en speel de bordspellen YINSH en GIPF: online, met z’n tweeën op één apparaat of tegen de computer. Gratis, zonder account, ook zonder internet.',
  'home.heading': 'Ringen, schijven en niets te verbergen',
  'home.lead':
    'YINSH en GIPF zijn bordspellen waarin alleen denkkracht telt. Leer ze in een paar minuten en speel dan samen of tegen de computer.',
  'home.running': '{n, plural, one {# lopende partij} other {# lopende partijen}}',
  'home.running.more': 'Meer dan {n} lopende partijen',
  'home.open':
    '{n, plural, one {# speler wacht op een tegenspeler} other {# spelers wachten op een tegenspeler}}',
  'home.continue': 'Verder met je partij',
  'home.continue.do': 'Verder',
  'home.continue.lead': 'Alles staat er nog zoals je het hebt achtergelaten.',
  'home.next': 'Je lopende partij',
  'home.next.against': '{game} tegen {name}',
  'home.next.computer': '{game} tegen de computer',
  'home.next.play': 'Spelen',
  'home.rules': 'Regels',
  'home.puzzles.heading': 'Puzzels',
  'home.puzzles.text':
    'Vind de beste zet: meer dan duizend stellingen voor elk spel, elke dag een nieuwe. Elke oplossing is bewezen.',
  'home.puzzles.do': 'Puzzels oplossen',
  'home.more': 'Wat je hier vindt',
  'home.lessons.heading': 'Lessen die je speelt',
  'home.lessons.text':
    'Korte opdrachten, van de eerste zet tot echte tactiek. Een fout antwoord wordt uitgelegd en niet alleen afgekeurd.',
  'home.computer.heading': 'Een computer voor elk niveau',
  'home.computer.text':
    'Tien niveaus, van een milde eerste tegenspeler tot een heel sterke. Hij draait op je eigen apparaat.',
  'home.friend.heading': 'Samen aan één bord',
  'home.friend.text': 'Speel tegenover elkaar op één telefoon, tablet of computer, met of zonder klok.',
  'home.online.heading': 'Met wie en waar je maar wilt',
  'home.online.text':
    'Stuur een link en speel, met een paar minuten op de klok of een paar dagen per zet. Een naam is genoeg; een account houdt je partijen bij elkaar.',
  'home.review.heading': 'Elke partij is na te spelen',
  'home.review.text':
    'Loop je partijen zet voor zet na, vraag de computer wat hij ervan vindt en bewaar ze als tekst. In het archief staan de partijen van anderen.',
  'home.yours.heading': 'Van jou alleen',
  'home.yours.text':
    'Geen reclame, en niemand volgt je. Wat je niet online speelt, blijft op je apparaat en werkt ook zonder internet.',

  'settings.title': 'Instellingen – Korong',
  'settings.description':
    'Taal, kleuren, speelbord, geluid, snelheid en hoe zetten worden bevestigd. Alleen op dit apparaat bewaard.',
  'settings.heading': 'Instellingen',
  'settings.lead': 'Elke wijziging geldt meteen en wordt op dit apparaat bewaard.',
  'settings.look': 'Weergave',
  'settings.language': 'Taal',
  'settings.scheme': 'Kleuren',
  'settings.scheme.system': 'Zoals het apparaat',
  'settings.scheme.light': 'Licht',
  'settings.scheme.dark': 'Donker',
  'settings.board': 'Speelbord',
  'settings.board.wood': 'Hout',
  'settings.board.slate': 'Leisteen',
  'settings.board.contrast': 'Hoog contrast',
  'settings.coordinates': 'Namen van lijnen en snijpunten tonen',
  'settings.motion': 'Beweging en geluid',
  'settings.speed': 'Stukken bewegen',
  'settings.speed.0': 'Meteen',
  'settings.speed.0.5': 'Langzaam',
  'settings.speed.1': 'Normaal',
  'settings.speed.2': 'Snel',
  'settings.speed.note':
    'Als op je apparaat minder beweging is ingesteld, staan de stukken altijd meteen op hun plaats.',
  'settings.sound': 'Geluid van ringen en schijven',
  'settings.play': 'Spelen',
  'settings.confirm': 'Een zet wordt verstuurd',
  'settings.confirm.single': 'Zodra hij compleet is',
  'settings.confirm.double': 'Met een tweede klik op het laatste punt',
  'settings.confirm.button': 'Met een knop',
  'settings.forced': 'Voor mij kiezen als er maar één mogelijkheid is',
  'settings.thinking': 'Tonen wat de computer denkt',
  'settings.device': 'Dit apparaat',
  'settings.reset': 'Alles terugzetten',
  'settings.reset.done': 'Alle instellingen zijn weer zoals in het begin.',
  'settings.install': 'Korong installeren',
  'settings.install.text': 'Opent als een eigen app, ook zonder internet.',
  'settings.offline.ready': 'Alles staat op dit apparaat: Korong werkt zonder internet.',
  'settings.offline.not':
    'Zonder internet werkt Korong alleen als het adres met https begint. Al het andere werkt ook via dit adres.',
  'settings.offline.soon': 'Korong maakt zich klaar om zonder internet te werken.',

  'about.title': 'Over Korong: van wie deze spellen zijn en wat er wordt bewaard',
  'about.description':
    'YINSH en GIPF zijn spellen van Kris Burm. Korong is een onafhankelijke, vrije implementatie die niet om een e-mailadres vraagt, geen reclame toont en niets over je doorvertelt.',
  'about.heading': 'Over Korong',
  'about.lead':
    '**Korong** is het Hongaarse woord voor een schijf: dat waarmee je beide spellen speelt. Hier kun je die spellen leren, spelen en bestuderen, gratis en in negen talen.',
  'about.games.heading': 'Van wie deze spellen zijn',
  'about.games.text':
    'YINSH en GIPF zijn bedacht door **Kris Burm**. Ze horen bij het GIPF-project, een reeks bordspellen voor twee spelers waartoe ook ZÈRTZ, DVONN, TAMSK en PÜNCT behoren.',
  'about.games.independent':
    'Korong is een onafhankelijk werk. Het heeft geen banden met Kris Burm of met de uitgevers van zijn spellen en gebruikt geen afbeeldingen of teksten van hen.',
  'about.games.buy':
    'Vind je de spellen leuk? Schaf dan de echte aan: ringen en schijven zijn in de hand nog mooier.',
  'about.games.link': 'De website van het GIPF-project',
  'about.stored.heading': 'Wat er wordt bewaard en waar',
  'about.stored.text':
    'Wat je hier doet zonder online te spelen, blijft op dit apparaat, in de opslag van je browser:',
  'about.stored.games': 'je gespeelde en lopende partijen',
  'about.stored.lessons': 'hoe ver je in de lessen bent',
  'about.stored.settings': 'je instellingen',
  'about.stored.you': 'als je online speelt, je naam en welke partijen op je wachten',
  'about.stored.pages': 'de pagina’s zelf, zodat ze zonder internet werken',
  'about.stored.none':
    'Niets hiervan wordt ergens heen gestuurd. Er is geen reclame, en geen andere website komt te weten dat je hier was. Wie online speelt, heeft een naam nodig, en de server bewaart de partijen. Wat er precies wordt bewaard, staat op de pagina over privacy.',
  'about.privacy': 'Privacy',
  'about.stored.delete':
    'Wil je alles wissen, verwijder dan de gegevens van deze website in de instellingen van je browser.',
  'about.computer.heading': 'De computerspeler',
  'about.computer.text':
    'Hij denkt op je eigen apparaat, met een zoekalgoritme en een klein neuraal netwerk dat heeft geleerd door tegen zichzelf te spelen. De lagere niveaus bekijken minder mogelijkheden en kiezen nu en dan een zet die niet de beste is.',
  'about.computer.link': 'Wat zijn partijen leren',
  'about.free.heading': 'Vrije software',
  'about.free.text':
    'Het programma valt onder de MIT-licentie: iedereen mag het gebruiken, veranderen en erop voortbouwen.',
  'about.free.link': 'Wat er voor programmeurs is',

  'programmers.title': 'YINSH en GIPF voor programmeurs: bibliotheek, scheidsrechter, engine – Korong',
  'programmers.description':
    'Een TypeScript-bibliotheek met de volledige regels van YINSH en GIPF, een scheidsrechter die JSON-regels spreekt en een engine die UGI spreekt.',
  'programmers.heading': 'Voor programmeurs',
  'programmers.lead':
    'Alles waaruit deze pagina’s zijn opgebouwd, kun je ook los gebruiken: de spelregels, een scheidsrechter voor programma’s in elke taal en de engine.',
  'programmers.start.heading': 'Aan de slag',
  'programmers.start.text': 'Met Node 20 of nieuwer en npm, in een kopie van de broncode:',
  'programmers.library.heading': 'De regels als bibliotheek',
  'programmers.library.text':
    'Beide spellen als onveranderlijke waarden in TypeScript: toegestane stappen, een reden bij alles wat wordt geweigerd, teksten voor stellingen en hele partijen. Geen klok, geen toeval, geen in- of uitvoer, dus de bibliotheek draait overal.',
  'programmers.prints': 'De uitvoer:',
  'programmers.referee.heading': 'Een scheidsrechter voor elke taal',
  'programmers.referee.text':
    'Hij leest op elke regel een stap of een zet en antwoordt telkens met één regel JSON: wie aan de beurt is, wat is toegestaan en hoe het is afgelopen. Wat hij weigert, weigert hij met een code.',
  'programmers.referee.answer': 'Na “f6”, ingekort:',
  'programmers.engine.heading': 'De engine',
  'programmers.engine.text':
    'Hij spreekt de Universal Game Interface, zoals schaakengines hun eigen protocol spreken, en heeft tien niveaus. Hij kan stellingen analyseren en wedstrijden spelen tegen je eigen programma.',
  'programmers.more':
    'De map “docs” in de broncode beschrijft de rest: notatie, redenen, het formaat van de netwerken en hoe sterk de engine is.',

  'lost.title': 'Niet gevonden – Korong',
  'lost.description': 'Op dit adres staat geen pagina.',
  'lost.heading': 'Op dit snijpunt staat niets',
  'lost.text':
    'Op dit adres staat geen pagina. Misschien is de pagina verplaatst of zit er een tikfout in het adres.',
  'lost.home': 'Naar de startpagina',

  'update.ready': 'Er staat een nieuwe versie van Korong klaar.',
  'update.now': 'Nu gebruiken',
  'update.later': 'Later',
  'offline.ready': 'Korong werkt nu ook zonder internet.',
  'offline.language': 'Deze taal staat nog niet op dit apparaat. Kies hem één keer terwijl je internet hebt.',
  'offline.missing': '{name} staat nog niet op dit apparaat. Wel aanwezig:',
  'play.needsScript': 'Om te spelen is JavaScript nodig. Zet het aan in je browser.',

  'keys.heading': 'Toetsenbordhulp',
  'keys.everywhere': 'Overal',
  'keys.help': 'Deze hulp',
  'keys.close': 'Sluiten wat openstaat',
  'keys.board': 'Op het speelbord',
  'keys.arrows': 'Naar het volgende snijpunt in die richting',
  'keys.six': 'In een van de zes richtingen van de lijnen',
  'keys.touch': 'Het snijpunt aantikken',
  'keys.escape': 'Een stap van deze zet terugnemen',
  'keys.review': 'Bij het doorkijken van een partij',
  'keys.turns': 'Eén zet terug of vooruit',
  'keys.ends': 'Naar het begin of het einde',
  'keys.variations': 'Andere varianten',
  'key.enter': 'Enter',
  'key.space': 'Spatiebalk',
  'key.escape': 'Esc',
  'key.home': 'Home',
  'key.end': 'End',
};
