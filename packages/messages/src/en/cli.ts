/** The terminal: help, prompts, errors of the command itself. */
export const cli = {
  'help.korong':
    'YINSH and GIPF at the terminal.\n\nTo play: korong play      For programs in any language: korong referee',
  'help.exit':
    'Exit codes: 0 done, 1 refused (a file, record or position that cannot be used), 2 a command that is not understood.',
  'help.play': 'two people at one terminal, or the engine on either side; without a game it asks which one',
  'help.replay': 'step through a record',
  'help.perft': 'count the legal continuations, DEPTH steps deep',
  'help.analyse': 'search a position and print the best turns',
  'help.analyse.what': 'a record, or a position text in quotes',
  'help.net': 'small, large or a weights file',
  'help.time': 'milliseconds to think (5000 unless visits are given)',
  'help.visits': 'lines to look at',
  'help.lines': 'how many turns to print',
  'help.turn': 'after this turn of a record (its last unless given)',
  'help.seat':
    'the engine on this side: a level, or small or large with settings, like level=3 or small,visits=400 or large,time=2000',
  'help.bench':
    'a fixed search of both games: its signature changes exactly when the engine plays differently',
  'help.ugi': 'the engine for other programs: speaks the Universal Game Interface on stdin and stdout',
  'help.worker':
    'thinks for servers that share a Redis, named by REDIS_URL; KORONG_ENGINE_THREADS says with how many threads',
  'help.admin':
    'what a host does: read reports, rename, ban, mute, give a new password, delete, export, make a backup',
  'help.admin.words': 'what to do, and with whom',
  'help.after.admin':
    '\nreports [all]              reports that are open, or all of them, with what was said\nclose <report>             it has been dealt with\nrename <name> <new name>   somebody gets another name\nban <name>, unban <name>   may do nothing any more, or again\nmute <name>, unmute <name> may say nothing any more, or again\npassword <name>            a new password for somebody who has lost theirs\nerase <name>               deletes somebody; their games stay, without the name\nexport <name>              prints all that is kept about somebody, as JSON\nban-address <address>[/<bits>] [--days <days>]\n                           may only read from there, for good or for so long\nunban-address <address>[/<bits>]\naddresses                  those that are banned\nbackup <file>              a copy of everything, while the server runs\ncheck                      looks for damage, and says in which games it is\n\nIt uses the same settings as the server: KORONG_DATA, or DATABASE_URL and REDIS_URL. A name is that of an account, or a\nplayer’s id.',
  'help.arena': 'a match between two players: small, large, FILE.knet, playouts, alphabeta, ugi:COMMAND',
  'help.arena.a':
    'a player with settings, like small,visits=400, level=3, playouts,time=1000, alphabeta,depth=6, small,potentials=off',
  'help.games': 'how many games',
  'help.threads': 'games at a time',
  'help.out': 'file to which games are appended, and from which an interrupted match goes on',
  'help.sprt': 'stop when a test between these two Elo differences is sure, like 0,50',
  'help.board': 'whose board counts: rules or engine',
  'help.referee': 'answer steps on stdin with JSON lines on stdout, for programs in any language',
  'help.game': 'yinsh or gipf',
  'help.variant': 'yinsh: standard, blitz; gipf: basic, standard, tournament',
  'help.handicap': 'extra pieces for one side in basic GIPF: white=1 to 3 or black=1 to 3',
  'help.potentials':
    'GIPF as a project: three to six of each kind, like Z3Y3 (ZÈRTZ, YINSH; D DVONN, T TAMSK, P PÜNCT), or White-Black, like Z3-D4',
  'help.pieces': 'basic pieces of a side in GIPF as a project, 12 to 24',
  'help.linked': 'the use of a potential can be denied, written !Zc3-f6',
  'help.arena.linked':
    'linked play: every use has to be won (always), or those that are challenged, 1 to 3 times each; a lot says who has won',
  'help.divide': 'one count for each first step',
  'help.all': 'print every position and end',
  'help.depth': 'how many steps deep, 1 to 20',
  'help.steps': 'steps to play before counting',
  'help.file': 'a record, as text or JSON',
  'help.after.play': '\nIn the game type help for what can be typed.',
  'help.after.referee':
    '\nPrints one JSON line for the start and one for every line read. A line is a step, a whole turn, undo, new, or\nposition TEXT. See docs/referee.md.',

  'error.seeHelp': 'For what there is: korong --help, or --help after any command.',
  'error.depth': 'DEPTH is a whole number from 1 to 20, not “{text}”.',
  'error.file.read': 'The file “{text}” cannot be read: {why}',
  'error.file.write': 'The file “{text}” cannot be written: {why}',
  'error.file.size': 'The file “{text}” is too large for a record.',
  'error.file.encoding': 'The file “{text}” is not UTF-8 text.',
  'error.file.record': '“{text}” is not a record that can be used. {why}',
  'error.handicap.game': 'Say which game that is for: korong play gipf basic --handicap …',
  'error.pair': '“{text}” is not two numbers with the lower one first, like 0,50.',
  'error.arena.file': 'The file “{text}” holds another match or something else. Name a new one.',
  'error.turn': 'Turn {turn}: {reason}',

  'error.net.missing': 'There is no net “{text}”.',
  'error.net.unusable': 'The net “{text}” cannot be used: {why}',
  'error.net.game': 'The net “{text}” is not for {game}.',
  NET_NOT_A_NET: 'it is no weights file.',
  NET_VERSION: 'its version is not known here.',
  NET_HEADER: 'its header is damaged.',
  NET_GAME: 'it is for a game or board that is not known here.',
  NET_SIZE: 'it is cut off or too long.',
  NET_WEIGHTS: 'a weight in it is not a number.',
  'error.spec':
    '“{text}” is no setting of a player: visits=N, time=MS, depth=N, level=1 to 10, potentials=off, challenges=off or odds=1 to 100.',
  'error.ugi.gone': 'The program {text} has ended.',
  'error.number': '“{text}” is not a number that fits here.',

  NOTHING_TO_UNDO: 'There is nothing to take back.',

  'menu.title': 'Which game?',
  'menu.ask': 'Number (or quit): ',
  'menu.unknown': 'There is no “{text}” in the list.',
  'variant.yinsh.standard': 'YINSH: three rings off win',
  'variant.yinsh.blitz': 'YINSH blitz: the first ring off wins',
  'variant.gipf.basic': 'GIPF basic: single pieces only',
  'variant.gipf.standard': 'GIPF standard: three GIPF-pieces each on the board',
  'variant.gipf.tournament': 'GIPF tournament: an empty board, bring in GIPF-pieces yourself',

  'play.help':
    'Type a step or a whole turn. Steps of one turn are joined with a semicolon.\n' +
    '  moves        what is legal now          undo         take the last step back\n' +
    '  board        draw the board again       save FILE    keep the game (.json: as JSON)\n' +
    '  names        name every empty point     load FILE    go on with a saved game\n' +
    '  record       print the game so far      quit         leave\n' +
    '  help         this text\n' +
    'TAB completes what you type.',
  'play.help.yinsh':
    'YINSH: f6 places a ring, f6-f9 moves one, xc3-g7 takes a row of five by its ends, xf6 takes a ring off, pass.',
  'play.help.gipf':
    'GIPF: a1-b2 pushes from dot a1 onto b2, Ga1-b2 brings in a GIPF-piece, xb2,b3,b4(b5) takes b2 b3 b4 and leaves\nthe GIPF-piece on b5.',
  'play.help.potentials':
    'With potentials: Za1-b2 brings in a piece loaded with a ZÈRTZ, Zc3-f6 uses it. Z ZÈRTZ jumps, Y YINSH slides, D DVONN hops onto a\nneighbour, P PÜNCT too: Pc3-d4=P neutralises a GIPF-piece, Pc3-d4=G makes it yours. T TAMSK, pushed to e5, earns the push Ta1-b2; T-\nleaves it. Loaded pieces come before plain ones: the first plain piece ends the right to bring them in.',
  'ask.potential.push': '{side}: push a piece in, like {push}, or use a potential, like {use}',
  'ask.potential.use': '{side}: nothing is left to push; use a potential, like {use}',
  'ask.potential.extra':
    '{side}: the TAMSK in the middle may come in by a push, like {example}; T- leaves it',
  'state.potentials': 'Potentials still to come in: White {white}, Black {black}.',
  'state.potentials.none': 'none',
  'legend.potentials':
    'wZ bz pieces loaded with a potential (small letters are Black’s)   Z z used ones   *bD a DVONN on top of more',
  'play.welcome': 'Type help for what can be typed.',
  'play.moves': 'Legal now ({count}): {steps}',
  'play.undone': 'Taken back: {step}',
  'play.saved': 'Saved to {file}.',
  'play.loaded': 'Loaded {file}, turns: {count}.',
  'play.file': 'Name a file, like: {command} game.txt',
  'play.unsaved': 'This game is not saved. save FILE keeps it; quit again leaves it.',
  'play.bye': 'Good-bye.',
  'play.lastTurn': 'Last turn: {turn}',
  'play.thisTurn': 'This turn so far: {turn}',

  'replay.start': 'Start',
  'replay.turn': 'Turn {number} of {count}, {side}: {turn}',
  'replay.comment': '“{comment}”',
  'replay.keys': 'Enter: next   b: back   a number: that turn   q: quit',
  'replay.unknown': '“{text}” is not understood.',
  'replay.result': 'Result: {result}',
  'result.white': 'White wins',
  'result.black': 'Black wins',
  'result.draw': 'draw',
  'result.open': 'not finished',

  'analyse.line': '{score}  {visits} visits  {line}',
  'analyse.progress': '{seconds} s  {visits} visits  best {best}',
  'proven.win': 'certain win',
  'proven.loss': 'certain loss',
  'proven.draw': 'certain draw',
  'play.badEngine':
    'The engine played “{text}”, which is not legal ({why}) From here on a person plays this side.',
  'play.thinking': '{side} is thinking …',

  'arena.progress':
    '{done}/{games}  A {wins}  B {losses}  draws {draws}  score {share} %  Elo {elo} ± {error}  (White won {white}, cut {cut}, illegal {illegal}){test}',
  'arena.test': '  test {value}',

  'bench.line': '{game} {net}: signature {signature}, {visits} visits, {speed} visits/s',

  'perft.total': '{nodes} nodes {seconds} s {speed} Mn/s',
} as const;
