import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { PageNotesContext, type PageNotes } from '../page-notes';
import { Link, NavLink, useHydrated, useLocation, useNavigate, useParams } from './index';
import { hydratePage } from '../testing/hydrate';

const link = (name: string) => screen.getByRole('link', { name });

test('a link goes to its page without loading a document, and takes its state along', () => {
  function Page() {
    return <p>{JSON.stringify(useLocation().state)}</p>;
  }
  renderPage(
    <>
      <Link to="/faq" state={{ from: 'home' }}>
        Questions
      </Link>
      <Page />
    </>,
  );
  expect(link('Questions')).toHaveAttribute('href', '/faq');
  fireEvent.click(link('Questions'));
  expect(window.location.pathname).toBe('/faq');
  expect(screen.getByText('{"from":"home"}')).toBeVisible();
});

test('a link whose own handler prevents the navigation goes nowhere', () => {
  renderPage(
    <Link to="/faq" onClick={(event) => event.preventDefault()}>
      Questions
    </Link>,
  );
  fireEvent.click(link('Questions'));
  expect(window.location.pathname).toBe('/');
});

test('a navigation link marks the page that the visitor is on', () => {
  renderPage(
    <>
      <NavLink to="/faq">Questions</NavLink>
      <NavLink to="/visit">Visit</NavLink>
    </>,
    { path: '/faq' },
  );
  expect(link('Questions')).toHaveAttribute('aria-current', 'page');
  expect(link('Visit')).not.toHaveAttribute('aria-current');
});

test('a prerendered page notes where its links lead', () => {
  const seen: string[] = [];
  const notes = { link: (href: string) => void seen.push(href) } as PageNotes;
  renderPage(
    <PageNotesContext value={notes}>
      <Link to="/faq?q=fees">A</Link>
      <Link to={{ pathname: '/visit', hash: '#tours' }}>B</Link>
    </PageNotesContext>,
  );
  expect(seen).toEqual(['/faq?q=fees', '/visit#tours']);
});

test('a page is given the parameters of its address, and goes elsewhere by code', () => {
  function Major() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/faq')}>{useParams().slug}</button>;
  }
  renderPage(<Major />, { path: '/major/psychology', pattern: '/major/:slug' });
  fireEvent.click(screen.getByRole('button', { name: 'psychology' }));
  expect(window.location.pathname).toBe('/faq');
});

test('a page knows whether it is prerendered or runs', async () => {
  let prerendered = '';
  const State = () => <p>{useHydrated() ? 'runs' : 'prerendered'}</p>;
  await hydratePage(<State />, { before: () => (prerendered = document.body.textContent) });
  expect(prerendered).toContain('prerendered');
  expect(screen.getByText('runs')).toBeVisible();
});
