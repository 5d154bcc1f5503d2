import type { ReleaseRecord } from '../plan/records';
import { publicFolder } from '../store/store';
import type { Outcome } from './intent';
import type { Output } from './output';

/** nginx reads its configuration when it starts, so moved addresses and settings are in force after a reload. */
const nginxConfiguration = `${publicFolder}/nginx.conf`;

/**
 * Says what a release did.
 * @param options.preview It was made in a copy of the site, which nobody else sees. Default false.
 */
export function reportOutcome(
  { status, number, plan, changes, attempts }: Outcome,
  { line, done }: Output,
  { preview = false }: { preview?: boolean } = {},
): void {
  done();
  if (status === 'unchanged' || !changes)
    return line(
      preview
        ? 'The preview is the same as the live site: the named packages are already live as they are in the working tree.'
        : `Nothing changed: release ${number} is still live.`,
    );
  const would = status === 'dry run' ? 'would be ' : '';
  for (const { path } of plan.render) line(`  ${path} ${would}rendered`);
  for (const { owner, path } of plan.frozen)
    line(`  ${path} stays as it is: ${owner} uses a different contract than the shell`);
  for (const { path } of plan.remove) line(`  ${path} ${would}removed`);
  for (const version of changes.expired)
    line(`  ${version.replace('/', ' ')} ${would}removed: nothing has used it for long enough`);
  for (const { name, version } of changes.record.packages)
    line(
      version === null
        ? `${name} ${would}removed`
        : `${name} ${version} ${preview ? 'in the preview' : `${would}live`}`,
    );
  for (const refusal of changes.record.forced?.refusals ?? [])
    line(
      `Overruled${changes.record.kind === 'rollback' ? ', because a rollback is the emergency exit' : ''}: ${refusal}`,
    );
  if (status === 'dry run')
    return line(
      `Nothing was released: this was a dry run. ${changes.write.size} files would be written, ${changes.remove.length} removed.`,
    );
  if (preview)
    return line(`The preview is ready: ${plan.render.length} documents rendered. The live site is unchanged.`);
  line(
    `Release ${number} is live: ${plan.render.length} documents rendered${attempts > 1 ? `, planned ${attempts} times because others released in the meantime` : ''}`,
  );
  if (number > 1 && changes.write.has(nginxConfiguration))
    line('Its nginx.conf has changed: if nginx serves this site, reload it (nginx -s reload).');
}

function described({ kind, packages }: ReleaseRecord): string[] {
  if (packages.length === 0) return [kind];
  return packages.map(({ name, version, from, commit, scriptBytes }) => {
    const what = version === null ? 'removed' : version;
    return `${kind.padEnd(8)}  ${name.padEnd(12)}  ${what}  from ${from ?? 'nothing'}  commit ${commit}${scriptBytes > 0 ? `  ${(scriptBytes / 1000).toFixed(1)} kB scripts` : ''}`;
  });
}

/** A record, a line for each package. */
export function recordLines(record: ReleaseRecord): string[] {
  const { number, time, by, documents, forced, unchecked, repeats } = record;
  const end = `${documents.rendered} documents${documents.removed > 0 ? `, ${documents.removed} removed` : ''}${forced ? `  forced: ${forced.reason} (overruled: ${forced.refusals.length})` : ''}${unchecked ? '  without checks' : ''}${repeats === undefined ? '' : `  repeats release ${repeats}`}`;
  return described(record).map((what) => `${String(number).padStart(4)}  ${time}  ${by}  ${what}  ${end}`);
}
