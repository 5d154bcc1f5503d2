/** A word is letters and digits in a row, with hyphens and apostrophes inside; `$75` is found, and marked, as `75`. */
export const words = /[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)*/gu;

const inside = /[-‐‑'’]/;

/** One form for words that read alike: without case, accents, apostrophes and the s of a plural or of an owner. */
function folded(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^.{2,}ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(plain)) return plain.slice(0, -2);
  return /^.{3,}(?<![sui])s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The forms under which a word stands in the index: `Wi-Fi` is `wifi`, and `wi` and `fi`. The first is the whole word. */
export function formsOf(word: string): string[] {
  const parts = word.replace(/['’]s$/i, '').split(inside);
  return parts.length > 1 ? [folded(parts.join('')), ...parts.map(folded)] : [folded(parts[0]!)];
}
