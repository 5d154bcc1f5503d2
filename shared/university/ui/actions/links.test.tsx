import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RuntimeHref } from '@3eu/platform/page';
import { address, renderPage } from '@3eu/platform/page/testing';
import { Breadcrumb } from '../layout/breadcrumb';
import { Button, ButtonLink } from './button';
import { SmartLink } from '../typography/smart-link';
import { TextLink } from '../typography/text-link';

describe('SmartLink', () => {
  it('goes to pages of the site without loading a document', async () => {
    renderPage(<SmartLink href="/visit">Visit</SmartLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Visit' }));
    expect(address()).toBe('/visit');
  });

  it.each(['https://other.example/', '//other.example/', 'mailto:a@b.example', 'tel:+15550100133', '#dates'])(
    'leaves %s to the browser',
    (href) => {
      renderPage(<SmartLink href={href as RuntimeHref}>There</SmartLink>);
      expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
      expect(screen.getByRole('link')).not.toHaveAttribute('data-discover');
    },
  );
});

describe('TextLink', () => {
  it('says in words that it opens a new tab, and withholds the opener from that tab', () => {
    renderPage(
      <TextLink href="https://studentaid.example/" external>
        FAFSA
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: /^FAFSA.* \(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('stays in the same tab otherwise', () => {
    renderPage(<TextLink href="/faq">Questions</TextLink>);
    expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute('target');
  });
});

describe('buttons', () => {
  it('do not submit the form around them unless told to', () => {
    renderPage(
      <>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Look' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('keep their styling props out of the HTML', () => {
    renderPage(
      <>
        <Button variant="secondary" size="sm">
          A
        </Button>
        <ButtonLink href="/visit" variant="secondary" size="sm">
          B
        </ButtonLink>
      </>,
    );
    for (const element of [screen.getByRole('button'), screen.getByRole('link')]) {
      expect(element).not.toHaveAttribute('variant');
      expect(element).not.toHaveAttribute('size');
    }
  });
});

it('Breadcrumb marks the current page and links its parents', () => {
  renderPage(<Breadcrumb items={[{ label: 'Academics', href: '/academics' }, { label: 'Psychology' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Academics' })).toHaveAttribute('href', '/academics');
  expect(screen.getByText('Psychology')).toHaveAttribute('aria-current', 'page');
});
