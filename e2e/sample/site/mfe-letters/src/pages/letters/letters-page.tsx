import { Block, FirstViewEnd, Link, Seo, useHydrated, useSearchParams } from '@3eu/platform/page';
import { letters } from '../../letters';
import { variant } from '../../variant';

const { title = 'Letters', links = [] } = variant;

/** Letters to unfold, and a search among them that stands in the address. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const words = useHydrated() ? (params.get('q') ?? '') : '';
  const found = letters.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
  return (
    <>
      <Seo title={title} description="What people wrote to us." keywords={['letters']} section="Letters" />
      <h1>{title}</h1>
      <p role="search" data-label={variant.label}>
        <label>
          Search letters{' '}
          <input
            type="search"
            name="q"
            defaultValue={words}
            onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
          />
        </label>
      </p>
      <FirstViewEnd />
      {found.map(({ id, from, text }) => (
        <details key={id} id={id}>
          <summary>{from}</summary>
          <p>{text}</p>
        </details>
      ))}
      <p>
        <Link href="/letters/write">Write to us</Link>
      </p>
      <p>
        <Link href="/works#glass">What is made of glass</Link>
      </p>
      {links.map((href) => (
        <p key={href}>
          <a href={href}>{`To ${href}`}</a>
        </p>
      ))}
      <Block name="featured" about="orchard" />
    </>
  );
}
