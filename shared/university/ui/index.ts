/**
 * `@3eu/university/ui`: the design system that nearly every page uses, once on a page. Forms, the carousel and what
 * few pages need (`ui/patterns`) have entries of their own.
 */
export { ActionLinks, ActionRow, type ActionLinksProps } from './actions/action-row';
export { ArchPicture, ArchPortrait, wholeWidth } from './pictures/arch';
export { Breadcrumb } from './layout/breadcrumb';
export { Button, ButtonLink } from './actions/button';
export { ClosingSplit, NextQuestions, NextSteps } from './layout/closing';
export { ContentPage } from './layout/content-page';
export { Container, Rail, Section, Split, Stack, Subsection, columnWidth } from './layout/layout';
export { Facts, type Fact } from './data-display/facts';
export { CardTitle, Caption, H1, H2, H3, Lede, Prose, SectionHeading } from './typography/headings';
export { Icon } from './typography/icon';
export { InertButton, InertLink } from './actions/inert';
export { paragraphs, withLinks, type Sentence } from './typography/linked';
export { Ledger } from './data-display/ledger';
export { Wordmark } from './typography/mark';
export { Money } from './data-display/money';
export { Morph } from './pictures/morph';
export { Notice } from './feedback/notice';
export { PageHeader } from './layout/page-header';
export { Picture, type PictureProps } from '@3eu/platform/page';
export { SmartLink } from './typography/smart-link';
export { wholeCard, wholeCardCss } from './actions/whole-card';
export { StatBand, StatNote, Stats, type Stat } from './data-display/stats';
export { Status, Tag } from './feedback/status';
export { Table, type Column } from './data-display/table';
export { TextLink } from './typography/text-link';
export { TriBar } from './typography/tri-bar';
export { TuskCopy, TuskSplit, tuskSizes } from './layout/tusk-split';
export { VisuallyHidden } from './typography/visually-hidden';
export {
  below,
  breakpoint,
  color,
  column,
  font,
  groundEdges,
  media,
  motion,
  radius,
  shadow,
  space,
  tone,
  tusk,
  type,
} from './foundation/tokens';
export type { PictureSource } from '@3eu/platform/contract/pictures';
export { wordsAnd } from './typography/words-and';
