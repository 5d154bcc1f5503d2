/**
 * `@3eu/university/ui/patterns`: the parts of the design system that few pages need. They are not shared at run time: a
 * remote bundles those it uses, so that no other page loads them. They import everything else from `@3eu/university/ui`,
 * because what they import by path would be bundled as a second copy.
 */
export { Option, OptionGrid } from './option-grid';
export { ColumnArch } from './column-arch';
export { DateList } from './date-list';
export { Checkbox } from './choice';
export { CheckboxGroup, RadioGroup } from './choice-groups';
export { Accordion, Disclosure } from './disclosure';
export { Fold } from './fold';
export { LoudFigure } from './loud-figure';
export { NeedsScript, WithoutScripts } from './needs-script';
export { PageContents } from './page-contents';
export { BesidePerson, PersonArch } from './person-arch';
export { PersonCard } from './person-card';
export { QuoteBlock } from './quote-block';
export { RuledColumns, RuledList } from './ruled';
export { EmptyState, ErrorState, LoadingState } from './states';
export { Steps } from './steps';
export { CalendarStrip } from './calendar-strip';
export { Strip } from './strip';
export { comingOf, dayOfYear, useComing } from './use-coming';
export { WidePicture } from './wide-picture';
export { zoomOn } from './zoom';
