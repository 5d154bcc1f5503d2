/** `@3eu/university/ui/carousel`: what advances by itself, and its controls. */
export { Carousel } from './carousel';
export { SlideControls } from './slide-controls';
export { useAutoAdvance } from './use-playback';
