import { plainText } from '@3eu/platform/contract/linked-text';
import { parentsFamilies } from '../../mfe-support/src/content/parents-families';
import { privacyPolicy } from '../../mfe-support/src/content/privacy-policy';
import { expect, pageHydrated, browse as test } from '../fixtures';

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

test('a link of parents’ resources opens the answer that it names', async ({ page }) => {
  await page.goto('/parents-families');
  await pageHydrated(page);
  const answer = page.getByText(plainText(parentsFamilies.questions.list.at(-1)!.text));
  await expect(answer).toBeHidden();
  await page.getByRole('link', { name: 'Emergency procedures' }).click();
  await expect(answer).toBeInViewport();
});

