/** Still lifes of what the teams leave on the bench, a season each: bands of 31 by 9, cropped at their sides on phones. */
import { athleticsFallMaster, athleticsSpringMaster, athleticsWinterMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const athleticsFall = /* @__PURE__ */ picture(athleticsFallMaster, [62, 50], {
  alt: 'Illustration: two oars with coral tips on the boathouse wall, below them a pair of muddy football boots and some fallen leaves.',
});

export const athleticsWinter = /* @__PURE__ */ picture(athleticsWinterMaster, [30, 50], {
  alt: 'Illustration: a pair of hockey skates under a stick on the wall, beside them a puck, folded towels, swimming goggles and a yellow cap.',
});

export const athleticsSpring = /* @__PURE__ */ picture(athleticsSpringMaster, [56, 50], {
  alt: 'Illustration: a white sail furled on its boom, below it on the bench a bat, two baseballs, a yellow softball, a relay baton and a coil of rope.',
});
