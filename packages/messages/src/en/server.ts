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
  'server.pages': 'There are no pages in {folder}. npm start builds them.',
} as const;
