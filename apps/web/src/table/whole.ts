// Games that also read positions: fetched by matches that begin with one.
export { gipf, yinsh } from '@korong/rules';
