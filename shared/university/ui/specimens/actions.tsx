import {
  ActionLinks,
  ActionRow,
  Button,
  ButtonLink,
  InertButton,
  InertLink,
  SmartLink,
  TextLink,
} from '@3eu/university/ui';
import type { Specimen } from './specimen';

/** The style guide shows what `:hover` and `:focus-visible` look like by these attributes. */
const states = [
  ['At rest', {}],
  ['Hover', { 'data-hover': '' }],
  ['Focus', { 'data-focus-visible': '' }],
] as const;

function Buttons() {
  return (
    <>
      {states.map(([name, attributes]) => (
        <ActionRow key={name}>
          <Button {...attributes}>{name}</Button>
          <Button {...attributes} variant="secondary">
            Secondary
          </Button>
          <Button {...attributes} variant="tertiary">
            Tertiary
          </Button>
          <Button {...attributes} size="sm">
            Small
          </Button>
        </ActionRow>
      ))}
      <ActionRow>
        <Button disabled>Disabled</Button>
        <Button aria-busy>Busy</Button>
      </ActionRow>
    </>
  );
}

function Links() {
  return (
    <ActionRow>
      {states.map(([name, attributes]) => (
        <TextLink key={name} href="/faq" {...attributes}>
          {name}
        </TextLink>
      ))}
      <SmartLink href="https://studentaid.gov" external>
        Another site
      </SmartLink>
    </ActionRow>
  );
}

const grounds = ['white', 'ice', 'dark', 'deep', 'amber'] as const;

export const specimens: readonly Specimen[] = [
  {
    shows: ['Button', 'ActionRow'],
    use: 'Something happens on this page. The look follows the ground.',
    Example: Buttons,
    grounds,
  },
  {
    shows: ['ButtonLink'],
    use: 'A link with the look of a button: it leads to another page.',
    Example: () => (
      <ActionRow>
        <ButtonLink href="/">Primary</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Secondary
        </ButtonLink>
      </ActionRow>
    ),
    grounds: ['deep'],
  },
  {
    shows: ['ActionLinks'],
    use: 'Ways on, the first of them primary: the end of a page, an error.',
    Example: () => (
      <ActionRow>
        <ActionLinks
          links={[
            { label: 'Schedule a Visit', href: '/visit' },
            { label: 'Apply Now', href: '/application' },
          ]}
        />
      </ActionRow>
    ),
    grounds: ['white', 'amber'],
  },
  {
    shows: ['TextLink', 'SmartLink'],
    use: 'A link in text. SmartLink has no look of its own.',
    Example: Links,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['InertButton', 'InertLink'],
    use: 'What does nothing in this demonstration, and says so when it is pressed or focused.',
    Example: () => (
      <ActionRow>
        <InertButton>Get Tickets</InertButton>
        <InertLink>System status</InertLink>
      </ActionRow>
    ),
    grounds: ['white', 'dark'],
  },
];
