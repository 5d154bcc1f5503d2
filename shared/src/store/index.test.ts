import { useSiteStore } from './index';

afterEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));

test('a portal session starts with the chosen user type and ends signed out', () => {
  useSiteStore.getState().signIn('faculty');
  expect(useSiteStore.getState().userType).toBe('faculty');
  useSiteStore.getState().signOut();
  expect(useSiteStore.getState().userType).toBeNull();
});

test('opening one dropdown closes the other and leaves the session alone', () => {
  useSiteStore.getState().signIn('staff');
  useSiteStore.getState().setOpenMenu('admissions');
  useSiteStore.getState().setOpenMenu('academics');
  expect(useSiteStore.getState()).toMatchObject({ openMenu: 'academics', userType: 'staff' });
});
