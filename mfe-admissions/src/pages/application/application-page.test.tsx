import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@3eu/platform/page';
import { fees, inDollars } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { application as content, intendedMajors } from '../../content/application';
import { plans } from '../../content/plans';
import { Page } from './application-page';
import { forgetDraft } from './use-draft';

const { steps, buttons, personal, academic, essays, fee, tips } = content;

/** The browser's Back button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const page = (
  <>
    <Page />
    <Back />
  </>
);
const open = (search = '') => renderPage(page, { path: `/application${search}` });
const back = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
const next = () => userEvent.click(screen.getByRole('button', { name: buttons.next }));
const previous = () => userEvent.click(screen.getByRole('button', { name: buttons.previous }));
const heading = (step: number) => screen.getByRole('heading', { level: 2, name: steps[step - 1]! });
const indicator = () =>
  within(screen.getByRole('list', { name: content.stepsLabel }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(forgetDraft);

describe('the steps', () => {
  beforeEach(() => void open());

  it('start with the first, where Previous is disabled', () => {
    expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
    expect(heading(1)).toBeVisible();
    expect(screen.getByRole('button', { name: buttons.previous })).toBeDisabled();
    expect(heading(1)).not.toHaveFocus();
  });

  it('go forward with everything empty, and move the focus', async () => {
    for (const step of [2, 3, 4]) {
      await next();
      expect(heading(step)).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: buttons.next })).toBeNull();
    expect(indicator()).toEqual([
      '1Completed: Personal Information',
      '2Completed: Academic Background',
      '3Completed: Essays & Documents',
      '4Current: Application Fee',
    ]);
  });

  it('go back to the first and no further', async () => {
    await next();
    await previous();
    expect(heading(1)).toHaveFocus();
    await previous();
    expect(heading(1)).toBeVisible();
    expect(indicator()[0]).toBe('1Current: Personal Information');
  });

  it('add one history entry each, which Previous and Back go back through', async () => {
    await next();
    await next();
    await previous();
    expect(heading(2)).toHaveFocus();
    await back();
    expect(heading(1)).toHaveFocus();
  });

  it('go forward on Enter, as forms do', async () => {
    await userEvent.type(screen.getByLabelText(personal.firstName), 'Ada{Enter}');
    expect(heading(2)).toHaveFocus();
  });

  it('keep what was typed', async () => {
    await userEvent.type(screen.getByLabelText(personal.firstName), 'Ada');
    await userEvent.type(screen.getByLabelText(personal.address.label), 'Pier 1{Enter}Education City');
    await next();
    await userEvent.type(screen.getByLabelText(academic.gpa.label), '3.4');
    await next();
    await previous();
    expect(screen.getByLabelText(academic.gpa.label)).toHaveValue(3.4);
    await previous();
    expect(screen.getByLabelText(personal.firstName)).toHaveValue('Ada');
    expect(screen.getByLabelText(personal.address.label)).toHaveValue('Pier 1\nEducation City');
  });
});

describe('the fields', () => {
  beforeEach(() => void open());

  it('of the first step have the right types', () => {
    expect(screen.getByLabelText(personal.email.label)).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText(personal.phone)).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText(personal.dateOfBirth)).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText(personal.address.label).tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText(personal.lastName)).not.toBeRequired();
  });

  it('of the second step accept a GPA of 0 to 4 in steps of 0.1, two scores and a major', async () => {
    await next();
    const gpa = screen.getByLabelText(academic.gpa.label);
    expect([gpa.getAttribute('min'), gpa.getAttribute('max'), gpa.getAttribute('step')]).toEqual(['0', '4', '0.1']);
    for (const { label } of [academic.satScore, academic.actScore])
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'number');
    const options = within(screen.getByLabelText(academic.intendedMajor.label)).getAllByRole('option');
    expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['', academic.intendedMajor.placeholder],
      ...intendedMajors.map(({ value, label }) => [value, label]),
    ]);
  });

  it('of the third step count words without a limit', async () => {
    await next();
    await next();
    const statement = screen.getByLabelText(essays.personalStatement.label);
    const { words } = essays.personalStatement;
    expect(statement).toHaveAccessibleDescription(new RegExp(`0 of ${words} words`));
    await userEvent.click(statement);
    await userEvent.paste('word '.repeat(words + 1));
    expect(statement).toHaveAccessibleDescription(new RegExp(`${words + 1} of ${words} words`));
    expect(screen.getByLabelText(essays.whyThisSchool.label)).toHaveAccessibleDescription(
      new RegExp(`0 of ${essays.whyThisSchool.words} words`),
    );
  });

  it('of the third step accept no file, and say so', async () => {
    await next();
    await next();
    for (const { label } of essays.uploads) {
      const area = screen.getByRole('group', { name: label });
      expect(area).toHaveAccessibleDescription(/takes no files/);
      expect(within(area).getByRole('button')).toHaveAccessibleDescription(/takes no files/);
    }
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  it('of the fourth step are fee, card or waiver, certification and an inert button', async () => {
    for (let step = 1; step < 4; step += 1) await next();
    expect(screen.getByText(inDollars(fees.application))).toBeVisible();
    const [credit, waiver] = screen.getAllByRole('radio');
    expect(credit).toBeChecked();
    await userEvent.click(waiver!);
    expect(waiver).toBeChecked();
    const certification = screen.getByRole('checkbox', { name: fee.certification });
    await userEvent.click(certification);
    expect(certification).toBeChecked();
    const submit = screen.getByRole('button', { name: buttons.submit });
    expect(submit).toHaveAttribute('type', 'button');
    expect(submit).toHaveAccessibleDescription(content.submitNote);
    const before = document.body.innerHTML;
    await userEvent.click(submit);
    expect(document.body.innerHTML.replace(/ data-dismissed="true"/g, '')).toBe(before);
  });

  it('come with tips', () => {
    const rail = within(screen.getByRole('complementary', { name: tips.title }));
    for (const { title } of tips.items) expect(rail.getByRole('heading', { name: title })).toBeVisible();
  });
});

describe('the intended major', () => {
  const arrive = async (slug: string | null) => {
    open(slug === null ? '' : `?major=${slug}`);
    await next();
    return screen.getByLabelText(academic.intendedMajor.label);
  };

  it('is the one that a major page put into the address', async () =>
    expect(await arrive('biomedical-engineering')).toHaveValue('biomedical-engineering'));

  it.each(['marketing', '__proto__', null])('stays empty for %s', async (slug) =>
    expect(await arrive(slug)).toHaveValue(''),
  );
});

describe('the address', () => {
  it('opens the step it names, without moving the focus', () => {
    open('?step=3');
    expect(heading(3)).toBeVisible();
    expect(heading(3)).not.toHaveFocus();
  });

  it.each(plans.map((plan) => [plan.slug, plan] as const))(
    'carries %s through the steps to the fee',
    async (slug, { name, apply }) => {
      open(`?plan=${slug}&step=3`);
      expect(screen.getByText(`${content.stepOf(3, 4)}, ${name}`)).toBeVisible();
      await next();
      expect(screen.getByText(new RegExp(`^${name}, (non-)?binding, by ${apply.short}$`))).toBeVisible();
    },
  );

  it('may name a plan that does not exist', () => {
    open('?plan=constructor');
    expect(screen.getByText(content.stepOf(1, 4))).toBeVisible();
  });
});

test('a page that is mounted again still has what was typed', async () => {
  const { unmount } = open();
  await userEvent.type(screen.getByLabelText(personal.firstName), 'Ada');
  unmount();
  open();
  expect(screen.getByLabelText(personal.firstName)).toHaveValue('Ada');
});
