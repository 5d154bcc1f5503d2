/** The colours of the portraits, without `#` as the avatar style wants them. */
export const skins = {
  porcelain: 'ffdbb4',
  fair: 'edb98a',
  olive: 'd9a066',
  tan: 'd08b5b',
  copper: 'ae5d29',
  brown: '8a5a3c',
  deep: '614335',
} as const;

export const hairs = {
  black: '2c1b18',
  dark: '4a312c',
  brown: '724133',
  auburn: 'a55728',
  red: '8f4a2b',
  blond: 'b58143',
  grey: '9aa3a3',
  white: 'd5d9d9',
} as const;

export const clothes = {
  teal: '0f6a70',
  navy: '12324a',
  coral: 'bc4a30',
  moss: '5d7a52',
  plum: '5b3a56',
  sand: 'c9ae80',
} as const;

/** Grounds of the arches behind the portraits. */
export const grounds = {
  teal: '#B5E0DD',
  apricot: '#F3DDBF',
  moss: '#D6E4CF',
  rose: '#F2CFC2',
  sky: '#CFE0EA',
  stone: '#E9DFCC',
} as const;
