import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { header } from '../../content/header';
import { MobileMenu } from './mobile-menu';

const [button, close] = ['Menu', 'Close'];

function open() {
  renderPage(<MobileMenu />);
  const dialog = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(dialog.open).toBe(true);
  return dialog;
}

test('the menu closes by its own button and opens again', () => {
  const dialog = open();
  fireEvent.click(within(dialog).getByRole('button', { name: close, hidden: true }));
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(dialog.open).toBe(true);
});

test('a menu that the browser has opened before the page could is left as it is', () => {
  const dialog = open();
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  expect(dialog.open).toBe(true);
});

test('the menu closes when a link is chosen', () => {
  const dialog = open();
  fireEvent.click(dialog.querySelector('a')!);
  expect(dialog.open).toBe(false);
});

test('the menu shows each section’s own page, and opens again as it was first', () => {
  const dialog = open();
  for (const { label, href } of header.menus)
    if (href) expect(within(dialog).getByRole('link', { name: label })).toHaveAttribute('href', href);
  const folded = dialog.querySelector('details')!;
  folded.open = true;
  fireEvent.click(within(dialog).getByRole('button', { name: close, hidden: true }));
  dialog.dispatchEvent(new Event('close'));
  expect(folded.open).toBe(false);
});
