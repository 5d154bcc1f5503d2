import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as bundled from '../patterns';
import * as carousel from '../carousel';
import * as forms from '../forms';
import * as ui from '../index';
import { families } from './index';

/** Components are exported in capitals; functions, tokens and hooks are not. */
const componentsOf = (exports: object) => Object.keys(exports).filter((name) => /^[A-Z]/.test(name));

const exported = [ui, forms, carousel, bundled].flatMap(componentsOf).sort();
const specimens = families.flatMap((family) => family.specimens);

test('the style guide shows every component exactly once', () => {
  expect(specimens.flatMap(({ shows }) => shows).sort()).toEqual(exported);
});

test.each(specimens.map(({ shows, Example }) => [shows[0], Example] as const))(
  '%s is shown without a console error',
  (_name, Example) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Example />, { wrapper: MemoryRouter });
    expect(complaint).not.toHaveBeenCalled();
  },
);
