import { fireEvent, screen } from '@testing-library/react';
import { address, renderPage } from './testing';
import { Link, NavLink, useHydrated, useNavigate, useParams } from './index';
import { hydratePage } from './testing/hydrate';

const link = (name: string) => screen.getByRole('link', { name });

test('a link is an anchor, with all that anchors have', () => {
  renderPage(
    <Link href="/faq" className="big" aria-describedby="a">
      Questions
    </Link>,
  );
  expect(document.querySelector('a')!.outerHTML).toBe('<a href="/faq" class="big" aria-describedby="a">Questions</a>');
});

test('a navigation link marks the page that the visitor is on', () => {
  renderPage(
    <>
      <NavLink href="/faq">Questions</NavLink>
      <NavLink href="/visit">Visit</NavLink>
    </>,
    { path: '/faq' },
  );
  expect(link('Questions')).toHaveAttribute('aria-current', 'page');
  expect(link('Visit')).not.toHaveAttribute('aria-current');
});

test('a page is given the parameters of its address, and goes elsewhere by code', () => {
  function Major() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/faq')}>{useParams().slug}</button>;
  }
  renderPage(<Major />, { path: '/major/psychology', pattern: '/major/:slug' });
  fireEvent.click(screen.getByRole('button', { name: 'psychology' }));
  expect(address()).toBe('/faq');
});

test('a page knows whether it is prerendered or runs', async () => {
  let prerendered = '';
  const State = () => <p>{useHydrated() ? 'runs' : 'prerendered'}</p>;
  await hydratePage(<State />, { before: () => (prerendered = document.body.textContent) });
  expect(prerendered).toContain('prerendered');
  expect(screen.getByText('runs')).toBeVisible();
});
