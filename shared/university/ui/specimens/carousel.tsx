import { useState } from 'react';
import { sample } from './sample';
import type { Specimen } from './specimen';
import { Carousel, SlideControls } from '../carousel';

const slides = sample.claims.map(({ title, text }) => ({ key: title, title, content: <p>{text}</p> }));

function Controls() {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  return (
    <SlideControls
      label="sample"
      names={['One', 'Two', 'Three']}
      index={index}
      onGo={(next) => setIndex((next + 3) % 3)}
      playing={playing}
      onToggle={() => setPlaying(!playing)}
      arrows
      onDark
    />
  );
}

export const specimens: readonly Specimen[] = [
  {
    shows: ['Carousel'],
    Example: () => <Carousel label="Sample claims" slides={slides} interval={5000} />,
  },
  {
    shows: ['SlideControls'],
    Example: Controls,
    grounds: ['white', 'deep'],
  },
];
