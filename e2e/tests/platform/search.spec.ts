import { expect, hydrated, test } from '../../fixtures';
import { heading } from '../../sample/page';

test('a site’s own search answers in its own look: a place, other places, or that nobody has asked that', async ({
  page,
}) => {
  await page.goto('/ask');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Your question' });
  await field.fill('something warm');
  const answer = page.getByRole('article', { name: 'What is made of wool?' });
  await expect(answer).toContainText('All that is made of wool.');
  await field.fill('coffee');
  await expect(page.getByText('Nobody has asked that yet.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Other places' }).getByRole('link')).toHaveText(['Works']);
  await field.fill('glas');
  await page.getByRole('article', { name: 'What is made of glass?' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/works#glass$/);
  await expect(heading(page)).toHaveText('Works');
});
