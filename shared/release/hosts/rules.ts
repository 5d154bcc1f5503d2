import type { HeaderSettings } from './headers';

/** What differs from site to site in the configuration of a host. */
export type HostRules = {
  /** Documents for unknown addresses, by the folder that they answer for. */
  notFoundFiles: readonly string[];
  /** Addresses that have moved for good, and where they are now. */
  redirects: Readonly<Record<string, string>>;
  headers?: HeaderSettings;
};

/** Folders of the sections that have their own not-found document, for example `/college/`. */
export function sectionsOf(notFoundFiles: readonly string[]): string[] {
  return notFoundFiles
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace('404.html', '')}`)
    .sort();
}
