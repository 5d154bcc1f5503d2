import { TextLink, type Fact } from '@3eu/university/ui';
import type { about } from '../../content/about';

type LinkedFact = (
  typeof about.campus.facts | typeof about.registrar.contact | typeof about.press.contact | typeof about.press.figures
)[number];

/** Facts whose value leads somewhere, where they have an address. */
export const factsWithLinks = (facts: readonly LinkedFact[]): Fact[] =>
  facts.map((fact) => ({
    term: fact.term,
    value: 'href' in fact ? <TextLink href={fact.href}>{fact.value}</TextLink> : fact.value,
  }));
