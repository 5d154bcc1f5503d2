import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/platform/page/testing';
import { requestInfo as content, requestOptions } from '../../content/request-info';
import { Page } from './request-info-page';

const { form, thanks } = content;

beforeEach(() => void renderPage(<Page />, { path: '/request-info' }));

async function fillRequired() {
  await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Lovelace');
  await userEvent.type(screen.getByLabelText('Email Address'), 'ada@example.org');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

test('has its title as the heading and says what happens next', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
  for (const { title } of content.next.items) expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('three fields are required, and the footnote says so', () => {
  const required = [...document.querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => name);
  expect(required).toEqual(['firstName', 'lastName', 'email']);
  expect(screen.getByText(/^\* Required fields/)).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
});

test.each([
  ['Student Type', requestOptions.studentType],
  ['Graduation Year', requestOptions.graduationYear],
  ['How Did You Hear About Us?', requestOptions.howDidYouHear],
])('%s offers its options', (label, options) => {
  const offered = within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));
  expect(offered).toEqual(['', ...options.map(({ value }) => value)]);
});

test('programs can be checked and unchecked', async () => {
  const group = within(screen.getByRole('group', { name: 'Programs of Interest' }));
  expect(group.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(
    Array(10).fill('interestedPrograms'),
  );
  await userEvent.click(group.getByLabelText('Finance'));
  await userEvent.click(group.getByLabelText('Biology'));
  await userEvent.click(group.getByLabelText('Finance'));
  expect(group.getAllByRole('checkbox', { checked: true })).toEqual([group.getByLabelText('Biology')]);
});

test('the thanks replace the form and get the focus', async () => {
  await fillRequired();
  await submit();
  expect(screen.getByRole('heading', { level: 2, name: 'Thank You' })).toHaveFocus();
  expect(screen.queryByLabelText('First Name')).toBeNull();
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(expect.arrayContaining([thanks.text, thanks.demo.text]));
});

test('another request starts with every value kept', async () => {
  await fillRequired();
  await userEvent.selectOptions(screen.getByLabelText('Student Type'), 'transfer');
  await userEvent.click(screen.getByLabelText('Psychology'));
  await userEvent.type(screen.getByLabelText('Additional Questions'), 'Is the narwhal real?');
  await submit();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  expect(screen.getByRole('heading', { level: 2, name: form.title })).toHaveFocus();
  expect(screen.getByRole('form', { name: form.title })).toHaveFormValues({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    studentType: 'transfer',
    additionalQuestions: 'Is the narwhal real?',
  });
  expect(screen.getByLabelText('Psychology')).toBeChecked();
});

test('an empty form is not submitted', async () => {
  await submit();
  expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull();
});
