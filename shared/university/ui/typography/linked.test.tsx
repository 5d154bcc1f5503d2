import { screen } from '@testing-library/react';
import { plainText, type LinkedText } from '@3eu/platform/contract/linked-text';
import { renderPage } from '@3eu/platform/page/testing';
import { withLinks } from './linked';

const text: LinkedText = [
  'Come and ',
  { label: 'see the campus', href: '/visit' },
  ', or read ',
  { label: 'about the FAFSA', href: 'https://studentaid.example/' },
  '.',
];

test('a text shows its links where they stand; one to another site opens a new tab', () => {
  renderPage(<p>{withLinks(text)}</p>);
  expect(screen.getByRole('link', { name: 'see the campus' })).toHaveAttribute('href', '/visit');
  expect(screen.getByRole('link', { name: /^about the FAFSA.*new tab/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Come and see the campus, or read about the FAFSA/);
});

test('a day, a range, a time and an amount stay on one line', () => {
  renderPage(<p>{withLinks(['From Dec 12, 2025 at 8:30 AM, for 2-3 days, at $25 a night.'])}</p>);
  const whole = ['Dec 12, 2025', '8:30 AM', '2-3', '$25 a night'];
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'From Dec 12, 2025 at 8:30 AM, for 2-3 days, at $25 a night.',
  );
  for (const text of whole) expect(screen.getByText(text)).toHaveAttribute('data-whole');
});

test('its words alone are the sentence', () => {
  expect([plainText('Plain.'), plainText(text)]).toEqual([
    'Plain.',
    'Come and see the campus, or read about the FAFSA.',
  ]);
});

test('what React renders itself is left as it is', () => {
  renderPage(<p>{withLinks(['Read ', <em key="it">it</em>, '.'])}</p>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Read it.');
});
