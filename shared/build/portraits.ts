/**
 * Draws the cast of the site: `npx tsx shared/build/portraits.ts` writes pictures/people/*.svg and the typed list
 * src/picture/people.ts. Both are committed; run it again after a change of build/portraits/cast.ts.
 */
import { join } from 'node:path';
import { sweep, writeWhole } from './pictures/files';
import { writeGenerated } from './pictures/generated';
import { paths } from './pictures/paths';
import { cast } from './portraits/cast';
import { draw } from './portraits/draw';

const people = Object.entries(cast);
for (const [id, person] of people) writeWhole(join(paths.people, `${id}.svg`), draw(id, person));
sweep(paths.people, new Set(people.map(([id]) => `${id}.svg`)));
await writeGenerated();
console.log(`${people.length} portraits in ${paths.people}`);
