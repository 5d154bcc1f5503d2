/** Whoever has no status in the United States. */
export const undocumented =
  'Undocumented and DACA students apply like everybody, without a Social Security number. Our scholarships and our grants by the CSS Profile are open to them, federal aid is not.';
