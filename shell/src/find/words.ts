/** A word is letters and digits in a row, in the index as on the page: `$75` is found as `75`, and marked as that. */
export const words = /[\p{L}\p{N}]+/gu;
