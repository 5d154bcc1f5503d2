import { inspector } from '../../shell/src/content/inspector';
import { expect, hydrated, test } from '../fixtures';

test('on a loopback address a key shows which package owns which part of the page, and takes no foreign address', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Alt+Shift+KeyI');
  const panel = page.getByRole('complementary', { name: inspector.title });
  await expect(panel.getByRole('row', { name: 'campus' })).toContainText('student-stories');
  await expect(panel.getByRole('row', { name: 'shell' })).toContainText('/');
  const field = panel.getByLabel(inspector.address('campus'));
  await field.fill('https://elsewhere.example');
  await field.press('Enter');
  await expect(panel.getByText(inspector.notLocal)).toBeVisible();
  await panel.getByRole('button', { name: inspector.close }).click();
  await expect(panel).toHaveCount(0);
});
