import { server } from '@korong/messages/en/server';
import { render, type Values } from '@korong/messages';

/** A sentence of the server. */
export const say = (key: keyof typeof server, values: Values = {}): string => render(server[key], values);
