import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { header } from '../content/header';
import { MobileMenu } from './mobile-menu';

const { button, close } = header.mobileMenu;

test('a menu reopened at once stays open when the earlier close event arrives late', () => {
  renderPage(<MobileMenu />);
  const dialog = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent.click(screen.getByRole('button', { name: close, hidden: true }));
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('a menu closed by the browser, as on Escape, is closed for its button too', () => {
  renderPage(<MobileMenu />);
  const dialog = document.querySelector('dialog')!;
  fireEvent.click(screen.getByRole('button', { name: button }));
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-expanded', 'false');
});
