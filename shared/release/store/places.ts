import { privateFolder, publicFolder } from './store';

/** Where a release keeps what it knows of itself. */
export const files = {
  registry: `${publicFolder}/remotes.json`,
  records: `${privateFolder}/records.jsonl`,
  ledger: `${privateFolder}/ledger.json`,
  settings: `${privateFolder}/settings.json`,
  pages: (owner: string) => `${privateFolder}/pages/${owner}.json`,
} as const;
