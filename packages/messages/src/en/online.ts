/** The lobby, and a game at a distance. */
export const online = {
  // The lobby
  'online.title': 'Play YINSH and GIPF online with others',
  'online.description':
    'Find an opponent for YINSH or GIPF, or send a friend a link. No account needed. With a clock, by days, or without hurry.',
  'online.heading': 'Play online',
  'online.lead': 'Accept a game that is waiting, or make one and send its link. A name is enough.',
  'online.noScript': 'Playing with others needs JavaScript.',
  'online.you': 'You play as {name}.',
  'online.you.guest': 'You play as {name}, a guest.',
  'online.you.nobody': 'You have no name here yet. You will be asked for one when you need it.',
  'online.you.change': 'Name and account',
  'online.you.sign': 'Choose a name or sign in',

  'online.open': 'Waiting for an opponent',
  'online.open.none':
    'Nobody is waiting right now. Make a game: it stands here at once, and whoever comes by can accept it.',
  'online.open.loading': 'Looking who is waiting…',
  'online.open.stale': 'This list may be out of date: there is no connection.',
  'online.open.by': '{name} is waiting',
  'online.open.mine': 'Your game is waiting',
  'online.accept': 'Accept',
  'online.accept.name': 'Accept the game of {name}: {what}',
  'online.toGame': 'To the game',
  'online.callBack': 'Call back',
  'online.callBack.name': 'Call your game back: {what}',
  'online.plays': 'You play {side}.',
  'online.plays.lot': 'Colours by lot.',
  'online.link': 'By link only',

  'online.mine': 'Your games',
  'online.mine.turn': 'Your turn',
  'online.mine.wait': '{name} is to move',
  'online.mine.against': '{game} against {name}',

  'online.running':
    '{n, plural, =0 {No game is being played now.} one {# game is being played now.} other {# games are being played now.}}',
  'online.archive': 'Archive of games',
  'online.offline':
    'Playing with others needs the network. Everything else works without it: the computer, two at one board, lessons and rules.',
  'online.offline.play': 'Play here',

  // A new game
  'new.heading': 'New game',
  'new.opponent': 'Opponent',
  'new.opponent.anybody': 'Anybody',
  'new.opponent.friend': 'A friend, by link',
  'new.opponent.computer': 'The computer',
  'new.opponent.anybody.about': 'The game stands in the lobby while you wait for somebody to accept it.',
  'new.opponent.friend.about': 'Only who has the link can accept it.',
  'new.opponent.computer.about':
    'It thinks on the server, so your device need not, and the game is kept there.',
  'new.time': 'Time',
  'new.time.short': '{minutes} + {seconds}',
  'new.time.days': '{n, plural, one {# day} other {# days}}',
  'new.time.none': 'No clock',
  'new.time.other': 'Other…',
  'new.time.minutes': 'Minutes each',
  'new.time.seconds': 'Seconds added a turn',
  'new.time.about':
    'Each side has {minutes, plural, one {# minute} other {# minutes}}, and every turn adds {seconds, plural, one {# second} other {# seconds}}.',
  'new.time.about.plain': 'Each side has {minutes, plural, one {# minute} other {# minutes}}.',
  'new.time.about.days':
    'Each turn may take {n, plural, one {# day} other {# days}}: play whenever you find a moment.',
  'new.time.about.none': 'Nobody’s time runs out.',
  'new.start': 'Make the game',
  'new.start.computer': 'Start',
  'new.busy': 'One moment…',
  'new.wrong': 'The game could not be made.',

  // A name
  'name.heading': 'What are you called?',
  'name.text': 'Others see this name. You need no account; with one your games are yours on every device.',
  'name.label': 'Name',
  'name.do': 'Go on',
  'name.cancel': 'Not now',
  'name.sign': 'I have an account',

  // The page of a game
  'game.title': 'Game online – Korong',
  'game.description': 'A game of YINSH or GIPF between two players, live: play it or watch it.',
  'game.heading': 'Game online',
  'game.loading': 'Fetching the game…',
  'game.none': 'No game is named in this address. Open the link you were sent, or look in the lobby.',
  'game.missing': 'There is no such game. Perhaps the link has a slip in it.',
  'game.closed': 'This game was called back before anybody accepted it.',
  'game.unreadable': 'This game cannot be shown: what the server keeps of it is damaged.',
  'game.newer': 'This game needs newer pages than these. They are being fetched.',
  'game.lobby': 'To the lobby',

  // Waiting for somebody
  'wait.heading': 'Waiting for an opponent',
  'wait.text': 'Send this link. Whoever opens it can accept the game; it begins here by itself.',
  'wait.listed': 'The game also stands in the lobby.',
  'wait.stay': 'You may leave this page; the game stays open.',
  'wait.link': 'Link to the game',
  'wait.copy': 'Copy link',
  'wait.copied': 'The link is on the clipboard.',
  'wait.copyFailed': 'It could not be copied. The link is marked: copy it by hand.',
  'wait.alone':
    'This link works on this device only. For other devices open Korong at its address in your network; it is shown where Korong was started.',
  'wait.share': 'Share…',
  'wait.share.text': 'A game of {game} with {name}:',
  'wait.qr': 'The link as a QR code',
  'wait.cancel': 'Call the game back',

  // An invitation
  'invite.heading': '{name} would like to play {game}',
  'invite.game': 'Game',
  'invite.time': 'Time',
  'invite.colour': 'Colours',
  'invite.white': 'You play White',
  'invite.black': 'You play Black',
  'invite.random': 'By lot',
  'invite.handicap': 'Handicap',
  'invite.eachSide': '{kinds} on each side',
  'invite.form.free': 'Free: whoever has one in play may use it',
  'invite.form.challenge':
    'By challenge: each side may challenge {n, plural, one {one use, which then has to be won} other {# uses, which then have to be won}}',
  'invite.form.always': 'Every use has to be won',
  'invite.between': 'Time in the games in between',
  'invite.accept': 'Accept and play',
  'invite.learn': 'New to it? Learn {game}',
  'invite.learn.potentials': 'New to potentials? Learn what they do',

  // The connection
  'line.connecting': 'Connecting…',
  'line.again': 'Connecting again…',
  'line.offline': 'No connection to the server.',
  'line.trouble': 'The server cannot store anything at the moment. Nothing is lost; it goes on by itself.',
  'line.updating':
    'There is a new version of Korong. It is being fetched, then the page opens again by itself.',
  'line.old': 'This page is too old for the server, and no newer one could be fetched yet.',
  'line.now': 'Try now',
  'line.reload': 'Open again',

  // Who is here
  'here.here': 'here',
  'here.away': 'not here',
  'here.away.since': 'gone {time}',
  'here.engine': 'on the server',
  'here.you': 'you',
  'here.watching': 'You are watching.',
  'here.watchers': '{n, plural, one {# person is watching} other {# people are watching}}',
  'time.seconds': '{n} s',
  'time.minutes': '{n} min',
  'time.hours': '{n} h',
  'time.days': '{n, plural, one {# day} other {# days}}',
  'time.daysHours': '{days, plural, one {# day} other {# days}} {hours} h',
  'time.added': '{name} has given you {n} seconds.',
  'time.outage': 'The server could not be reached for a while. The time has been given back.',
  'time.low': 'Your time is running out.',

  // The turn
  'turn.unsent': 'Not sent yet: there is no connection. Your turn is kept and goes out by itself.',
  'turn.recall': 'Change it',
  'turn.sending': 'Sending your turn…',
  'turn.stored': 'Your turn is stored. {name} is to move.',
  'turn.theirs': '{name} is to move.',
  'turn.thinking': 'Your turn is stored. The computer is thinking…',
  'turn.title': '● Your turn',

  // Uses that have to be won
  'linked.announcing': 'Sending your announcement…',
  'linked.sending': 'Sending your answer…',
  'linked.unsent': 'Not sent yet: there is no connection. It is kept and goes out by itself.',
  'linked.lot': 'The lot is being drawn…',
  'linked.left': 'Time to answer: {time}',
  'linked.defaulted': '{name} did not answer in time.',

  // Offers
  'offer.draw': '{name} offers a draw.',
  'offer.takeback': '{name} asks to take back {n, plural, one {# turn} other {# turns}}.',
  'offer.rematch': '{name} would like a rematch.',
  'offer.yes': 'Accept',
  'offer.no': 'Decline',
  'offer.own.draw': 'You have offered a draw.',
  'offer.own.takeback': 'You have asked to take back {n, plural, one {# turn} other {# turns}}.',
  'offer.own.rematch': 'You have asked for a rematch.',
  'offer.withdraw': 'Take back',
  'offer.declined': '{name} has declined.',
  'offer.withdrawn': '{name} has taken the offer back.',

  // What one can do
  'do.heading': 'This game',
  'do.draw': 'Offer a draw',
  'do.takeback': 'Ask to take back',
  'do.addTime': 'Give time',
  'do.resign': 'Resign',
  'do.abort': 'Call off',
  'do.rematch': 'Rematch',
  'do.toRematch': 'To the rematch',
  'do.resign.ask': 'Resign this game?',
  'do.resign.text': '{name} wins then.',
  'do.abort.ask': 'Call the game off?',
  'do.abort.text': 'No turn has been made, so nobody wins and nobody loses.',
  'do.yes.resign': 'Resign',
  'do.yes.abort': 'Call off',
  'do.no': 'Go on playing',
  'claim.game.soon': '{name} is not here. In {time} you may end the game.',
  'claim.game.now': '{name} has been away for long. You may wait on, or end the game.',
  'claim.use.soon':
    '{name} is not here and has not said who won the game away from the screen. In {time} you may settle it.',
  'claim.use.now':
    '{name} has not come back to say who won the game away from the screen. You may wait on, or settle it.',
  'claim.win': 'Claim the win',
  'claim.draw': 'Call it a draw',
  'refused.dismiss': 'All right',

  // The end
  'end.online': 'The game is over',
  'end.analyse': 'Open at your own board',
  'end.analyse.failed': 'It could not be opened there. Download the record instead.',
  'end.new': 'New game',
  'end.page': 'Games of {name}',
  'end.players': 'Players',

  // Chat
  'chat.heading': 'Chat',
  'chat.none': 'Nothing has been said yet.',
  'chat.write': 'Say something',
  'chat.send': 'Send',
  'chat.left': '{n, plural, one {# character left} other {# characters left}}',
  'chat.sending': 'being sent',
  'chat.unsent': 'not sent yet',
  'chat.mute': 'Mute',
  'chat.unmute': 'Unmute',
  'chat.muted': 'You do not hear {name}.',
  'chat.report': 'Report',
  'chat.spectator': 'Only the players can write here.',
  'report.heading': 'Report {name}',
  'report.text':
    'The host of this server reads what you write here together with the chat. Say what has happened.',
  'report.label': 'What has happened',
  'report.do': 'Send report',
  'report.cancel': 'Do not report',
  'report.done': 'Thank you. The host will read it.',

  // Being told
  'notify.ask': 'Tell me when it is my turn',
  'notify.on': 'You will be told when it is your turn, as long as this page is open somewhere.',
  'notify.off': 'Do not tell me any more',
  'notify.denied':
    'Your browser does not let this page tell you. The title of the tab shows when it is your turn.',
  'notify.plain':
    'Over plain http browsers show no notifications. The title of the tab shows when it is your turn.',
  'notify.title': 'Your turn against {name}',
  'notify.body': '{game}, turn {n}',
  'notify.announced': 'The {kind} from {from} to {to} is announced. Challenge it?',
  'notify.away': 'Who has won the game away from the screen?',
} as const;
