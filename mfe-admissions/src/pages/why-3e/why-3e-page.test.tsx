import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { why3e as content } from '../../content/why-3e';
import { Page } from './why-3e-page';

beforeEach(() => void renderPage(<Page />, { path: '/why-3e' }));

test('has its title as the heading and links to each reason', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
  const contents = within(screen.getByRole('list', { name: content.contentsLabel }));
  for (const { id, claim } of content.reasons) {
    expect(contents.getByRole('link', { name: claim })).toHaveAttribute('href', `/why-3e#${id}`);
    expect(document.getElementById(id)).toHaveTextContent(claim);
  }
});

test.each(content.reasons.map((reason) => [reason.claim, reason] as const))(
  '%s: shows text and figure',
  (claim, { stat, text }) => {
    const section = within(screen.getByRole('region', { name: claim }));
    expect(section.getByText(stat.value)).toBeVisible();
    expect(section.getByText(new RegExp(stat.label))).toBeVisible();
    for (const paragraph of text) expect(section.getByText(paragraph)).toBeVisible();
  },
);

test('sums up athletics', () => {
  const section = within(screen.getByRole('region', { name: content.athletics.title }));
  for (const { value } of content.athletics.stats) expect(section.getByText(value)).toBeVisible();
  expect(section.getByRole('link')).toHaveAttribute('href', '/athletics');
});

test('tells three stories and shows campus life', () => {
  for (const { name } of [content.stories.lead, ...content.stories.others])
    expect(screen.getByText(name)).toBeVisible();
  for (const { title } of content.life.blocks) expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('ends with its two calls to action', () => {
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link', { name: 'Schedule a Visit' })).toHaveAttribute('href', '/visit');
});
