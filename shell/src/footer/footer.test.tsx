import { screen } from '@testing-library/react';
import { corporateSite, socialLinks } from '@3eu/shared/site';
import { renderPage } from '@3eu/shared/testing';
import { footer } from '../content/footer';
import { Footer } from './footer';

beforeEach(() => void renderPage(<Footer />));

test('no link leaves for a host that does not exist', () => {
  for (const link of document.querySelectorAll('a[href]'))
    expect(link.getAttribute('href')).toMatch(/^(\/|tel:|mailto:)/);
});

test('the social links, LEARN MORE and the legal placeholders are there, and say that they lead nowhere', () => {
  for (const label of [
    ...socialLinks.map((link) => link.label),
    corporateSite.label,
    ...footer.inert.map((link) => link.label),
  ]) {
    expect(screen.getByRole('link', { name: label })).toHaveAccessibleDescription(/leads nowhere/);
  }
});
