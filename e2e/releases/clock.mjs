/** Loaded into the project's tool before it starts (`NODE_OPTIONS=--import`): the clock is `CLOCK_SHIFT` milliseconds off. */
const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [RealDate.now() + shift]));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
