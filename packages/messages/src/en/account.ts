/** Who one is on the server, players and their games, the archive, and what is kept about people. */
export const account = {
  // Wherever the server is asked
  'ask.unreachable': 'The server cannot be reached. Are you online?',
  'ask.wait': 'Try again in {n, plural, one {# second} other {# seconds}}.',
  'ask.retry': 'Try again',
  'ask.loading': 'Loading…',
  'ask.noScript': 'This page needs JavaScript.',
  'form.empty': 'Please fill in this field.',
  'form.show': 'Show',
  'form.show.label': 'Show {field}',
  'form.busy': 'One moment…',
  'form.name': 'Name',

  // A game in a list
  'list.game': '{game}: {white} – {black}',
  'list.guest': 'guest',
  'list.anonymous': 'Deleted player',
  'list.turns': '{n, plural, =0 {no moves} one {# move} other {# moves}}',
  'list.running': 'In progress',
  'list.won': '{name} won',
  'list.draw': 'Draw',
  'list.off': 'Aborted',
  'list.ending.resignation': 'by resignation',
  'list.ending.time': 'on time',
  'list.ending.absence': 'the opponent left',
  'list.ending.agreement': 'by agreement',
  'list.ending.length': 'the game became too long',
  'list.linked.challenge': 'by challenge',
  'list.linked.always': 'every use must be won',
  'list.days': '{n, plural, one {# day} other {# days}} per move',
  'list.watch': 'Watch',
  'list.play': 'Play',
  'list.due': 'Your move',
  'list.replay': 'Replay',
  'list.download': 'Download',
  'list.more': 'More games',
  'list.added': '{n, plural, one {# more game} other {# more games}} shown.',

  // Account
  'account.title': 'Your name and account – Korong',
  'account.description':
    'Play online as a guest or with an account. Sign in, recover, export or delete your data.',
  'account.heading': 'Your account',
  'account.lead': 'A name is enough to play. An account keeps your games on all your devices.',

  'account.guest.heading': 'Playing as {name}',
  'account.guest.text':
    'You’re a guest: {name} exists only in this browser. Create an account and your games move with you, and you can sign in anywhere.',
  'account.guest.rename': 'Change your name',
  'account.guest.rename.do': 'Change name',
  'account.guest.renamed': 'Your name is now {name}.',
  'account.guest.page': 'Your games',
  'account.guest.leave': 'Sign out',
  'account.guest.leave.ask': 'Sign out as {name}?',
  'account.guest.leave.text':
    'A guest has no password. Your games are kept, but no one can sign in as {name} again, and games in progress cannot be continued.',
  'account.guest.leave.do': 'Sign out anyway',
  'account.guest.leave.no': 'Stay {name}',

  'account.in.heading': 'Signed in as {name}',
  'account.in.page': 'Your games',
  'account.in.play': 'Play online',
  'account.signOut': 'Sign out',
  'account.signedOut': 'You are signed out.',
  'account.signedIn': 'You are signed in as {name}.',

  'account.http':
    'This address starts with http, not https, so anyone listening on the network could read your password. That is fine at home among people you trust; use a password that you use nowhere else.',

  'account.signIn.heading': 'Sign in',
  'account.signIn.guest':
    'Games you played as the guest {name} are kept only if you create an account, not if you sign in to another one.',
  'account.signIn.do': 'Sign in',
  'account.signIn.wrong': 'Wrong name or password.',
  'account.signIn.forgot': 'Forgot password?',
  'account.password': 'Password',

  'account.make.heading': 'Create an account',
  'account.make.guest': 'Your games as {name} move to the account.',
  'account.make.name.hint': 'This is your public name. Up to {n} characters.',
  'account.make.password.hint': 'At least {n} characters. A few random words are easy to remember.',
  'account.make.do': 'Create account',
  'account.make.privacy': 'We do not ask for an e-mail address.',
  'account.make.privacy.link': 'What we store about you',

  'account.code.heading': 'Save your recovery code',
  'account.code.text':
    'If you forget your password, this code lets you in. It is shown only once: write it down or save it.',
  'account.code.new': 'Your old recovery code has been used. This is your new one.',
  'account.code.label': 'Recovery code for {name}',
  'account.code.copy': 'Copy',
  'account.code.copied': 'Copied.',
  'account.code.copyFailed': 'Copying failed. Save it as a file, or write it down.',
  'account.code.save': 'Save as a file',
  'account.code.file': 'Korong, {address}\nName: {name}\nRecovery code: {code}',
  'account.code.kept': 'I’ve saved it',

  'account.recover.heading': 'Choose a new password',
  'account.recover.text':
    'Enter the recovery code you were given when you created your account. If you have lost it, the host of this server can help you.',
  'account.recover.code': 'Recovery code',
  'account.recover.new': 'New password',
  'account.recover.do': 'Set password and sign in',
  'account.recover.wrong': 'Wrong name or recovery code.',
  'account.recover.back': 'Back to sign-in',

  'account.change.heading': 'Change your password',
  'account.change.old': 'Current password',
  'account.change.new': 'New password',
  'account.change.do': 'Change password',
  'account.change.done': 'Your password has been changed. All other devices have been signed out.',

  'account.sessions.heading': 'Where you are signed in',
  'account.sessions.text': 'If you do not recognise a device, sign it out and change your password.',
  'account.sessions.this': 'this browser',
  'account.sessions.unknown': 'Unknown browser',
  'account.sessions.when': 'Signed in {since}, last seen {seen}',
  'account.sessions.end': 'Sign out',
  'account.sessions.end.label': 'Sign out: {device}, signed in {date}',
  'account.sessions.ended': 'Signed out.',

  'account.data.heading': 'Your data',
  'account.data.export.text': 'Your name, sessions, games and chat messages in one file.',
  'account.data.export': 'Download my data',
  'account.data.exported': 'Your data has been saved to a file.',
  'account.delete.open': 'Delete account …',
  'account.delete.heading': 'Delete your account?',
  'account.delete.text': 'This cannot be undone.',
  'account.delete.name': 'Your name, password, sessions and chat messages will be deleted.',
  'account.delete.games':
    'The games you played are kept without your name, because they belong to your opponents too.',
  'account.delete.studies': 'Your studies will be deleted.',
  'account.delete.running': 'Games in progress cannot be continued; you lose those with a clock on time.',
  'account.delete.free': 'Your name becomes available to others.',
  'account.erase.open': 'Delete everything about me …',
  'account.erase.heading': 'Delete everything about {name}?',
  'account.erase.name': 'Your name, this browser’s session and your chat messages will be deleted.',
  'account.erase.do': 'Delete permanently',
  'account.erase.no': 'Keep everything',
  'account.erased': 'Everything about you has been deleted.',
  'account.delete.password': 'Enter your password to confirm',
  'account.delete.do': 'Delete permanently',
  'account.delete.no': 'Keep my account',
  'account.deleted': 'Your account has been deleted.',

  // A player
  'player.title': 'Player and games – Korong',
  'player.description': 'A player’s games of YINSH and GIPF, finished and in progress.',
  'player.heading': 'Player',
  'player.named': '{name} – Korong',
  'player.ask': 'Whose games would you like to see?',
  'player.ask.name': 'Player name',
  'player.ask.do': 'Show',
  'player.none': 'There is no player called {name}. Guests cannot be found by name.',
  'player.guest': 'Guest',
  'player.account': 'Registered player',
  'player.engine': 'The computer on this server',
  'player.since': 'joined {date}',
  'player.you': 'This is you.',
  'player.you.link': 'Account settings',
  'player.running': 'Games in progress',
  'player.over': 'Finished games',
  'player.running.none': 'No games in progress.',
  'player.over.none': 'No finished games yet.',
  'player.archive': 'Search all games by {name}',

  // The archive
  'archive.title': 'Archive: all games played here – Korong',
  'archive.description':
    'Find games of YINSH and GIPF played on this server by player, variant and date. Replay and download them.',
  'archive.heading': 'Game archive',
  'archive.lead': 'Every game played here is kept and can be replayed.',
  'archive.form': 'Filters',
  'archive.player': 'Player',
  'archive.game': 'Game',
  'archive.any': 'Any',
  'archive.variant': 'Variant',
  'archive.status': 'Status',
  'archive.status.over': 'Finished',
  'archive.status.running': 'In progress',
  'archive.from': 'From',
  'archive.to': 'To',
  'archive.do': 'Search',
  'archive.reset': 'Show all',
  'archive.results': 'Games',
  'archive.none': 'No games found.',
  'archive.none.hint': 'Try fewer filters.',
  'archive.found': '{n, plural, one {# game} other {# games}}',
  'archive.found.more': 'The newest {n, plural, one {# game} other {# games}}',

  // Privacy
  'privacy.title': 'Privacy: what we store about you, and for how long – Korong',
  'privacy.description':
    'What this server stores about players, for how long, who can see it, and how to get or delete your data.',
  'privacy.heading': 'Privacy',
  'privacy.lead':
    'You can learn and play here without giving any personal information. The server stores data about you only when you play online, and this page lists all of it.',

  'privacy.alone.heading': 'When you play on your own device',
  'privacy.alone.text':
    'Lessons, games against the computer and games between two players on one device stay in your browser’s storage, along with your settings. None of it is sent anywhere.',

  'privacy.online.heading': 'When you play online',
  'privacy.online.text': 'The server stores:',
  'privacy.online.name': 'the **name** you choose, and the date you joined',
  'privacy.online.games': 'the **games**: the players, every move with its time, the clocks, the result',
  'privacy.online.chat': 'your **chat** messages, and **reports** about players',
  'privacy.online.studies':
    'the **studies** that you save with an account; only those that you make public are listed',
  'privacy.online.session':
    'for each browser you play with: when it was first and last seen, and what kind of browser it is',
  'privacy.online.account':
    'with an account, also your **password** and your **recovery code**, both only as a hash from which they cannot be recovered',
  'privacy.online.puzzles':
    'with an account, also your **puzzles**: those you have tried, whether you solved them, and your rating',
  'privacy.online.not': 'It does not ask for your e-mail address, real name, birthday or any payment.',

  'privacy.who.heading': 'Who can see it',
  'privacy.who.text':
    'Your name and your games are public. Unlisted games appear in the archive only for their two players, but anyone with the link can view them. Anyone who can view a game can read its chat. Only the host can read reports.',
  'privacy.who.others':
    'Nothing is passed on. These pages load nothing from other websites, and there is no advertising and no tracking.',

  'privacy.long.heading': 'For how long',
  'privacy.long.games':
    'Games are kept permanently. Your name in them and your chat messages are kept until you delete them.',
  'privacy.long.reports':
    'Reports are kept as long as the host needs them. Reports that you made are deleted along with your account or guest data.',
  'privacy.long.session':
    'A browser that has not been seen for {days} days is forgotten; you then have to sign in again.',
  'privacy.long.guest': 'A guest who has not played or written anything is forgotten after the same time.',
  'privacy.long.address':
    'Your network address is kept in memory for up to an hour to limit abuse. It is not stored. While a game of yours is waiting in the lobby, a hash of your address, made with a secret key, is stored with it, only to recognise other open games from the same address. An address that the host has banned is stored for as long as the ban lasts.',
  'privacy.long.logs':
    'The server’s log records the type of each request and how long it took, without names, addresses or texts.',

  'privacy.cookie.heading': 'Two cookies',
  'privacy.cookie.text':
    'When you choose a name or sign in, the server sets a cookie, **korong_session**. It identifies your browser and nothing else, scripts cannot read it, and no other website receives it. Without a name there is no cookie. An account has a second one, **korong_device**: it recognises this browser after you have signed out, so that other people’s wrong passwords cannot lock you out. It gives access to nothing and expires when your password changes.',

  'privacy.rights.heading': 'Download or delete your data',
  'privacy.rights.export':
    'On your account page you can download your name, sessions, games and chat messages as a file at any time.',
  'privacy.rights.delete':
    'You can also delete your account or guest data there: your name, password, sessions and chat messages are deleted at once. Your games are kept without your name, because they are your opponents’ games as well.',
  'privacy.rights.link': 'Account settings',

  'privacy.host.heading': 'Who is responsible',
  'privacy.host.text':
    'The host of this server: Korong is free software that anyone may host. The host can read everything stored here, may keep backups, and may run other programs in front of the server that keep their own logs. If you have questions, ask whoever gave you this address.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'to be acquired',
  'list.linked.each': 'each kind in its own way',
  'list.potentials.none': 'no potentials',
} as const;
