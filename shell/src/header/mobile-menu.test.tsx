import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { header } from '../content/header';
import { MobileMenu } from './mobile-menu';

const { button, close } = header.mobileMenu;

test('a menu that is opened again at once stays open: browsers tell of the closing before only afterwards', () => {
  renderPage(<MobileMenu />);
  const dialog = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent.click(screen.getByRole('button', { name: close, hidden: true }));
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('what the browser closes by itself, as on Escape, is closed for the button too', () => {
  renderPage(<MobileMenu />);
  const dialog = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: button }));
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-expanded', 'false');
});
