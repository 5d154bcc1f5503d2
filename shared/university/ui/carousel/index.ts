/** `@3eu/university/ui/carousel`: what advances by itself, and its controls. */
export { Carousel, type CarouselProps, type Slide } from './carousel';
export { SlideControls, type SlideControlsProps } from './slide-controls';
export { useAutoAdvance, type AutoAdvance } from './use-playback';
