import { registerServiceWorker } from './register';

type Message = { payload: { urlsToCache: [string, RequestInit][] } };

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A browser with service workers whose script registers, or is refused. */
function browser({ isControlled = false, isRefused = false, saveData = false }) {
  const sent: Message[] = [];
  let loaded: (files: { getEntries: () => { name: string }[] }) => void = () => {};
  const registration = { installing: { postMessage: (message: Message) => sent.push(message) } };
  const serviceWorker = {
    controller: isControlled ? {} : null,
    register: () => (isRefused ? Promise.reject(new Error('refused')) : Promise.resolve(registration)),
    get ready(): Promise<never> {
      throw new Error('Where an installation fails, nothing is ever ready.');
    },
  };
  Object.assign(navigator, { serviceWorker, connection: { saveData } });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(callback: typeof loaded) {
        loaded = callback;
      }
      observe() {}
    },
  });
  const load = async (...names: string[]) => {
    loaded({ getEntries: () => names.map((name) => ({ name })) });
    await turn();
  };
  const kept = () => sent.flatMap(({ payload }) => payload.urlsToCache);
  return { load, kept };
}

async function registered() {
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  registerServiceWorker(new Map([['http://localhost/ran.js', 'sha384-ran']]));
  await turn();
}

const page = ['/', { headers: { accept: 'text/html' } }];

test('the visit that installs the worker is kept, its scripts with the hashes that the document has or had', async () => {
  document.head.innerHTML = '<link href="http://localhost/a.js" integrity="sha384-a">';
  const { load, kept } = browser({});
  await registered();
  await load('http://localhost/a.js', 'http://localhost/ran.js', 'http://localhost/b.webp');
  expect(kept()).toEqual([
    page,
    ['http://localhost/a.js', { integrity: 'sha384-a' }],
    ['http://localhost/ran.js', { integrity: 'sha384-ran' }],
    ['http://localhost/b.webp', { integrity: '' }],
  ]);
});

test('nothing is fetched a second time on a page that the worker controls', async () => {
  const { load, kept } = browser({ isControlled: true });
  await registered();
  await load('http://localhost/a.js');
  expect(kept()).toEqual([]);
});

test.each([{ saveData: true }, { isRefused: true }])('nothing is fetched or waited for with %j', async (visitor) => {
  const { load, kept } = browser(visitor);
  await registered();
  await load('http://localhost/a.js');
  expect(kept()).toEqual([]);
});
