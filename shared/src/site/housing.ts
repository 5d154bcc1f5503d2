/** Residence halls: price per semester and beds. Specification, section 9. */
export const halls = {
  narwhalCommons: { name: 'Narwhal Commons', perSemester: '$4,200', students: 800 },
  tealTower: { name: 'Teal Tower', perSemester: '$5,100', students: 600 },
  universityApartments: { name: 'University Apartments', perSemester: '$6,800', students: 400 },
  honorsVillage: { name: 'Honors Village', perSemester: '$4,800', students: 300 },
} as const;

/** Meal plans: price, meals and dining dollars per semester. Specification, section 9. */
export const mealPlans = {
  unlimited: { name: 'Unlimited', price: '$2,800', meals: 'Unlimited', diningDollars: '$200' },
  block150: { name: 'Block 150', price: '$2,200', meals: '150', diningDollars: '$400' },
  commuter: { name: 'Commuter', price: '$800', meals: '50', diningDollars: '$300' },
} as const;
