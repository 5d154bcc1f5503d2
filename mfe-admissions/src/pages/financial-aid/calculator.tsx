import styled from '@emotion/styled';
import { optionsOf } from '@3eu/university/facts';
import {
  paragraphs,
  InertButton,
  withLinks,
  Prose,
  Section,
  SectionHeading,
  Split,
  Stack,
  column,
  color,
  media,
  space,
  tone,
} from '@3eu/university/ui';
import { SelectField } from '@3eu/university/ui/forms';
import { financialAid } from '../../content/financial-aid';

const { calculator } = financialAid;
const choose = 'Choose one';
const sizes = optionsOf('2', '3', '4', '5', '6+');
const students = optionsOf('1', '2', '3', '4+');

const Panel = styled.form`
  ${column}
  gap: ${space[24]};
  padding: ${space[24]} ${space.panel};
  border-top: 3px solid ${tone.rule};
  background: ${color.white};
  ${media.md} {
    padding: ${space[32]} ${space[48]};
  }
`;

/** Three selects and a button that does nothing. What is chosen stays in the selects: nothing reads it. */
export function Calculator() {
  return (
    <Section tone="ice" labelledBy="calculator">
      <Split ratio="5/7" data-print="hide">
        <div>
          <SectionHeading id="calculator" title={calculator.title} lede={calculator.lede} />
          <Stack gap={16}>
            <Prose>{paragraphs(calculator.text)}</Prose>
            <p>
              <b>{calculator.disclaimer}</b>
            </p>
          </Stack>
        </div>
        {/* Outside a dialog, a form with method "dialog" sends nothing, even before scripts run (HTML, form submission
            algorithm). */}
        <Panel method="dialog" aria-label={calculator.title}>
          <SelectField label="Family Income" name="familyIncome" options={calculator.income} placeholder={choose} />
          <SelectField label="Family Size" name="familySize" options={sizes} placeholder={choose} />
          <SelectField label="Students in College" name="studentsInCollege" options={students} placeholder={choose} />
          <p>{withLinks(calculator.instead)}</p>
          <div>
            <InertButton note={calculator.note}>Calculate Estimated Aid</InertButton>
          </div>
        </Panel>
      </Split>
    </Section>
  );
}
