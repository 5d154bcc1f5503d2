/** @jest-environment node */
import { useSiteStore } from './index';

afterEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));

test('a portal session starts with the chosen user type and ends signed out', () => {
  useSiteStore.getState().signIn('faculty');
  expect(useSiteStore.getState().userType).toBe('faculty');
  useSiteStore.getState().signOut();
  expect(useSiteStore.getState().userType).toBeNull();
});
