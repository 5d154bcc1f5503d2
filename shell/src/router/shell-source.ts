import type { Source } from '../remotes/loader';

/** Makes the source of a module of the shell's own that is loaded lazily, from its name and its `import()`. */
export type ShellSource = <T>(name: string, load: () => Promise<T>) => Source<T>;

/** @param retryPendingScripts Requests hanging scripts again. The bundler itself requests those that failed again. */
export function shellSources(retryPendingScripts: () => void): ShellSource {
  return (name, load) => ({
    key: `shell ${name}`,
    fetch: (_attempt, { hangs }) => {
      if (hangs) retryPendingScripts();
      return load();
    },
  });
}
