/** The server: what it says when it starts, and what is wrong with its settings. */
export const server = {
  'server.here': 'Korong is at  {address}',
  'server.network': 'From other devices in your network: {addresses}',
  'server.end': 'To end it: Ctrl+C',
  'server.ending': 'Korong is ending.',

  'server.anonymous': 'Anonymous',

  'server.settings': 'Korong cannot start with these settings:',
  'server.setting': '  {name} is “{value}”: {wrong} {right}',
  'server.port.wrong': 'that is no port.',
  'server.port.right': 'A port is a whole number from 0 to 65535, like PORT=3000; 0 takes any free one.',
  'server.port.taken':
    'PORT is {port}, and another program listens there. Name a free one, like PORT={next}, or none.',
  'server.port.none': 'The ports from {first} to {last} are all taken. Name a free one, like PORT=8080.',
  'server.port.denied':
    'PORT is {port}, and the system does not let us listen there. Name one from 1024 on, like PORT=3000.',
  'server.host.wrong': 'that is no address or name of this machine.',
  'server.host.right':
    'HOST=0.0.0.0 is open to your network, HOST=127.0.0.1 to this machine only, HOST=:: also to IPv6.',
  'server.host.none': 'HOST is {host}, and this machine has no such address. {right}',
  'server.data.wrong': 'nothing can be written there ({why}).',
  'server.data.right':
    'Name a folder that may be written to, like KORONG_DATA=data; it is made if it is missing.',
  'server.database.wrong': 'that is no address of a PostgreSQL database.',
  'server.database.right': 'It is like {name}=postgres://user:password@host:5432/korong.',
  'server.redis.wrong': 'that is no address of a Redis server.',
  'server.redis.right': 'It is like {name}=redis://host:6379, or rediss:// with TLS.',
  'server.both.wrong': 'it is missing while the other one of DATABASE_URL and REDIS_URL is given.',
  'server.both.right':
    'Give both, because processes that share a database also have to hear of each other, or none for one process with its own file.',
  'server.base.wrong': 'that is no address people could open.',
  'server.base.right':
    'It is scheme, host and perhaps port, without a path, like KORONG_BASE_URL=https://korong.example.',
  'server.proxies.wrong': 'that is no list of addresses.',
  'server.proxies.right':
    'Name addresses or ranges with commas between them, like KORONG_TRUSTED_PROXIES=loopback,10.0.0.0/8.',
  'server.secret.wrong': 'it is too short to be one.',
  'server.secret.right':
    'Give at least 32 random characters, the same to all processes, or none: then it is made and kept.',
  'server.token.wrong': 'it is too short to be one.',
  'server.token.right': 'Give at least 16 random characters, or none: then only this machine reads /metrics.',
  'server.log.wrong': 'that is no level.',
  'server.log.right': 'It is one of silent, error, warn, info and debug.',
  'server.threads.wrong': 'that is no number of threads.',
  'server.threads.right': 'It is a whole number from 0 to 256, or auto.',
  'server.threadsAlone.wrong': 'without REDIS_URL nobody else could do the engine’s work.',
  'server.threadsAlone.right': 'Give at least 1, or auto.',
  'server.rate.wrong': 'that is no limit.',
  'server.rate.right': 'So many in so long, like {name}=20/15m (with s, m, h or d), or off.',
  'server.count.wrong': 'that is no limit.',
  'server.count.right': 'It is a whole number from 1 on, like {name}=100, or off.',
  'server.scaled.none':
    'The database at DATABASE_URL or the Redis at REDIS_URL cannot be used ({why}). Do both run, and are the addresses and passwords right?',
  'server.file.none': 'What is kept in {folder} cannot be opened ({why}).',
  'server.data.locked':
    'Another Korong server runs on {folder}. Two of them on one folder would not hear of each other. End that one, or name another folder with KORONG_DATA.',
  'server.data.lockedBy':
    'Another Korong server runs on {folder} (process {pid}). Two of them on one folder would not hear of each other. End that one, or name another folder with KORONG_DATA.',
  'server.data.noLocks':
    'The file system of {folder} cannot lock files, as some network file systems cannot. Nothing would be safe there. Name a folder on a disk of this machine with KORONG_DATA.',
  'server.pages': 'There are no pages in {folder}. npm start builds them.',

  'admin.usage':
    'korong admin reports [all], close <report>, rename <name> <new name>, ban <name>, unban <name>, mute <name>, unmute <name>, password <name>, erase <name>, export <name>, ban-address <address>[/<bits>] [--days <days>], unban-address <address>[/<bits>], addresses, backup <file>, check. A name is that of an account, or a player’s id.',
  'admin.nothing':
    'There is no {file}. Run this where the server runs, with the same settings (KORONG_DATA, or DATABASE_URL and REDIS_URL).',
  'admin.trouble': 'What is kept cannot be reached: {why}',
  'admin.person': '{name} ({id})',
  'admin.reports.none': 'No reports.',
  'admin.report': '{id}  {date}  game {game}  about {about}  by {by}\n    {text}',
  'admin.report.said': '      said {date}: {text}',
  'admin.report.none': 'There is no open report {id}.',
  'admin.closed': 'Report {id} is closed.',
  'admin.nobody': 'There is no account “{name}”. Guests are found by their id.',
  'admin.name.wrong': '“{name}” cannot be a name.',
  'admin.name.taken': 'The name “{name}”, or one that looks like it, is taken.',
  'admin.renamed': '{old} is called {name} now.',
  'admin.banned': '{name} is banned.',
  'admin.unbanned': '{name} is no longer banned.',
  'admin.muted': '{name} can no longer say anything.',
  'admin.unmuted': '{name} may speak again.',
  'admin.guest': '{name} is a guest and has no password.',
  'admin.password':
    'New password of {name}: {password}\nNew recovery code: {recovery}\nAll their sessions have ended. They should choose a password of their own after signing in.',
  'admin.erased': '{name} is deleted. Their games stay, without the name.',
  'admin.address.banned': '{address} is banned.',
  'admin.address.bannedUntil': '{address} is banned until {date}.',
  'admin.address.unbanned': '{address} is no longer banned.',
  'admin.address.none': '{address} is not banned.',
  'admin.address.wrong':
    '“{address}” is no address that can be banned. It is like 203.0.113.7, 203.0.113.0/24 (at least /8) or 2001:db8::/48 (at least /16).',
  'admin.addresses.none': 'No address is banned.',
  'admin.days.wrong': 'For how long is a whole number of days from 1 to 3650, like --days 30.',
  'admin.backup.done':
    'Everything is in {file}. Keep {secret} with it, or everybody will have to sign in again.',
  'admin.backup.not': '{file} could not be made: {why}',
  'admin.backup.postgres': 'With DATABASE_URL everything is in PostgreSQL, which has its own way: pg_dump.',

  'admin.check.file': 'The file: {finding}',
  'admin.check.game': 'Game {game}: {why}',
  'admin.check.unreadable': 'cannot be read ({code}).',
  'admin.check.length': 'its log has {kept} events instead of {last}.',
  'admin.check.event': 'event {seq} is missing or does not follow from those before it ({code}).',
  'admin.check.missing': 'only a part of it is there.',
  'admin.check.unlisted':
    'Not all games can be listed ({code}); some may be damaged without being named here.',
  'admin.check.newer': 'Games that only a newer version can read: {games}.',
  'admin.check.progress': 'Games looked at: {games}',
  'admin.check.whole': 'Nothing is damaged. Games: {games}.',
  'admin.check.damaged': 'There is damage. Damaged games: {damaged} of {games}.',

  'docs.title': 'Korong over HTTP',
  'docs.about':
    'Everything but the play itself, which goes over the socket at /api/socket. Requests and answers are JSON; every error is {"error": CODE} with a code from docs/protocol.md, and "wait" says after how many seconds to try again.',
  'docs.people': 'People',
  'docs.games': 'Games',
  'docs.server': 'The server itself',
  'docs.name': 'name',
  'docs.where': 'where',
  'docs.form': 'form',
  'docs.optional': 'may be left out',
  'docs.body': 'What is sent',
  'docs.answer': 'What comes back ({status})',

  'api.nothing': 'Done; there is nothing to say.',
  'api.me': 'Who you are: a player, or null without a session.',
  'api.guest': 'A guest with a name and a session, or a new name for the guest that you are.',
  'api.signIn': 'Sign in with name and password.',
  'api.signOut': 'End this session.',
  'api.register': 'Make an account. A guest keeps id and games. The recovery code is shown this once.',
  'api.recover':
    'A new password by the recovery code, which is used up by it; gives a new one and ends all other sessions.',
  'api.changePassword': 'A new password; all other sessions end.',
  'api.exportAll': 'Everything that is kept about you, with the records of your games and what you said.',
  'api.erase': 'Delete yourself. Your games stay, without your name. Guests send no password.',
  'api.sessions': 'Where you are signed in.',
  'api.endSession': 'End one of your sessions.',
  'api.player': 'Somebody, by id or by the name of an account, and how many games they have.',
  'api.report': 'Report somebody’s behaviour in a game to whoever runs this server.',
  'api.games': 'Find games that have begun, the newest first, fifty at a time.',
  'api.openGames': 'Games that wait for a second player and are listed.',
  'api.newGame':
    'A new game: one that waits for somebody or, with a level, one against the engine that begins at once.',
  'api.game': 'One game: open while it waits for somebody, else how it stands.',
  'api.accept': 'Take the free seat; the game begins.',
  'api.callBack': 'Call back your own game that nobody has accepted.',
  'api.record': 'The record of a game as text, or as JSON with form=json.',
  'api.events': 'The events of a game after number since, as they are kept.',
  'api.health': 'Whether the process lives.',
  'api.ready': 'Whether it can be used: what it needs answers, and it is not about to end.',

  'server.worker.ready':
    'Korong thinks for the servers that share the Redis at {host}. Threads: {threads}. To end it: Ctrl+C',
  'server.worker.settings': 'A worker cannot start with these settings:',
  'server.worker.redis':
    '  REDIS_URL names the Redis of the servers that it is to think for, like REDIS_URL=redis://host:6379.',
  'server.worker.threads':
    '  KORONG_ENGINE_THREADS is “{value}”: it is a whole number from 1 to 256, or auto, which is one for each core.',
  'server.worker.unreachable': 'There is no Redis at {host} ({why}). Is REDIS_URL right, and is it running?',
  'server.worker.trouble': 'Something went wrong ({why}). What was not thought out will be asked for again.',
} as const;
