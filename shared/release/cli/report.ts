import type { Outcome } from '../core/intent';
import { message, type Message } from '../messages/message';
import type { ReleaseRecord } from '../plan/records';
import { publicFolder } from '../store/store';
import type { Output } from './output';

/** nginx reads its configuration when it starts, so moved addresses and settings are in force after a reload. */
const nginxConfiguration = `${publicFolder}/nginx.conf`;

function ending({ status, number, plan, changes, attempts }: Outcome, preview: boolean): Message[] {
  const rendered = plan.render.length;
  if (status === 'dry run') return [message('dry-run', { write: changes!.write.size, remove: changes!.remove.length })];
  if (preview) return [message('preview-ready', { rendered })];
  const isNew = number > 1 && changes!.write.has(nginxConfiguration);
  return [message('released', { number, rendered, attempts }), ...(isNew ? [message('nginx-changed')] : [])];
}

/** What a release did, in messages. */
export function outcomeMessages(outcome: Outcome, preview: boolean): Message[] {
  const { status, number, plan, changes } = outcome;
  if (status === 'unchanged' || !changes)
    return [preview ? message('preview-same') : message('nothing-changed', { number })];
  const would = status === 'dry run';
  const { packages, forced, kind } = changes.record;
  return [
    ...plan.render.map(({ path }) => message('document-rendered', { path, would })),
    ...plan.frozen.map(({ path, owner }) => message('document-frozen', { path, owner })),
    ...plan.remove.map(({ path }) => message('document-removed', { path, would })),
    ...changes.expired.map((version) => message('version-expired', { version, would })),
    ...packages.map(({ name, version }) => {
      if (version === null) return message('package-removed', { name, would });
      return preview
        ? message('package-in-preview', { name, version })
        : message('package-live', { name, version, would });
    }),
    ...(forced?.refusals ?? []).map((refusal) => message('overruled', { refusal, kind })),
    ...ending(outcome, preview),
  ];
}

/**
 * Says what a release did.
 * @param preview It was made in a copy of the site, which nobody else sees.
 */
export function reportOutcome(outcome: Outcome, { tell, done }: Output, preview = false): void {
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
  const { number, time, by, documents, forced, unchecked, repeats } = record;
  const end = [
    `${documents.rendered} documents${documents.removed > 0 ? `, ${documents.removed} removed` : ''}`,
    ...(forced ? [`forced: ${forced.reason} (overruled: ${forced.refusals.length})`] : []),
    ...(unchecked ? ['without checks'] : []),
    ...(repeats === undefined ? [] : [`repeats release ${repeats}`]),
  ];
  return described(record).map((what) => [String(number).padStart(4), time, by, what, ...end].join('  '));
}
