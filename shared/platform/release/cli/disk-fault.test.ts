/** @jest-environment node */
import { diskFault } from './failure';

const fault = (given: object) => diskFault(Object.assign(new Error('x'), given));

test('a disk error names the file that could not be written', () => {
  expect(fault({ code: 'ENOSPC', syscall: 'open', path: '/site/a' })).toMatch(/^\/site\/a .*full/);
  // For a link, the destination is what is written.
  expect(fault({ code: 'EROFS', syscall: 'link', path: '/site/a', dest: '/site/b' })).toMatch(/^\/site\/b .*read-only/);
});

test('a read-only disk is recognized by what making a folder with its parents says there', () => {
  expect(fault({ code: 'ENOENT', syscall: 'mkdir', path: '/site/drafts' })).toContain('read-only');
  expect(fault({ code: 'ENOENT', syscall: 'open', path: '/site/a' })).toBeNull();
});

test('if the file is unknown, the message does not name a system call instead', () => {
  expect(fault({ code: 'ENOSPC', syscall: 'write' })).not.toContain('write:');
});

test('other errors are not taken for disk errors', () => expect(fault({ code: 'ECONNRESET' })).toBeNull());
