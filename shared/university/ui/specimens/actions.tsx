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
    Example: Buttons,
    grounds,
  },
  {
    shows: ['ButtonLink'],
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
    Example: Links,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['InertButton', 'InertLink'],
    Example: () => (
      <ActionRow>
        <InertButton>Get Tickets</InertButton>
        <InertLink>System status</InertLink>
      </ActionRow>
    ),
    grounds: ['white', 'dark'],
  },
];
