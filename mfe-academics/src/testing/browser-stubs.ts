/** What the carousel asks of a browser and jsdom lacks: sizes never change, everything is in view. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
});
