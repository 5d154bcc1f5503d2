import { screen } from '@testing-library/react';
import { corporateSite, socialLinks } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { footer } from '../../content/footer';
import { Footer } from './footer';

beforeEach(() => void renderPage(<Footer />));

test.each([...socialLinks, corporateSite])('$label opens its site in a new tab, and says so', ({ label, href }) => {
  const link = screen.getByRole('link', { name: `${label} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(footer.inert)('$label says that it leads nowhere', ({ label }) => {
  expect(screen.getByRole('link', { name: label })).toHaveAccessibleDescription(/leads nowhere/);
});
