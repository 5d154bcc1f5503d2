/* eslint-disable no-console -- it is read from the console */
import fs from 'node:fs';
import { rspack } from '@rspack/core';
fs.mkdirSync('src', { recursive: true });
const parts = Array.from({ length: 40 }, (_, n) => `./part${n}.js`);
fs.writeFileSync('src/common.js', 'export const common = (x) => [x].flat();');
for (const part of parts)
  fs.writeFileSync(`src/${part}`, `import { common } from './common.js'; export default () => common('${part}');`);
fs.writeFileSync('src/index.js', `globalThis.parts = [${parts.map((part) => `() => import('${part}')`)}];`);
const outputs = new Set();
for (let build = 0; build < 12; build += 1) {
  const compiler = rspack({
    mode: 'production',
    output: { crossOriginLoading: 'anonymous' },
    optimization: { splitChunks: { cacheGroups: { common: { minChunks: 2, enforce: true, chunks: 'all' } } } },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashLoading: 'eager' })],
  });
  await new Promise((resolve) => compiler.run(() => compiler.close(resolve)));
  outputs.add(fs.readFileSync('dist/main.js', 'utf8'));
}
const hashes = (text) => [...text.matchAll(/"sha\d+-[^"]+"/g)].map(String).sort().join();
console.log(outputs.size, 'outputs;', new Set([...outputs].map(hashes)).size, 'set of hashes');
