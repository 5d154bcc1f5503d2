import { useEffect } from 'react';
import { failIfBroken } from '../../../faults';
import { letters } from '../letters';

/** The newest letter. */
export function Block() {
  useEffect(() => failIfBroken('latest'), []);
  return <blockquote>{letters[0].text}</blockquote>;
}
