// Written by `npm run pictures` from pictures/masters. Do not edit.
export const narwhalLostMaster = { name: 'narwhal-lost', hash: 'ccd8f30a88', width: 1600, height: 900 } as const;
