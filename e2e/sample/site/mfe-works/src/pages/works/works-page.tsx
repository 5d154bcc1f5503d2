import styled from '@emotion/styled';
import { FirstViewEnd, Link, Seo, type RuntimeHref } from '@3eu/platform/page';
import { Harbour } from '../../harbour';
import { variant } from '../../variant';
import { works } from '../../works';

/** Much higher than a window, and laid out when it comes near. */
const Part = styled.section`
  /* As high before as after: the margins of what is in it stay in it. */
  display: flow-root;
  html:not([data-laid-out]) &:not([data-laid-out]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 25rem;
  }
  p {
    min-height: 20rem;
  }
`;

const parts = ['Stone', 'Wood', 'Iron', 'Glass', 'Paper', 'Wool', 'Clay', 'Salt'];
const { title = 'Works', links = [], pictures = [] } = variant;

export function Page() {
  return (
    <>
      <Seo title={title} description="Everything that we made." keywords={['works']} section="Works" />
      <h1>{title}</h1>
      <Harbour width={400} />
      <FirstViewEnd />
      <ul aria-label="Works" data-label={variant.label}>
        {works.map((work) => (
          <li key={work.slug}>
            <Link href={`/works/${work.slug}`}>{work.title}</Link>
          </li>
        ))}
        {links.map((href) => (
          <li key={href}>
            <a href={href}>{`To ${href}`}</a>
          </li>
        ))}
      </ul>
      {pictures.map((src) => (
        <img key={src} src={src} alt="" />
      ))}
      <p>
        <Link href={'/works#glass' as RuntimeHref}>Down to glass</Link>
      </p>
      {parts.map((part) => (
        <Part key={part} id={part.toLowerCase()} tabIndex={-1}>
          <h2>{part}</h2>
          <p>
            All that is made of {part.toLowerCase()}. <Link href="/letters">Write about it</Link>
          </p>
        </Part>
      ))}
    </>
  );
}
