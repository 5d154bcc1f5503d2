/**
 * Loaded into the project's tool before it starts (`NODE_OPTIONS=--import`): the disk under `DISK_ROOT` takes
 * `DISK_ROOM` more files, then every write fails with `DISK_FAULT`. What would be written is written in part.
 */
import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const { DISK_ROOT: root, DISK_FAULT: code = 'ENOSPC' } = process.env;
let room = Number(process.env.DISK_ROOM);

/** Wraps a function of `fs.promises` whose target is its nth argument. */
function limit(name, nth, part) {
  const original = fs.promises[name];
  fs.promises[name] = async (...args) => {
    const target = resolve(String(args[nth]));
    if (!target.startsWith(root)) return original(...args);
    room -= 1;
    if (room >= 0) return original(...args);
    await part?.(original, args);
    throw Object.assign(new Error(`${code}: no room, ${name} '${target}'`), { code, path: target, syscall: name });
  };
}

limit('writeFile', 0, (writeFile, [file, content, ...rest]) => writeFile(file, Buffer.from(content).subarray(0, 10), ...rest));
limit('cp', 1, (cp, args) => cp(...args));
limit('mkdir', 0);
syncBuiltinESMExports();
