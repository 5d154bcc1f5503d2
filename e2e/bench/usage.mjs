/** Preloaded into the tool (`NODE_OPTIONS=--import`): writes down what it and its ended children took of processor and memory. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

process.on('exit', () => {
  // Fields 14 to 17 of proc(5): user and system time of the process and of the children it waited for, in hundredths.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const cpu = fields.slice(11, 15).reduce((sum, hundredths) => sum + 10 * Number(hundredths), 0);
  writeFileSync(process.env.USAGE_FILE, JSON.stringify({ cpu, memory: process.resourceUsage().maxRSS / 1024 }));
});
