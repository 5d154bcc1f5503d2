import { Block, Link, Seo } from '@3eu/platform/page';

export function Page() {
  return (
    <>
      <Seo title={SITE.name} description="Works, letters and news." keywords={['works']} section="Home" />
      <h1>{SITE.name}</h1>
      <p>
        <Link href="/works">All works</Link>
      </p>
      <Block name="featured" />
      <Block name="latest" />
    </>
  );
}
