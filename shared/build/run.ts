/** `npm run build` of one package: builds the package it is called in. */
import { buildApp } from './build-app';

const start = performance.now();
const { name, version } = await buildApp(process.cwd());
console.log(`${name} ${version} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
