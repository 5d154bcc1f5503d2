import { screen } from '@testing-library/react';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import { renderPage } from '@3eu/platform/page/testing';
import { ClosingSplit, NextSteps } from './closing';
import { Section } from './layout';
import { PageHeader } from './page-header';
import { PersonCard } from '../patterns/person-card';
import { QuoteBlock } from '../patterns/quote-block';

const picture: PictureSource = {
  name: 'quad',
  hash: 'abc',
  width: 1600,
  height: 900,
  alt: 'Illustration: the quad.',
  focus: [66, 55],
};

describe('PageHeader', () => {
  it.each(['ice', 'dark', 'wide', 'panorama'] as const)(
    '%s: has one focusable h1, and loads its picture with high priority',
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

  it('plain: has text only', () => {
    renderPage(<PageHeader variant="plain" title="Privacy policy" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('a section is a landmark named by its heading, which stands in the first of two columns or after what is before it', () => {
  renderPage(
    <>
      <Section id="dates" title="Dates" tone="ice">
        Words
      </Section>
      <Section id="leads" title="Where it leads" tone="dark" split="4/8" before={<p>Before</p>} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Dates' })).toHaveAttribute('data-tone', 'ice');
  const dark = screen.getByRole('region', { name: 'Where it leads' });
  expect(dark).toHaveAttribute('data-tone', 'dark');
  expect(dark).toHaveTextContent('BeforeWhere it leads');
});

it('closing bands are named by their titles, and their picture is decorative and lazy', () => {
  renderPage(
    <>
      <NextSteps title="Next step" actions={<button type="button">Apply Now</button>} loud />
      <NextSteps title="In passing" actions={<button type="button">Ask</button>} />
      <ClosingSplit title="Come and see" actions={<button type="button">Visit</button>} picture={picture} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Next step' })).toHaveAttribute('data-tone', 'amber');
  expect(screen.getByRole('region', { name: 'In passing' })).toHaveAttribute('data-tone', 'ice');
  expect(screen.getByRole('region', { name: 'Come and see' })).toHaveAttribute('data-tone', 'deep');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
});

it('QuoteBlock adds quotation marks and names the speaker', () => {
  renderPage(
    <QuoteBlock quote="I came for the boat crew." name="Maren Solvik" detail="Psychology" picture={picture} />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('“I came for the boat crew.”Maren SolvikPsychology');
});

it('PersonCard has the name as a heading', () => {
  const person = { name: 'Leila Haddad', role: 'Counselor', portrait: picture };
  renderPage(<PersonCard {...person}>Words</PersonCard>);
  expect(screen.getByRole('heading', { level: 3, name: 'Leila Haddad' })).toBeInTheDocument();
});
