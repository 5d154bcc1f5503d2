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

const { open } = fs.promises;
const { linkSync, mkdirSync } = fs;

fs.mkdirSync = (path, ...rest) => {
  if (!hasRoom(resolve(String(path)))) throw fault(path, 'mkdir');
  return mkdirSync(path, ...rest);
};
fs.linkSync = (from, to) => {
  if (!hasRoom(resolve(String(to)))) throw fault(to, 'link');
  return linkSync(from, to);
};
fs.promises.open = async (path, flags, ...rest) => {
  const isNew = flags === 'wx';
  const fits = !isNew || hasRoom(resolve(String(path)));
  const file = await open(path, flags, ...rest);
  if (fits) return file;
  const writeFile = file.writeFile.bind(file);
  file.writeFile = async (content) => {
    await writeFile(Buffer.from(content).subarray(0, 10));
    throw fault(path, 'write');
  };
  return file;
};
syncBuiltinESMExports();
