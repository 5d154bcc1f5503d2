import { useEffect } from 'react';
import { create } from 'zustand';
import { why } from '../content/why';
import { aboutPlace } from '../find/about';

/** The number of the pin on the campus map whose place the open answer is about; -1 for none. */
export const usePin = create(() => -1);

const beginnings = why.questions.map(({ about }) => about);

/** Lights up the pin of the place that an answer is about. @param href Its address; undefined where none is open. */
export function useLitPin(href: string | undefined): void {
  const pin = href === undefined ? -1 : aboutPlace(href, beginnings);
  useEffect(() => {
    usePin.setState(pin, true);
    return () => usePin.setState(-1, true);
  }, [pin]);
}
