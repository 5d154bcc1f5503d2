import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Accordion, Disclosure } from './disclosure';
import { dehydratedHtml } from '@3eu/platform/contract/elements';
import { useDehydratedDisclosures } from './dehydrated-disclosures';

const question = () => screen.getByRole('button', { name: 'Do I need test scores?' });
const answer = () => screen.getByText('No.').closest('[data-disclosure-panel]')!;

describe('Disclosure', () => {
  it('is a button inside a heading and references its panel', () => {
    render(
      <Accordion>
        <Disclosure title="Do I need test scores?">
          <p>No.</p>
        </Disclosure>
      </Accordion>,
    );
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(question());
    expect(question()).toHaveAttribute('aria-controls', answer().id);
  });

  it('keeps the answer in the document while closed, and toggles it', async () => {
    render(
      <Disclosure title="Do I need test scores?">
        <p>No.</p>
      </Disclosure>,
    );
    expect(question()).toHaveAttribute('aria-expanded', 'false');
    expect(answer()).toHaveAttribute('hidden');
    await userEvent.click(question());
    expect(question()).toHaveAttribute('aria-expanded', 'true');
    expect(answer()).not.toHaveAttribute('hidden');
    await userEvent.click(question());
    expect(answer()).toHaveAttribute('hidden');
  });

  it('leaves its state to the page that controls it', async () => {
    const onToggle = jest.fn();
    render(
      <Disclosure title="Do I need test scores?" open={false} onToggle={onToggle}>
        <p>No.</p>
      </Disclosure>,
    );
    await userEvent.click(question());
    expect(onToggle).toHaveBeenCalledWith(true);
    expect(question()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('in a browser that finds text in closed panels', () => {
    beforeEach(() =>
      Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true }),
    );
    afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));

    it('is hidden until found, and opens when it is found', () => {
      render(
        <Disclosure title="Do I need test scores?">
          <p>No.</p>
        </Disclosure>,
      );
      expect(answer()).toHaveAttribute('hidden', 'until-found');
      fireEvent(answer(), new Event('beforematch', { bubbles: true }));
      expect(question()).toHaveAttribute('aria-expanded', 'true');
      expect(answer()).not.toHaveAttribute('hidden');
    });
  });
});

describe('useDehydratedDisclosures, for prerendered HTML that React leaves as it is', () => {
  const html = renderToString(
    <Disclosure id="scores" title="Do I need test scores?">
      <p>No.</p>
    </Disclosure>,
  );
  function Dehydrated({ onToggle }: { onToggle: (id: string, open: boolean) => void }) {
    const root = useRef<HTMLDivElement>(null);
    useDehydratedDisclosures(root, onToggle);
    return <div ref={root} {...dehydratedHtml} />;
  }
  const takeOver = (onToggle: (id: string, open: boolean) => void) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<div>${html}</div>`;
    render(<Dehydrated onToggle={onToggle} />, { container, hydrate: true });
  };

  it('opens and closes a panel, and reports which one', async () => {
    const onToggle = jest.fn();
    takeOver(onToggle);
    await userEvent.click(question());
    expect(question()).toHaveAttribute('aria-expanded', 'true');
    expect(answer()).not.toHaveAttribute('hidden');
    await userEvent.click(question());
    expect(answer()).toHaveAttribute('hidden', '');
    expect(onToggle.mock.calls).toEqual([
      ['scores', true],
      ['scores', false],
    ]);
  });

  it('opens a closed panel in which the browser finds text', () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
    const onToggle = jest.fn();
    takeOver(onToggle);
    expect(answer()).toHaveAttribute('hidden', 'until-found');
    fireEvent(answer(), new Event('beforematch', { bubbles: true }));
    expect(question()).toHaveAttribute('aria-expanded', 'true');
    expect(answer()).not.toHaveAttribute('hidden');
    expect(onToggle).toHaveBeenCalledWith('scores', true);
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  });
});
