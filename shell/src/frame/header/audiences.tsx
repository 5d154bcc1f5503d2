import { useSiteStore } from '@3eu/university/store';
import { header } from '../../content/header';
import { MenuList } from '../../menu-list';

/** Pages by audience; the portal's link says who is signed in, according to the shared store. */
export function Audiences() {
  const userType = useSiteStore((state) => state.userType);
  const { portal } = header;
  return (
    <MenuList
      name="chosen-audiences"
      current
      words={({ href, label }) => (href === portal.href && userType ? portal.signedIn[userType] : label)}
    />
  );
}
