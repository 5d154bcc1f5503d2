/** `npm run bench` measures the site that the working tree makes; an argument selects another bench: `npm run bench -- growth`. */
import { readArguments } from '@3eu/shared/build/usage';

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  growth: () => import('./growth'),
  interaction: () => import('./interaction'),
  layout: () => import('./layout'),
  lighthouse: () => import('./lighthouse'),
  rivals: () => import('./rivals/rivals'),
  serving: () => import('./serving'),
  taps: () => import('./taps'),
};

const asked = process.argv.slice(2).find((argument) => Object.hasOwn(benches, argument));
const ofPages = ['layout', 'lighthouse', 'rivals', 'taps'];

readArguments({
  command: 'npm run bench',
  does: `measures the first view of the site that the working tree makes over a slow network; \`npm run bench -- <name>\` runs another benchmark: ${Object.keys(benches).join(', ')}. You can name pages for the first view, ${ofPages.join(', ')}: \`npm run bench -- lighthouse /faq\`.`,
  knows: (argument) => argument === asked || (argument.startsWith('/') && (!asked || ofPages.includes(asked))),
});

await (asked ? benches[asked]!() : import('./first-view'));
