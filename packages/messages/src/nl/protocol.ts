import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'De server begrijpt dit verzoek niet. Laad de pagina opnieuw en probeer het nog eens.',
  BAD_MESSAGE: 'De server begrijpt niet wat er is verstuurd. Laad de pagina opnieuw en probeer het nog eens.',
  TOO_LARGE: 'Dat is te veel in één keer. Verstuur minder.',
  NOT_FOUND: 'Op dit adres is niets te vinden. Controleer of het zo is gespeld als je het hebt gekregen.',
  HELLO_FIRST: 'De verbinding is niet goed tot stand gekomen. Laad de pagina opnieuw.',
  NO_SESSION: 'Je bent niet of niet meer ingelogd. Kies een naam of log in.',
  FOREIGN_ORIGIN:
    'Dit verzoek kwam van een andere website en wordt geweigerd. Open Korong zelf en doe het daar.',
  BANNED: 'De beheerder van deze server heeft je buitengesloten. Alleen de beheerder kan dat veranderen.',
  NOT_ALLOWED: 'Dat mag je niet doen. Alleen degene van wie het is, mag dat.',
  BAD_PLAYER_NAME:
    'Een naam heeft 1 tot en met 24 tekens: letters en cijfers uit elk schrift, spaties, en - _ . of een apostrof. Binnen een woord mag je geen alfabetten mengen, en sommige namen zijn gereserveerd.',
  NAME_TAKEN: 'Iemand heeft deze naam al, of een naam die erop lijkt. Kies een andere.',
  WEAK_PASSWORD: 'Dit wachtwoord is te makkelijk te raden. Neem minstens 8 tekens, en niet je naam.',
  WRONG_PASSWORD: 'Dit is niet het juiste wachtwoord. Probeer het nog eens of gebruik je herstelcode.',
  WRONG_CODE:
    'Dit is niet de juiste herstelcode. Probeer het nog eens; ben je hem kwijt, dan kan de beheerder van deze server helpen.',
  NO_ACCOUNT:
    'Er is geen account met deze naam. Controleer of de naam goed is gespeld, of maak een account aan.',
  ALREADY_ACCOUNT: 'Je hebt al een account. Log eerst uit om een ander aan te maken.',
  GAME_NOT_FOUND: 'Deze partij bestaat niet. Vraag degene die de link heeft gestuurd om een nieuwe.',
  GAME_TAKEN:
    'Iemand anders was sneller: deze partij is zonder jou begonnen. Je kunt meekijken of zelf een partij aanbieden.',
  GAME_NOT_OPEN: 'Deze partij wacht niet meer op een tegenspeler. Kies een andere of bied er zelf een aan.',
  OWN_GAME: 'Dit is je eigen partij. Iemand anders moet die accepteren: stuur de link door.',
  NOT_A_PLAYER: 'Je speelt niet mee in deze partij. Je kunt wel meekijken.',
  BAD_SETUP: 'Zo kan een partij niet beginnen. Kies andere instellingen.',
  ENGINE_NOT_AWAY:
    'De computer kan geen spel buiten het scherm spelen. Kies voor elke soort een ander gekoppeld spel.',
  TOO_MANY_GAMES: 'Je hebt te veel open partijen. Trek er eerst een in.',
  TOO_MANY_LISTED:
    'Er wachten al te veel partijen vanaf jouw adres in de lobby. Maak er een via een link, of wacht tot er een begint.',
  PLAYING_ENOUGH:
    'Je speelt te veel partijen van deze soort tegelijk. Maak er eerst een af of geef er een op.',
  MATCH_REFUSED: 'Dat kan nu niet in deze partij.',
  NOT_ABSENT: 'Je tegenspeler is er, of is nog niet lang genoeg weg. Wacht nog even.',
  CHAT_TOO_LONG: 'Dit is te lang. Een chatbericht heeft hoogstens 300 tekens.',
  MUTED: 'De beheerder van deze server heeft je de chat ontzegd. Je kunt wel verderspelen.',
  BAD_POSITION: 'Deze stelling is niet mogelijk. Controleer de stelling.',
  NEEDS_ACCOUNT: 'Hiervoor heb je een account nodig. Maak er een aan; je houdt je partijen.',
  STUDY_NOT_FOUND: 'Deze studie bestaat niet of is privé. Vraag de eigenaar om een link.',
  BAD_STUDY: 'Een hoofdstuk van deze studie is onleesbaar. Verbeter het en probeer het opnieuw te bewaren.',
  STUDY_TOO_LARGE:
    'Deze studie is te groot om te bewaren. Splits de studie, of verwijder een hoofdstuk of een andere studie.',
  STUDY_CHANGED:
    'Deze studie is intussen elders gewijzigd. Er is niets verloren: kies welke versie je wilt houden.',
  TOO_MANY_STUDIES: 'Je hebt te veel studies. Verwijder er eerst een.',
  GAME_NOT_OVER: 'Alleen afgelopen partijen worden beoordeeld. Wacht tot deze is afgelopen.',
  PUZZLE_NOT_FOUND:
    'De server kent deze puzzel niet. Laad de pagina opnieuw om de huidige puzzels te krijgen.',

  TOO_MANY_REQUESTS: 'Dat was veel in korte tijd. Wacht even en probeer het nog eens.',
  TOO_MANY_CONNECTIONS: 'Er zijn te veel verbindingen vanaf jouw adres. Sluit een paar van je pagina’s.',
  TOO_SLOW: 'De verbinding was te traag. Probeer het nog eens.',
  TRY_AGAIN: 'De server heeft problemen met zijn opslag. Er gaat niets verloren; straks werkt het weer.',
  NEWER_LOG: 'Deze partij gaat verder op een nieuwere server. Er wordt zo een nieuwe poging gedaan.',
  SERVER_ENDING: 'De server wordt opnieuw gestart. Er wordt zo een nieuwe poging gedaan.',
  INTERNAL:
    'Er is iets misgegaan op de server. Probeer het nog eens; gebeurt het weer, meld het dan aan de beheerder.',
};
