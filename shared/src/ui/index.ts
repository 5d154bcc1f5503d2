/**
 * `@3eu/shared/ui`: the design system that nearly every page uses, once on a page. Forms, the carousel and the pieces
 * that few pages need have entries of their own.
 */
export { ActionRow } from './action-row';
export { ArchPicture, Emblem, Portrait } from './arch';
export { Band, type BandProps } from './band';
export { Breadcrumb, type BreadcrumbItem } from './breadcrumb';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button';
export { buttonCss, isNotLook, type ButtonLook, type ButtonVariant } from './button-style';
export { ClosingSplit, NextSteps, type ClosingProps } from './closing';
export { Container, Section, Split, Stack, type SectionProps } from './layout';
export { Dialog, type DialogProps } from './dialog';
export { EmptyState, ErrorState, LoadingState, type StateProps } from './states';
export { Facts, type Fact, type FactsProps } from './facts';
export { CardTitle, Caption, H1, H2, H3, Lede, Prose, SectionHeading, type SectionHeadingProps } from './headings';
export { Icon } from './icon';
export { InertButton, InertLink, type InertButtonProps } from './inert';
export { Ledger, type LedgerItem, type LedgerProps } from './ledger';
export { Mark, Wordmark } from './mark';
export { Notice, type NoticeProps } from './notice';
export { PageHeader, type PageHeaderProps } from './page-header';
export { Picture, type PictureProps } from './picture';
export { Rail } from './rail';
export { SkipLink } from './skip-link';
export { SmartLink, type SmartLinkProps } from './smart-link';
export { StatBand, StatNote, Stats, type Stat } from './stats';
export { Status, type StatusLevel } from './status';
export { Table, type Column, type TableProps } from './table';
export { Tag } from './tag';
export { TextLink } from './text-link';
export { TriBar } from './tri-bar';
export { TuskSplit, type TuskSplitProps } from './tusk-split';
export { VisuallyHidden } from './visually-hidden';
export { breakpoint, color, font, media, motion, part, radius, shadow, space, type, type Tone } from './tokens';
export type { EmblemSource, FocusPoint, PictureSource, PortraitSource } from '../picture/types';
