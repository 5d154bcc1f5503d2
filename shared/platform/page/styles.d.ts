/** A style sheet: its text by default, and its classes by name. For `types` of a tsconfig.json. */
declare module '*.css';
