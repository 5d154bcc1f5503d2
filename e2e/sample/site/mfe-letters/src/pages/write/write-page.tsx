import { useEffect, useRef, useState } from 'react';
import { Seo, useUnloadQuestion } from '@3eu/platform/page';
import { failIfBroken } from '../../../../faults';

/** A form that stays as it was left, and whose button waits for its script. */
export function Page() {
  const [letter, setLetter] = useState({ name: '', kind: '', isOpen: false });
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  useUnloadQuestion(!isSent && letter.name !== '');
  useEffect(() => thanks.current?.focus(), [isSent]);
  useEffect(() => {
    if (letter.name !== '') failIfBroken('write');
  }, [letter.name]);
  return (
    <>
      <Seo title="Write to us" description="We answer every letter." keywords={['write']} section="Letters" />
      <h1>Write to us</h1>
      {isSent ? (
        <h2 ref={thanks} tabIndex={-1}>
          Thank you
        </h2>
      ) : (
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
          }}
        >
          <p>
            <label>
              Name{' '}
              <input
                name="name"
                value={letter.name}
                onChange={({ target }) => setLetter({ ...letter, name: target.value })}
              />
            </label>
          </p>
          <p>
            <label>
              Kind{' '}
              <select
                name="kind"
                value={letter.kind}
                onChange={({ target }) => setLetter({ ...letter, kind: target.value })}
              >
                <option value="">Choose</option>
                <option value="praise">Praise</option>
                <option value="question">Question</option>
              </select>
            </label>
          </p>
          <p>
            <label>
              <input
                type="checkbox"
                name="open"
                checked={letter.isOpen}
                onChange={({ target }) => setLetter({ ...letter, isOpen: target.checked })}
              />{' '}
              Everybody may read it
            </label>
          </p>
          <button>Send</button>
        </form>
      )}
    </>
  );
}
