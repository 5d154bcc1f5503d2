import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menusElementId } from '@3eu/shared/contract/elements';
import { publicFiles } from '../../pages';

/** The menus of header and footer, as JSON: our documents carry them, a rival has them in its bundle. */
export function menusJson(): string {
  const html = readFileSync(join(publicFiles(), 'index.html'), 'utf8');
  const [, found] = new RegExp(`id="${menusElementId}">([^<]*)`).exec(html) ?? [];
  if (found === undefined) throw new Error('The home page has no menus.');
  return found;
}
