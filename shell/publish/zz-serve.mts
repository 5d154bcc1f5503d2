import { startServer } from '/work/main/shell/publish/server';
const s = await startServer({ root: process.argv[2] ?? '/work/main/site' }, { host: '127.0.0.1', port: Number(process.argv[3] ?? 4100) });
console.log(s.url);
