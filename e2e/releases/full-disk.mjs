/**
 * Preloaded into the project's tool (`NODE_OPTIONS=--import`): the disk under `DISK_ROOT` takes `DISK_ROOM` more files,
 * then every write fails with `DISK_FAULT` after writing a part of the content.
 */
import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const { DISK_ROOT: root, DISK_FAULT: code = 'ENOSPC' } = process.env;
let room = Number(process.env.DISK_ROOM);

function fault(path, syscall) {
  return Object.assign(new Error(`${code}: no room, ${syscall} '${path}'`), { code, path, syscall });
}

/** Whether a file may still be made. */
function hasRoom(path) {
  if (!path.startsWith(root)) return true;
  room -= 1;
  return room >= 0;
}

const { writeFileSync } = fs;

fs.writeFileSync = (path, content, ...rest) => {
  if (hasRoom(resolve(String(path)))) return writeFileSync(path, content, ...rest);
  writeFileSync(path, Buffer.from(content).subarray(0, 10), ...rest);
  throw fault(path, 'write');
};
syncBuiltinESMExports();
