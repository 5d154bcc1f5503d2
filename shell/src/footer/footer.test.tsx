import { screen } from '@testing-library/react';
import { corporateSite, socialLinks } from '@3eu/shared/site';
import { renderPage } from '@3eu/shared/testing';
import { footer } from '../content/footer';
import { Footer } from './footer';

beforeEach(() => void renderPage(<Footer />));

test('no link leads to another host', () => {
  for (const link of document.querySelectorAll('a[href]'))
    expect(link.getAttribute('href')).toMatch(/^(\/|tel:|mailto:)/);
});

test('social links, LEARN MORE and legal placeholders say that they lead nowhere', () => {
  for (const label of [
    ...socialLinks.map((link) => link.label),
    corporateSite.label,
    ...footer.inert.map((link) => link.label),
  ]) {
    expect(screen.getByRole('link', { name: label })).toHaveAccessibleDescription(/leads nowhere/);
  }
});
