import { message, result, type Message } from '../message';
import type { ReleaseRecord } from '../core/records';
import type { Outcome } from '../core/release';
import { publicFolder } from '../store/git';
import type { Output } from './output';

/** nginx reads its configuration when it starts, so moved addresses and settings are in force after a reload. */
const nginxConfiguration = `${publicFolder}/nginx.conf`;

function endOf({ status, number, documents, change, attempts }: Outcome, preview: boolean): Message[] {
  const rendered = documents.rendered.length;
  const [write, remove] = [change.write.size, change.remove.length];
  if (status === 'dry run') {
    const what = `Nothing was released: this was a dry run. ${write} files would be written, ${remove} removed.`;
    return [result('dry-run', { write, remove }, what)];
  }
  if (preview) {
    const what = `The preview is ready: ${rendered} documents rendered. The live site is unchanged.`;
    return [result('preview-ready', { rendered }, what)];
  }
  const again = attempts > 1 ? `, decided ${attempts} times because others released in the meantime` : '';
  const live = result(
    'released',
    { number, rendered, attempts },
    `Release ${number} is live: ${rendered} documents rendered${again}`,
  );
  if (number === 1 || !change.write.has(nginxConfiguration)) return [live];
  const what = 'Its nginx.conf has changed: if nginx serves this site, reload it (nginx -s reload).';
  return [live, message('nginx-changed', what)];
}

/** Documents that few changes touch are named, and many are counted. */
function documentMessages(paths: readonly string[], be: string): Message[] {
  const [named, others] = paths.length > 12 ? [paths.slice(0, 10), paths.length - 10] : [paths, 0];
  return [
    ...named.map((path) => result('document-rendered', { path }, `  ${path} ${be}rendered`)),
    ...(others > 0 ? [result('documents-rendered', { others }, `  and ${others} more`)] : []),
  ];
}

/** What a release did, in messages. */
export function outcomeMessages(outcome: Outcome, preview: boolean): Message[] {
  const { status, number, documents, expired, record } = outcome;
  if (status === 'unchanged')
    return [
      preview
        ? message(
            'preview-same',
            'The preview is the same as the live site: the named packages are already live as they are in the working tree.',
          )
        : result('nothing-changed', { number }, `Nothing changed: release ${number} is still live.`),
    ];
  const would = status === 'dry run';
  const be = would ? 'would be ' : '';
  const { packages, forced, kind } = record;
  return [
    ...documentMessages(documents.rendered, be),
    ...documents.removed.map((path) => result('document-removed', { path, would }, `  ${path} ${be}removed`)),
    ...expired.map((version) =>
      result(
        'version-expired',
        { version, would },
        `  ${version.replace('/', ' ')} ${be}removed: nothing has used it for long enough`,
      ),
    ),
    ...packages.map(({ name, version }) => {
      if (version === null) return result('package-removed', { name, would }, `${name} ${be}removed`);
      return preview
        ? result('package-in-preview', { name, version }, `${name} ${version} in the preview`)
        : result('package-live', { name, version, would }, `${name} ${version} ${be}live`);
    }),
    ...(forced?.refusals ?? []).map((refusal) => {
      const because = kind === 'rollback' ? ', because a rollback is the emergency exit' : '';
      return result('overruled', { refusal, kind }, `Overruled${because}: ${refusal}`);
    }),
    ...endOf(outcome, preview),
  ];
}

/**
 * Says what a release did.
 * @param preview It was made in a copy of the site, which nobody else sees.
 */
export function reportOutcome(outcome: Outcome, { tell, done }: Output, preview: boolean): void {
  done();
  outcomeMessages(outcome, preview).forEach((said) => tell(said));
}

function described({ kind, packages }: ReleaseRecord): string[] {
  if (packages.length === 0) return [kind];
  return packages.map(({ name, version, from, commit, scriptBytes }) => {
    const size = scriptBytes > 0 ? `  ${(scriptBytes / 1000).toFixed(1)} kB scripts` : '';
    return `${kind.padEnd(8)}  ${name.padEnd(12)}  ${version ?? 'removed'}  from ${from ?? 'nothing'}  commit ${commit}${size}`;
  });
}

/** A record, a line for each package. */
export function recordLines(record: ReleaseRecord): string[] {
  const { number, time, by, documents, forced } = record;
  const end = [
    `${documents.rendered} documents${documents.removed > 0 ? `, ${documents.removed} removed` : ''}`,
    ...(forced ? [`forced: ${forced.reason} (overruled: ${forced.refusals.length})`] : []),
  ];
  return described(record).map((what) => [String(number).padStart(4), time, by, what, ...end].join('  '));
}
