import { Seo } from '@3eu/platform/page';

export function Page() {
  return (
    <>
      <Seo
        title="{{title}}"
        description="{{title}}: what it is, where it is, and whom to ask about it."
        keywords={['{{title}}']}
        section="{{title}}"
      />
      <h1>{{title}}</h1>
      <p>What it is, where it is, and whom to ask about it.</p>
    </>
  );
}
