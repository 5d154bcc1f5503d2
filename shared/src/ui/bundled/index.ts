/**
 * `@3eu/shared/ui/bundled`: what few pages need of the design system. It is not shared at run time: a remote
 * bundles those it uses, so that no other page carries them. They take everything else from `@3eu/shared/ui`, since what
 * they import by path would come along as a second copy.
 */
export { Choice, Choices, type ChoiceProps } from './choices';
export { Claims, type Claim } from './claims';
export { DateList, type DateItem } from './date-list';
export { Accordion, Disclosure, type DisclosureProps } from './disclosure';
export { useKeptDisclosures } from './kept-disclosures';
export { keptHtml } from './kept-html';
export { NeedsScript, WithoutScripts, type NeedsScriptProps } from './needs-script';
export { PageContents, type PageContentsProps } from './page-contents';
export { PersonCard, PersonGrid, type PersonCardProps } from './person-card';
export { isPlaceOn, PlaceLink, type PlaceLinkProps } from './place-link';
export { QuoteBlock, type QuoteBlockProps } from './quote-block';
export { RuledColumns, RuledList } from './ruled';
export { Steps, type Step } from './steps';
export { Strip, type StripItem } from './strip';
export { Timeline, type TimelineItem } from './timeline';
