import type { Options } from '@dicebear/avataaars';
import type { clothes, grounds, hairs, skins } from './palette';

type One<Key extends keyof Options> = Options[Key] extends readonly (infer Value)[] | undefined
  ? Value & string
  : never;

/** The avatar style's options, without those that look like a costume. */
export type Top = Exclude<One<'top'>, 'hat' | 'frida' | 'froBand' | 'bigHair' | `winterHat${string}`> | 'bald';

export type Person = {
  top: Top;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  /** Staff wear a blazer or a collar, students a hoodie or a shirt. */
  wears: [
    Extract<One<'clothing'>, `blazer${string}` | 'collarAndSweater' | 'hoodie' | 'shirtCrewNeck' | 'shirtVNeck'>,
    keyof typeof clothes,
  ];
  ground: keyof typeof grounds;
  glasses?: Extract<One<'accessories'>, 'prescription01' | 'prescription02' | 'round'>;
  beard?: One<'facialHair'>;
  /** Colour of a turban or a hijab. */
  cloth?: keyof typeof clothes;
};

/** Everyone with a face on the site. All invented; every option chosen by hand, so that neighbours never look alike. */
export const cast = {
  /* Deans */
  margitAasen: {
    top: 'longButNotTooLong',
    skin: 'porcelain',
    hair: 'blond',
    wears: ['blazerAndShirt', 'navy'],
    ground: 'sky',
  },
  samuelOkafor: {
    top: 'theCaesar',
    skin: 'deep',
    hair: 'white',
    wears: ['blazerAndShirt', 'teal'],
    ground: 'apricot',
    beard: 'beardLight',
  },
  helenMarchetti: {
    top: 'curly',
    skin: 'fair',
    hair: 'dark',
    wears: ['blazerAndSweater', 'plum'],
    ground: 'moss',
    glasses: 'prescription01',
  },

  /* Faculty of the majors */
  ingridHalvorsen: {
    top: 'bob',
    skin: 'fair',
    hair: 'grey',
    wears: ['blazerAndShirt', 'navy'],
    ground: 'teal',
    glasses: 'prescription02',
  },
  tobiasReuter: {
    top: 'shortRound',
    skin: 'fair',
    hair: 'brown',
    wears: ['blazerAndShirt', 'moss'],
    ground: 'stone',
    beard: 'beardMedium',
  },
  amaraNwosu: { top: 'fro', skin: 'deep', hair: 'black', wears: ['blazerAndShirt', 'coral'], ground: 'sky' },
  yukiTanabe: { top: 'miaWallace', skin: 'fair', hair: 'black', wears: ['blazerAndShirt', 'plum'], ground: 'rose' },

  /* Faculty showcase */
  rosalindPike: {
    top: 'bun',
    skin: 'porcelain',
    hair: 'auburn',
    wears: ['collarAndSweater', 'teal'],
    ground: 'apricot',
    glasses: 'round',
  },
  harjitGill: {
    top: 'turban',
    skin: 'tan',
    hair: 'black',
    wears: ['blazerAndShirt', 'navy'],
    ground: 'stone',
    beard: 'beardMedium',
    cloth: 'coral',
  },
  celesteMoreau: { top: 'bob', skin: 'copper', hair: 'black', wears: ['blazerAndShirt', 'plum'], ground: 'moss' },
  peterLind: {
    top: 'sides',
    skin: 'porcelain',
    hair: 'grey',
    wears: ['blazerAndSweater', 'moss'],
    ground: 'rose',
    glasses: 'round',
  },

  /* Admissions counselors */
  adaezeOkonkwo: { top: 'dreads', skin: 'deep', hair: 'black', wears: ['blazerAndShirt', 'coral'], ground: 'sky' },
  martinReyes: {
    top: 'shortWaved',
    skin: 'tan',
    hair: 'black',
    wears: ['blazerAndSweater', 'navy'],
    ground: 'apricot',
    beard: 'beardLight',
  },
  priyaRaman: { top: 'straight02', skin: 'tan', hair: 'black', wears: ['collarAndSweater', 'moss'], ground: 'rose' },
  thomasLindqvist: {
    top: 'theCaesarAndSidePart',
    skin: 'porcelain',
    hair: 'blond',
    wears: ['collarAndSweater', 'teal'],
    ground: 'stone',
    glasses: 'prescription02',
  },
  leilaHaddad: {
    top: 'hijab',
    skin: 'olive',
    hair: 'black',
    wears: ['blazerAndShirt', 'teal'],
    ground: 'teal',
    cloth: 'plum',
  },
  graceWhitehorse: { top: 'straight01', skin: 'tan', hair: 'grey', wears: ['blazerAndShirt', 'navy'], ground: 'moss' },

  /* Student stories */
  marenSolvik: { top: 'curvy', skin: 'porcelain', hair: 'red', wears: ['collarAndSweater', 'teal'], ground: 'apricot' },
  diegoFuentes: { top: 'shaggy', skin: 'tan', hair: 'dark', wears: ['hoodie', 'navy'], ground: 'sky' },
  aaliyahBrooks: { top: 'curly', skin: 'brown', hair: 'black', wears: ['shirtVNeck', 'sand'], ground: 'teal' },
  kenjiWatanabe: {
    top: 'shortFlat',
    skin: 'fair',
    hair: 'black',
    wears: ['shirtCrewNeck', 'moss'],
    ground: 'stone',
    glasses: 'prescription01',
  },
  noorRahimi: { top: 'longButNotTooLong', skin: 'olive', hair: 'black', wears: ['shirtVNeck', 'plum'], ground: 'moss' },

  /* Alumni stories */
  sofiaPetrov: {
    top: 'straight02',
    skin: 'porcelain',
    hair: 'blond',
    wears: ['blazerAndShirt', 'coral'],
    ground: 'sky',
  },
  marcusBell: {
    top: 'theCaesar',
    skin: 'deep',
    hair: 'black',
    wears: ['collarAndSweater', 'navy'],
    ground: 'apricot',
    beard: 'beardLight',
  },
  hanaKim: {
    top: 'straightAndStrand',
    skin: 'fair',
    hair: 'black',
    wears: ['blazerAndSweater', 'teal'],
    ground: 'rose',
  },

  /* Notable alumni */
  evelynCarter: {
    top: 'curly',
    skin: 'brown',
    hair: 'white',
    wears: ['blazerAndShirt', 'teal'],
    ground: 'stone',
    glasses: 'prescription02',
  },
  rafaelOrtega: {
    top: 'shortCurly',
    skin: 'olive',
    hair: 'dark',
    wears: ['blazerAndShirt', 'navy'],
    ground: 'rose',
    beard: 'beardMedium',
  },
  lucilleFontaine: {
    top: 'miaWallace',
    skin: 'porcelain',
    hair: 'auburn',
    wears: ['blazerAndSweater', 'plum'],
    ground: 'moss',
  },
  oluAdeyemi: {
    top: 'dreads01',
    skin: 'deep',
    hair: 'black',
    wears: ['collarAndSweater', 'coral'],
    ground: 'teal',
    glasses: 'round',
  },

  /* Leaders of the university */
  astridHallberg: {
    top: 'longButNotTooLong',
    skin: 'porcelain',
    hair: 'grey',
    wears: ['blazerAndShirt', 'teal'],
    ground: 'apricot',
  },
  benjaminOsei: {
    top: 'bald',
    skin: 'brown',
    hair: 'grey',
    wears: ['blazerAndSweater', 'navy'],
    ground: 'sky',
    glasses: 'prescription01',
    beard: 'beardMedium',
  },
  catherineDoyle: { top: 'bob', skin: 'fair', hair: 'red', wears: ['blazerAndShirt', 'moss'], ground: 'rose' },

  /* More students */
  mateoSilva: { top: 'shortCurly', skin: 'tan', hair: 'dark', wears: ['hoodie', 'moss'], ground: 'apricot' },
  annikaBerg: { top: 'straight01', skin: 'porcelain', hair: 'blond', wears: ['shirtCrewNeck', 'navy'], ground: 'teal' },
  josephTran: { top: 'theCaesarAndSidePart', skin: 'olive', hair: 'black', wears: ['hoodie', 'coral'], ground: 'sky' },
} as const satisfies Record<string, Person>;
