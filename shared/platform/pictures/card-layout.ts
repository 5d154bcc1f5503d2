/** Raise when the layout of social cards changes: those of a site are then drawn again. It stands apart, since drawing loads sharp. */
export const cardLayout = 3;
