import { act, render, screen, within } from '@testing-library/react';
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { BlockModule, PageModule } from '@3eu/platform/contract';
import { Block as BlockOfPage, BlockContext, Seo, useParams } from '@3eu/platform/page';
import { PageNotesContext } from '@3eu/platform/page/notes';
import { createLoader, type Source } from '../federation/loader';
import { pageHere, type Outcome, type SitePage } from '../navigation/pages';
import { Pages, StaticSiteRouter } from '../navigation/site-router';
import { Block, copyParts, PageView, Running } from './part';
import { SiteProvider, type Site } from '../site';

jest.mock('@3eu/platform/page', () => ({
  ...jest.requireActual<object>('@3eu/platform/page'),
  // As while React takes a document over.
  useHydrated: () => false,
}));

const BrokenNote = ({ error }: { error: unknown }) => <p role="status">{(error as Error).message}</p>;

/** What is shown at an address of a site. */
const inSite = (site: object, outcome: Outcome, children: ReactNode) => (
  <SiteProvider value={site as Site}>
    <StaticSiteRouter
      shown={{ location: { pathname: '/', search: '', hash: '', state: null, key: 'default' }, outcome, instance: 0 }}
    >
      <Pages>{children}</Pages>
    </StaticSiteRouter>
  </SiteProvider>
);

/** What loads a source, and has it already. */
async function loaded(source: Source<unknown>) {
  const loader = createLoader(() => 0);
  await loader.load(source);
  return { loader, hydrate: loader.load };
}

/** @param arriving The module that the prerendered page waits for; null where it cannot be loaded. */
async function show(outcome: Outcome, arriving: PageModule | null = null, standing: Node | null = null) {
  const loader = { ...createLoader(() => 0), discard: jest.fn() };
  const arrival = Promise.resolve(arriving);
  const shell = { CrashScreen: () => <h1>Crashed</h1>, BrokenNote, SectionUnavailable: () => <h1>Unavailable</h1> };
  const prerenderedPart = () => standing;
  const site = { shell, loader, hydrate: () => arrival, prerenderedPart };
  const page = (
    <Suspense>
      <PageView />
    </Suspense>
  );
  await act(async () => {
    render(inSite(site, outcome, page));
    await arrival;
  });
  return { loader };
}

const Tides = () => <p>Tides</p>;
const source: Source<PageModule> = { key: '/tides', fetch: () => Promise.resolve({ Page: Tides }) };
const tides: SitePage = {
  path: '/tides',
  source,
};
const heading = () => screen.getByRole('heading', { level: 1 });

test('a page that was navigated to is shown with the parameters of its address', async () => {
  const Page = () => <p>{useParams().slug}</p>;
  await show({ kind: 'page', page: { ...tides, params: { slug: 'high' } }, module: { Page } });
  expect(screen.getByText('high')).toBeVisible();
});

test('a prerendered page is hydrated when its module comes', async () => {
  await show({ kind: 'prerendered', page: tides }, { Page: Tides });
  expect(screen.getByText('Tides')).toBeVisible();
});

test('a part whose script comes after the page around it has changed goes on asking what it waited for', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const [loader, arriving] = [createLoader(() => 0), new EventTarget()];
  const slow: Source<PageModule> = {
    key: 'slow',
    fetch: () => new Promise((resolve) => arriving.addEventListener('come', () => resolve({ Page: Tides }))),
  };
  let change = () => {};
  const Changing = () => {
    const [times, setTimes] = useState(0);
    useLayoutEffect(() => {
      change = () => setTimes(times + 1);
    });
    return times;
  };
  const page = (
    <>
      <Suspense>
        <PageView />
      </Suspense>
      <Changing />
    </>
  );
  const site = { shell: {}, loader, hydrate: loader.load };
  const outcome: Outcome = { kind: 'prerendered', page: { path: '/tides', source: slow } };
  await act(async () => void render(inSite(site, outcome, page)));
  act(change);
  await act(async () => void arriving.dispatchEvent(new Event('come')));
  expect(screen.getByText('Tides')).toBeVisible();
  // React says so where a part takes what it has waited for from elsewhere.
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('a prerendered page whose module cannot be loaded stays, and is marked', async () => {
  await show({ kind: 'prerendered', page: tides });
  expect(document.querySelector('[data-page]')).toHaveAttribute('data-dehydrated');
});

test('a page of the shell’s own needs no module', async () => {
  await show({ kind: 'prerendered', page: pageHere('/404', () => <p>Lost</p>) });
  expect(screen.getByText('Lost')).toBeVisible();
});

test('a page that throws leaves the error screen, and its module is loaded afresh the next time', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Page = () => {
    throw new Error('broken');
  };
  const { loader } = await show({ kind: 'page', page: tides, module: { Page } });
  expect(heading()).toHaveTextContent('Crashed');
  expect(loader.discard).toHaveBeenCalledWith(source);
  complaint.mockRestore();
});

test('a prerendered page that throws stays readable as the document brought it, with a note', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const standing = document.createElement('div');
  standing.innerHTML = '<h1>Tides</h1><p>High at six.</p>';
  const Page = () => {
    useEffect(() => {
      throw new Error('broken');
    });
    return <h1>Another</h1>;
  };
  const { loader } = await show({ kind: 'prerendered', page: tides }, { Page }, standing);
  expect(heading()).toHaveTextContent('Tides');
  expect(screen.getByText('High at six.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('broken');
  expect(document.querySelector('[data-page]')).toHaveAttribute('data-dehydrated');
  expect(loader.discard).toHaveBeenCalledWith(source);
  complaint.mockRestore();
});

test('a section that cannot be loaded in any way says so', async () => {
  await show({ kind: 'unavailable' });
  expect(heading()).toHaveTextContent('Unavailable');
});

test('after a client navigation, a value that the page chose itself is not reported as input', async () => {
  const told = jest.fn();
  await act(async () => {
    render(
      <Running mark={['data-page', '']} isPrerendered={false}>
        <select value="student-life" onChange={told}>
          <option value="">Choose one</option>
          <option value="student-life">Student Life Tour</option>
        </select>
      </Running>,
    );
  });
  expect(told).not.toHaveBeenCalled();
});

test('parts are copied whole, into a document that loads no pictures', () => {
  const root = document.createElement('div');
  const block = (name: string) => `<div data-block="${name}"><p>Words</p><img src="/a.png" alt=""></div>`;
  root.innerHTML = `<main><div data-page="">${block('stories x')}</div></main>${block('below')}`;
  const prerendered = copyParts(root);
  root.querySelectorAll('p').forEach((each) => (each.textContent = 'Other words'));
  for (const mark of [
    ['data-block', 'stories x'],
    ['data-block', 'below'],
    ['data-page', ''],
  ] as const) {
    const copy = prerendered(mark)!;
    expect(copy.innerHTML).toContain('<p>Words</p><img src="/a.png" alt="">');
    expect(copy.ownerDocument.defaultView).toBeNull();
  }
  expect(prerendered(['data-block', 'stories'])).toBeNull();
});

/** Shows a page's block, whose module is there, and gives what is noted of the page. */
async function showBlock(block: ReactNode) {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const seo = jest.fn();
  const notes = { seo, picture: jest.fn(), firstView: jest.fn(), block: jest.fn() };
  const source: Source<BlockModule> = { key: 'stories', fetch: () => Promise.resolve({ Block: () => block }) };
  const Page = () => (
    <PageNotesContext value={notes}>
      <BlockContext value={({ name }) => <p>{name}</p>}>
        <Seo {...words} title="The page" />
        <h1>A page</h1>
        <Block name="stories" source={source} />
      </BlockContext>
    </PageNotesContext>
  );
  const site = { shell: {}, ...(await loaded(source)), prerenderedPart: () => null };
  await act(async () => void render(inSite(site, { kind: 'page', page: tides, module: { Page } }, <Page />)));
  complaint.mockRestore();
  return seo;
}
const words = { description: 'Tides.', keywords: ['tides'], section: 'Campus' };

test('what a block says of itself is said of no page, neither while it is rendered nor in a browser', async () => {
  const seo = await showBlock(
    <>
      <Seo {...words} title="The block" noindex />
      <p>Stories</p>
    </>,
  );
  expect(seo.mock.calls).toEqual([[expect.objectContaining({ title: 'The page' })]]);
  expect(document.title).toContain('The page');
  expect(document.querySelector('[name=robots]')).toBeNull();
  expect(screen.getByText('Stories')).toBeVisible();
});

test('a block whose page changes before its script is there keeps its words', async () => {
  const module: BlockModule = { Block: () => <p>Stories</p> };
  const from: Source<BlockModule> = { key: 'stories', fetch: () => Promise.resolve(module) };
  let change = () => {};
  const Page = () => {
    const [times, setTimes] = useState(0);
    useLayoutEffect(() => {
      change = () => setTimes(times + 1);
    });
    return <Block name="stories" source={from} about={undefined} />;
  };
  const page = (site: object) => inSite(site, { kind: 'prerendered', page: tides }, <Page />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(await loaded(from)));
  const site = {
    loader: createLoader(() => 0),
    hydrate: () => new Promise<never>(() => {}),
    prerenderedPart: copyParts(container),
  };
  await act(async () => void render(page(site), { container, hydrate: true }));
  act(change);
  expect(within(container).getByText('Stories')).toBeVisible();
});

test('a block in a block is none: the page is whole without it', async () => {
  await showBlock(<BlockOfPage name="other" />);
  expect(heading()).toHaveTextContent('A page');
  expect(screen.queryByText('other')).toBeNull();
});
