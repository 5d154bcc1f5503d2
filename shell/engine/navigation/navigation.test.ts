import { onArrival } from './navigation';
import { origin, setUp } from './testing/browser';

globalThis.scrollTo = () => {};

test('a page that is loaded is shown at once, together with its address', async () => {
  const { click, address, shown, settle, scrolls } = setUp();
  click('/visit?tour=general');
  expect(address()).toBe('/visit?tour=general');
  await settle();
  expect([shown, scrolls]).toEqual([['to /visit?tour=general'], ['after-transition']]);
});

test('while a page loads, address and page stay; then both change', async () => {
  const { click, address, shown, busy, arrive } = setUp({ isSlow: true });
  click('/visit');
  expect([address(), shown, busy]).toEqual(['/', [], [true]]);
  await arrive(0);
  expect([address(), shown, busy]).toEqual(['/visit', ['to /visit'], [true, false]]);
});

test('a browser that cannot wait with the address changes it first, and the rest is the same', async () => {
  const { click, address, shown, busy, arrive, loaded } = setUp({ isSlow: true, waits: false });
  click('/visit');
  expect([address(), shown, busy]).toEqual(['/visit', [], [true]]);
  await arrive(0);
  expect([shown, busy]).toEqual([['to /visit'], [true, false]]);
  click('/faq');
  await arrive(1, { kind: 'document' });
  expect(loaded).toEqual([`reload ${origin}/faq`]);
});

test.each([true, false])('the newest navigation wins (the address waits: %s)', async (waits) => {
  const { click, address, shown, busy, arrive } = setUp({ isSlow: true, waits });
  click('/visit');
  click('/faq');
  await arrive(1);
  await arrive(0, { kind: 'document' });
  expect([address(), shown, busy.at(-1)]).toEqual(['/faq', ['to /faq'], false]);
});

test('where the address has changed before anything was listened to, its page comes', async () => {
  const { shown, settle, entries } = setUp({ loadedAt: '/faq' });
  await settle();
  expect([shown, entries.length]).toEqual([['to /'], 1]);
});

test('Escape while the address stays leaves all as it was', async () => {
  const { click, address, shown, busy, arrive, escape, loaded } = setUp({ isSlow: true });
  click('/visit');
  escape();
  await arrive(0);
  expect([address(), shown, busy, loaded]).toEqual(['/', [], [true, false], []]);
});

test('Escape once the address has changed keeps its page from nobody: another one would stay under it', async () => {
  const { goTo, click, back, address, shown, busy, arrive, escape, loaded } = setUp({ isSlow: true, waits: false });
  await goTo('/visit');
  escape();
  await arrive(0);
  expect([address(), shown, busy.at(-1), loaded]).toEqual(['/visit', ['to /visit'], false, []]);
  for (const path of ['/a', '/b', '/c', '/d', '/e']) {
    click(path);
    await arrive(shown.length);
  }
  back(6, { cancelable: false });
  escape();
  await arrive(6);
  expect([address(), shown.at(-1), loaded]).toEqual(['/', 'to /', []]);
});

test('what cannot be shown here is left to the browser, as one entry of its history', async () => {
  const { click, loaded, shown, entries, arrive } = setUp({ isSlow: true });
  click('/faq');
  await arrive(0, { kind: 'document' });
  expect([loaded, shown, entries.length]).toEqual([[`push ${origin}/faq`], [], 1]);
});

test('an address that was left to the browser once is shown here when it can be', async () => {
  const { click, loaded, shown, arrive } = setUp({ isSlow: true });
  click('/faq');
  await arrive(0, { kind: 'document' });
  // Nothing came of it: the network was gone, or it was a download. The tab goes on.
  click('/faq');
  await arrive(1);
  expect([loaded, shown]).toEqual([[`push ${origin}/faq`], ['to /faq']]);
});

test('an earlier page that has only a document is gone back to and loaded there', async () => {
  const { click, back, loaded, address, arrive } = setUp({ isSlow: true });
  click('/visit');
  await arrive(0, { kind: 'unavailable' });
  click('/faq');
  await arrive(1);
  back();
  await arrive(2, { kind: 'document' });
  expect([loaded, address()]).toEqual([[`reload ${origin}/visit`], '/visit']);
});

test.each([
  ['another site', { url: 'https://elsewhere.example/' }],
  ['a download', { downloadRequest: 'map.pdf' }],
  ['what is sent with a form', { formData: {} }],
  ['a reload', { navigationType: 'reload' }],
  ['what the browser does not give', { canIntercept: false }],
])('%s is left to the browser', (_what, { url = '/visit', ...given }: { url?: string } & object) => {
  const { click, loaded, asked } = setUp();
  click(url, given);
  expect([loaded.length, asked]).toEqual([1, []]);
});

test('a new query or fragment of the same page loads nothing, and by code moves nothing', async () => {
  const { navigator, address, asked, kept, settle, scrolls } = setUp({ isSlow: true });
  navigator.replace('/?q=fee', null, { preventScrollReset: true });
  navigator.push('/#fees');
  await settle();
  expect([address(), asked, kept(), scrolls]).toEqual(['/#fees', [], ['0 /#fees'], ['manual', 'manual']]);
});

test('a page that is being left no longer changes its address, which would end the navigation', async () => {
  const { click, navigator, address, arrive } = setUp({ isSlow: true });
  click('/visit');
  navigator.replace('/?q=fee');
  await arrive(0);
  expect(address()).toBe('/visit');
});

test('Try Again asks for the same address anew, begins the page anew, and keeps its state', async () => {
  const { click, retry, asked, kept, navigation, entries, settle } = setUp();
  click('/faq', { state: 'of the entry' });
  await settle();
  retry();
  await settle();
  expect([asked, kept(), entries.length]).toEqual([['/faq', '/faq'], ['2 /faq', '0 /'], 2]);
  expect(navigation.currentEntry!.getState()).toBe('of the entry');
});

test('Try Again does not cancel a page that the visitor has chosen meanwhile, but starts over itself', async () => {
  const { click, retry, asked, arrive, address } = setUp({ isSlow: true });
  retry();
  retry();
  click('/visit');
  retry();
  await arrive(2);
  expect([asked, address()]).toEqual([['/', '/', '/visit'], '/visit']);
});

test('a page that is out of reach still is when its address is asked for again', async () => {
  const { click, retry, arrive, loaded } = setUp({ isSlow: true });
  click('/faq#fees');
  await arrive(0, { kind: 'unavailable' });
  retry();
  await arrive(1, { kind: 'document' });
  // Going to an address that one is at would scroll to the fragment.
  expect(loaded).toEqual([`reload ${origin}/faq#fees`]);
});

describe('a page that asks before it is left', () => {
  function setUpBlocked(how?: Parameters<typeof setUp>[0]) {
    const given = setUp(how);
    const held: (() => void)[] = [];
    given.blockers.add({
      isBlocked: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
      hold: (proceed) => held.push(proceed),
    });
    return { ...given, held };
  }

  test('keeps address, history and page, and is not kept when the visitor gives it up', async () => {
    const { click, address, held, kept, entries, settle } = setUpBlocked();
    click('/?step=2');
    click('/visit');
    expect([address(), held.length, entries.length]).toEqual(['/?step=2', 1, 2]);
    held[0]!();
    await settle();
    expect([address(), kept()]).toEqual(['/visit', ['1 /visit']]);
  });

  test('asks once, also where the next page comes as a document', async () => {
    const { click, held, arrive, loaded } = setUpBlocked({ isSlow: true });
    const ask = jest.fn();
    window.addEventListener('beforeunload', ask);
    click('/visit');
    held[0]!();
    await arrive(0, { kind: 'document' });
    expect([loaded, ask.mock.calls]).toEqual([[`push ${origin}/visit`], []]);
    click('https://elsewhere.example/');
    expect(ask).toHaveBeenCalledTimes(1);
    window.removeEventListener('beforeunload', ask);
  });

  test('asks once, also while the next page is not in the document yet', async () => {
    const { click, held, kept, settle, renderLate } = setUpBlocked({ isLate: true });
    click('/visit');
    held[0]!();
    await settle();
    click('/faq');
    await settle();
    renderLate();
    expect([held.length, kept()]).toEqual([1, ['2 /faq']]);
  });

  test('keeps them on the way back too, as far as the browser allows it', async () => {
    const { click, back, address, held, settle, shown } = setUpBlocked();
    click('/?step=2');
    click('/visit');
    held.pop()!();
    await settle();
    back();
    expect([address(), held.length]).toEqual(['/visit', 1]);
    held.pop()!();
    await settle();
    expect([address(), shown.at(-1)]).toEqual(['/?step=2', 'to /?step=2']);
    back(-1, { cancelable: false });
    await settle();
    expect([address(), held.length]).toEqual(['/visit', 0]);
  });
});

describe('pages that were left', () => {
  test('are kept, and going back shows that very page without loading anything', async () => {
    const { goTo, back, kept, asked, settle, scrolls } = setUp();
    for (const path of ['/visit', '/faq']) await goTo(path);
    expect(kept()).toEqual(['2 /faq', '1 /visit', '0 /']);
    back();
    await settle();
    expect(kept()).toEqual(['1 /visit', '2 /faq', '0 /']);
    back(-1);
    await settle();
    expect(kept()).toEqual(['2 /faq', '1 /visit', '0 /']);
    expect([asked, scrolls.slice(-2)]).toEqual([
      ['/visit', '/faq'],
      ['after-transition', 'restored'],
    ]);
  });

  test('begin anew for whoever follows a link to them', async () => {
    const { goTo, kept } = setUp();
    for (const path of ['/visit', '/']) await goTo(path);
    expect(kept()).toEqual(['2 /', '1 /visit', '0 /']);
  });

  test('are the same at another query or fragment, and going back leads through them', async () => {
    const { click, goTo, navigator, back, kept, settle } = setUp();
    click('/faq');
    await settle();
    navigator.replace('/faq?q=fee', null);
    for (const path of ['/faq?q=fee#answer', '/visit']) await goTo(path);
    expect(kept()).toEqual(['2 /visit', '1 /faq?q=fee#answer', '0 /']);
    back(2);
    await settle();
    expect(kept()).toEqual(['1 /faq?q=fee', '2 /visit', '0 /']);
  });

  test('are scrolled to their place before anything measures them, and one that is not kept any more as well', async () => {
    document.body.innerHTML = '<main><div data-page=""><section></section></div></main>';
    const { goTo, back, settle, scrolls, renderLate } = setUp({ isLate: true });
    for (let page = 1; page <= 6; page += 1) {
      await goTo(`/page-${page}`);
      renderLate();
    }
    scrolls.length = 0;
    document.documentElement.removeAttribute('data-laid-out');
    back();
    await settle();
    expect(scrolls).toEqual(['after-transition', 'restored']);
    expect(document.querySelector('[data-laid-out]')).toBeNull();
    back(5);
    await settle();
    expect(scrolls).toHaveLength(3);
    renderLate();
    // Its height below the first view is an estimate until it is laid out.
    expect(document.documentElement).toHaveAttribute('data-laid-out');
    expect(scrolls.at(-1)).toBe('restored');
  });

  test('are the last four; an older one is loaded again', async () => {
    const { goTo, back, kept, asked, settle } = setUp();
    for (let page = 1; page <= 6; page += 1) await goTo(`/page-${page}`);
    expect(kept()).toEqual(['6 /page-6', '5 /page-5', '4 /page-4', '3 /page-3', '2 /page-2']);
    back(5);
    await settle();
    expect([kept()[0], asked.at(-1)]).toEqual(['7 /page-1', '/page-1']);
  });
});

describe('a page that was asked for and is not in the document yet', () => {
  test('is taken back by Back before the entry changes, and takes no kept place', async () => {
    const { goTo, back, shown, under, kept, address, settle, renderLate, scrolls } = setUp({ isLate: true });
    await goTo('/faq');
    back();
    expect([shown, under, address()]).toEqual([['to /faq', 'back to /'], ['/faq'], '/']);
    await settle();
    renderLate();
    expect(kept()).toEqual(['0 /']);
    // It was never seen: the way Forward prepares it, and begins at its top.
    back(-1);
    await settle();
    renderLate();
    expect([kept(), scrolls.slice(-2)]).toEqual([
      ['2 /faq', '0 /'],
      ['after-transition', 'manual'],
    ]);
  });

  test('is taken back by a second click', async () => {
    const { goTo, click, shown, under, kept, settle } = setUp({ isLate: true });
    await goTo('/faq');
    click('/visit');
    expect([shown, under]).toEqual([['to /faq', 'back to /'], ['/faq']]);
    await settle();
    expect(kept()).toEqual(['2 /visit', '0 /']);
  });

  test('gives way to the page that stands, the very same, at a new query and at another page of the history', async () => {
    const { goTo, back, under, kept, settle, renderLate } = setUp({ isLate: true });
    await goTo('/faq');
    renderLate();
    await goTo('/faq?q=fee');
    renderLate();
    await goTo('/visit');
    back(2);
    await settle();
    expect([under, kept()]).toEqual([['/visit'], ['1 /faq', '0 /']]);
    renderLate();
    await goTo('/athletics');
    back(1);
    await settle();
    expect([under, kept()]).toEqual([
      ['/visit', '/athletics'],
      ['1 /faq', '0 /'],
    ]);
  });

  test('keeps the focus of the page that stands', async () => {
    document.body.innerHTML = '<main><input id="field"><h1>Home</h1></main>';
    const { goTo, back, settle } = setUp({ isLate: true });
    document.getElementById('field')!.focus();
    await goTo('/faq');
    // Its page is hidden already.
    document.getElementById('field')!.blur();
    back();
    await settle();
    expect(document.activeElement!.id).toBe('field');
  });
});

describe('without the API', () => {
  const setUpWithout = () => setUp({ hasApi: false });

  test('another page is a document', () => {
    const { navigator, loaded } = setUpWithout();
    navigator.push('/visit');
    expect(loaded).toEqual([`push ${origin}/visit`]);
  });

  test('a page changes what it shows of itself, and its address stays', () => {
    const { navigator, loaded, kept, address } = setUpWithout();
    navigator.push('?step=2', { after: 1 });
    expect([loaded, kept(), address()]).toEqual([[], ['0 /?step=2'], '/']);
    navigator.go(-1);
    expect(kept()).toEqual(['0 /?step=2']);
  });
});

describe('arriving', () => {
  const names: string[] = [];
  onArrival((name) => names.push(name));
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  const focused = () => document.activeElement?.outerHTML;

  beforeEach(() => {
    names.length = 0;
    scrolled.length = 0;
    document.body.innerHTML = `<main><h1>Questions</h1>
      <section id="a b"><h2>Fees</h2></section><p id="note">Note</p><input id="field">
      <details id="fold"><summary>Late?</summary><p id="inside">Yes</p></details></main>`;
  });

  async function at(href: string, from = setUp()) {
    from.click(href);
    await from.settle();
    return from;
  }

  test('gives the heading the focus and tells the name of the page', async () => {
    await at('/faq');
    expect([focused(), names]).toEqual(['<h1 tabindex="-1">Questions</h1>', ['Questions']]);
  });

  test('tells all who listen, also where one of them throws', async () => {
    const thrown = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
      try {
        run();
      } catch {
        // As a browser does, which reports it.
      }
    });
    const end = onArrival(() => {
      throw new Error('a listener');
    });
    const end2 = onArrival((name) => names.push(`later ${name}`));
    await at('/faq');
    expect(names).toEqual(['Questions', 'later Questions']);
    for (const each of [end, end2]) each();
    thrown.mockRestore();
  });

  test.each([
    ['/faq#a%20b', '<h2 tabindex="-1">Fees</h2>'],
    ['/faq#note', '<p id="note" tabindex="-1">Note</p>'],
    ['/faq#field', '<input id="field">'],
  ])('at %s gives the focus to the part, or its heading', async (href, element) => {
    await at(href);
    expect([focused(), names, scrolled.length]).toEqual([element, ['Questions'], 1]);
  });

  test.each(['/faq#nothing', '/faq#%', '/faq#'])('at %s begins at the top', async (href) => {
    await at(href);
    expect([focused(), scrolled]).toEqual(['<h1 tabindex="-1">Questions</h1>', []]);
  });

  test('goes to a part that comes a moment later, unless the visitor has gone on', async () => {
    const bring = async (id: string) => {
      document.querySelector('main')!.append(Object.assign(document.createElement('p'), { id }));
      await Promise.resolve();
    };
    const site = await at('/faq#late');
    await bring('other');
    expect(scrolled).toEqual([]);
    await bring('late');
    expect(focused()).toBe('<p id="late" tabindex="-1"></p>');
    for (const goOn of [() => window.dispatchEvent(new Event('wheel')), () => site.click('/faq?q=fee')]) {
      scrolled.length = 0;
      await at('/visit', site);
      await at('/faq#later', site);
      goOn();
      await bring('later');
      expect(scrolled).toEqual([]);
      document.getElementById('later')!.remove();
    }
  });

  test('goes to a part of the page that is shown, also where a page that is kept has one of that name', async () => {
    document.querySelector('main')!.innerHTML =
      '<div data-page=""><h1>Questions</h1></div><div data-page="" style="display: none"><p id="late">Kept</p></div>';
    await at('/faq#late');
    expect([focused(), scrolled]).toEqual(['<h1 tabindex="-1">Questions</h1>', []]);
    // Browsers find the first of two in the document, jsdom the older one.
    document.getElementById('late')!.remove();
    document.querySelector('[data-page]')!.append(Object.assign(document.createElement('p'), { id: 'late' }));
    await Promise.resolve();
    expect([focused(), scrolled.length]).toEqual(['<p id="late" tabindex="-1"></p>', 1]);
  });

  test.each(['/faq#fold', '/#fold', '/#inside'])('at %s opens what is folded', async (href) => {
    await at(href);
    expect(document.querySelector('details')).toHaveAttribute('open');
  });

  test('at another part of the same page says nothing, and at another query does nothing', async () => {
    const site = await at('/#note');
    expect([focused(), names]).toEqual(['<p id="note" tabindex="-1">Note</p>', []]);
    document.body.focus();
    await at('/?q=fee', site);
    expect(names).toEqual([]);
  });

  test('on the way back gives the focus to what had it, as long as that is there', async () => {
    const site = await at('/faq');
    document.getElementById('field')!.focus();
    await at('/visit', site);
    expect(focused()).toBe('<h1 tabindex="-1">Questions</h1>');
    site.back();
    await site.settle();
    expect([focused(), names.at(-1)]).toEqual(['<input id="field">', 'Questions']);
    await at('/visit', site);
    document.getElementById('field')!.remove();
    site.back();
    await site.settle();
    expect(focused()).toBe('<h1 tabindex="-1">Questions</h1>');
  });

  test('on the way back leaves the place to the browser', async () => {
    const site = await at('/faq#note');
    await at('/visit', site);
    scrolled.length = 0;
    site.back();
    await site.settle();
    expect([scrolled, focused()]).toEqual([[], '<p id="note" tabindex="-1">Note</p>']);
  });
});
