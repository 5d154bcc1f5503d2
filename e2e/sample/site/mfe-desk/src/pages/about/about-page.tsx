import { Global } from '@emotion/react';
import { Link, Seo } from '@3eu/platform/page';
import { languages } from '../../languages';
import tailwind from '../../tailwind.generated.css';
import plain from './about.css';
import styles, { wood } from './about.module.css';

export function Page() {
  return (
    <>
      <Seo
        title="Über den Tisch"
        description="Er ist aus Holz."
        keywords={['Tisch']}
        section="Desk"
        lang="de"
        alternates={languages}
      />
      <Global styles={[plain, styles, tailwind]} />
      <h1 className={wood}>Über den Tisch</h1>
      <p className="grain translate-x-2 md:underline">Er steht am Fenster.</p>
      <Link href="/desk">Zum Tisch</Link>
    </>
  );
}
