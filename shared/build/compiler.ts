/**
 * The program that checks types, as a path below `node_modules`: the native compiler. The package `typescript` is the
 * API of its predecessor (decision 13).
 */
export const compiler = 'native-typescript/bin/tsc';
