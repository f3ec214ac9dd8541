/** Who one is on the server, players and their games, the archive, and what is kept about people. */
export const account = {
  // Wherever the server is asked
  'ask.unreachable': 'The server cannot be reached. Are you online?',
  'ask.wait': 'Try again in {n, plural, one {# second} other {# seconds}}.',
  'ask.retry': 'Try again',
  'ask.loading': 'Asking the server…',
  'ask.noScript': 'This page needs JavaScript.',
  'form.empty': 'This must not be empty.',
  'form.show': 'Show',
  'form.show.label': 'Show what is typed: {field}',
  'form.busy': 'One moment…',
  'form.name': 'Name',

  // A game in a list
  'list.game': '{game}: {white} – {black}',
  'list.guest': 'guest',
  'list.anonymous': 'Deleted player',
  'list.turns': '{n, plural, =0 {no turns} one {# turn} other {# turns}}',
  'list.running': 'Still being played',
  'list.won': '{name} won',
  'list.draw': 'Draw',
  'list.off': 'Called off',
  'list.ending.rings': 'by taking off rings',
  'list.ending.pool': 'the pool was empty',
  'list.ending.reserve': 'nothing left in reserve',
  'list.ending.gipf-pieces': 'no GIPF-piece left',
  'list.ending.resignation': 'by resignation',
  'list.ending.time': 'on time',
  'list.ending.absence': 'the opponent had left',
  'list.ending.agreement': 'by agreement',
  'list.ending.length': 'the game had become too long',
  'list.ending.passes': 'neither side could move',
  'list.linked.challenge': 'by challenge',
  'list.linked.always': 'every use to be won',
  'list.days': '{n, plural, one {# day} other {# days}} a turn',
  'list.watch': 'Watch',
  'list.replay': 'Replay',
  'list.download': 'Download',
  'list.more': 'More games',
  'list.added': '{n, plural, one {# more game is} other {# more games are}} shown.',

  // Account
  'account.title': 'Your name and account – Korong',
  'account.description':
    'Your name for playing online: as a guest or with an account. Sign in, recover, export or delete.',
  'account.heading': 'Your account',
  'account.lead': 'A name is enough to play. An account keeps your games yours, on every device.',

  'account.guest.heading': 'You play as {name}',
  'account.guest.text':
    'You are a guest: only this browser knows that you are {name}. Make an account and your games come along, and you can sign in anywhere.',
  'account.guest.rename': 'Change your name',
  'account.guest.rename.do': 'Change name',
  'account.guest.renamed': 'From now on your name is {name}.',
  'account.guest.page': 'Your games',
  'account.guest.leave': 'Sign out',
  'account.guest.leave.ask': 'Sign out as {name}?',
  'account.guest.leave.text':
    'A guest has no password. Your games stay where they are, but nobody can sign in as {name} again, and running games can no longer be played on.',
  'account.guest.leave.do': 'Sign out all the same',
  'account.guest.leave.no': 'Stay {name}',

  'account.in.heading': 'Signed in as {name}',
  'account.in.page': 'Your games',
  'account.in.play': 'Play online',
  'account.signOut': 'Sign out',
  'account.signedOut': 'You are signed out.',
  'account.signedIn': 'You are signed in as {name}.',

  'account.http':
    'This address begins with http, not https: whoever listens in on the network could read your password. At home among people you trust that is fine; take a password that you use nowhere else.',

  'account.signIn.heading': 'Sign in',
  'account.signIn.guest':
    'Games that you have played as the guest {name} do not come along; they do when you make an account.',
  'account.signIn.do': 'Sign in',
  'account.signIn.wrong': 'Name or password is not right.',
  'account.signIn.forgot': 'Password forgotten?',
  'account.password': 'Password',

  'account.make.heading': 'Make an account',
  'account.make.guest': 'Your games as {name} become games of the account.',
  'account.make.name.hint': 'Others see it. Up to {n} characters.',
  'account.make.password.hint': 'At least {n} characters. A few words in a row are easy to keep in mind.',
  'account.make.do': 'Make account',
  'account.make.privacy': 'No e-mail address is asked for.',
  'account.make.privacy.link': 'What is kept about you',

  'account.code.heading': 'Keep your recovery code',
  'account.code.text':
    'If you ever forget your password, this code lets you in. It is shown only now and kept nowhere else: write it down, or save it.',
  'account.code.new': 'The old recovery code is used up. This is your new one.',
  'account.code.label': 'Recovery code of {name}',
  'account.code.copy': 'Copy',
  'account.code.copied': 'Copied.',
  'account.code.copyFailed': 'It could not be copied. Save it as a file, or write it down.',
  'account.code.save': 'Save as a file',
  'account.code.file': 'Korong, {address}\nName: {name}\nRecovery code: {code}',
  'account.code.kept': 'I have kept it',

  'account.recover.heading': 'Choose a new password',
  'account.recover.text':
    'With the recovery code that you were shown when you made your account. Without it the host of this server can help you.',
  'account.recover.code': 'Recovery code',
  'account.recover.new': 'New password',
  'account.recover.do': 'Set password and sign in',
  'account.recover.wrong': 'Name or recovery code is not right.',
  'account.recover.back': 'Back to signing in',

  'account.change.heading': 'Change your password',
  'account.change.old': 'Current password',
  'account.change.new': 'New password',
  'account.change.do': 'Change password',
  'account.change.done': 'Your password is changed. All other devices are signed out.',

  'account.sessions.heading': 'Where you are signed in',
  'account.sessions.text': 'If you do not recognise one, sign it out and change your password.',
  'account.sessions.this': 'this browser',
  'account.sessions.unknown': 'An unknown browser',
  'account.sessions.when': 'Signed in {since}, last seen {seen}',
  'account.sessions.end': 'Sign out',
  'account.sessions.end.label': 'Sign out: {device}, signed in {date}',
  'account.sessions.ended': 'Signed out there.',

  'account.data.heading': 'Your data',
  'account.data.export.text':
    'Your name, your sessions, your games with their records, and what you wrote in chats, in one file.',
  'account.data.export': 'Download my data',
  'account.data.exported': 'Your data has been saved as a file.',
  'account.delete.open': 'Delete account …',
  'account.delete.heading': 'Delete your account?',
  'account.delete.text': 'This cannot be undone.',
  'account.delete.name':
    'Your name, your password and your sessions are deleted, and what you wrote in chats.',
  'account.delete.games':
    'Games that you have played stay, because they belong to your opponents too, but without your name.',
  'account.delete.running': 'Running games cannot be played on: where there is a clock you lose on time.',
  'account.delete.free': 'Somebody else may take your name.',
  'account.erase.open': 'Delete everything about me …',
  'account.erase.heading': 'Delete everything about {name}?',
  'account.erase.name': 'Your name and this browser’s session are deleted, and what you wrote in chats.',
  'account.erase.do': 'Delete for good',
  'account.erase.no': 'Keep it',
  'account.erased': 'Everything about you is deleted.',
  'account.delete.password': 'Your password, to confirm',
  'account.delete.do': 'Delete for good',
  'account.delete.no': 'Keep my account',
  'account.deleted': 'Your account is deleted.',

  // A player
  'player.title': 'A player and their games – Korong',
  'player.description': 'Games of YINSH and GIPF that a player plays now and has finished here.',
  'player.heading': 'A player',
  'player.named': '{name} – Korong',
  'player.ask': 'Whose games would you like to see?',
  'player.ask.name': 'Name of a player',
  'player.ask.do': 'Show',
  'player.none': 'There is no player called {name}. Guests are not found by their name.',
  'player.guest': 'Guest',
  'player.account': 'Player with an account',
  'player.engine': 'The computer on this server',
  'player.since': 'Here since {date}',
  'player.you': 'This is you.',
  'player.you.link': 'To your account',
  'player.running': 'Running games',
  'player.over': 'Finished games',
  'player.running.none': 'No game is running.',
  'player.over.none': 'No game has been finished yet.',
  'player.archive': 'Search all games of {name}',

  // The archive
  'archive.title': 'Archive: all games played here – Korong',
  'archive.description':
    'Find games of YINSH and GIPF that were played on this server, by player, version and date. Replay and download them.',
  'archive.heading': 'Archive of games',
  'archive.lead': 'Every game that is played here is kept and can be replayed.',
  'archive.form': 'What to look for',
  'archive.player': 'Player',
  'archive.game': 'Game',
  'archive.any': 'Any',
  'archive.variant': 'Version',
  'archive.status': 'State',
  'archive.status.over': 'Finished',
  'archive.status.running': 'Running',
  'archive.from': 'Begun on or after',
  'archive.to': 'Begun on or before',
  'archive.do': 'Search',
  'archive.reset': 'Show all',
  'archive.results': 'Games',
  'archive.none': 'No game was found.',
  'archive.none.hint': 'Leave something empty to find more.',
  'archive.found': '{n, plural, one {# game} other {# games}}',
  'archive.found.more': 'The newest {n, plural, one {# game} other {# games}}',

  // Privacy
  'privacy.title': 'Privacy: what is kept about you, and for how long – Korong',
  'privacy.description':
    'What this server keeps about players, for how long, who sees it, and how you get or delete your data.',
  'privacy.heading': 'Privacy',
  'privacy.lead':
    'You can learn and play here without telling anybody anything. Only when you play online does the server keep something about you, and this page says all of it.',

  'privacy.alone.heading': 'When you play on your own device',
  'privacy.alone.text':
    'Lessons, games against the computer and games for two at one device stay in the storage of your browser, with your settings. Nothing of it is sent anywhere.',

  'privacy.online.heading': 'When you play online',
  'privacy.online.text': 'Then the server keeps:',
  'privacy.online.name': 'the **name** that you choose, and since when you are here',
  'privacy.online.games': 'the **games**: who played, every turn with its time, the clocks, the result',
  'privacy.online.chat': 'what you write in the **chat** of a game, and **reports** about a player',
  'privacy.online.session':
    'for each browser that you play with: when it was first and last seen, and what kind of browser it is',
  'privacy.online.account':
    'with an account also your **password** and your **recovery code**, both only as a fingerprint from which nobody can work them out',
  'privacy.online.not': 'It asks for no e-mail address, no real name, no birthday and no payment.',

  'privacy.who.heading': 'Who sees it',
  'privacy.who.text':
    'Everybody sees your name and your games; that is what an archive is for. Games that were not listed are found in the archive only by those who played them, but whoever has the link can look at them. The chat of a game is read by whoever looks at that game. Reports are read by the host alone.',
  'privacy.who.others':
    'Nothing is passed on. These pages load nothing from other websites, there is no advertising and nothing that follows you.',

  'privacy.long.heading': 'For how long',
  'privacy.long.games':
    'Games stay for good. Your name in them and what you wrote in chats stay until you have them deleted.',
  'privacy.long.reports':
    'Reports stay as long as the host needs them. Those that you have made go when you have yourself deleted.',
  'privacy.long.session':
    'A browser that has not been seen for {days} days is forgotten; you sign in again then.',
  'privacy.long.guest':
    'A guest who has played nothing and written nothing is forgotten after that time too.',
  'privacy.long.address':
    'Your network address is held in memory for up to an hour to slow down abuse. It is not stored. While a game of yours waits in the lobby, a code is kept with it that tells only whether another one comes from the same address. An address that the host has shut out is stored for as long as that lasts.',
  'privacy.long.logs':
    'The server’s own notes say what kind of thing was asked and how long it took, without names, addresses or texts.',

  'privacy.cookie.heading': 'Two cookies',
  'privacy.cookie.text':
    'When you choose a name or sign in, the server sets a cookie, **korong_session**. It says which browser this is and nothing else, no script can read it, and no other website gets it. Without a name there is no cookie. With an account there is a second one, **korong_device**: by it this browser is known again after you have signed out, so that wrong tries of others cannot lock you out. It opens nothing and ends with your password.',

  'privacy.rights.heading': 'Yours to take and to delete',
  'privacy.rights.export':
    'At your account you can download your name, sessions, games and chat lines as a file, at any time.',
  'privacy.rights.delete':
    'You can have yourself deleted there too, as a guest or with an account: name, password, sessions and what you wrote in chats go at once. Your games stay without your name, because they are your opponents’ games as well.',
  'privacy.rights.link': 'To your account',

  'privacy.host.heading': 'Who is responsible',
  'privacy.host.text':
    'Whoever runs this server: Korong is free software that anyone may host. The host can read what is stored here, may have copies of it, and may put programs in front of the server that keep notes of their own. If you have questions, ask the person from whom you have this address.',
} as const;
