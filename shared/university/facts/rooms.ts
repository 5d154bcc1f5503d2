import { inDollars } from './dollars';
import { halls, smallHalls } from './fees';

const inFigures = (count: number) => inDollars(count).slice(1);

/** Where the first-years of a class live, as many as came (`firstYears.came`). The specification has the beds of four halls. */
export const rooms = {
  commons: halls.narwhalCommons.students,
  smallHalls: smallHalls.count * smallHalls.beds,
  honors: 80,
} as const;

const all = Object.values(rooms).reduce((sum, count) => sum + count);
const beds = Object.values(halls).reduce((sum, { students }) => sum + students, rooms.smallHalls);

/** Where one sleeps while the halls are closed. */
export const betweenTerms =
  'Beluga stays open between terms and all summer, at $25 a night for whoever has a room in a hall.';

/** The same in words, and what is left for later years. */
export const roomsNote = `Of ${inFigures(all)} first-years, ${rooms.commons} live in ${halls.narwhalCommons.name}, ${inFigures(rooms.smallHalls)} in the eight halls around it, ${smallHalls.beds} in each and at its price (${smallHalls.names}), and ${rooms.honors} in ${halls.honorsVillage.name}. The ${inFigures(beds)} beds of all twelve halls are not enough for everybody: from your second year you draw lots, or rent in town.`;
