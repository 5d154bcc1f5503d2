import { Link, Seo } from '@3eu/platform/page';
import { languages } from '../../languages';

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
      <h1>Über den Tisch</h1>
      <Link href="/desk">Zum Tisch</Link>
    </>
  );
}
