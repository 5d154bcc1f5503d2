import { useState } from 'react';
import { halls, inDollars, mealPlans, yearCost } from '@3eu/university/facts';
import { ButtonLink, Caption, Facts, Section, Stack, withLinks } from '@3eu/university/ui';
import { SelectField } from '@3eu/university/ui/forms';
import { financialAid } from '../../content/financial-aid';

const { cost, scholarships } = financialAid;

/** The halls that a first-year student may be given. */
const hallList = Object.values(halls).filter(({ firstYears }) => firstYears);
const planList = Object.values(mealPlans);
const named = <Entry extends { name: string }>(list: readonly Entry[], name: string) =>
  list.find((entry) => entry.name === name);

const begun = { hall: halls.narwhalCommons.name, plan: mealPlans.block150.name, first: '', second: '' };
type Choices = Record<keyof typeof begun, string>;

/** The sum of published prices, for a hall, a meal plan and merit scholarships, each of which counts once. */
export function sumOf({ hall, plan, first, second }: Choices) {
  const room = 2 * named(hallList, hall)!.perSemester;
  const meals = 2 * named(planList, plan)!.price;
  const awards = [...new Set([first, second])].reduce(
    (sum, name) => sum + (named(scholarships.list, name)?.amount ?? 0),
    0,
  );
  return { room, meals, awards, total: yearCost.tuition + room + meals + yearCost.books - awards };
}

const option = (name: string, dollars: number, each: string) => ({
  value: name,
  label: `${name}, ${inDollars(dollars)}${each}`,
});
const awards = [
  { value: '', label: 'None' },
  ...scholarships.list.map(({ name, amount }) => option(name, amount, ' a year')),
];
const fields = [
  {
    key: 'hall',
    label: 'Hall',
    options: hallList.map(({ name, perSemester }) => option(name, perSemester, ' a semester')),
  },
  { key: 'plan', label: 'Meal plan', options: planList.map(({ name, price }) => option(name, price, ' a semester')) },
  { key: 'first', label: 'Merit scholarship', options: awards },
  { key: 'second', label: 'And another', options: awards },
] as const;

/** A year's prices added up, as the visitor chooses among them: arithmetic, beside the estimate of the calculator. */
export function YearSum() {
  const [chosen, choose] = useState<Choices>(begun);
  const sum = sumOf(chosen);
  return (
    <Section
      {...cost}
      tone="ice"
      split="5/7"
      beside={
        <Stack gap={16}>
          <Facts
            items={[
              { term: 'Tuition and fees', value: inDollars(yearCost.tuition) },
              { term: `${chosen.hall}, two semesters`, value: inDollars(sum.room) },
              { term: `${chosen.plan} meals, two semesters`, value: inDollars(sum.meals) },
              { term: 'Books and supplies', value: inDollars(yearCost.books) },
              ...(sum.awards ? [{ term: 'Scholarships', value: `−${inDollars(sum.awards)}` }] : []),
              { term: 'Together, for a year', value: <output>{inDollars(sum.total)}</output>, big: true },
            ]}
          />
          <Caption>{withLinks(cost.note)}</Caption>
          <ButtonLink {...cost.more} variant="tertiary" />
        </Stack>
      }
    >
      <Stack gap={16} data-needs-script="">
        {fields.map(({ key, label, options }) => (
          <SelectField
            key={key}
            label={label}
            options={options}
            value={chosen[key]}
            onChange={({ target }) => choose({ ...chosen, [key]: target.value })}
          />
        ))}
      </Stack>
    </Section>
  );
}
