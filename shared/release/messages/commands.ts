import type { ReleaseRecord } from '../plan/records';

/** Sentences of the commands: what they did, what they cannot do, and what to do about it. */

const inUtc = (time: string) => time.slice(0, 16).replace('T', ' ');

type Live = {
  name: string;
  version: string;
  /** The release that made it live; null where its record is gone. */
  since: { time: string; number: number; kind: string; by: string } | null;
  commit: string | null;
  differs: boolean;
};

export const commandMessages = {
  'no-such-package': ({ name, hint }: { name: string; hint: string }) => `There is no package "${name}". ${hint}`,
  'not-a-package': ({ folder }: { folder: string }) =>
    `${folder} is not a package of this site: it contains no rspack.config.ts.`,
  'from-names-one': () => '--from names the folder of one package: name that package too.',
  'other-package-there': ({ folder, found, name }: { folder: string; found: string; name: string }) => [
    `${folder} contains the package ${found}, not ${name}.`,
    'Correct the name or the folder.',
  ],
  'nothing-named': () => [
    'Say what to publish: npm run publish-remote -- campus.',
    'For every package: npm run publish-remote -- --all',
  ],
  'all-and-names': () => '--all means every package: do not name any as well.',
  'option-swallowed': ({ option, script }: { option: string; script: string }) => [
    `npm kept --${option} for itself instead of passing it on, so nothing was done.`,
    `Put options after two hyphens: npm run ${script} -- … --${option}`,
  ],
  'only-in-platform': ({ command }: { command: string }) =>
    `"${command}" works only in the platform's repository, and this is the repository of a remote.`,
  'site-not-named': ({ script, others }: { script: string; others: readonly string[] }) =>
    `There is no site in this repository, so name one: npm run ${script} -- --site FOLDER${others.map((name) => `, or --${name} ${name === 'store' ? 'git:URL#branch' : 'https://host'}`).join('')}`,
  'nothing-published': ({ site, todo }: { site: string; todo: string }) => [`Nothing is published in ${site}.`, todo],
  'no-such-site': ({ site, command }: { site: string; command: string }) => [
    `There is no site at ${site}.`,
    `Correct the folder, or release everything into a new site there: ${command}`,
  ],
  'disk-fault': ({ path, problem }: { path: string; problem: string }) => `${path} cannot be written: ${problem}`,
  unexpected: ({ stack }: { stack: string }) => stack,

  'port-invalid': ({ port }: { port: string }) => `PORT is "${port}"; it must be a whole number from 0 to 65535.`,
  'port-taken': ({ port, command }: { port: number; command: string }) => [
    `Port ${port} is taken.`,
    `Choose another one: PORT=${port + 1} ${command}`,
  ],
  'port-forbidden': ({ port, command }: { port: number; command: string }) => [
    `Port ${port} may not be used by this account.`,
    `Choose one above 1023: PORT=3001 ${command}`,
  ],
  'host-invalid': ({ host }: { host: string }) => [
    `HOST is "${host}", which is not an address of this machine.`,
    'Set it to localhost, or to 0.0.0.0 for all addresses.',
  ],
  built: ({ name, version, seconds }: { name: string; version: string; seconds: number | null }) =>
    `${name} ${version} ${seconds === null ? 'is already built' : `built in ${seconds.toFixed(1)} s`}`,

  'document-rendered': ({ path, would }: { path: string; would: boolean }) =>
    `  ${path} ${would ? 'would be ' : ''}rendered`,
  'document-frozen': ({ path, owner }: { path: string; owner: string }) =>
    `  ${path} stays as it is: ${owner} uses a different contract than the shell`,
  'document-removed': ({ path, would }: { path: string; would: boolean }) =>
    `  ${path} ${would ? 'would be ' : ''}removed`,
  'version-expired': ({ version, would }: { version: string; would: boolean }) =>
    `  ${version.replace('/', ' ')} ${would ? 'would be ' : ''}removed: nothing has used it for long enough`,
  'package-removed': ({ name, would }: { name: string; would: boolean }) =>
    `${name} ${would ? 'would be ' : ''}removed`,
  'package-live': ({ name, version, would }: { name: string; version: string; would: boolean }) =>
    `${name} ${version} ${would ? 'would be ' : ''}live`,
  'package-in-preview': ({ name, version }: { name: string; version: string }) => `${name} ${version} in the preview`,
  overruled: ({ refusal, kind }: { refusal: string; kind: string }) =>
    `Overruled${kind === 'rollback' ? ', because a rollback is the emergency exit' : ''}: ${refusal}`,
  released: ({ number, rendered, attempts }: { number: number; rendered: number; attempts: number }) =>
    `Release ${number} is live: ${rendered} documents rendered${attempts > 1 ? `, planned ${attempts} times because others released in the meantime` : ''}`,
  'nothing-changed': ({ number }: { number: number }) => `Nothing changed: release ${number} is still live.`,
  'dry-run': ({ write, remove }: { write: number; remove: number }) =>
    `Nothing was released: this was a dry run. ${write} files would be written, ${remove} removed.`,
  'preview-ready': ({ rendered }: { rendered: number }) =>
    `The preview is ready: ${rendered} documents rendered. The live site is unchanged.`,
  'preview-same': () =>
    'The preview is the same as the live site: the named packages are already live as they are in the working tree.',
  'nginx-changed': () => 'Its nginx.conf has changed: if nginx serves this site, reload it (nginx -s reload).',
  'others-differ': ({ names, command }: { names: readonly string[]; command: string }) => [
    `The sources of other packages have changed since they were released: ${names.join(', ')}.`,
    `Release them too: ${command}`,
  ],
  'folder-still-there': ({ name }: { name: string }) => [
    `Its folder mfe-${name} is still there.`,
    'When nobody needs it any more, delete it and its line in tsconfig.json.',
  ],

  'shell-stays': () => 'The shell cannot be removed: without it there are no pages.',
  'not-live': ({ name, site, hint }: { name: string; site: string; hint: string }) =>
    `${name} is not live in ${site}. ${hint}`,
  'already-live': ({ name, version, site }: { name: string; version: string; site: string }) =>
    `${name} ${version} is already live in ${site}.`,
  'released-meanwhile': ({ name, version }: { name: string; version: string }) => [
    `Somebody else has released ${name} in the meantime: ${version} is live. Nothing was rolled back.`,
    'To roll that version back, run the command again.',
  ],
  'no-earlier-version': ({ name }: { name: string }) => [
    `${name} has no earlier version to go back to.`,
    '`npm run releases` lists what was released.',
  ],
  'version-not-kept': ({ name, version, site, hint }: { name: string; version: string; site: string; hint: string }) =>
    `${name} ${version} is not in ${site}. ${hint}`,
  'version-damaged': (of: { name: string; version: string; site: string; problem: string }) => [
    `${of.name} ${of.version} in ${of.site} is damaged. ${of.problem}`,
    "Publish that version's sources again, or choose another version.",
  ],
  'same-site': ({ site }: { site: string }) =>
    `${site} is both sites: --from names another one than --site or --store.`,
  release: ({ text }: ReleaseRecord & { text: string }) => text,
  'nothing-released': ({ site }: { site: string }) => `Nothing has been released into ${site}.`,
  'live-release': ({ number, site }: { number: number; site: string }) => `Release ${number} is live in ${site}.`,
  'live-version': ({ name, version, since, commit, differs }: Live) =>
    `${name.padEnd(12)}  ${version}  ${since ? `since ${inUtc(since.time)} (release ${since.number}, ${since.kind} by ${since.by})` : ''}${commit ? `  commit ${commit}` : ''}${differs ? '  — its sources have changed since' : ''}`,
  'not-released-yet': ({ name }: { name: string }) => `${name.padEnd(12)}  is not released yet`,
  platform: (of: { live: string; contract: number | string; installed: string; speaks: number }) =>
    `The live shell has platform ${of.live}, contract ${of.contract}; installed here: platform ${of.installed}, contract ${of.speaks}.`,
  'settings-invalid': ({ site, problem }: { site: string; problem: string }) =>
    `config.json in ${site} cannot be used: ${problem.replace(/(?<![.?])$/, '.')} No release can go live until this is fixed.`,
  'settings-pending': ({
    site,
    number,
    removed,
    command,
  }: {
    site: string;
    number: number;
    removed: boolean;
    command: string;
  }) =>
    `config.json in ${site} has been ${removed ? 'removed' : 'changed'} since release ${number}. ${removed ? 'Its settings stop applying' : 'The change takes effect'} with the next release, or now with: ${command}`,
  'to-make-live': ({ command }: { command: string }) => `To make the working tree live: ${command}`,
  'all-live': () => 'The live site matches the working tree.',
  'site-differs': ({ name, here, there }: { name: string; here: string | null; there: string | null }) =>
    `${name.padEnd(12)}  ${here ?? '—'}  there: ${there ?? '—'}`,
  'sites-same': ({ site }: { site: string }) => `The same versions are live in ${site}.`,
  'to-promote': ({ commands }: { commands: readonly string[] }) =>
    `To release what is live there: ${commands.join('; ')}`,
  'never-verified': ({ number, command }: { number: number; command: string }) => [
    `Release ${number} has not been verified on this machine.`,
    `To read every file: ${command}`,
  ],
  'verified-whole': ({ number, time }: { number: number; time: string }) =>
    `Release ${number} was verified at ${inUtc(time)} (UTC): every file is as it was released.`,
  'verified-damaged': (of: { number: number; time: string; damaged: number; command: string }) => [
    `Release ${of.number} was verified at ${inUtc(of.time)} (UTC), and ${of.damaged} of its files are damaged.`,
    `To replace them: ${of.command}`,
  ],
  stranger: ({ path, number }: { path: string; number: number }) =>
    `${path} stands in release ${number}, but is not part of it. The next release leaves it out.`,
  damaged: ({ path }: { path: string }) => path,
  whole: ({ number, files }: { number: number; files: number }) =>
    `Release ${number}: all ${files} files are as they were released.`,
  replaced: ({ files }: { files: number }) => `${files} damaged files were replaced.`,
  'not-replaced': ({ path }: { path: string }) => [
    `${path} could not be replaced, and is no longer there.`,
    'Publish what it belongs to again.',
  ],
  repeated: ({ number, repeats }: { number: number; repeats: number }) => [
    `Release ${number} is live. It repeats release ${repeats}, the newest one without damage.`,
    'Publish again what was released after that: npm run releases',
  ],
  'repair-overtaken': () => ['Somebody else has released in the meantime.', 'Run the command again.'],
  'beyond-repair': ({ problem }: { problem: string }) => [
    `${problem} No earlier release is whole either.`,
    'Restore these files from a backup.',
  ],
  'no-other-copy': ({ paths }: { paths: readonly string[] }) => `There is no other copy of ${paths.join(', ')}.`,
  'folder-not-empty': ({ folder }: { folder: string }) => [
    `${folder} is not empty.`,
    'Choose another folder with --out.',
  ],
  'preview-written': ({ folder }: { folder: string }) => [
    `The site is in ${folder}; nothing went live.`,
    `View it with: npm run serve -- --site ${folder}`,
  ],
  'preview-served': ({ folder }: { folder: string }) =>
    `Its files are in ${folder} until you stop it; nothing went live.`,
  ready: ({ site, url }: { site: string; url: string }) => `${site} is ready at ${url}`,
  server: ({ text }: { text: string }) => text,
  'newer-release': ({ site }: { site: string }) => `Now serving a newer release of ${site}.`,
  developing: ({ names, url }: { names: readonly string[]; url: string }) =>
    `${names.join(', ')} with hot reload at ${url}`,
  'no-site-to-develop-in': () => [
    'There is no published site to run in yet.',
    'Run `npm start` once, or name a deployed site: npm run dev -- campus --shell https://host',
  ],
  'shell-runs-along': () => 'The shell always runs along, so name only remotes: npm run dev -- campus',
  'not-the-shell': () => 'The package in the folder shell is not the shell.',
  'backend-failed': () => 'The embedded backend did not start; see its own message above.',
  'backend-ready': ({ url }: { url: string }) => `The knowledge base is served at ${url}`,
} satisfies Record<string, (args: never) => string | string[]>;
