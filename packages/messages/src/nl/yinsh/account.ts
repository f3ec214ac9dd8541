import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'door ringen weg te nemen',
  'list.ending.pool': 'de voorraad was leeg',
  'list.ending.passes': 'geen van beiden kon een zet doen',
};
