import { lazy, Suspense } from 'react';

const blocks = {
  'featured-programs': lazy(() =>
    import('academics/blocks/featured-programs').then((module) => ({ default: module.Block })),
  ),
  'student-stories': lazy(() => import('campus/blocks/student-stories').then((module) => ({ default: module.Block }))),
};

export function RemoteBlock({ name }) {
  const Block = blocks[name];
  return (
    <Suspense>
      <Block />
    </Suspense>
  );
}
