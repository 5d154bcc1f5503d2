import { useEffect, useState } from 'react';
import { majorPage } from '../../content/major-page';
import type * as programs from '../../content/programs';
import type { Known } from '../not-found';

/**
 * What is known of a program that is taught but has no page; undefined for every other slug. The list of programs is
 * loaded on demand, so that majors with a page carry none of it, and so that the one prerendered document for all
 * unknown majors names none.
 * @param slug From the visitor's address, or undefined where the page is known.
 */
export function useTaught(slug: string | undefined): Known | undefined {
  const [answer, setAnswer] = useState<{ slug: string; known: Known }>();
  useEffect(() => {
    if (slug === undefined) return;
    let isCurrent = true;
    const tell = ({ taughtWithoutPage }: typeof programs) => {
      const taught = taughtWithoutPage(slug);
      if (!isCurrent || !taught) return;
      const { program, college } = taught;
      const words = majorPage.notFound.taught;
      setAnswer({
        slug,
        known: {
          text: words.text(program.name, college.name),
          link: { label: words.college(college.shortName), href: `/college/${college.slug}` },
        },
      });
    };
    // Without the list, the page says what it says of every unknown major.
    import('../../content/programs').then(tell, () => {});
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return answer?.slug === slug ? answer?.known : undefined;
}
