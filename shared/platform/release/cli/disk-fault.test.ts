/** @jest-environment node */
import { textOf } from '../message';
import { diskFault } from './failure';

const fault = (given: object) => {
  const said = diskFault(Object.assign(new Error('x'), given));
  return said && textOf(said);
};

test('a disk error names the file that could not be written', () => {
  expect(fault({ code: 'ENOSPC', syscall: 'open', path: '/site/a' })).toBe(
    '/site/a cannot be written: the disk is full. Free some space and run the command again.',
  );
  // For a link, the destination is what is written.
  expect(fault({ code: 'EROFS', syscall: 'link', path: '/site/a', dest: '/site/b' })).toBe(
    '/site/b cannot be written: the disk is read-only. Choose another folder with --site.',
  );
});

test('a read-only disk is recognized by what making a folder with its parents says there', () => {
  expect(fault({ code: 'ENOENT', syscall: 'mkdir', path: '/site/drafts' })).toContain('the disk is read-only');
  expect(fault({ code: 'ENOENT', syscall: 'open', path: '/site/a' })).toBeNull();
});

test('if the file is unknown, the message does not name a system call instead', () => {
  expect(fault({ code: 'ENOSPC', syscall: 'write' })).toBe(
    'A file cannot be written: the disk is full. Free some space and run the command again.',
  );
});

test('other errors are not taken for disk errors', () => expect(fault({ code: 'ECONNRESET' })).toBeNull());
