import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('@3eu/platform/build/jest-preset');

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

export default { projects: remotes.map((folder) => jestPreset(join(import.meta.dirname, folder))) };
