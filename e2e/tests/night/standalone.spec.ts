import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryAnswers, repositoryIn } from '../../installed';
import { project, tool } from '../../releases/project';
import { expect, test } from '../../fixtures';
import { publicFiles } from '../../pages';

/* A remote of this university in a repository of its own. What holds for any site's is tried with a new site (own-site). */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const name = 'e2e-outside';
let team: ReturnType<typeof repositoryIn>;
let site: string;
const passes = (script: string, ...args: string[]) => {
  const { status, text } = team.script(script, ...args);
  expect(status, text).toBe(0);
};

test.beforeAll(({ sharedScratch }) => {
  test.skip(!registryAnswers(), 'The registry of npm does not answer: nothing can be installed.');
  team = repositoryIn(join(sharedScratch.folder('outside'), 'library'));
  site = sharedScratch.site();
});

test('the university’s package contains no tests, master files or pictures', () => {
  expect(tool(['new-remote', name, '--standalone', team.root]).stderr).toBe('');
  for (const archive of readdirSync(join(team.root, 'platform'))) {
    const { stdout } = spawnSync('tar', ['-tzf', join(team.root, 'platform', archive)], { encoding: 'utf8' });
    // npm takes a package's README along, whatever its list of files says.
    const others = stdout
      .split('\n')
      .filter((file) => !/^package\/((README|CHANGELOG)\.md$|release\/templates\/)/.test(file));
    expect(others.filter((file) => /\.test\.|masters\/|portraits|\.(webp|avif|svg|png|md)$/.test(file))).toEqual([]);
  }
});

test('it is installed, passes its own checks, and knows by its types which pages the site has', () => {
  const { status, text } = team.install();
  expect(status, text).toBe(0);
  // The pages are the same, and checking them takes long.
  symlinkSync(join(project, '.cache'), join(team.root, '.cache'));
  for (const script of ['check', 'types', 'lint', 'format', 'test']) passes(script);
  passes('links', '--site', site);
  const linkTo = (path: string) => {
    writeFileSync(
      join(team.root, 'src/link.tsx'),
      `import { TextLink } from '@3eu/university/ui';\n\nexport const link = <TextLink href="${path}">Sport</TextLink>;\n`,
    );
    return team.script('types').status;
  };
  expect([linkTo('/athletics'), linkTo('/athletix'), linkTo('/visit')]).toEqual([0, 2, 0]);
});

test('a picture of its own goes live with its page, and its browser test passes in a preview of the site', () => {
  mkdirSync(join(team.root, 'pictures/masters'), { recursive: true });
  const master = 'shared/university/pictures/masters/rain-arcade.webp';
  cpSync(join(project, master), join(team.root, 'pictures/masters/reef.webp'));
  passes('pictures');
  writeFileSync(
    join(team.root, `src/pages/${name}/${name}-page.tsx`),
    `import { picture } from '@3eu/university/pictures';
import { ContentPage, PageHeader, Picture } from '@3eu/university/ui';
import { content } from '../../content/${name}';
import { reefMaster } from '../../pictures.generated';

export const Page = () => (
  <ContentPage of={content}>
    <PageHeader variant="plain" title={content.title} lede={content.lede} />
    <Picture picture={picture(reefMaster, [50, 50], { alt: 'A reef.' })} sizes="100vw" />
  </ContentPage>
);
`,
  );
  const { status, text } = team.scriptWith({ SITE: site }, 'e2e');
  expect(status, text).toBe(0);
  passes('publish-remote', '--site', site);
  expect(readdirSync(join(publicFiles(site), 'pictures')).filter((file) => file.startsWith('reef.'))).not.toEqual([]);
});
