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
