import { createSiteHistory } from './history';

/** A browser at `/`, and what its history tells. */
function setUp() {
  window.history.replaceState(null, '', '/');
  const history = createSiteHistory();
  const updates: [path: string, delta: number | null][] = [];
  const end = history.listen(({ location, delta }) => updates.push([location.pathname + location.hash, delta]));
  const arrived = async (act: () => void) => {
    const count = updates.length;
    act();
    while (updates.length === count) await new Promise((resolve) => setTimeout(resolve));
  };
  return { history, updates, end, arrived };
}

test('going back to a fragment that the browser went to by itself is a normal step', async () => {
  const { history, updates, end, arrived } = setUp();
  await arrived(() => (window.location.hash = 'main'));
  history.push('/application');
  await arrived(() => window.history.back());
  await arrived(() => window.history.back());
  expect(updates).toEqual([
    ['/#main', null],
    ['/#main', -1],
    ['/', -1],
  ]);
  end();
});

test('each fragment has its own key, under which its scroll position is kept', async () => {
  const { history, end, arrived } = setUp();
  const keys = [history.location.key];
  for (const place of ['main', 'fees']) {
    await arrived(() => (window.location.hash = place));
    keys.push(history.location.key);
  }
  expect(new Set(keys).size).toBe(3);
  end();
});

test('a jump of several steps counts fragments too', async () => {
  const { history, updates, end, arrived } = setUp();
  history.push('/visit');
  await arrived(() => (window.location.hash = 'tours'));
  history.push('/application');
  await arrived(() => window.history.go(-3));
  expect(updates.at(-1)).toEqual(['/', -3]);
  end();
});

test('an address whose path looks like another host is left as it is', async () => {
  const { history, end, arrived } = setUp();
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/`);
  await arrived(() => (window.location.hash = 'main'));
  expect([window.location.pathname, history.location.hash]).toEqual(['//evil.example/', '#main']);
  end();
});
