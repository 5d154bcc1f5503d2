/** @jest-environment node */
import { useMenuStore } from './menu-store';

test('opening one dropdown closes the other', () => {
  useMenuStore.getState().setOpenMenu('admissions');
  useMenuStore.getState().setOpenMenu('academics');
  expect(useMenuStore.getState().openMenu).toBe('academics');
});
