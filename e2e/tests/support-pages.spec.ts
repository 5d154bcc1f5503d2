import { plainText } from '@3eu/platform/contract/linked-text';
import { about } from '../../mfe-support/src/content/about';
import { alumniFriends } from '../../mfe-support/src/content/alumni-friends';
import { parentsFamilies } from '../../mfe-support/src/content/parents-families';
import { privacyPolicy } from '../../mfe-support/src/content/privacy-policy';
import { expect, pageHydrated, browse as test } from '../fixtures';
import { watchNetwork } from '../page/privacy';

const dead = [
  ['/parents-families', [parentsFamilies.header.join]],
  ['/alumni-friends', [alumniFriends.header.give, alumniFriends.header.update]],
] as const;

for (const [path, names] of dead) {
  test(`${path}: buttons without an action change nothing and send nothing`, async ({ page }) => {
    await page.goto(path);
    await pageHydrated(page);
    const network = watchNetwork(page);
    for (const name of names) {
      for (const button of await page.getByRole('button', { name }).all()) {
        await button.click();
        await expect(button).toHaveAccessibleDescription(/does nothing/);
      }
    }
    await expect(page).toHaveURL(path);
    network.check();
  });
}

test('the privacy policy’s contents jump to a section, and Back returns', async ({ page }) => {
  await page.goto('/privacy-policy');
  await pageHydrated(page);
  const contents = page.getByRole('navigation', { name: privacyPolicy.contents });
  await contents.getByRole('link', { name: privacyPolicy.credits.title }).click();
  await expect(page.getByRole('heading', { name: privacyPolicy.credits.title })).toBeInViewport();
  await expect(page).toHaveURL(`/privacy-policy#${privacyPolicy.credits.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
});

test('the about page ends with its two calls to action', async ({ page }) => {
  await page.goto('/about');
  const closing = page.getByRole('main').getByRole('region', { name: about.closing.title });
  await expect(closing.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/application');
  await expect(closing.getByRole('link', { name: 'Visit Campus' })).toHaveAttribute('href', '/visit');
});

test('a link of parents’ resources opens the answer that it names', async ({ page }) => {
  await page.goto('/parents-families');
  await pageHydrated(page);
  const answer = page.getByText(plainText(parentsFamilies.questions.list.at(-1)!.text));
  await expect(answer).toBeHidden();
  await page.getByRole('link', { name: 'Emergency procedures' }).click();
  await expect(answer).toBeInViewport();
});

test('parents’ questions can be read without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/parents-families`);
  for (const { text } of parentsFamilies.questions.list) await expect(page.getByText(plainText(text))).toBeVisible();
  await page.close();
});
