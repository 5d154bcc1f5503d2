import { Seo } from '@3eu/shared/seo';
import { Link } from '@3eu/shared/router';
import { useSiteStore } from '@3eu/shared/store';

export function AboutPage() {
  const signIn = useSiteStore((state) => state.signIn);
  return (
    <>
      <Seo title="AboutPage" description="AboutPage" keywords={['about']} section="support" />
      <h1 tabIndex={-1}>AboutPage</h1>
      <button type="button" onClick={() => signIn('staff')}>Sign in</button>
      <p><Link to="/student-life">Student life</Link> <Link to="/admissions">Admissions</Link> <Link to="/faq">FAQ</Link></p>
    </>
  );
}
