/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { quadWinterDusk } from '@3eu/university/pictures';
import { Carousel } from './carousel';
import { TextArea } from './forms';
import { InertButton, Morph, Table } from './index';
import { Disclosure } from './patterns';

const slides = ['A', 'B', 'C'].map((title) => ({ key: title, title, content: <p>Words of {title}</p> }));

/* What the prerendered HTML has to hold, since it is all that a visitor without scripts and a crawler get. */
describe('prerendered in Node', () => {
  it('a carousel contains all its slides, none of them inert', () => {
    const html = renderToString(<Carousel label="Stories" slides={slides} perView={3} interval={4000} />);
    for (const { title } of slides) expect(html).toContain(`<p>Words of <!-- -->${title}</p>`);
    expect(html).not.toContain('inert');
  });

  it('a closed disclosure contains its answer, and its question is a heading', () => {
    expect(renderToString(<Disclosure title="Why?">Because.</Disclosure>)).toMatch(
      /<details[^>]*><summary><h3>Why\?<\/h3>.*Because\./,
    );
  });

  it('nothing has a style attribute, which the content security policy forbids', () => {
    const html = renderToString(
      <>
        <Carousel label="Stories" slides={slides} interval={4000} />
        <TextArea label="Essay" words={500} />
        <InertButton>Get Tickets</InertButton>
        <Table caption="C" columns={[{ head: 'A', cell: (row: string) => row }]} rows={['x']} />
      </>,
    );
    expect(html).not.toMatch(/ style=/);
  });

  it('a picture that can move has no attributes that only React’s streaming reads', () => {
    expect(
      renderToString(
        <Morph picture={quadWinterDusk}>
          <i />
        </Morph>,
      ),
    ).toBe('<i></i>');
  });
});
