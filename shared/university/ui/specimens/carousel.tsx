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
    use: 'What advances by itself, until the visitor points at it, focuses it or pauses it.',
    Example: () => <Carousel label="Sample claims" slides={slides} interval={5000} />,
  },
  {
    shows: ['SlideControls'],
    use: 'Its controls, also for a slideshow of pictures.',
    Example: Controls,
    grounds: ['white', 'deep'],
  },
];
