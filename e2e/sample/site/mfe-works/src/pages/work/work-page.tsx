import { Link, Seo, useParams } from '@3eu/platform/page';
import { Harbour } from '../../harbour';
import { workNamed } from '../../works';

export function Page() {
  const work = workNamed(useParams().work);
  if (!work)
    return (
      <>
        <Seo title="No such work" description="There is no such work." keywords={[]} section="Works" noindex />
        <h1>No such work</h1>
        <Link href="/works">All works</Link>
      </>
    );
  return (
    <>
      <Seo title={work.title} description={`${work.title}: a work.`} keywords={[work.slug]} section="Works" />
      <h1>{work.title}</h1>
      {work.slug === 'harbour' && <Harbour width={800} />}
      <p>
        <Link href={`/works/${work.slug}/rooms`}>Its rooms</Link>
      </p>
    </>
  );
}
