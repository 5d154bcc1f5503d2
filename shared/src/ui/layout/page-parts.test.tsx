import { screen } from '@testing-library/react';
import type { PictureSource } from '../../picture/types';
import { renderPage } from '../../testing';
import { Band } from './band';
import { ClosingSplit, NextSteps } from './closing';
import { Section } from './layout';
import { PageHeader } from './page-header';
import { PersonCard } from '../bundled/person-card';
import { QuoteBlock } from '../bundled/quote-block';

const picture: PictureSource = {
  name: 'quad',
  hash: 'abc',
  width: 1600,
  height: 900,
  alt: 'Illustration: the quad.',
  focus: [66, 55],
};
const portrait = { id: 'x', hash: 'abc', ground: '#CFE0EA' };

describe('PageHeader', () => {
  it.each(['ice', 'dark', 'wide'] as const)(
    '%s: one h1 that can take the focus, and its picture first of all',
    (variant) => {
      renderPage(
        <PageHeader
          variant={variant}
          title="Admissions"
          lede="Apply."
          picture={picture}
          breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Admissions' }]}
        />,
      );
      expect(screen.getByRole('heading', { level: 1, name: 'Admissions' })).toHaveAttribute('tabindex', '-1');
      expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('fetchpriority', 'high');
    },
  );

  it('plain: words alone', () => {
    renderPage(<PageHeader variant="plain" title="Privacy policy" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('a section with a heading is a landmark of that name, on its ground', () => {
  renderPage(
    <Section tone="ice" labelledBy="dates">
      <h2 id="dates">Dates</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Dates' })).toHaveAttribute('data-tone', 'ice');
});

it('Band names itself by its heading and stands on the dark ground', () => {
  renderPage(
    <Band id="leads" title="Where it leads">
      Words
    </Band>,
  );
  expect(screen.getByRole('region', { name: 'Where it leads' })).toHaveAttribute('data-tone', 'dark');
});

it('closing bands name themselves, and their picture decorates and loads late', () => {
  renderPage(
    <>
      <NextSteps title="Next step" actions={<button type="button">Apply Now</button>} />
      <ClosingSplit title="Come and see" actions={<button type="button">Visit</button>} picture={picture} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Next step' })).toHaveAttribute('data-tone', 'amber');
  expect(screen.getByRole('region', { name: 'Come and see' })).toHaveAttribute('data-tone', 'deep');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
});

it('QuoteBlock sets the marks and says whose words they are', () => {
  renderPage(
    <QuoteBlock quote="I came for the boat crew." name="Maren Solvik" detail="Psychology" portrait={portrait} />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('“I came for the boat crew.”Maren SolvikPsychology');
});

it('PersonCard heads with the name at the level of the page', () => {
  const person = { name: 'Leila Haddad', role: 'Counselor', portrait };
  renderPage(
    <PersonCard level={4} {...person}>
      Words
    </PersonCard>,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Leila Haddad' })).toBeInTheDocument();
});
