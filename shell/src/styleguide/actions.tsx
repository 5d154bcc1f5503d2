import { useState } from 'react';
import {
  ActionRow,
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  ErrorState,
  InertButton,
  InertLink,
  LoadingState,
  NextSteps,
  Notice,
  Status,
  Tag,
  TextLink,
  TriBar,
} from '@3eu/shared/ui';
import {
  Checkbox,
  CheckboxGroup,
  Fieldset,
  RadioGroup,
  SearchField,
  SelectField,
  StepIndicator,
  TextArea,
  TextField,
  UploadArea,
} from '@3eu/shared/ui/forms';
import { sample } from '../content/styleguide';
import { Specimen } from './specimen';

/** Buttons, links, messages and form fields. */
export function Actions() {
  const [open, setOpen] = useState(false);
  const { options } = sample;
  return (
    <>
      <Specimen name="Button" use="Something happens on this page. The look follows the ground.">
        <ActionRow>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="tertiary">Tertiary</Button>
          <Button size="sm">Small</Button>
          <Button disabled>Disabled</Button>
        </ActionRow>
      </Specimen>
      <Specimen name="ButtonLink" use="A link with the look of a button." tone="deep">
        <ActionRow>
          <ButtonLink href="/">Primary</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Secondary
          </ButtonLink>
        </ActionRow>
      </Specimen>
      <Specimen name="InertButton" use="The one button that does nothing, and says so.">
        <ActionRow>
          <InertButton>Get Tickets</InertButton>
          <InertLink>System status</InertLink>
          <TextLink href="/faq">A text link</TextLink>
        </ActionRow>
      </Specimen>
      <Specimen name="Status" use="A state in words, with icon and color.">
        <ActionRow>
          {(['urgent', 'important', 'normal', 'success', 'info'] as const).map((level) => (
            <Status key={level} level={level}>
              {level}
            </Status>
          ))}
          <Tag>Next deadline</Tag>
          <TriBar />
        </ActionRow>
      </Specimen>
      <Specimen name="Notice" use="Something to know.">
        <Notice kind="warn" title="You are offline">
          Pages you have visited still open.
        </Notice>
      </Specimen>
      <Specimen name="EmptyState" use="A list without entries, one that is on its way, one that failed.">
        <EmptyState title="Nothing found" level={3}>
          Try other words.
        </EmptyState>
        <LoadingState title="Loading" level={3} />
        <ErrorState title="Not loaded" level={3}>
          The server does not answer.
        </ErrorState>
      </Specimen>
      <Specimen name="Dialog" use="A native modal dialog.">
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Leave the page?">
          <p>Your draft would be lost.</p>
        </Dialog>
      </Specimen>
      <Specimen name="TextField" use="Form fields come from @3eu/shared/ui/forms.">
        <StepIndicator steps={['One', 'Two', 'Three']} current={2} />
        <Fieldset legend="About you">
          <TextField label="First Name" required autoComplete="given-name" />
          <TextField label="Phone" type="tel" hint="With the area code." optional />
          <SelectField label="Major" options={options} placeholder="Choose one" />
          <TextArea label="Personal statement" words={500} />
          <Checkbox label="I certify that this is true" />
          <CheckboxGroup legend="Programs" name="programs" options={options} />
          <RadioGroup legend="Payment" name="payment" options={options} />
          <UploadArea label="Transcript" />
          <SearchField label="Search" />
        </Fieldset>
      </Specimen>
      <Specimen name="NextSteps" use="The lantern band that ends a page." bare>
        <NextSteps title="Thirty minutes or ninety." actions={<ButtonLink href="/">Apply Now</ButtonLink>} />
      </Specimen>
    </>
  );
}
