import type { DocumentRemote } from '@3eu/shared/contract/release';

/** The plain variant's stand-in for federation: the same modules, as chunks of one build. */
const modules: Record<string, () => Promise<unknown>> = {
  'admissions/routes': () => import('../../mfe-admissions/src/routes'),
  'academics/routes': () => import('../../mfe-academics/src/routes'),
  'campus/routes': () => import('../../mfe-campus/src/routes'),
  'support/routes': () => import('../../mfe-support/src/routes'),
  'academics/featured-programs': () => import('../../mfe-academics/src/blocks/featured-programs'),
  'campus/student-stories': () => import('../../mfe-campus/src/blocks/student-stories'),
};

export const remoteTimeout = 3000;

export class RemoteLoadError extends Error {}

export const fetchModulesWith = () => {};

export const bounded = <T>(work: Promise<T>): Promise<T> => work;

export function loadModule<T>({ name }: DocumentRemote, module: string): Promise<T> {
  return modules[`${name}/${module}`]!() as Promise<T>;
}
