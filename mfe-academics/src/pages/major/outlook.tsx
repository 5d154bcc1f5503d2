import { Band, StatNote, Stats } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

/** The dark band: growth, salary, employers. */
export function Outlook({ outlook }: { outlook: Major['careerOutlook'] }) {
  const { title, growth, salary, employers } = majorPage.outlook;
  return (
    <Band title={title} id="outlook" triBar>
      <Stats items={[{ value: outlook.jobGrowth, label: growth }, { value: outlook.startingSalary, label: salary }]} />
      <StatNote>{employers}: {outlook.topEmployers.join(', ')}. {outlook.note}</StatNote>
    </Band>
  );
}
