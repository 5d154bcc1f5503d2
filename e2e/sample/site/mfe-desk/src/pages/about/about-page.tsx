import { Link, Seo } from '@3eu/platform/page';

export function Page() {
  return (
    <>
      <Seo title="About the desk" description="It is made of wood." keywords={['desk']} section="Desk" />
      <h1>About the desk</h1>
      <Link href="/desk">To the desk</Link>
    </>
  );
}
