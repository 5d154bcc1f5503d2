import { Section, StatNote, withLinks } from '@3eu/university/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';
import { SalaryChart } from './salary-chart';

export function Outlook({ major }: { major: Major }) {
  const { title } = majorPage.outlook;
  const { careerOutlook: outlook } = major;
  return (
    <Section
      id="outlook"
      title={title}
      triBar
      tone="dark"
      split="4/8"
      beside={
        <div>
          <SalaryChart major={major} />
          <StatNote>
            Top employers: {outlook.topEmployers.join(', ')}. {withLinks(outlook.note)}
          </StatNote>
        </div>
      }
    />
  );
}
