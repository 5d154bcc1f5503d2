/** When a semester's bill comes. Facts of ours, as the plan to pay it: the specification names none. */
export const bills =
  'The fall’s bill is in My3EU on August 1 and due on August 31, the spring’s on January 2 and January 31.';
