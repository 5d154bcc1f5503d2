import { faq } from '../../../mfe-support/src/content/faq';
import { knowledgeBase } from '../../../mfe-support/src/content/knowledge-base';
import { entries } from '../../../mfe-support/src/content/knowledge-base/entries';
import { test } from '../../engines/fixtures';
import { startFront } from '../../engines/front';

const fee = entries.find(({ id }) => id === 'application-fee')!;
const questions = () => [...document.querySelectorAll('main h3 button')].map(({ textContent }) => textContent);

test('an FAQ search is kept in the address, opens an answer, and is undone by Back', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.write('searchbox', faq.search.label, 'waiver');
  await visitor.press('Enter');
  await visitor.isAt('/faq?q=waiver');
  await visitor.sees(questions, [], [fee.question]);
  await visitor.reads('main [role=status]', faq.results.found(1, 'waiver'));
  await visitor.click('button', fee.question, 'main');
  await visitor.sees(
    (answer: string) =>
      [...document.querySelectorAll('main p')].some((text) => text.textContent === answer && text.checkVisibility()),
    [fee.answer],
    true,
  );
  await visitor.tab.back();
  await visitor.isAt('/faq');
  await visitor.sees(() => document.querySelectorAll('main h3 button').length, [], entries.length);
});

test('a search without results says so, and can be cleared', async ({ visitor }) => {
  await visitor.open('/faq?q=zzzz');
  await visitor.sees(
    (title: string) => [...document.querySelectorAll('main h2')].some(({ textContent }) => textContent === title),
    [faq.empty.title],
    true,
  );
  await visitor.click('button', faq.empty.clear, 'main');
  await visitor.sees(() => document.querySelectorAll('main h3 button').length, [], entries.length);
  await visitor.isAt('/faq');
});

const has = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].some(({ textContent }) => textContent === title);

type Noting = { titles: string[] };

/** Makes the page record every title: one that is shown only briefly may be gone before a driver asks. */
const noteTitles = () => {
  const titles: string[] = [];
  const main = document.querySelector('main')!;
  const titleOf = () => main.querySelector('h2, h3')!.textContent!;
  let last = titleOf();
  new MutationObserver(() => {
    if (titleOf() !== last) titles.push((last = titleOf()));
  }).observe(main, { childList: true, subtree: true });
  Object.assign(window, { titles });
};
const titlesNoted = () => (window as unknown as Noting).titles;

test('the knowledge base without a service shows the connection error, and can try again', async ({ visitor }) => {
  await visitor.open('/knowledge-base');
  await visitor.sees(has, [knowledgeBase.error.title], true);
  await visitor.ask(noteTitles);
  await visitor.click('button', knowledgeBase.error.retry, 'main');
  await visitor.sees(titlesNoted, [], [knowledgeBase.loading.title, knowledgeBase.error.title]);
});

test('the knowledge base with a service lists and filters its entries, and says when none match', async ({
  visitor,
}) => {
  const rows = entries.map((entry) => ({
    subcategory: null,
    keywords: null,
    ...entry,
    is_active: true,
    created_at: '2025-01-02T09:00:00+00:00',
    updated_at: '2025-01-06T09:00:00+00:00',
  }));
  const front = await startFront(
    visitor.home,
    ({ url }, response) => {
      if (!url!.startsWith('/rest/')) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
      return true;
    },
    // The service is at the site's own origin, which the site's policy allows.
    (html) =>
      html.replace(
        'id="uni3e-config">{}',
        `id="uni3e-config">{"knowledgeBase":{"url":"${front.url}","key":"anonymous"}}`,
      ),
  );
  visitor.home = front.url;
  await visitor.open('/knowledge-base');
  await visitor.sees(
    (summary: string) => document.querySelector('main')!.textContent!.includes(summary),
    [knowledgeBase.results.summary(entries.length, '8.2')],
    true,
  );
  await visitor.write('searchbox', knowledgeBase.search.label, 'fafsa');
  await visitor.sees(() => document.querySelector('main mark')?.textContent?.toLowerCase(), [], 'fafsa');
  await visitor.tab.type('zzzz');
  await visitor.sees(has, [knowledgeBase.empty.title], true);
  await visitor.leave();
  await front.close();
});
