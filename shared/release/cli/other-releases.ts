import { fault } from '../messages/fault';
import { message } from '../messages/message';
import { nearest } from '@3eu/shared/build/nearest';
import { releaseInto } from './environment';
import type { Output } from './output';
import { isStandalone } from './project';
import { checkReason } from './publish';
import { liveTree, siteStore } from './site';

type RenderOptions = { site: string; all?: boolean; dryRun?: boolean };

/** Renders documents again with the live versions, after a change of the site's configuration. */
export async function renderCommand({ site, all = false, dryRun = false }: RenderOptions, output: Output) {
  const store = siteStore(site, output);
  await liveTree(site, store);
  const decide = () => Promise.resolve({ builds: [] });
  await releaseInto(store, { kind: 'render', decide, everything: all, dryRun }, output);
}

type RemoveOptions = { site: string; force?: string; dryRun?: boolean };

/** Takes remotes out of a site. Refused while others link to their pages or show their blocks. */
export async function removeRemoteCommand(
  name: string,
  { site, dryRun = false, ...options }: RemoveOptions,
  output: Output,
) {
  checkReason(options);
  const store = siteStore(site, output);
  await liveTree(site, store);
  const { status } = await releaseInto(
    store,
    {
      kind: 'remove',
      dryRun,
      forcible: true,
      ...options,
      decide: ({ registry: { remotes } }) => {
        if (name === 'shell') throw fault('shell-stays');
        if (!Object.hasOwn(remotes, name))
          throw fault('not-live', { name, site: store.name, hint: nearest(name, Object.keys(remotes)) });
        return Promise.resolve({ builds: [], removed: [name] });
      },
    },
    output,
  );
  if (status === 'released' && !isStandalone) output.tell(message('folder-still-there', { name }));
}
