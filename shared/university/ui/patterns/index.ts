/**
 * `@3eu/university/ui/patterns`: the parts of the design system that few pages need. They are not shared at run time: a
 * remote bundles those it uses, so that no other page loads them. They import everything else from `@3eu/university/ui`,
 * because what they import by path would be bundled as a second copy.
 */
export { Option, OptionGrid, type OptionProps } from './option-grid';
export { ColumnArch, type ColumnArchProps } from './column-arch';
export { DateList, type DateItem } from './date-list';
export { Accordion, Disclosure, type DisclosureProps } from './disclosure';
export { useDehydratedDisclosures } from './dehydrated-disclosures';
export { Fold, type FoldProps } from './fold';
export { LoudFigure, type LoudFigureProps } from './loud-figure';
export { NeedsScript, WithoutScripts } from './needs-script';
export { PageContents, type PageContentsProps } from './page-contents';
export { BesidePerson, PersonArch } from './person-arch';
export { PersonCard, PersonGrid, type PersonCardProps } from './person-card';
export { QuoteBlock, type QuoteBlockProps } from './quote-block';
export { RuledColumns, RuledList } from './ruled';
export { StepIndicator, type StepIndicatorProps } from './step-indicator';
export { Steps, type Step } from './steps';
export { CalendarStrip, type CalendarItem } from './calendar-strip';
export { Strip, type StripItem } from './strip';
export { Unbroken } from './unbroken';
export { UploadArea, type UploadAreaProps } from './upload-area';
export { WidePicture } from './wide-picture';
export { zoomOn } from './zoom';
