/** The server: what it says when it starts, and what is wrong with its settings. */
export const server = {
  'server.here': 'Korong is running at  {address}',
  'server.network': 'From other devices on your network: {addresses}',
  'server.end': 'To stop it: Ctrl+C',
  'server.ending': 'Korong is stopping.',

  'server.anonymous': 'Anonymous',

  'server.settings': 'Korong cannot start with these settings:',
  'server.setting': '  {name} is “{value}”: {wrong} {right}',
  'server.port.wrong': 'that is not a port.',
  'server.port.right': 'A port is a whole number from 0 to 65535, like PORT=3000; 0 picks any free one.',
  'server.port.taken':
    'PORT is {port}, but another program is using it. Choose a free one, like PORT={next}, or leave it unset.',
  'server.port.none': 'All ports from {first} to {last} are in use. Choose a free one, like PORT=8080.',
  'server.port.denied':
    'PORT is {port}, but the system does not allow Korong to listen there. Choose 1024 or higher, like PORT=3000.',
  'server.host.wrong': 'that is not an address or name of this machine.',
  'server.host.right':
    'HOST=0.0.0.0 is open to your network, HOST=127.0.0.1 to this machine only, HOST=:: also to IPv6.',
  'server.host.none': 'HOST is {host}, but this machine has no such address. {right}',
  'server.data.wrong': 'the folder is not writable ({why}).',
  'server.data.right': 'Choose a writable folder, like KORONG_DATA=data; it is created if it does not exist.',
  'server.database.wrong': 'that is not the address of a PostgreSQL database.',
  'server.database.right': 'The format is {name}=postgres://user:password@host:5432/korong.',
  'server.redis.wrong': 'that is not the address of a Redis server.',
  'server.redis.right': 'The format is {name}=redis://host:6379, or rediss:// with TLS.',
  'server.both.wrong': 'it is missing, but the other one of DATABASE_URL and REDIS_URL is set.',
  'server.both.right':
    'Set both, because processes that share a database must also notify each other, or neither for one process with its own file.',
  'server.base.wrong': 'that is not an address that people could open.',
  'server.base.right':
    'It consists of scheme, host and an optional port, without a path, like KORONG_BASE_URL=https://korong.example.',
  'server.proxies.wrong': 'that is not a list of addresses.',
  'server.proxies.right':
    'List addresses or ranges separated by commas, like KORONG_TRUSTED_PROXIES=loopback,10.0.0.0/8.',
  'server.secret.wrong': 'it is too short for a secret.',
  'server.secret.right':
    'Use at least 32 random characters, the same for all processes, or leave it unset: a secret is then created and saved.',
  'server.token.wrong': 'it is too short for a token.',
  'server.token.right':
    'Use at least 16 random characters, or leave it unset: then only this machine can read /metrics.',
  'server.log.wrong': 'that is not a level.',
  'server.log.right': 'The levels are silent, error, warn, info and debug.',
  'server.threads.wrong': 'that is not a number of threads.',
  'server.threads.right': 'Use a whole number from 0 to 256, or auto.',
  'server.threadsAlone.wrong': 'without REDIS_URL no worker can do the engine’s work.',
  'server.threadsAlone.right': 'Use at least 1, or auto.',
  'server.rate.wrong': 'that is not a limit.',
  'server.rate.right': 'A limit is a number per period, like {name}=20/15m (with s, m, h or d), or off.',
  'server.count.wrong': 'that is not a limit.',
  'server.count.right': 'A limit is a whole number of at least 1, like {name}=100, or off.',
  'server.scaled.none':
    'The database at DATABASE_URL or the Redis at REDIS_URL cannot be used ({why}). Are both running, and are the addresses and passwords right?',
  'server.file.none': 'The data in {folder} cannot be opened ({why}).',
  'server.data.locked':
    'Another Korong server is running on {folder}. Two servers on one folder would not notice each other. Stop that one, or choose another folder with KORONG_DATA.',
  'server.data.lockedBy':
    'Another Korong server is running on {folder} (process {pid}). Two servers on one folder would not notice each other. Stop that one, or choose another folder with KORONG_DATA.',
  'server.data.noLocks':
    'The file system of {folder} cannot lock files; some network file systems cannot. Data would not be safe there. Choose a folder on a disk of this machine with KORONG_DATA.',
  'server.pages': 'There are no pages in {folder}. Build them with npm start.',

  'admin.usage':
    'korong admin reports [all], close <report>, rename <name> <new name>, ban <name>, unban <name>, mute <name>, unmute <name>, password <name>, erase <name>, export <name>, studies [<name>], remove-study <id>, ban-address <address>[/<bits>] [--days <days>], unban-address <address>[/<bits>], addresses, backup <file>, check. A name is the name of an account, or a player’s id.',
  'admin.nothing':
    'There is no {file}. Run this on the server’s machine, with the same settings (KORONG_DATA, or DATABASE_URL and REDIS_URL).',
  'admin.trouble': 'The data cannot be reached: {why}',
  'admin.person': '{name} ({id})',
  'admin.reports.none': 'No reports.',
  'admin.report': '{id}  {date}  game {game}  about {about}  by {by}\n    {text}',
  'admin.report.said': '      said {date}: {text}',
  'admin.report.none': 'There is no open report {id}.',
  'admin.closed': 'Report {id} is closed.',
  'admin.nobody': 'There is no account “{name}”. Use the id to find a guest.',
  'admin.name.wrong': '“{name}” is not a valid name.',
  'admin.name.taken': 'The name “{name}”, or one that looks like it, is taken.',
  'admin.renamed': '{old} is now called {name}.',
  'admin.banned': '{name} is banned.',
  'admin.unbanned': '{name} is no longer banned.',
  'admin.muted': '{name} is muted.',
  'admin.unmuted': '{name} is no longer muted.',
  'admin.guest': '{name} is a guest and has no password.',
  'admin.password':
    'New password for {name}: {password}\nNew recovery code: {recovery}\nAll their sessions have ended. They should choose their own password after signing in.',
  'admin.erased': '{name} is deleted. Their games stay, without the name.',
  'admin.address.banned': '{address} is banned.',
  'admin.address.bannedUntil': '{address} is banned until {date}.',
  'admin.address.unbanned': '{address} is no longer banned.',
  'admin.address.none': '{address} is not banned.',
  'admin.address.wrong':
    '“{address}” is not an address that can be banned. The format is 203.0.113.7, 203.0.113.0/24 (at least /8) or 2001:db8::/48 (at least /16).',
  'admin.addresses.none': 'No address is banned.',
  'admin.days.wrong': 'Use a whole number of days from 1 to 3650, like --days 30.',
  'admin.backup.done':
    'Everything has been copied to {file}. Keep {secret} with it, or all players will have to sign in again.',
  'admin.backup.not': '{file} could not be written: {why}',
  'admin.backup.postgres': 'With DATABASE_URL all data is in PostgreSQL. Use pg_dump to back it up.',

  'admin.studies.none': 'There are no studies.',
  'admin.study': '{id}, {date}, {visibility}, by {owner}, chapters: {chapters}. {title}',
  'admin.study.none': 'There is no study {id}.',
  'admin.study.removed': 'Study {id} has been deleted.',
  'admin.check.file': 'The file: {finding}',
  'admin.check.game': 'Game {game}: {why}',
  'admin.check.unreadable': 'cannot be read ({code}).',
  'admin.check.length': 'its log has {kept} events instead of {last}.',
  'admin.check.event': 'event {seq} is missing, or cannot follow the events before it ({code}).',
  'admin.check.missing': 'only part of it is there.',
  'admin.check.unlisted':
    'Not all games can be listed ({code}); some may be damaged without being named here.',
  'admin.check.newer': 'Games that only a newer version can read: {games}.',
  'admin.check.progress': 'Games checked: {games}',
  'admin.check.whole': 'Nothing is damaged. Games: {games}.',
  'admin.check.damaged': 'There is damage. Damaged games: {damaged} of {games}.',

  'docs.title': 'Korong HTTP API',
  'docs.about':
    'Everything except the games themselves, which use the socket at /api/socket. Requests and answers are JSON; every error is {"error": CODE} with a code from docs/protocol.md, and "wait" gives the number of seconds to wait before trying again.',
  'docs.people': 'People',
  'docs.games': 'Games',
  'docs.study': 'Study',
  'docs.server': 'The server itself',
  'docs.name': 'name',
  'docs.where': 'in',
  'docs.form': 'type',
  'docs.optional': 'optional',
  'docs.body': 'Request body',
  'docs.answer': 'Response ({status})',

  'api.nothing': 'Done; the response has no body.',
  'api.me': 'The current player, or null without a session.',
  'api.guest': 'Create a guest with a name and a session, or rename the current guest.',
  'api.signIn': 'Sign in with a name and a password.',
  'api.signOut': 'End this session.',
  'api.register':
    'Create an account. A guest keeps their id and games. The recovery code is shown only once.',
  'api.recover':
    'Set a new password with the recovery code, which is used up; returns a new code and ends all other sessions.',
  'api.changePassword': 'Set a new password; all other sessions end.',
  'api.exportAll': 'Everything stored about you, with the records of your games and your chat messages.',
  'api.erase':
    'Delete your account or guest data. Your games are kept without your name. Guests send no password.',
  'api.sessions': 'List your sessions.',
  'api.endSession': 'End one of your sessions.',
  'api.player': 'A player, by id or account name, with the number of their games.',
  'api.report': 'Report a player’s behaviour in a game to the host of this server.',
  'api.games': 'Find games that have started, newest first, fifty at a time.',
  'api.openGames': 'List open games that wait for a second player.',
  'api.newGame': 'Create a game: an open one or, with a level, one against the engine that starts at once.',
  'api.game': 'One game: the invitation while it is open, then its state.',
  'api.accept': 'Take the free seat; the game starts.',
  'api.callBack': 'Cancel your own open game.',
  'api.record': 'The record of a game as text, or as JSON with form=json.',
  'api.events': 'The stored events of a game after number since.',
  'api.explorer': 'The moves played from a position in the finished games of this server.',
  'api.review': 'The engine’s review of a finished game, or its progress.',
  'api.askReview': 'Request the review of a finished game. One review serves everyone.',
  'api.puzzleRatings': 'The ratings of the puzzles that have been tried here.',
  'api.puzzleProgress': 'Your puzzle rating, and the puzzles you have tried.',
  'api.attempt': 'Report whether you solved a puzzle. The first attempt rates you and the puzzle.',
  'api.studies':
    'Public studies, or the studies of one account; of your own account, all of them. Latest change first, fifty at a time.',
  'api.newStudy': 'Save a new study. This needs an account.',
  'api.study': 'A study with the text of its chapters.',
  'api.changeStudy': 'Replace a study, if it still has the given revision.',
  'api.deleteStudy': 'Delete one of your studies.',
  'api.health': 'Whether the process is alive.',
  'api.ready': 'Whether it is ready: its dependencies answer, and it is not shutting down.',

  'server.worker.ready':
    'Korong is running engine jobs for the servers that share the Redis at {host}. Threads: {threads}. To stop it: Ctrl+C',
  'server.worker.settings': 'A worker cannot start with these settings:',
  'server.worker.redis':
    '  REDIS_URL must name the Redis that the servers share, like REDIS_URL=redis://host:6379.',
  'server.worker.threads':
    '  KORONG_ENGINE_THREADS is “{value}”: it must be a whole number from 1 to 256, or auto, which means one per core.',
  'server.worker.unreachable': 'There is no Redis at {host} ({why}). Is REDIS_URL right, and is it running?',
  'server.worker.trouble': 'Something went wrong ({why}). Unfinished engine jobs will be requested again.',
} as const;
