import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@3eu/platform/page';
import { fees, inDollars } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { application as content, intendedMajors } from '../../content/application';
import { plans } from '../../content/plans';
import { Page } from './application-page';
import { forgetDraft } from './use-draft';

const { steps, fee, tips } = content;

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
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
const previous = () => userEvent.click(screen.getByRole('button', { name: 'Previous' }));
const heading = (step: number) => screen.getByRole('heading', { level: 2, name: steps[step - 1]! });
const indicator = () =>
  within(screen.getByRole('list', { name: 'Application steps' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(forgetDraft);

describe('the steps', () => {
  beforeEach(() => void open());

  it('start with the first, where Previous is disabled', () => {
    expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
    expect(heading(1)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(heading(1)).not.toHaveFocus();
  });

  it('go forward with everything empty, and move the focus', async () => {
    for (const step of [2, 3, 4]) {
      await next();
      expect(heading(step)).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull();
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
    await userEvent.type(screen.getByLabelText('First Name'), 'Ada{Enter}');
    expect(heading(2)).toHaveFocus();
  });

  it('keep what was typed', async () => {
    await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Home Address'), 'Pier 1{Enter}Education City');
    await next();
    await userEvent.type(screen.getByLabelText('GPA'), '3.4');
    await next();
    await previous();
    expect(screen.getByLabelText('GPA')).toHaveValue(3.4);
    await previous();
    expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Home Address')).toHaveValue('Pier 1\nEducation City');
  });
});

describe('the fields', () => {
  beforeEach(() => void open());

  it('of the first step have the right types', () => {
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText('Date of Birth')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Home Address').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('Last Name')).not.toBeRequired();
  });

  it('of the second step accept a GPA of 0 to 4 in steps of 0.1, two scores and a major', async () => {
    await next();
    const gpa = screen.getByLabelText('GPA');
    expect([gpa.getAttribute('min'), gpa.getAttribute('max'), gpa.getAttribute('step')]).toEqual(['0', '4', '0.1']);
    for (const label of ['SAT Score', 'ACT Score'])
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'number');
    const options = within(screen.getByLabelText('Intended Major')).getAllByRole('option');
    expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['', 'Choose a major'],
      ...intendedMajors.map(({ value, label }) => [value, label]),
    ]);
  });

  it('of the third step count words without a limit', async () => {
    await next();
    await next();
    const statement = screen.getByLabelText('Personal Statement (up to 500 words)');
    const words = 500;
    expect(statement).toHaveAccessibleDescription(new RegExp(`0 of ${words} words`));
    await userEvent.click(statement);
    await userEvent.paste('word '.repeat(words + 1));
    expect(statement).toHaveAccessibleDescription(new RegExp(`${words + 1} of ${words} words`));
    expect(screen.getByLabelText('Why This School? (up to 300 words)')).toHaveAccessibleDescription(/0 of 300 words/);
  });

  it('of the third step accept no file, and say so', async () => {
    await next();
    await next();
    for (const name of ['Official Transcript', 'Recommendation Letters']) {
      const area = screen.getByRole('group', { name });
      expect(area).toHaveAccessibleDescription(/takes no files/);
      expect(within(area).getByRole('button', { name: `Choose a file: ${name}` })).toHaveAccessibleDescription(
        /takes no files/,
      );
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
    const submit = screen.getByRole('button', { name: 'Submit Application' });
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
    return screen.getByLabelText('Intended Major');
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
      expect(screen.getByText(`Step 3 of 4, ${name}`)).toBeVisible();
      await next();
      const plan = screen.getByText('Your plan').nextElementSibling;
      expect(plan).toBeVisible();
      expect(plan).toHaveTextContent(new RegExp(`^${name}, (non-)?binding, by ${apply.short}$`));
    },
  );

  it('may name a plan that does not exist', () => {
    open('?plan=constructor');
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
  });
});

test('a page that is mounted again still has what was typed', async () => {
  const { unmount } = open();
  await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
  unmount();
  open();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});
