/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const platform = join(__dirname, '../..');
const text = readFileSync(join(platform, 'docs/troubleshooting.md'), 'utf8');

/** Sources of the folders that speak to the people who release. */
const sources = ['release/gate', 'release/commands', 'release/messages', 'src/contract']
  .flatMap((folder) =>
    readdirSync(join(platform, folder), { recursive: true }).map((file) => join(platform, folder, String(file))),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll('\\`', '`'))
  .join('\n');

const messages = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, message]) => message!);

test('the messages of the troubleshooting guide are found', () => {
  expect(messages.length).toBeGreaterThan(15);
});

test.each(messages)('the tool says: %s', (message) => {
  for (const part of message.split('…').filter((words) => /\w{3}/.test(words)))
    expect(sources).toContain(part.trimEnd());
});
