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

/** Only academics has pages with a separate module per value. */
const importValue = (folder: string, value: string) =>
  import(/* webpackChunkName: 'value-[request]' */ `../../../mfe-academics/src/pages/${folder}/values/${value}.tsx`);

const importBlock = (name: string) =>
  name === 'featured-programs'
    ? import(/* webpackChunkName: 'featured-programs' */ '../../../mfe-academics/src/blocks/featured-programs')
    : import(/* webpackChunkName: 'student-stories' */ '../../../mfe-campus/src/blocks/student-stories');

export function remoteSources() {
  return {
    page: ({ name }: Remote, path: string, value?: string) => {
      const folder = pageFolder(path);
      return value === undefined
        ? source(path, () => importPage(name, folder))
        : source(`${folder} ${value}`, () => importValue(folder, value));
    },
    block: (_remote: Remote, name: string) => source(name, () => importBlock(name)),
  };
}
