export { connect } from './connect.js';
export type * from './types.js';
