/** The terminal: help, prompts, errors of the command itself. */
export const cli = {
  'help.korong':
    'YINSH and GIPF in the terminal.\n\nTo play: korong play      For programs in any language: korong referee',
  'help.exit':
    'Exit codes: 0 success, 1 refused (a file, record or position that cannot be used), 2 unknown command or option.',
  'help.play': 'play at one terminal, two people or against the engine; without a game it asks which one',
  'help.replay': 'step through a record',
  'help.perft': 'count the legal continuations, DEPTH steps deep',
  'help.convert': 'convert game records, also those of other sites, and report what cannot be read',
  'help.convert.path': 'files and folders; folders with everything below them',
  'help.convert.to': 'the format to write',
  'help.convert.out': 'folder for one file per game; without it everything goes to stdout',
  'help.convert.game': 'the game of texts that do not name it: yinsh or gipf',
  'help.convert.variant': 'the variant of texts that do not name it, like blitz or tournament',
  'help.convert.turn': 'the turn of which svg draws the position (default: the last one)',
  'help.after.convert':
    '\nThe format of a file is recognised by its content. jsonl is one line per game, read or refused. What cannot be read\nis reported on stderr, and the exit code is 1. See docs/formats.md.',
  'help.analyse': 'search a position and print the best moves',
  'help.analyse.what': 'a record, or a position text in quotes',
  'help.analyse.json': 'print one JSON object instead',
  'help.analysis': 'analyse many positions for other programs: JSON lines on stdin and stdout',
  'help.after.analysis':
    '\nReads one query per line, in the shape of KataGo’s analysis engine, and answers each position with one line, in\nany order. See docs/analysis-engine.md.',
  'help.analysis.threads': 'positions at the same time (default: one per core)',
  'help.net': 'small, large or a weights file',
  'help.time': 'milliseconds to think (5000 unless visits are given)',
  'help.visits': 'number of visits to search',
  'help.lines': 'how many moves to print',
  'help.turn': 'the turn of a record to start from (default: its last)',
  'help.seat':
    'the engine for this side: a level, or small or large with settings, like level=3 or small,visits=400 or large,time=2000',
  'help.bench':
    'a fixed search of both games; its signature changes exactly when the engine plays differently',
  'help.ugi': 'the engine for other programs: speaks the Universal Game Interface on stdin and stdout',
  'help.worker':
    'run engine jobs for servers that share a Redis, set by REDIS_URL; KORONG_ENGINE_THREADS sets the number of threads',
  'help.admin':
    'commands for hosts: read reports, rename, ban, mute, reset a password, delete, export, make a backup',
  'help.admin.words': 'the command and its arguments',
  'help.after.admin':
    '\nreports [all]              list open reports, or all of them, with the chat\nclose <report>             close a report\nrename <name> <new name>   give a player another name\nban <name>, unban <name>   bar a player from the server, or lift the ban\nmute <name>, unmute <name> bar a player from the chat, or lift it\npassword <name>            set a new password for a player who has lost theirs\nerase <name>               delete a player; their games stay, without the name\nexport <name>              print all data about a player, as JSON\nban-address <address>[/<bits>] [--days <days>]\n                           allow only reading from there, for good or for so long\nunban-address <address>[/<bits>]\naddresses                  list banned addresses\nbackup <file>              copy everything, while the server runs\ncheck                      look for damage, and name the games it touches\n\nIt uses the same settings as the server: KORONG_DATA, or DATABASE_URL and REDIS_URL. A name is the name of an account, or a\nplayer’s id.',
  'help.arena': 'a match between two players: small, large, FILE.knet, playouts, alphabeta, ugi:COMMAND',
  'help.arena.a':
    'a player with settings, like small,visits=400, level=3, playouts,time=1000, alphabeta,depth=6, small,potentials=off',
  'help.games': 'how many games',
  'help.threads': 'games at the same time',
  'help.book': 'the opening book',
  'help.book.make': 'plays games of the large net against itself and writes the book of their openings',
  'help.book.out': 'file of the book; it is written at the end, also after Ctrl+C',
  'help.book.from': 'file of games of training/openings.py; none are played then',
  'help.book.entries': 'the most positions in the book',
  'help.seconds': 'stop after so many seconds',
  'help.seed': 'number that the random choices begin with',
  'error.book.line': '{file}, line {number}: not a game of openings.py',
  'book.progress': '{games} games, {positions} positions',
  'book.written': '{file}: {games} games, {positions} positions, {bytes} bytes',
  'help.out': 'file that games are appended to; an interrupted match continues from it',
  'help.sprt': 'stop when a sequential test between these two Elo differences is decided, like 0,50',
  'help.puzzles': 'find puzzles in games of the engine',
  'help.puzzles.find': 'play games between levels, and find and prove puzzles in them',
  'help.puzzles.out': 'file that puzzles are appended to, one JSON line each; those already there count',
  'help.puzzles.count': 'stop at this number of puzzles',
  'help.puzzles.threads': 'threads; each plays and proves by itself',
  'help.puzzles.seed': 'another seed finds other puzzles',
  'help.puzzles.levels': 'the lowest and the highest level that play, like 4,8',
  'help.puzzles.seconds': 'stop after this time',
  'help.puzzles.games': 'stop after this number of games of each thread',
  'help.puzzles.pack': 'rate puzzles by how few visits find them, and pack them for the pages',
  'help.puzzles.files': 'files of korong puzzles find',
  'help.puzzles.folder': 'folder of the packed files, one for each game; puzzles in them keep their rating',
  'help.board': 'which board to count with: rules or engine',
  'help.referee': 'answer steps on stdin with JSON lines on stdout, for programs in any language',
  'help.game': 'yinsh or gipf',
  'help.variant': 'yinsh: standard, blitz; gipf: basic, standard, tournament',
  'help.handicap': 'extra pieces for one side in basic GIPF or with potentials: white=1 to 3 or black=1 to 3',
  'help.potentials':
    'GIPF as a project: one to six of each kind, like Z3Y3 (ZÈRTZ, YINSH; D DVONN, T TAMSK, P PÜNCT), or White-Black, like Z3-D4',
  'help.pieces': 'basic pieces per side in GIPF as a project, 12 to 24, or White’s and Black’s like 18-20',
  'help.linked':
    'what has to be won and may be denied, written !Zc3-f6: every use, or kinds like ZYd, in capitals the use, in small letters bringing in',
  'help.arena.linked':
    'linked play: every use must be won (always), or only challenged uses, 1 to 3 per side; the winner is drawn at random',
  'help.divide': 'one count for each first step',
  'help.all': 'print every position and exit',
  'help.depth': 'how many steps deep, 1 to 20',
  'help.steps': 'steps to play before counting',
  'help.file': 'a record, as text or JSON',
  'help.after.play': '\nDuring the game, type help for a list of commands.',
  'help.after.referee':
    '\nPrints one JSON line for the start and one for every line read. A line is a step, a whole turn, undo, new, or\nposition TEXT. See docs/referee.md.',

  'error.seeHelp': 'For a list of commands: korong --help, or --help after any command.',
  'error.depth': 'DEPTH must be a whole number from 1 to 20, not “{text}”.',
  'error.file.read': 'The file “{text}” cannot be read: {why}',
  'error.file.write': 'The file “{text}” cannot be written: {why}',
  'error.file.size': 'The file “{text}” is too large for a record.',
  'error.file.encoding': 'The file “{text}” is not UTF-8 text.',
  'error.file.record': '“{text}” is not a valid record. {why}',
  'error.handicap.game': 'Name the game it is for: korong play gipf basic --handicap …',
  'error.pair': '“{text}” is not two numbers with the lower one first, like 0,50.',
  'error.arena.file': 'The file “{text}” is not from this match. Name a new file.',
  'error.turn': 'Turn {turn}: {reason}',

  'error.net.missing': 'There is no net “{text}”.',
  'error.net.unusable': 'The net “{text}” cannot be used: {why}',
  'error.net.game': 'The net “{text}” is not for {game}.',
  NET_NOT_A_NET: 'it is not a weights file.',
  NET_VERSION: 'its version is unknown.',
  NET_HEADER: 'its header is damaged.',
  NET_GAME: 'it is for an unknown game or board.',
  NET_SIZE: 'it is truncated or too long.',
  NET_WEIGHTS: 'a weight in it is not a number.',
  'error.spec':
    '“{text}” is not a player setting. The settings are visits=N, time=MS, depth=N, level=1 to 10, potentials=off, challenges=off and odds=1 to 100.',
  'error.analysis.json': 'This line is not a JSON object.',
  'error.analysis.long': 'This line is too long.',
  'error.analysis.id': 'Every query has an id, which is a text.',
  'error.analysis.missing': 'This field is missing.',
  'error.analysis.field': '{field} must be {what}.',
  'error.analysis.unknown': 'There is no field {field}. It is ignored.',
  'error.analysis.action':
    'There is no such action. There are query_version, clear_cache, terminate and terminate_all.',
  'error.analysis.turn': 'There is no turn {turn}: the last one is {last}.',
  'error.analysis.priorities': 'There must be as many priorities as turns to analyse.',
  'error.analysis.player': 'Turn {turn}: “{player}” is not to move.',
  'error.analysis.unfinished': 'Turn {turn} is not finished.',
  'error.analysis.net': 'There is no net “{text}”. There are small and large.',
  'analysis.kind.text': 'a text',
  'analysis.kind.flag': 'true or false',
  'analysis.kind.whole': 'a whole number',
  'analysis.kind.count': 'a whole number from 1 to 10000000',
  'analysis.kind.seconds': 'a number of seconds',
  'analysis.kind.wholes': 'a list of whole numbers',
  'analysis.kind.options': 'an object with texts',
  'analysis.kind.moves': 'a list of turns, each a text or [player, text]',
  'error.ugi.gone': 'The program {text} has exited.',
  'error.number': '“{text}” is not a valid number here.',

  NOTHING_TO_UNDO: 'There is nothing to undo.',

  'menu.title': 'Which game?',
  'menu.ask': 'Number (or quit): ',
  'menu.unknown': '“{text}” is not in the list.',

  'play.help':
    'Type a step or a whole turn. Join the steps of a turn with a semicolon.\n' +
    '  moves        list the legal steps       undo         undo the last step\n' +
    '  board        draw the board again       save FILE    save the game (.json: as JSON)\n' +
    '  names        name every empty point     load FILE    load a saved game\n' +
    '  record       print the game so far      quit         leave\n' +
    '  help         this text\n' +
    'TAB completes what you type.',
  'play.welcome': 'Type help for a list of commands.',
  'play.moves': 'Legal now ({count}): {steps}',
  'play.undone': 'Undone: {step}',
  'play.saved': 'Saved to {file}.',
  'play.loaded': 'Loaded {file} ({count, plural, one {# turn} other {# turns}}).',
  'play.file': 'Name a file, like: {command} game.txt',
  'play.unsaved': 'This game is not saved. Type save FILE to save it, or quit again to leave.',
  'play.bye': 'Goodbye.',
  'play.lastTurn': 'Last turn: {turn}',
  'play.thisTurn': 'This turn so far: {turn}',

  'replay.start': 'Start',
  'replay.turn': 'Turn {number} of {count}, {side}: {turn}',
  'replay.comment': '“{comment}”',
  'replay.keys': 'Enter: next   b: back   a number: that turn   q: quit',
  'replay.unknown': 'Unknown command “{text}”.',
  'replay.result': 'Result: {result}',
  'result.white': 'White wins',
  'result.black': 'Black wins',
  'result.draw': 'draw',
  'result.open': 'not finished',

  'analyse.line': '{score}  {visits} visits  {line}',
  'analyse.progress': '{seconds} s  {visits} visits  best {best}',
  'proven.win': 'proven win in {turns}',
  'proven.loss': 'proven loss in {turns}',
  'proven.draw': 'proven draw',
  'play.badEngine':
    'The engine played “{text}”, which is not legal ({why}) A person plays this side from now on.',
  'play.thinking': '{side} is thinking …',
  'play.contested': '{side} announces {step}. Was it won, or not challenged (yes, no)? ',

  'convert.ask': 'Name it with --game and --variant.',
  'convert.unreadable': 'The file cannot be read: {why}',
  'convert.done':
    '{games, plural, one {# game} other {# games}} converted, {refused} refused, from {files, plural, one {# file} other {# files}}.',

  'arena.progress':
    '{done}/{games}  A {wins}  B {losses}  draws {draws}  score {share} %  Elo {elo} ± {error}  (White won {white}, cut {cut}, illegal {illegal}){test}',
  'puzzles.packed': '{file}: {puzzles} puzzles',
  'puzzles.rated': '{done} of {all} puzzles rated',
  'puzzles.progress': '{games} games, {puzzles} puzzles: {themes}',
  'arena.test': '  test {value}',

  'bench.line': '{game} {net}: signature {signature}, {visits} visits, {speed} visits/s',

  'perft.total': '{nodes} nodes {seconds} s {speed} Mn/s',
} as const;
