import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'Der Server ist nicht erreichbar. Bist du online?',
  'ask.wait': 'Versuche es in {n, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'ask.retry': 'Erneut versuchen',
  'ask.loading': 'Der Server wird gefragt …',
  'ask.noScript': 'Diese Seite braucht JavaScript.',
  'form.empty': 'Das darf nicht leer bleiben.',
  'form.show': 'Zeigen',
  'form.show.label': 'Eingabe zeigen: {field}',
  'form.busy': 'Einen Moment …',
  'form.name': 'Dein Name',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'Gast',
  'list.anonymous': 'Gelöschter Spieler',
  'list.turns': '{n, plural, =0 {keine Züge} one {# Zug} other {# Züge}}',
  'list.running': 'Wird noch gespielt',
  'list.won': '{name} hat gewonnen',
  'list.draw': 'Unentschieden',
  'list.off': 'Abgebrochen',
  'list.ending.resignation': 'durch Aufgabe',
  'list.ending.time': 'durch Zeitüberschreitung',
  'list.ending.absence': 'der Gegner war weg',
  'list.ending.agreement': 'nach Vereinbarung',
  'list.ending.length': 'die Partie war zu lang',
  'list.linked.challenge': 'mit Anfechtung',
  'list.linked.always': 'jeder Einsatz zu gewinnen',
  'list.days': '{n, plural, one {# Tag} other {# Tage}} pro Zug',
  'list.watch': 'Zuschauen',
  'list.play': 'Spielen',
  'list.due': 'Du bist am Zug',
  'list.replay': 'Nachspielen',
  'list.download': 'Herunterladen',
  'list.more': 'Weitere Partien',
  'list.added':
    '{n, plural, one {# weitere Partie wird angezeigt.} other {# weitere Partien werden angezeigt.}}',

  'account.title': 'Dein Name und dein Konto – Korong',
  'account.description':
    'Dein Name für das Spielen online: als Gast oder mit einem Konto. Anmelden, wiederherstellen, Daten mitnehmen oder löschen.',
  'account.heading': 'Dein Konto',
  'account.lead':
    'Zum Spielen genügt ein Name. Mit einem Konto gehören deine Partien dauerhaft dir, auf jedem Gerät.',

  'account.guest.heading': 'Du spielst als {name}',
  'account.guest.text':
    'Du bist Gast: Nur dieser Browser weiß, dass du {name} bist. Lege ein Konto an: Deine Partien kommen mit, und du kannst dich überall anmelden.',
  'account.guest.rename': 'Namen ändern',
  'account.guest.rename.do': 'Namen ändern',
  'account.guest.renamed': 'Ab jetzt heißt du {name}.',
  'account.guest.page': 'Deine Partien',
  'account.guest.leave': 'Abmelden',
  'account.guest.leave.ask': 'Als {name} abmelden?',
  'account.guest.leave.text':
    'Ein Gast hat kein Passwort. Deine Partien bleiben, wo sie sind, aber niemand kann sich je wieder als {name} anmelden, und laufende Partien lassen sich nicht mehr weiterspielen.',
  'account.guest.leave.do': 'Trotzdem abmelden',
  'account.guest.leave.no': '{name} bleiben',

  'account.in.heading': 'Angemeldet als {name}',
  'account.in.page': 'Deine Partien',
  'account.in.play': 'Online spielen',
  'account.signOut': 'Abmelden',
  'account.signedOut': 'Du bist abgemeldet.',
  'account.signedIn': 'Du bist als {name} angemeldet.',

  'account.http':
    'Diese Adresse beginnt mit http und nicht mit https: Wer im Netzwerk mithört, könnte dein Passwort lesen. Zu Hause unter Leuten, denen du vertraust, ist das in Ordnung; nimm aber ein Passwort, das du sonst nirgends verwendest.',

  'account.signIn.heading': 'Anmelden',
  'account.signIn.guest':
    'Partien, die du als Gast {name} gespielt hast, kommen dabei nicht mit. Wenn du ein Konto anlegst, kommen sie mit.',
  'account.signIn.do': 'Anmelden',
  'account.signIn.wrong': 'Name oder Passwort stimmt nicht.',
  'account.signIn.forgot': 'Passwort vergessen?',
  'account.password': 'Passwort',

  'account.make.heading': 'Konto anlegen',
  'account.make.guest': 'Deine Partien als {name} werden zu Partien des Kontos.',
  'account.make.name.hint': 'Andere sehen ihn. Höchstens {n} Zeichen.',
  'account.make.password.hint':
    'Mindestens {n} Zeichen. Ein paar Wörter hintereinander kann man sich leicht merken.',
  'account.make.do': 'Konto anlegen',
  'account.make.privacy': 'Nach einer E-Mail-Adresse wird nicht gefragt.',
  'account.make.privacy.link': 'Was über dich gespeichert wird',

  'account.code.heading': 'Bewahre deinen Wiederherstellungscode auf',
  'account.code.text':
    'Solltest du je dein Passwort vergessen, kommst du mit diesem Code wieder hinein. Er wird nur jetzt angezeigt und nirgends sonst aufbewahrt: Schreib ihn auf oder speichere ihn.',
  'account.code.new': 'Der alte Wiederherstellungscode ist verbraucht. Das ist dein neuer.',
  'account.code.label': 'Wiederherstellungscode von {name}',
  'account.code.copy': 'Kopieren',
  'account.code.copied': 'Kopiert.',
  'account.code.copyFailed':
    'Das Kopieren hat nicht geklappt. Speichere den Code als Datei oder schreib ihn auf.',
  'account.code.save': 'Als Datei speichern',
  'account.code.file': 'Korong, {address}\nName: {name}\nWiederherstellungscode: {code}',
  'account.code.kept': 'Ich habe ihn aufbewahrt',

  'account.recover.heading': 'Neues Passwort wählen',
  'account.recover.text':
    'Mit dem Wiederherstellungscode, der dir beim Anlegen deines Kontos gezeigt wurde. Ohne ihn kann dir der Betreiber dieses Servers helfen.',
  'account.recover.code': 'Wiederherstellungscode',
  'account.recover.new': 'Neues Passwort',
  'account.recover.do': 'Passwort setzen und anmelden',
  'account.recover.wrong': 'Name oder Wiederherstellungscode stimmt nicht.',
  'account.recover.back': 'Zurück zur Anmeldung',

  'account.change.heading': 'Passwort ändern',
  'account.change.old': 'Bisheriges Passwort',
  'account.change.new': 'Neues Passwort',
  'account.change.do': 'Passwort ändern',
  'account.change.done': 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',

  'account.sessions.heading': 'Wo du angemeldet bist',
  'account.sessions.text': 'Wenn dir hier etwas unbekannt vorkommt, melde es ab und ändere dein Passwort.',
  'account.sessions.this': 'dieser Browser',
  'account.sessions.unknown': 'Ein unbekannter Browser',
  'account.sessions.when': 'Angemeldet am {since}; zuletzt gesehen am {seen}',
  'account.sessions.end': 'Abmelden',
  'account.sessions.end.label': 'Abmelden: {device}, angemeldet am {date}',
  'account.sessions.ended': 'Dort bist du jetzt abgemeldet.',

  'account.data.heading': 'Deine Daten',
  'account.data.export.text':
    'Dein Name, deine Sitzungen, deine Partien mit allen Zügen und was du in Chats geschrieben hast, in einer Datei.',
  'account.data.export': 'Meine Daten herunterladen',
  'account.data.exported': 'Deine Daten wurden als Datei gespeichert.',
  'account.delete.open': 'Konto löschen …',
  'account.delete.heading': 'Dein Konto löschen?',
  'account.delete.text': 'Das lässt sich nicht rückgängig machen.',
  'account.delete.name':
    'Dein Name, dein Passwort und deine Sitzungen werden gelöscht, ebenso was du in Chats geschrieben hast.',
  'account.delete.games':
    'Partien, die du gespielt hast, bleiben, weil sie auch deinen Gegnern gehören, aber ohne deinen Namen.',
  'account.delete.studies': 'Deine Studien werden gelöscht.',
  'account.delete.running':
    'Laufende Partien lassen sich nicht weiterspielen: Wo eine Uhr läuft, verlierst du auf Zeit.',
  'account.delete.free': 'Jemand anders darf deinen Namen annehmen.',
  'account.erase.open': 'Alles über mich löschen …',
  'account.erase.heading': 'Alles über {name} löschen?',
  'account.erase.name':
    'Dein Name und die Sitzung dieses Browsers werden gelöscht, ebenso was du in Chats geschrieben hast.',
  'account.erase.do': 'Endgültig löschen',
  'account.erase.no': 'Behalten',
  'account.erased': 'Alles über dich ist gelöscht.',
  'account.delete.password': 'Dein Passwort zur Bestätigung',
  'account.delete.do': 'Endgültig löschen',
  'account.delete.no': 'Konto behalten',
  'account.deleted': 'Dein Konto ist gelöscht.',

  'player.title': 'Ein Spieler und seine Partien – Korong',
  'player.description': 'Partien YINSH und GIPF, die ein Spieler hier gerade spielt und schon beendet hat.',
  'player.heading': 'Spieler',
  'player.named': 'Partien von {name} – Korong',
  'player.ask': 'Wessen Partien möchtest du sehen?',
  'player.ask.name': 'Name eines Spielers',
  'player.ask.do': 'Zeigen',
  'player.none': 'Es gibt keinen Spieler namens {name}. Gäste lassen sich nicht über ihren Namen finden.',
  'player.guest': 'Gast',
  'player.account': 'Spieler mit Konto',
  'player.engine': 'Der Computer auf diesem Server',
  'player.since': 'Hier seit dem {date}',
  'player.you': 'Das bist du.',
  'player.you.link': 'Zu deinem Konto',
  'player.running': 'Laufende Partien',
  'player.over': 'Beendete Partien',
  'player.running.none': 'Gerade läuft keine Partie.',
  'player.over.none': 'Noch ist keine Partie beendet.',
  'player.archive': 'Alle Partien von {name} durchsuchen',

  'archive.title': 'Archiv: alle Partien, die hier gespielt wurden – Korong',
  'archive.description':
    'Finde Partien YINSH und GIPF, die auf diesem Server gespielt wurden, nach Spieler, Version und Datum. Spiele sie nach und lade sie herunter.',
  'archive.heading': 'Partienarchiv',
  'archive.lead': 'Jede Partie, die hier gespielt wird, wird aufbewahrt und lässt sich nachspielen.',
  'archive.form': 'Wonach gesucht wird',
  'archive.player': 'Spieler',
  'archive.game': 'Spiel',
  'archive.any': 'Alle',
  'archive.variant': 'Version',
  'archive.status': 'Stand',
  'archive.status.over': 'Beendet',
  'archive.status.running': 'Laufend',
  'archive.from': 'Begonnen ab',
  'archive.to': 'Begonnen bis',
  'archive.do': 'Suchen',
  'archive.reset': 'Alle zeigen',
  'archive.results': 'Partien',
  'archive.none': 'Es wurde keine Partie gefunden.',
  'archive.none.hint': 'Lass etwas leer, um mehr zu finden.',
  'archive.found': '{n, plural, one {# Partie} other {# Partien}}',
  'archive.found.more': 'Die {n, plural, one {neueste Partie} other {# neuesten Partien}}',

  'privacy.title': 'Datenschutz: was über dich gespeichert wird und wie lange – Korong',
  'privacy.description':
    'Was dieser Server über Spieler speichert, wie lange, wer es sieht und wie du deine Daten bekommst oder löschst.',
  'privacy.heading': 'Datenschutz',
  'privacy.lead':
    'Du kannst hier lernen und spielen, ohne irgendwem irgendetwas zu verraten. Erst wenn du online spielst, speichert der Server etwas über dich, und auf dieser Seite steht vollständig, was.',

  'privacy.alone.heading': 'Wenn du auf deinem eigenen Gerät spielst',
  'privacy.alone.text':
    'Lektionen, Partien gegen den Computer und Partien zu zweit an einem Gerät bleiben im Speicher deines Browsers, zusammen mit deinen Einstellungen. Nichts davon wird irgendwohin gesendet.',

  'privacy.online.heading': 'Wenn du online spielst',
  'privacy.online.text': 'Dann speichert der Server:',
  'privacy.online.name': 'den **Namen**, den du wählst, und seit wann du hier bist',
  'privacy.online.games':
    'die **Partien**: wer gespielt hat, jeden Zug mit seiner Zeit, die Uhren, das Ergebnis',
  'privacy.online.chat': 'was du im **Chat** einer Partie schreibst, und **Meldungen** über einen Spieler',
  'privacy.online.studies':
    'die **Studien**, die du mit einem Konto speicherst; aufgelistet werden nur die, die du öffentlich machst',
  'privacy.online.session':
    'für jeden Browser, mit dem du spielst: wann er zum ersten und zum letzten Mal gesehen wurde und was für ein Browser es ist',
  'privacy.online.account':
    'mit einem Konto auch dein **Passwort** und deinen **Wiederherstellungscode**, beide nur als Fingerabdruck, aus dem niemand sie errechnen kann',
  'privacy.online.puzzles':
    'mit einem Konto auch deine **Aufgaben**: welche du versucht hast, ob du sie gelöst hast, und deine Wertung',
  'privacy.online.not':
    'Er fragt weder nach einer E-Mail-Adresse noch nach deinem richtigen Namen, deinem Geburtstag oder einer Zahlung.',

  'privacy.who.heading': 'Wer es sieht',
  'privacy.who.text':
    'Deinen Namen und deine Partien sehen alle; dafür ist ein Archiv da. Partien, die nicht öffentlich aufgelistet waren, finden im Archiv nur die, die sie gespielt haben, aber wer den Link hat, kann sie ansehen. Den Chat einer Partie liest, wer sich diese Partie ansieht. Meldungen liest nur der Betreiber.',
  'privacy.who.others':
    'Nichts wird weitergegeben. Diese Seiten laden nichts von anderen Websites, es gibt keine Werbung und nichts, was dich verfolgt.',

  'privacy.long.heading': 'Wie lange',
  'privacy.long.games':
    'Partien bleiben für immer. Dein Name darin und was du in Chats geschrieben hast, bleiben, bis du sie löschen lässt.',
  'privacy.long.reports':
    'Meldungen bleiben, solange der Betreiber sie braucht. Was du selbst gemeldet hast, verschwindet zusammen mit deinem Konto oder deinen Gastdaten.',
  'privacy.long.session':
    'Ein Browser, der {days} Tage lang nicht gesehen wurde, wird vergessen; dann meldest du dich neu an.',
  'privacy.long.guest':
    'Ein Gast, der nichts gespielt und nichts geschrieben hat, wird nach dieser Zeit ebenfalls vergessen.',
  'privacy.long.address':
    'Deine IP-Adresse wird bis zu einer Stunde im Arbeitsspeicher gehalten, um Missbrauch zu bremsen. Gespeichert wird sie nicht. Solange eine Partie von dir in der Lobby wartet, ist bei ihr ein Hash deiner Adresse gespeichert, mit geheimem Schlüssel gebildet, nur um andere offene Partien von derselben Adresse zu erkennen. Eine Adresse, die der Betreiber ausgeschlossen hat, bleibt so lange gespeichert, wie das gilt.',
  'privacy.long.logs':
    'Der Server führt ein eigenes Protokoll. Darin steht, welche Art von Anfrage kam und wie lange sie gedauert hat, ohne Namen, Adressen und Texte.',

  'privacy.cookie.heading': 'Zwei Cookies',
  'privacy.cookie.text':
    'Wenn du einen Namen wählst oder dich anmeldest, setzt der Server ein Cookie, **korong_session**. Es sagt, welcher Browser das ist, und sonst nichts; kein Skript kann es lesen, und keine andere Website bekommt es. Ohne Namen gibt es kein Cookie. Mit einem Konto kommt ein zweites hinzu, **korong_device**: Daran wird dieser Browser nach dem Abmelden wiedererkannt, damit dich falsche Versuche anderer nicht aussperren. Es öffnet nichts und gilt nur, solange dein Passwort gilt.',

  'privacy.rights.heading': 'Mitnehmen und löschen',
  'privacy.rights.export':
    'Auf der Seite deines Kontos kannst du deinen Namen, deine Sitzungen, Partien und Chatnachrichten jederzeit als Datei herunterladen.',
  'privacy.rights.delete':
    'Dort kannst du auch dein Konto oder deine Gastdaten löschen: Name, Passwort, Sitzungen und was du in Chats geschrieben hast, verschwinden sofort. Deine Partien bleiben ohne deinen Namen, weil sie auch die Partien deiner Gegner sind.',
  'privacy.rights.link': 'Zu deinem Konto',

  'privacy.host.heading': 'Wer verantwortlich ist',
  'privacy.host.text':
    'Wer diesen Server betreibt: Korong ist freie Software, die alle bei sich betreiben dürfen. Der Betreiber kann lesen, was hier gespeichert ist, hat vielleicht Kopien davon und setzt vielleicht Programme vor den Server, die eigene Protokolle führen. Wenn du Fragen hast, wende dich an die Person, von der du diese Adresse hast.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'zu erwerben',
  'list.linked.each': 'jede Art auf ihre Weise',
  'list.potentials.none': 'keine Potentiale',
};
