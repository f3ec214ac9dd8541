import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'De server is niet bereikbaar. Ben je online?',
  'ask.wait': 'Probeer het over {n, plural, one {# seconde} other {# seconden}} opnieuw.',
  'ask.retry': 'Opnieuw proberen',
  'ask.loading': 'De server wordt geraadpleegd…',
  'ask.noScript': 'Deze pagina heeft JavaScript nodig.',
  'form.empty': 'Dit mag niet leeg blijven.',
  'form.show': 'Tonen',
  'form.show.label': 'Invoer tonen: {field}',
  'form.busy': 'Een ogenblik…',
  'form.name': 'Naam',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'gast',
  'list.anonymous': 'Verwijderde speler',
  'list.turns': '{n, plural, =0 {geen zetten} one {# zet} other {# zetten}}',
  'list.running': 'Wordt nog gespeeld',
  'list.won': '{name} heeft gewonnen',
  'list.draw': 'Onbeslist',
  'list.off': 'Afgebroken',
  'list.ending.resignation': 'door opgave',
  'list.ending.time': 'door tijdsoverschrijding',
  'list.ending.absence': 'de tegenspeler was weg',
  'list.ending.agreement': 'in onderling overleg',
  'list.ending.length': 'de partij was te lang geworden',
  'list.linked.challenge': 'met uitdaging',
  'list.linked.always': 'elk gebruik te winnen',
  'list.days': '{n, plural, one {# dag} other {# dagen}} per zet',
  'list.watch': 'Meekijken',
  'list.play': 'Spelen',
  'list.due': 'Jij bent aan zet',
  'list.replay': 'Naspelen',
  'list.download': 'Downloaden',
  'list.more': 'Meer partijen',
  'list.added': '{n, plural, one {Er wordt nog # partij getoond.} other {Er worden nog # partijen getoond.}}',

  'account.title': 'Je naam en je account – Korong',
  'account.description':
    'Je naam om online te spelen: als gast of met een account. Inloggen, herstellen, gegevens meenemen of wissen.',
  'account.heading': 'Je account',
  'account.lead':
    'Om te spelen is een naam genoeg. Met een account blijven je partijen van jou, op elk apparaat.',

  'account.guest.heading': 'Je speelt als {name}',
  'account.guest.text':
    'Je bent gast: alleen deze browser weet dat jij {name} bent. Maak een account aan: je partijen gaan mee en je kunt overal inloggen.',
  'account.guest.rename': 'Naam wijzigen',
  'account.guest.rename.do': 'Naam wijzigen',
  'account.guest.renamed': 'Vanaf nu heet je {name}.',
  'account.guest.page': 'Je partijen',
  'account.guest.leave': 'Uitloggen',
  'account.guest.leave.ask': 'Uitloggen als {name}?',
  'account.guest.leave.text':
    'Een gast heeft geen wachtwoord. Je partijen blijven waar ze zijn, maar niemand kan ooit nog als {name} inloggen, en lopende partijen kunnen niet meer worden voortgezet.',
  'account.guest.leave.do': 'Toch uitloggen',
  'account.guest.leave.no': '{name} blijven',

  'account.in.heading': 'Ingelogd als {name}',
  'account.in.page': 'Je partijen',
  'account.in.play': 'Online spelen',
  'account.signOut': 'Uitloggen',
  'account.signedOut': 'Je bent uitgelogd.',
  'account.signedIn': 'Je bent ingelogd als {name}.',

  'account.http':
    'Dit adres begint met http en niet met https: wie op het netwerk meeluistert, zou je wachtwoord kunnen lezen. Thuis, onder mensen die je vertrouwt, is dat geen probleem; neem dan wel een wachtwoord dat je nergens anders gebruikt.',

  'account.signIn.heading': 'Inloggen',
  'account.signIn.guest':
    'Partijen die je als gast {name} hebt gespeeld, gaan dan niet mee. Als je een account aanmaakt, gaan ze wel mee.',
  'account.signIn.do': 'Inloggen',
  'account.signIn.wrong': 'De naam of het wachtwoord klopt niet.',
  'account.signIn.forgot': 'Wachtwoord vergeten?',
  'account.password': 'Wachtwoord',

  'account.make.heading': 'Account aanmaken',
  'account.make.guest': 'Je partijen als {name} worden partijen van het account.',
  'account.make.name.hint': 'Anderen zien deze naam. Hoogstens {n} tekens.',
  'account.make.password.hint':
    'Minstens {n} tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden.',
  'account.make.do': 'Account aanmaken',
  'account.make.privacy': 'Er wordt niet om een e-mailadres gevraagd.',
  'account.make.privacy.link': 'Wat er over je wordt bewaard',

  'account.code.heading': 'Bewaar je herstelcode',
  'account.code.text':
    'Als je ooit je wachtwoord vergeet, kom je met deze code weer binnen. De code wordt alleen nu getoond en nergens anders bewaard: schrijf hem op of sla hem op.',
  'account.code.new': 'De oude herstelcode is gebruikt en geldt niet meer. Dit is je nieuwe.',
  'account.code.label': 'Herstelcode van {name}',
  'account.code.copy': 'Kopiëren',
  'account.code.copied': 'Gekopieerd.',
  'account.code.copyFailed': 'Kopiëren is niet gelukt. Sla de code op als bestand of schrijf hem op.',
  'account.code.save': 'Als bestand opslaan',
  'account.code.file': 'Korong, {address}\nNaam: {name}\nHerstelcode: {code}',
  'account.code.kept': 'Ik heb hem bewaard',

  'account.recover.heading': 'Nieuw wachtwoord kiezen',
  'account.recover.text':
    'Met de herstelcode die je te zien kreeg toen je je account aanmaakte. Heb je die niet, dan kan de beheerder van deze server je helpen.',
  'account.recover.code': 'Herstelcode',
  'account.recover.new': 'Nieuw wachtwoord',
  'account.recover.do': 'Wachtwoord instellen en inloggen',
  'account.recover.wrong': 'De naam of de herstelcode klopt niet.',
  'account.recover.back': 'Terug naar inloggen',

  'account.change.heading': 'Wachtwoord wijzigen',
  'account.change.old': 'Huidig wachtwoord',
  'account.change.new': 'Nieuw wachtwoord',
  'account.change.do': 'Wachtwoord wijzigen',
  'account.change.done': 'Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.',

  'account.sessions.heading': 'Waar je bent ingelogd',
  'account.sessions.text': 'Herken je er een niet? Log die dan uit en wijzig je wachtwoord.',
  'account.sessions.this': 'deze browser',
  'account.sessions.unknown': 'Een onbekende browser',
  'account.sessions.when': 'Ingelogd op {since}; laatst gezien op {seen}',
  'account.sessions.end': 'Uitloggen',
  'account.sessions.end.label': 'Uitloggen: {device}, ingelogd op {date}',
  'account.sessions.ended': 'Je bent daar nu uitgelogd.',

  'account.data.heading': 'Je gegevens',
  'account.data.export.text':
    'Je naam, je sessies, je partijen met alle zetten en wat je in chats hebt geschreven, in één bestand.',
  'account.data.export': 'Mijn gegevens downloaden',
  'account.data.exported': 'Je gegevens zijn als bestand opgeslagen.',
  'account.delete.open': 'Account verwijderen…',
  'account.delete.heading': 'Je account verwijderen?',
  'account.delete.text': 'Dit kan niet ongedaan worden gemaakt.',
  'account.delete.name':
    'Je naam, je wachtwoord en je sessies worden gewist, en ook wat je in chats hebt geschreven.',
  'account.delete.games':
    'Partijen die je hebt gespeeld, blijven bestaan omdat ze ook van je tegenspelers zijn, maar zonder je naam.',
  'account.delete.studies': 'Je studies worden verwijderd.',
  'account.delete.running':
    'Lopende partijen kunnen niet worden voortgezet: waar een klok loopt, verlies je op tijd.',
  'account.delete.free': 'Iemand anders mag je naam daarna kiezen.',
  'account.erase.open': 'Alles over mij wissen…',
  'account.erase.heading': 'Alles over {name} wissen?',
  'account.erase.name':
    'Je naam en de sessie van deze browser worden gewist, en ook wat je in chats hebt geschreven.',
  'account.erase.do': 'Voorgoed wissen',
  'account.erase.no': 'Bewaren',
  'account.erased': 'Alles over jou is gewist.',
  'account.delete.password': 'Je wachtwoord, ter bevestiging',
  'account.delete.do': 'Voorgoed verwijderen',
  'account.delete.no': 'Account houden',
  'account.deleted': 'Je account is verwijderd.',

  'player.title': 'Een speler en zijn of haar partijen – Korong',
  'player.description': 'Partijen YINSH en GIPF die een speler hier nu speelt en al heeft gespeeld.',
  'player.heading': 'Speler',
  'player.named': 'Partijen van {name} – Korong',
  'player.ask': 'Wiens partijen wil je zien?',
  'player.ask.name': 'Naam van een speler',
  'player.ask.do': 'Tonen',
  'player.none': 'Er is geen speler die {name} heet. Gasten zijn niet op naam te vinden.',
  'player.guest': 'Gast',
  'player.account': 'Speler met een account',
  'player.engine': 'De computer op deze server',
  'player.since': 'Hier sinds {date}',
  'player.you': 'Dit ben jij.',
  'player.you.link': 'Naar je account',
  'player.running': 'Lopende partijen',
  'player.over': 'Afgelopen partijen',
  'player.running.none': 'Er loopt geen partij.',
  'player.over.none': 'Er is nog geen partij afgelopen.',
  'player.archive': 'Alle partijen van {name} doorzoeken',

  'archive.title': 'Archief: alle partijen die hier zijn gespeeld – Korong',
  'archive.description':
    'Vind partijen YINSH en GIPF die op deze server zijn gespeeld, op speler, versie en datum. Speel ze na en download ze.',
  'archive.heading': 'Partijenarchief',
  'archive.lead': 'Elke partij die hier wordt gespeeld, wordt bewaard en kan worden nagespeeld.',
  'archive.form': 'Waarnaar je zoekt',
  'archive.player': 'Speler',
  'archive.game': 'Spel',
  'archive.any': 'Alle',
  'archive.variant': 'Versie',
  'archive.status': 'Stand',
  'archive.status.over': 'Afgelopen',
  'archive.status.running': 'Lopend',
  'archive.from': 'Begonnen vanaf',
  'archive.to': 'Begonnen tot en met',
  'archive.do': 'Zoeken',
  'archive.reset': 'Alles tonen',
  'archive.results': 'Partijen',
  'archive.none': 'Er is geen partij gevonden.',
  'archive.none.hint': 'Laat iets leeg om meer te vinden.',
  'archive.found': '{n, plural, one {# partij} other {# partijen}}',
  'archive.found.more': 'De {n, plural, one {nieuwste partij} other {# nieuwste partijen}}',

  'privacy.title': 'Privacy: wat er over je wordt bewaard, en hoelang – Korong',
  'privacy.description':
    'Wat deze server over spelers bewaart, hoelang, wie het ziet en hoe je je gegevens krijgt of wist.',
  'privacy.heading': 'Privacy',
  'privacy.lead':
    'Je kunt hier leren en spelen zonder iemand iets te vertellen. Pas als je online speelt, bewaart de server iets over je, en op deze pagina staat alles daarover.',

  'privacy.alone.heading': 'Als je op je eigen apparaat speelt',
  'privacy.alone.text':
    'Lessen, partijen tegen de computer en partijen met z’n tweeën op één apparaat blijven in de opslag van je browser, net als je instellingen. Niets daarvan wordt ergens heen gestuurd.',

  'privacy.online.heading': 'Als je online speelt',
  'privacy.online.text': 'Dan bewaart de server:',
  'privacy.online.name': 'de **naam** die je kiest, en sinds wanneer je hier bent',
  'privacy.online.games':
    'de **partijen**: wie er speelden, elke zet met de tijd erbij, de klokken, de uitslag',
  'privacy.online.chat': 'wat je in de **chat** van een partij schrijft, en **meldingen** over een speler',
  'privacy.online.studies':
    'de **studies** die je met een account bewaart; alleen wat je openbaar maakt, staat in de lijst',
  'privacy.online.session':
    'voor elke browser waarmee je speelt: wanneer hij voor het eerst en het laatst is gezien, en wat voor browser het is',
  'privacy.online.account':
    'met een account ook je **wachtwoord** en je **herstelcode**, allebei alleen als vingerafdruk waaruit niemand ze kan afleiden',
  'privacy.online.puzzles':
    'met een account ook je **puzzels**: welke je hebt geprobeerd, of je ze hebt opgelost, en je rating',
  'privacy.online.not':
    'Er wordt niet gevraagd om een e-mailadres, je echte naam, je geboortedatum of een betaling.',

  'privacy.who.heading': 'Wie het ziet',
  'privacy.who.text':
    'Iedereen ziet je naam en je partijen; daar is een archief voor. Partijen die niet openbaar in de lijst stonden, vinden in het archief alleen degenen die ze hebben gespeeld, maar wie de link heeft, kan ze bekijken. De chat van een partij wordt gelezen door wie die partij bekijkt. Meldingen leest alleen de beheerder.',
  'privacy.who.others':
    'Er wordt niets doorgegeven. Deze pagina’s laden niets van andere websites, er is geen reclame en er is niets dat je volgt.',

  'privacy.long.heading': 'Hoelang',
  'privacy.long.games':
    'Partijen blijven voorgoed. Je naam daarin en wat je in chats hebt geschreven, blijven tot je ze laat wissen.',
  'privacy.long.reports':
    'Meldingen blijven zolang de beheerder ze nodig heeft. Die van jou verdwijnen samen met je account of je gastgegevens.',
  'privacy.long.session':
    'Een browser die {days} dagen niet is gezien, wordt vergeten; je logt dan opnieuw in.',
  'privacy.long.guest':
    'Een gast die niets heeft gespeeld en niets heeft geschreven, wordt na die tijd ook vergeten.',
  'privacy.long.address':
    'Je IP-adres blijft hoogstens een uur in het werkgeheugen om misbruik af te remmen. Het wordt niet opgeslagen. Zolang een partij van jou in de lobby wacht, wordt er een hash van je adres bij bewaard, gemaakt met een geheime sleutel, alleen om andere open partijen van hetzelfde adres te herkennen. Een adres dat de beheerder heeft buitengesloten, blijft opgeslagen zolang dat duurt.',
  'privacy.long.logs':
    'De server houdt een eigen logboek bij. Daarin staat wat voor verzoek er kwam en hoelang het duurde, zonder namen, adressen of teksten.',

  'privacy.cookie.heading': 'Twee cookies',
  'privacy.cookie.text':
    'Als je een naam kiest of inlogt, plaatst de server een cookie, **korong_session**. Daarin staat welke browser dit is en verder niets; geen script kan de cookie lezen en geen andere website krijgt hem. Zonder naam is er geen cookie. Met een account is er een tweede, **korong_device**: daaraan wordt deze browser na het uitloggen herkend, zodat foute pogingen van anderen je niet kunnen buitensluiten. Hij opent niets en geldt zolang je wachtwoord geldt.',

  'privacy.rights.heading': 'Meenemen en wissen',
  'privacy.rights.export':
    'Op de pagina van je account kun je je naam, sessies, partijen en chatberichten op elk moment als bestand downloaden.',
  'privacy.rights.delete':
    'Je kunt daar ook je account of je gastgegevens verwijderen: je naam, je wachtwoord, je sessies en wat je in chats hebt geschreven, verdwijnen meteen. Je partijen blijven zonder je naam bestaan, omdat het ook de partijen van je tegenspelers zijn.',
  'privacy.rights.link': 'Naar je account',

  'privacy.host.heading': 'Wie verantwoordelijk is',
  'privacy.host.text':
    'Wie deze server beheert: Korong is vrije software die iedereen zelf mag draaien. De beheerder kan lezen wat hier is opgeslagen, heeft er misschien kopieën van en zet misschien programma’s voor de server die een eigen logboek bijhouden. Heb je vragen, stel ze dan aan de persoon van wie je dit adres hebt.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'te verwerven',
  'list.linked.each': 'elke soort op haar eigen manier',
  'list.potentials.none': 'geen potentiëlen',
};
