import { Band, Stack, StatNote, Stats } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';
import { SalaryChart } from './salary-chart';

export function Outlook({ major }: { major: Major }) {
  const { title, growth, salary, employers } = majorPage.outlook;
  const { careerOutlook: outlook } = major;
  return (
    <Band title={title} id="outlook" triBar>
      <Stack gap={48}>
        <Stats
          items={[
            { value: outlook.jobGrowth, label: growth },
            { value: outlook.startingSalary, label: salary },
          ]}
        />
        <SalaryChart major={major} />
        <StatNote>
          {employers}: {outlook.topEmployers.join(', ')}. {outlook.note}
        </StatNote>
      </Stack>
    </Band>
  );
}
