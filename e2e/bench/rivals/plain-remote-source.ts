/** The plain variant's stand-in for federation: pages and blocks of the remotes as chunks of one build. */
import { pageFolder } from '@3eu/shared/contract';

type Source = { key: string; fetch: () => Promise<unknown> };
type Remote = { name: string };

const source = (key: string, fetch: () => Promise<unknown>): Source => ({ key, fetch });

/** The bundler makes a chunk of each module that these can name. */
function importPage(name: string, folder: string): Promise<unknown> {
  switch (name) {
    case 'academics':
      return import(
        /* webpackChunkName: 'page-[request]' */ `../../../mfe-academics/src/pages/${folder}/${folder}-page.tsx`
      );
    case 'admissions':
      return import(
        /* webpackChunkName: 'page-[request]' */ `../../../mfe-admissions/src/pages/${folder}/${folder}-page.tsx`
      );
    case 'campus':
      return import(
        /* webpackChunkName: 'page-[request]' */ `../../../mfe-campus/src/pages/${folder}/${folder}-page.tsx`
      );
    default:
      return import(
        /* webpackChunkName: 'page-[request]' */ `../../../mfe-support/src/pages/${folder}/${folder}-page.tsx`
      );
  }
}

const importBlock = (name: string) =>
  name === 'featured-programs'
    ? import(/* webpackChunkName: 'featured-programs' */ '../../../mfe-academics/src/blocks/featured-programs')
    : import(/* webpackChunkName: 'student-stories' */ '../../../mfe-campus/src/blocks/student-stories');

export function remoteSources() {
  return {
    page: ({ name }: Remote, path: string) => source(path, () => importPage(name, pageFolder(path))),
    block: (_remote: Remote, name: string) => source(name, () => importBlock(name)),
    previousPage: () => null,
  };
}
