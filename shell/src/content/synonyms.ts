/** What visitors say for what the pages say: any word of a row finds the others. Shell's search. */
export const synonyms = [
  ['wifi', 'wireless', 'internet'],
  ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten', 'allergy', 'diet'],
  ['dorm', 'dormitory', 'housing', 'accommodation', 'hall'],
  ['food', 'canteen', 'cafeteria', 'restaurant', 'dining'],
  ['police', 'security', 'safety'],
  ['taxi', 'cab', 'shuttle'],
  ['tram', 'train', 'bus', 'public transport'],
  ['tuition', 'price', 'cost', 'fee', 'expensive', 'afford'],
  ['room and board', 'housing', 'meal'],
  ['scholarship', 'grant', 'bursary'],
  ['job', 'work', 'employment'],
  ['resume', 'cv'],
  ['phone', 'telephone', 'call'],
  ['teacher', 'professor', 'lecturer', 'faculty'],
  ['disability', 'disabled', 'accessible', 'accessibility', 'wheelchair', 'accommodations'],
  ['doctor', 'nurse', 'clinic', 'health'],
  ['homesick', 'lonely', 'therapy', 'counseling'],
  ['associate', 'community college', 'articulation', 'transfer'],
  ['sport', 'athletic', 'team'],
  ['grade', 'gpa'],
  ['deadline', 'due', 'late'],
  ['subject', 'major', 'program', 'course'],
  ['mascot', 'narwhal'],
  ['login', 'portal', 'my3eu'],
  ['parent', 'family', 'mother', 'father'],
] as const;

/** Words of questions that say nothing of what is looked for. */
export const emptyWords =
  'a about am an and any are at be by can do does for from get have how i if in is it me my of on or our the there they this to too up was we what when where which who why will with you your';
