import { contractVersion, type PageModule, type RoutesModule } from '@3eu/shared/contract';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { bounded, loadModule, RemoteLoadError } from './load-module';
import { reportCrash } from '../telemetry/crash-channel';

/** The component of one page, and how to get it. Loaded once; a failure is not remembered. */
export type PageSource = {
  /** The component, where it is already here. */
  current: () => PageModule | undefined;
  /** Loads it, trying once more afresh when the first load fails at once. */
  load: () => Promise<PageModule>;
  /** Takes this component instead. */
  replace: (page: PageModule) => void;
};

/** Keeps what `fetchPage` gave, and shares a load that is under way. */
export function pageSource(fetchPage: () => Promise<PageModule>): PageSource {
  let page: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
  return {
    current: () => page,
    load: () => {
      if (page) return Promise.resolve(page);
      pending ??= fetchPage()
        .then((loaded) => (page = loaded))
        .finally(() => (pending = undefined));
      return pending;
    },
    replace: (other) => {
      page = other;
    },
  };
}

type LoadOptions = Parameters<typeof loadModule>[2];

function fetchRemotePage(remote: DocumentRemote, path: string, options?: LoadOptions): Promise<PageModule> {
  return bounded(findRemotePage(remote, path, options), `${path} of ${remote.name}`);
}

async function findRemotePage(remote: DocumentRemote, path: string, options?: LoadOptions): Promise<PageModule> {
  const { contract, routes } = await loadModule<RoutesModule>(remote, 'routes', options);
  if (contract !== contractVersion) throw new RemoteLoadError(`${remote.name} speaks contract ${contract}, this shell ${contractVersion}.`);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new RemoteLoadError(`${remote.name} has no page ${path}.`);
  return route.lazy();
}

/** A page of the remote's previous release, for when neither the live one nor its document can be had. */
export function loadPreviousPage(remote: DocumentRemote, path: string): Promise<PageModule> {
  if (!remote.previous) return Promise.reject(new RemoteLoadError(`${remote.name} has no earlier release.`));
  return fetchRemotePage(remote, path, { afresh: true, entry: remote.previous });
}

/**
 * A page of a remote, loaded through federation with the versions that the document pins. Nothing is loaded of a remote
 * that speaks another contract: its pages come as documents, which is no failure and makes no report.
 */
export function remotePageSource(remote: DocumentRemote, path: string): PageSource {
  if (remote.contract !== contractVersion) return pageSource(() => Promise.reject(new RemoteLoadError(`${remote.name} speaks contract ${remote.contract}, this shell ${contractVersion}.`)));
  let failed = false;
  return pageSource(async () => {
    const started = performance.now();
    try {
      const page = await fetchRemotePage(remote, path, { afresh: failed }).catch((error: unknown) => {
        // The prerender step loads from the loopback: there a second try would only hide the cause.
        if (failed || typeof document === 'undefined' || performance.now() - started > 1500) throw error;
        return fetchRemotePage(remote, path, { afresh: true });
      });
      failed = false;
      return page;
    } catch (error) {
      failed = true;
      reportCrash(error);
      throw error;
    }
  });
}
