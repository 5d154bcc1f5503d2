import { Band, StatNote, Linked } from '@3eu/university/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';
import { SalaryChart } from './salary-chart';

export function Outlook({ major }: { major: Major }) {
  const { title, employers } = majorPage.outlook;
  const { careerOutlook: outlook } = major;
  return (
    <Band title={title} id="outlook" triBar>
      <SalaryChart major={major} />
      <StatNote>
        {employers}: {outlook.topEmployers.join(', ')}. <Linked text={outlook.note} />
      </StatNote>
    </Band>
  );
}
