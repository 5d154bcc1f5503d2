import { TextLink } from '@3eu/university/ui';
import { Strip } from '@3eu/university/ui/patterns';
import type { ContactWay } from '../content/types';

/** Ways to reach somebody: what for, the link, and how soon. */
export function ContactWays({ items }: { items: readonly ContactWay[] }) {
  return (
    <Strip
      items={items.map(({ title, link, text }) => ({
        lead: title,
        title: <TextLink {...link} />,
        text,
      }))}
    />
  );
}
