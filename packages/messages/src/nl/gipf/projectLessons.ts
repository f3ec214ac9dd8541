import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Geladen stukken: ZÈRTZ en YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT en stapels',
  'linked.lesson': 'Gekoppelde spellen',

  'load.title': 'Breng een geladen stuk in',
  'load.goal':
    'Je speelt met Wit. Elke kant kan drie ZÈRTZ en drie YINSH inbrengen. Duw een stuk het bord op dat met een ZÈRTZ geladen is.',
  'load.hint':
    'Zorg dat naast het speelbord ZÈRTZ gekozen is. Tik dan een stip en een punt aan, zoals altijd wanneer je duwt.',
  'load.done':
    'Een geladen stuk kost je één stuk en één potentieel. Het schuift op en telt mee zoals elk ander stuk.',
  'load.yinsh':
    'Dit stuk draagt een YINSH: het teken daarvan is een ring. Het teken van een ZÈRTZ is een bal.',
  'load.basic':
    'Dat was een stuk zonder potentieel. Na het eerste daarvan kun je geen geladen stukken meer inbrengen: de potentiëlen die nog niet in het spel zijn, ben je kwijt.',

  'slide.title': 'YINSH glijdt',
  'slide.goal':
    'Een potentieel gebruiken komt in de plaats van duwen. Een YINSH verlaat zijn stuk en glijdt in een rechte lijn, alleen over lege punten. Maak een rij compleet met de YINSH op c3.',
  'slide.hint': 'Tik c3 aan en dan het punt dat in kolom e ontbreekt.',
  'slide.done':
    'De YINSH telde mee als een stuk van jou. Maar uit een rij moet een gebruikt potentieel altijd weg, en dan is het uit het spel. Zijn stuk staat nog op c3.',
  'slide.elsewhere':
    'De YINSH mag daarheen, maar maakt zo geen rij compleet. Welk punt ontbreekt er in kolom e?',
  'slide.push': 'Je hebt geduwd. Tik het geladen stuk op c3 aan en kies waar de YINSH heen gaat.',

  'jump.title': 'ZÈRTZ springt',
  'jump.goal':
    'Een ZÈRTZ springt in een rechte lijn over één of meer stukken die naast elkaar staan, van jou of van Zwart, en landt op het eerste lege punt erachter. Maak een rij compleet met de ZÈRTZ op c3.',
  'jump.hint': 'In één richting springt hij over d4 en e5. Waar landt hij?',
  'jump.done':
    'De ZÈRTZ is in het gat in kolom f geland. Hij ging met de rij mee, en het zwarte stuk dat de rij voortzette, is geslagen.',
  'jump.elsewhere': 'Dat is een sprong, maar die maakt geen rij compleet. Probeer de andere richting.',
  'jump.push': 'Je hebt geduwd. Tik het geladen stuk op c3 aan en kies waar de ZÈRTZ landt.',

  'keepLoaded.title': 'Blijven of gaan',
  'keepLoaded.goal':
    'In je rij staat een geladen stuk, en een geladen zwart stuk zet de rij voort. Neem de rij zo weg dat je eigen geladen stuk blijft en dat van Zwart gaat.',
  'keepLoaded.hint':
    'Je kiest zoals bij GIPF-stukken: tik de rij aan, tik een geladen stuk aan om het te laten blijven of gaan, en neem dan de rij weg.',
  'keepLoaded.done':
    'Je kunt je YINSH nog gebruiken. Het geladen stuk van Zwart ging in zijn geheel: het stuk is geslagen en de ZÈRTZ is uit het spel.',
  'keepLoaded.tookOwn':
    'Je eigen geladen stuk ging ook mee. Het stuk heb je terug, maar de YINSH is uit het spel. Laat het geladen stuk staan.',
  'keepLoaded.leftTheirs':
    'Het geladen stuk van Zwart staat er nog, en de ZÈRTZ kan tegen je worden gebruikt. Laat het met de rij meegaan.',

  'lastResort.title': 'Met een lege reserve',
  'lastResort.goal':
    'Je reserve is leeg, dus duwen kun je niet. Maar een potentieel gebruiken kan nog wel. Gebruik er een zo dat je stukken terugkrijgt.',
  'lastResort.hint': 'De lijn van d5 naar g3 heeft één gat. Welk van je potentiëlen kan daar komen?',
  'lastResort.done':
    'Met een lege reserve ga je door zolang je een potentieel kunt gebruiken. Nu heb je zelfs weer stukken om mee te duwen.',
  'lastResort.nothing': 'Je reserve is nog steeds leeg. Maak met een potentieel een rij compleet.',

  'hop.title': 'DVONN springt op een buurstuk',
  'hop.goal':
    'Een DVONN springt op een zwart basisstuk ernaast, dus een stuk zonder potentieel. Het punt is van wie bovenop staat. Maak een rij compleet met de DVONN op c4.',
  'hop.hint': 'Welk zwart stuk staat in kolom d tussen jouw stukken?',
  'hop.done':
    'Alleen wat bovenop stond, ging met de rij mee. De DVONN is uit het spel en het zwarte stuk eronder staat weer op d4.',
  'hop.elsewhere': 'Dat punt is nu van jou, maar het maakt geen rij compleet. Kijk naar kolom d.',
  'hop.push':
    'Je hebt geduwd. Tik het geladen stuk op c4 aan en dan het stuk waar de DVONN op moet springen.',

  'tower.title': 'Een stapel groeit',
  'tower.goal':
    'Op e4 staat een zwarte DVONN op je stuk, dus het punt is van Zwart. Omdat hij op een stuk van jou staat, mag je eigen DVONN erop springen. Maak je rij compleet.',
  'tower.hint': 'Tik e4 aan om te zien wat daar staat. Tik dan d4 aan, en nog eens e4.',
  'tower.done':
    'Met jouw DVONN bovenop was het punt van jou. Hij ging met de rij mee, en nu staat de zwarte DVONN weer bovenop: wat eronder staat, komt altijd terug.',
  'tower.elsewhere': 'Dat punt is nu van jou, maar het maakt geen rij compleet. Spring op de stapel op e4.',
  'tower.push': 'Je hebt geduwd. Gebruik de DVONN op d4.',

  'middle.title': 'TAMSK werkt in het midden',
  'middle.goal':
    'Wordt je TAMSK naar e5 geduwd, dan mag je meteen nog een keer duwen, en daarbij komt de TAMSK zelf het bord op. Duw hem daarheen en maak met de tweede duw een rij compleet.',
  'middle.hint': 'Duw eerst vanaf e1. Breng daarna de TAMSK in vanaf g1.',
  'middle.done': 'Twee keer geduwd in één beurt. De TAMSK telde mee in de rij; nu is hij uit het spel.',
  'middle.noRow':
    'De TAMSK is het bord op gekomen, maar maakt geen rij compleet. Waar staan drie van je stukken bij elkaar?',
  'middle.forgone': 'Je hebt van de tweede duw afgezien, dus de TAMSK is uit het spel.',
  'middle.elsewhere': 'De TAMSK moet eerst op e5 komen. Duw de stukken in kolom e één punt verder.',

  'convert.title': 'Zet een GIPF-stuk om',
  'convert.goal':
    'Een PÜNCT mag op een zwart GIPF-stuk ernaast springen. Dan neutraliseert hij het GIPF-stuk of zet hij het om in een van jou. Zet het GIPF-stuk op e5 om.',
  'convert.hint': 'Tik d4 aan en dan e5. Ga naar de andere keuze voordat je bevestigt.',
  'convert.done':
    'Beide zwarte stukken zijn geslagen. Er staat nu een GIPF-stuk van jou, gemaakt van de PÜNCT en een stuk uit je reserve.',
  'convert.neutralised':
    'Je hebt het geneutraliseerd: het bovenste stuk is geslagen en de PÜNCT staat op het onderste. Zwart heeft een GIPF-stuk minder, maar jij hebt er geen bij.',
  'convert.stacked':
    'De PÜNCT is op een stuk gesprongen dat met een PÜNCT geladen is. Dat mag, maar het GIPF-stuk is nog altijd van Zwart.',
  'convert.push': 'Je hebt geduwd. Gebruik de PÜNCT op d4.',

  'lastGipf.title': 'Het laatste GIPF-stuk',
  'lastGipf.goal': 'Zwart heeft nog één GIPF-stuk. Win nu de partij.',
  'lastGipf.hint': 'Geneutraliseerd of omgezet is het geen GIPF-stuk van Zwart meer.',
  'lastGipf.done': 'Zwart heeft geen GIPF-stuk meer. Je wint!',
  'lastGipf.stacked': 'Je PÜNCT is gebruikt, en het GIPF-stuk van Zwart staat nog op d5.',
  'lastGipf.other': 'Het GIPF-stuk van Zwart staat nog op d5. Welk van je potentiëlen kan erop springen?',

  'announce.title': 'Kondig het gebruik aan',
  'announce.goal':
    'In deze match mag je tegenspeler uitdagen als je een potentieel wilt gebruiken, dus je moet het eerst aankondigen. Kondig de YINSH aan die je rij compleet maakt.',
  'announce.hint': 'Tik c6 aan en dan het punt dat in kolom f ontbreekt. Kondig het aan met de knop.',
  'announce.done':
    'Nu laat Zwart de YINSH werken of daagt uit. Zwart daagt uit! De GIPF-partij wacht, en een partij YINSH-blitz beslist.',
  'announce.elsewhere':
    'Dat gebruik maakt geen rij compleet. Misschien moet je ervoor vechten, dus kies iets beters.',
  'announce.push':
    'Je hebt geduwd. Alleen het gebruik van een potentieel wordt aangekondigd: tik het geladen stuk op c6 aan.',

  'between.title': 'De partij tussendoor',
  'between.goal':
    'Het lot heeft je Wit gegeven in deze partij YINSH-blitz. Win die: de eerste ring die wordt weggenomen, beslist.',
  'between.hint':
    'Je vijfde marker komt van de ring op e3. Verplaats die zonder over je markers te springen, en neem dan de rij en een ring weg.',
  'between.done':
    'Je hebt de gekoppelde partij gewonnen. Dus werkt je YINSH in de GIPF-partij, en je rij is compleet.',
  'between.flipped':
    'Je bent over je eigen markers gesprongen en hebt ze omgedraaid. Verplaats de ring op e3 in een andere richting.',
  'between.notYet': 'Daarmee win je nog niet. Welke ring kan de vijfde marker van een rij achterlaten?',

  'denied.title': 'Geweigerd',
  'denied.goal':
    'Deze keer heb je de gekoppelde partij verloren. Het stuk op c3 blijft geladen, maar je kunt de YINSH deze beurt niet meer gebruiken. Zoek een andere manier om de rij compleet te maken. Zwart heeft geen uitdaging meer.',
  'denied.hint': 'Je mag in dezelfde beurt een ander potentieel aankondigen. Kijk naar h5.',
  'denied.done':
    'Een verloren partij kost je het gebruik in deze beurt, niet het potentieel: later mag je de YINSH op c3 opnieuw aankondigen.',
  'denied.none': 'Dat maakt geen rij compleet. Je tweede YINSH kan dat wel.',

  'challenge.title': 'Uitdagen?',
  'challenge.goal':
    'Zwart kondigt de YINSH van c3 naar e5 aan. Je hebt nog één GIPF-stuk en één uitdaging. Wat doe je?',
  'challenge.hint': 'Welke rij zou Zwart compleet maken, en wat zou Zwart slaan?',
  'challenge.done':
    'Daarmee had Zwart de partij gewonnen. Nu moet Zwart eerst de gekoppelde partij winnen, en onbeslist is niet genoeg.',
  'challenge.waive':
    'Dan werkt de YINSH. Zwart maakt in kolom e een rij compleet, slaat je laatste GIPF-stuk op e7 en wint.',

  'waive.title': 'Of laten werken?',
  'waive.goal': 'Zwart kondigt de YINSH van c3 naar c2 aan. Je hebt nog één uitdaging. Wat doe je?',
  'waive.hint': 'Maakt Zwart daarmee een rij compleet, of dreigt er dan een?',
  'waive.done':
    'Dit gebruik doet je geen kwaad. Je bewaart je uitdaging voor een keer dat het wel zo is, en Zwart heeft een YINSH minder.',
  'waive.challenge': 'Dan verspil je je enige uitdaging aan een gebruik dat je geen kwaad doet.',

  'die.title': 'Een worp met een dobbelsteen',
  'die.goal':
    'Voor ZÈRTZ hebben jullie een dobbelsteen afgesproken. Je kondigde de sprong van c3 naar f5 aan, en Zwart daagde uit. Je gooit een 4, en Zwart ook. Wat gebeurt er?',
  'die.hint': 'Wie heeft aangekondigd, moet minstens evenveel gooien als de uitdager.',
  'die.done': 'Evenveel is genoeg. De ZÈRTZ werkt en maakt je rij compleet.',
  'die.stays':
    'Je moet minstens evenveel gooien als Zwart, en dat heb je gedaan. De ZÈRTZ zou alleen blijven als je minder had gegooid.',
};
