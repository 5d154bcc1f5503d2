import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { transfer } from '@3eu/university/facts';
import { counselors } from '../../content/counselor-list';
import { transferPage as content } from '../../content/transfer';
import { Page } from './transfer-page';

beforeEach(() => void renderPage(<Page />, { path: '/admissions/transfer' }));

test('says how many credits count, and from which grade', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
  for (const value of [`${transfer.mostCredits} credits`, transfer.minimumGrade])
    expect(screen.getByText(value)).toBeVisible();
});

test('lists every document that an application needs, with what it is', () => {
  for (const { title, text } of content.documents.items) {
    const item = screen.getByRole('heading', { level: 3, name: title }).closest('li')!;
    expect(within(item).getByText(text)).toBeVisible();
  }
});

test('names the counselor for transfer students, with the line and the address that the counselors’ page has', () => {
  const { phone, email, name } = counselors.find(({ specialties }) => specialties.join().includes('Transfer'))!;
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`);
  expect(document.querySelector(`a[href="mailto:${email}"]`)).toBeVisible();
});
