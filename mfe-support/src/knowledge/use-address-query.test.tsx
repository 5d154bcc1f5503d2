import { act, renderHook } from '@testing-library/react';
import { Router } from '@3eu/platform/page';
import { useAddressQuery } from './use-address-query';

/** A search at an address that changes only when the test says so, since a navigation may take a while. */
function at(first: string) {
  let location = first;
  const replace = jest.fn();
  const navigator = { createHref: () => '', go() {}, push() {}, replace };
  const { result, rerender } = renderHook(() => useAddressQuery(['Housing']), {
    wrapper: ({ children }) => (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    ),
  });
  return {
    search: () => result.current,
    asked: () => replace.mock.calls.map(([to]: [{ search: string }]) => to.search),
    arrive: (address: string) => {
      location = address;
      rerender();
    },
  };
}

test('what is typed while the address is still changing is kept', () => {
  const { search, asked, arrive } = at('/faq');
  act(() => search().ask({ text: 'fee', category: '' }));
  expect(asked()).toEqual(['?q=fee']);
  act(() => search().setDraft('waiver'));
  arrive('/faq?q=fee');
  expect([search().query.text, search().draft]).toEqual(['fee', 'waiver']);
});

test('the field has what was asked, without the white space around it', () => {
  const { search, arrive } = at('/faq');
  act(() => search().setDraft(' fee '));
  act(() => search().ask({ text: ' fee ', category: '' }));
  arrive('/faq?q=fee');
  expect(search().draft).toBe('fee');
});

test('the field follows an address that was changed elsewhere, even a second time', () => {
  const { search, arrive } = at('/faq?q=fee');
  arrive('/faq');
  expect(search().draft).toBe('');
  arrive('/faq?q=fee');
  expect(search().draft).toBe('fee');
});
