import { expect, type Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument } from '../fixtures';

/** A page of each remote, by the name of the link to it in the main navigation or the footer. */
const sections = { admissions: 'Admissions', academics: 'Academics', campus: 'Student Life', support: 'FAQ' } as const;

/** A remote, which stands for its section. */
export type Section = keyof typeof sections;
export const remotesWithPage = Object.keys(sections) as Section[];

/** Goes to a section by its link. @returns Whether it was a client navigation. */
export async function stayedOnTheWayTo(page: Page, section: Section): Promise<boolean> {
  const previous = await page.locator('main h1:visible').innerText();
  await markDocument(page);
  const place = section === 'support' ? page.getByRole('contentinfo') : page.getByRole('navigation', { name: 'Main' });
  await place.getByRole('link', { name: sections[section], exact: true }).first().click();
  await expect(page.locator('main h1:visible')).not.toHaveText(previous);
  await hydrated(page);
  await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
  return isSameDocument(page);
}
