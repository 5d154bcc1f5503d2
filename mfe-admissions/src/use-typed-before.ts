import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * On a slow line a visitor writes into the prerendered form before React has it. React leaves the fields as they are
 * but knows nothing of what is in them, so this hands it over, once.
 * @param adopt Gets the form's fields by name; on a client navigation they are the ones just rendered.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, adopt: (fields: FormData) => void): void {
  const handOver = useEffectEvent(() => {
    if (form.current) adopt(new FormData(form.current));
  });
  useEffect(() => handOver(), []);
}
