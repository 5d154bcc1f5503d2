import { application } from '../../../mfe-admissions/src/content/application';
import { requestInfo } from '../../../mfe-admissions/src/content/request-info';
import { my3eu } from '../../../mfe-support/src/content/my3eu';
import { expect, test } from '../../engines/fixtures';

const valueOf = (label: string) => {
  const field = [...document.querySelectorAll('main label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  ) as HTMLLabelElement | undefined;
  return (field?.control as HTMLInputElement | null | undefined)?.value ?? null;
};

test('the application moves through its four steps and back, and keeps all input', async ({ visitor }) => {
  const { buttons, personal, academic, steps } = application;
  await visitor.open('/application');
  await visitor.write('textbox', personal.firstName, 'Ada');
  await visitor.press('Enter');
  await visitor.focusIsOn(steps[1]);
  await visitor.write('textbox', academic.highSchool, 'Harbor High');
  for (const step of [3, 4]) {
    await visitor.click('button', buttons.next, 'main');
    await visitor.isAt(`/application?step=${step}`);
    await visitor.focusIsOn(steps[step - 1]!);
  }
  await visitor.click('button', buttons.submit, 'main');
  for (const step of [3, 2, 1]) {
    await visitor.click('button', buttons.previous, 'main');
    await visitor.focusIsOn(steps[step - 1]!);
    if (step === 2) await visitor.sees(valueOf, [academic.highSchool], 'Harbor High');
  }
  await visitor.sees(valueOf, [personal.firstName], 'Ada');
});

test('leaving a dirty application asks for confirmation: Escape stays, Leave leaves', async ({ visitor }) => {
  await visitor.open('/application');
  await visitor.write('textbox', application.personal.firstName, 'Ada');
  const away = () => visitor.click('link', 'Academics', 'header nav');
  const isAsked = () => document.querySelector('dialog:modal:not(header dialog)') !== null;
  await away();
  await visitor.sees(isAsked, [], true);
  await visitor.press('Escape');
  await visitor.sees(isAsked, [], false);
  await visitor.isAt('/application');
  await visitor.sees(valueOf, [application.personal.firstName], 'Ada');
  await away();
  await visitor.click('button', application.leave.leave, 'dialog:modal');
  await visitor.isAt('/academics');
});

test('the request form asks for a missing field, and ends with a thank-you message', async ({ visitor }) => {
  const { form } = requestInfo;
  await visitor.open('/request-info');
  await visitor.click('button', form.submit, 'main');
  await visitor.sees(() => (document.activeElement as HTMLInputElement).name, [], 'firstName');
  await visitor.tab.type('Ada');
  await visitor.write('textbox', form.you.lastName, 'Lovelace');
  await visitor.write('textbox', form.you.email, 'ada@example.org');
  await visitor.press('Enter');
  await visitor.focusIsOn('Thank You');
  await visitor.click('button', requestInfo.thanks.again, 'main');
  await visitor.sees(valueOf, [form.you.firstName], 'Ada');
});

test('the portal signs in, updates the header, and signs out', async ({ visitor }) => {
  const { form, dashboard, header } = my3eu;
  await visitor.open('/my3eu');
  await visitor.write('textbox', form.username, 'anybody');
  await visitor.press('Tab');
  await visitor.tab.type('open sesame');
  await visitor.press('Enter');
  await visitor.focusIsOn(dashboard.welcome.student);
  await visitor.isAt('/my3eu');
  expect(await visitor.ask(() => document.querySelector('header')!.textContent)).toContain('My3EU: student');
  await visitor.click('button', dashboard.signOut, 'main');
  await visitor.focusIsOn(header.title);
});
