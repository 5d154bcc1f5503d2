import { useState } from 'react';
import { dollarsOf, halls, inDollars, mealPlans, yearCost } from '@3eu/university/facts';
import { ButtonLink, Caption, Facts, Section, Stack, Linked } from '@3eu/university/ui';
import { SelectField } from '@3eu/university/ui/forms';
import { financialAid } from '../../content/financial-aid';

const { cost, scholarships } = financialAid;

/** The halls that a first-year student may be given. */
const hallList = Object.values(halls).filter(({ firstYears }) => firstYears);
const planList = Object.values(mealPlans);
const twice = (price: string) => inDollars(2 * dollarsOf(price));
const named = <Entry extends { name: string }>(list: readonly Entry[], name: string) =>
  list.find((entry) => entry.name === name);

/** The sum of published prices, for a hall, a meal plan and merit scholarships, each of which counts once. */
export function sumOf(hall: string, plan: string, held: readonly string[]) {
  const room = twice(named(hallList, hall)!.perSemester);
  const meals = twice(named(planList, plan)!.price);
  const charged = [yearCost.tuition, room, meals, yearCost.books].reduce((sum, price) => sum + dollarsOf(price), 0);
  const awards = [...new Set(held)].reduce(
    (sum, name) => sum + dollarsOf(named(scholarships.list, name)?.amount ?? ''),
    0,
  );
  return { room, meals, awards: inDollars(awards), total: inDollars(charged - awards) };
}

/** A year's prices added up, as the visitor chooses among them: arithmetic, beside the estimate of the calculator. */
export function YearSum() {
  const [hall, setHall] = useState<string>(halls.narwhalCommons.name);
  const [plan, setPlan] = useState<string>(mealPlans.block150.name);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const { room, meals, awards, total } = sumOf(hall, plan, [first, second]);
  const options = (list: readonly { name: string }[], price: (index: number) => string) =>
    list.map(({ name }, index) => ({ value: name, label: `${name}, ${price(index)}` }));
  const awardOptions = [
    { value: '', label: cost.none },
    ...options(scholarships.list, (index) => scholarships.list[index]!.amount + scholarships.perYear),
  ];
  const choices = [
    [cost.hall, hall, setHall, options(hallList, (index) => hallList[index]!.perSemester + cost.perSemester)],
    [cost.plan, plan, setPlan, options(planList, (index) => planList[index]!.price + cost.perSemester)],
    [cost.first, first, setFirst, awardOptions],
    [cost.second, second, setSecond, awardOptions],
  ] as const;
  return (
    <Section
      {...cost}
      tone="ice"
      split="5/7"
      beside={
        <Stack gap={16}>
          <Facts
            items={[
              { term: cost.rows.tuition, value: yearCost.tuition },
              { term: cost.rows.room(hall), value: room },
              { term: cost.rows.meals(plan), value: meals },
              { term: cost.rows.books, value: yearCost.books },
              ...(first || second ? [{ term: cost.rows.awards, value: `−${awards}` }] : []),
              { term: cost.rows.total, value: <output>{total}</output>, big: true },
            ]}
          />
          <Caption>
            <Linked text={cost.note} />
          </Caption>
          <ButtonLink href={cost.more.href} variant="tertiary">
            {cost.more.label}
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={16} data-needs-script="">
        {choices.map(([label, value, choose, list]) => (
          <SelectField
            key={label}
            label={label}
            options={list}
            value={value}
            onChange={({ target }) => choose(target.value)}
          />
        ))}
      </Stack>
    </Section>
  );
}
