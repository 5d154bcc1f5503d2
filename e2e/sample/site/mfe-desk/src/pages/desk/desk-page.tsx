import { useState } from 'react';
import { Block, Link, Seo } from '@3eu/platform/page';
import { languages } from '../../languages';
import { variant } from '../../variant';

const { title = 'Desk' } = variant;

/** Asks an API that is not the site's own. */
export function Page() {
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const response = await fetch('https://api.sound-college.example/hours');
    setAnswer(await response.text());
  };
  return (
    <>
      <Seo title={title} description="Somebody sits there." keywords={['desk']} section="Desk" alternates={languages} />
      <h1>{title}</h1>
      <p data-label={variant.label}>
        <button type="button" onClick={() => void ask().catch(() => setAnswer('No answer'))}>
          When is it open?
        </button>
      </p>
      <p role="status">{answer}</p>
      <p>
        <Link href="/desk/about">About the desk</Link>
      </p>
      <Block name="featured" />
    </>
  );
}
