/** `npm run bench` measures the published site; a word behind it says what else: `npm run bench -- growth`. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  growth: () => import('./growth'),
  interaction: () => import('./interaction'),
  lighthouse: () => import('./lighthouse'),
  rivals: () => import('./rivals/rivals'),
  serving: () => import('./serving'),
};

const asked = process.argv.slice(2).find((argument) => argument in benches);
await (asked ? benches[asked]!() : import('./first-view'));

export {};
