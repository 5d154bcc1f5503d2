/** What a release did, in words. */
import type { ReleaseRecord } from '../core/records';
import type { Outcome } from '../core/release';
import { publicFolder } from '../store/objects';

function endOf({ status, number, documents, change, attempts }: Outcome): string[] {
  const rendered = `${documents.rendered.length} documents rendered`;
  if (status === 'dry run')
    return [
      `Nothing was released: this was a dry run. ${change.write.size} files would be written, ${change.remove.length} removed.`,
    ];
  if (status === 'preview') return [`The preview is ready: ${rendered}. The live site is unchanged.`];
  const again = attempts > 1 ? `, decided ${attempts} times because others released in the meantime` : '';
  // nginx reads its configuration when it starts.
  const isNginx = number > 1 && change.write.has(`${publicFolder}/nginx.conf`);
  return [
    `Release ${number} is live: ${rendered}${again}`,
    ...(isNginx ? ['Its nginx.conf has changed: if nginx serves this site, reload it (nginx -s reload).'] : []),
  ];
}

/** What a release did, line by line. */
export function outcomeText(outcome: Outcome): string {
  const { status, number, documents, expired, record } = outcome;
  if (status === 'unchanged') return `Nothing changed: release ${number} is still live.`;
  const be = status === 'dry run' ? 'would be ' : '';
  const where = status === 'preview' ? 'in the preview' : `${be}live`;
  // Documents that few changes touch are named, and many are counted.
  const { rendered } = documents;
  const named = rendered.length > 12 ? rendered.slice(0, 10) : rendered;
  const others = rendered.length - named.length;
  return [
    ...named.map((path) => `  ${path} ${be}rendered`),
    ...(others > 0 ? [`  and ${others} more`] : []),
    ...documents.removed.map((path) => `  ${path} ${be}removed`),
    ...expired.map((version) => `  ${version.replace('/', ' ')} ${be}removed: nothing has used it for long enough`),
    ...record.packages.map(({ name, version }) =>
      version === null ? `${name} ${be}removed` : `${name} ${version} ${where}`,
    ),
    ...(record.forced?.refusals ?? []).map((refusal) => `Overruled: ${refusal}`),
    ...endOf(outcome),
  ].join('\n');
}

/** A record, a line for each package. */
export function recordText({ number, time, by, kind, packages, documents, forced }: ReleaseRecord): string {
  const what = packages.map(({ name, version, from, commit, scriptBytes }) => {
    const size = scriptBytes > 0 ? `  ${(scriptBytes / 1000).toFixed(1)} kB scripts` : '';
    return `${kind.padEnd(8)}  ${name.padEnd(12)}  ${version ?? 'removed'}  from ${from ?? 'nothing'}  commit ${commit}${size}`;
  });
  const end = [
    `${documents.rendered} documents${documents.removed > 0 ? `, ${documents.removed} removed` : ''}`,
    ...(forced ? [`forced: ${forced.reason} (overruled: ${forced.refusals.length})`] : []),
  ];
  return (what.length > 0 ? what : [kind])
    .map((line) => [String(number).padStart(4), time, by, line, ...end].join('  '))
    .join('\n');
}
