import type { RemoteContainer } from '@3eu/shared/contract/render';

type ShareScope = Record<string, Record<string, { get: () => unknown }>>;

/** The bundler replaces both with its own: they fill the share scope with what the shell provides, once. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

/** The modules that the shell provides, by name and version. */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/** Gives a container what the shell provides. */
export async function withSharedModules(container: RemoteContainer): Promise<RemoteContainer> {
  await container.init(await shareScope());
  return container;
}
