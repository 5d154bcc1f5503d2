/** Writes `seed.sql` from the built-in entries: `npm run seed -w @3eu/mfe-support`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedSql } from './seed';

await writeFile(join(import.meta.dirname, 'seed.sql'), seedSql());
