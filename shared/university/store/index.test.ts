import { useSiteStore } from './index';

afterEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));

test('a portal session starts with the chosen user type and ends signed out', () => {
  useSiteStore.getState().signIn('faculty');
  expect(useSiteStore.getState().userType).toBe('faculty');
  useSiteStore.getState().signOut();
  expect(useSiteStore.getState().userType).toBeNull();
});

/** The store as a document finds it that begins with this in the session. */
async function beginWith(stored: string) {
  sessionStorage.setItem('uni3e:visitor', stored);
  await useSiteStore.persist.rehydrate();
  return useSiteStore.getState().userType;
}

test('a full navigation keeps the choice', async () => {
  useSiteStore.getState().signIn('staff');
  expect(await beginWith(sessionStorage.getItem('uni3e:visitor')!)).toBe('staff');
});

test.each(['', '5', 'null', '{', '{"state":null}', '{"state":{"userType":"dean"}}', '{"state":{"userType":{}}}'])(
  'what else is stored counts as no choice: %s',
  async (stored) => expect(await beginWith(stored)).toBeNull(),
);
