/** The server: what it says when it starts, and what is wrong with its settings. */
export const server = {
  'server.here': 'Korong is at  {address}',
  'server.network': 'From other devices in your network: {addresses}',
  'server.end': 'To end it: Ctrl+C',
  'server.ending': 'Korong is ending.',

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
  'server.pages': 'There are no pages in {folder}. npm start builds them.',
} as const;
