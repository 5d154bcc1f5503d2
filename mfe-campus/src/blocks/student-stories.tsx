export function Block() { return null; }
