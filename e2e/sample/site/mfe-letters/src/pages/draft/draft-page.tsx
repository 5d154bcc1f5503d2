import { Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Link, Seo, useBlocker, useUnloadQuestion } from '@3eu/platform/page';

/** A form that asks before it is left. */
export function Page() {
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useUnloadQuestion(text !== '');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => text !== '' && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = blocker.state === 'blocked';
  useEffect(() => {
    const element = dialog.current!;
    if (!isAsked) return;
    element.showModal();
    return () => element.close();
  }, [isAsked]);
  const answer = (leaves: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!leaves) return blocker.reset();
    setText('');
    blocker.proceed();
  };
  return (
    <>
      <Seo title="Draft" description="A letter that is not sent yet." keywords={['draft']} section="Letters" />
      <Global styles="textarea{width:min(100%,30rem)}" />
      <h1>Draft</h1>
      <p>
        <label>
          Text <textarea name="text" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      </p>
      <p>
        <Link href="/letters">All letters</Link>
      </p>
      <dialog ref={dialog} aria-label="Leave the draft?" onClose={() => answer(false)}>
        <button onClick={() => answer(false)}>Stay</button>
        <button onClick={() => answer(true)}>Leave</button>
      </dialog>
    </>
  );
}
