import { Link, Seo, useParams } from '@3eu/platform/page';
import { workNamed } from '../../works';

export function Page() {
  const work = workNamed(useParams().work);
  const title = work ? `Rooms of ${work.title}` : 'No such rooms';
  return (
    <>
      <Seo title={title} description={`${title}, one by one.`} keywords={[]} section="Works" noindex={!work} />
      <h1>{title}</h1>
      <Link href={work ? `/works/${work.slug}` : '/works'}>Back to the work</Link>
    </>
  );
}
