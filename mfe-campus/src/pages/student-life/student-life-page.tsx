import { Seo } from '@3eu/shared/seo';
import { Link } from '@3eu/shared/router';
import { useSiteStore } from '@3eu/shared/store';

export function StudentLifePage() {
  const signIn = useSiteStore((state) => state.signIn);
  return (
    <>
      <Seo title="StudentLifePage" description="StudentLifePage" keywords={['student-life']} section="campus" />
      <h1 tabIndex={-1}>StudentLifePage</h1>
      <button type="button" onClick={() => signIn('staff')}>Sign in</button>
      <p><Link to="/student-life">Student life</Link> <Link to="/admissions">Admissions</Link> <Link to="/faq">FAQ</Link></p>
    </>
  );
}
