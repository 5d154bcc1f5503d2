/** Words that say nothing in a question to this university. For whatever searches. */
export const emptyWords = 'school college university student students son daughter kid child guys';
