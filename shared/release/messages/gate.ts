/** Sentences of the gate, about one package each: what is wrong and why that matters, and what to do about it. */

const rebuild = 'Build the package again with the tools of this repository.';
const list = (names: readonly string[]) => names.join(', ');
/** Pages, followed by the verb: `/, /faq link`. */
const linking = (pages: readonly string[]) => `${list(pages)} ${pages.length === 1 ? 'links' : 'link'}`;

type Linked = { path: string; target: string };

export const gateMessages = {
  'incomplete-manifest': ({ module }: { module: string }) => [`its manifest does not list ${module}.`, rebuild],
  'file-without-hash': ({ file }: { file: string }) => [`${file} has no hash in its descriptor.`, rebuild],
  'file-not-built': ({ file }: { file: string }) => [`${file} is missing in the build.`, rebuild],
  'required-page': ({ path }: { path: string }) => [
    `it has no page ${path}, which every site needs.`,
    'Add it to src/descriptor.ts.',
  ],
  'unclear-address': ({ problem }: { problem: string }) => [problem, 'Fix it in src/descriptor.ts.'],
  'reserved-slug': ({ path, slug }: { path: string; slug: string }) => [
    `${path}: the slug ${slug} is reserved: the page for unknown values is rendered with it.`,
    'Choose another slug.',
  ],
  'block-taken': ({ block, by }: { block: string; by: string }) => [
    `the block ${block} belongs to ${by}.`,
    'A block has only one owner: choose another name.',
  ],
  'address-taken': ({ path, by, as, kind }: { path: string; by: string; as: string; kind: string }) => [
    `${path} belongs to ${by}, where ${as === path ? 'it' : as} is a ${kind}.`,
    'An address has only one owner: choose another address, or release both packages together if the page is moving.',
  ],
  'address-of-remote': ({ path, remote }: { path: string; remote: string }) => [
    `it claims an address that ${remote} already uses: ${path}.`,
    'An address has only one owner: choose another address, or release both packages together if the page is moving.',
  ],
  'second-copy': ({ module }: { module: string }) => [
    `it bundles its own copy of ${module}, but a page must have only one.`,
    'Use the copy that @3eu/shared or the shell provides; look for an import that bypasses them.',
  ],
  'other-contract': ({ own, live }: { own: number; live: number }) => [
    `it uses contract ${own}, but the live shell uses contract ${live}. Its pages would stay as they are today, and links to them would load the whole page.`,
    `Build it for contract ${live}, or first publish a shell for contract ${own}.`,
  ],
  'not-provided': ({ name }: { name: string }) => [
    `it uses ${name}, which the live shell does not provide.`,
    'First publish a shell that provides it.',
  ],
  'other-library': ({ name, wanted, has }: { name: string; wanted: string; has: string }) => [
    `it was built for ${name} ${wanted}, but the live shell has ${has}.`,
    `Install ${name} ${has} and build again, or first publish a shell with ${name} ${wanted}.`,
  ],
  'no-longer-provided': ({ name, remote }: { name: string; remote: string }) => [
    `it no longer provides ${name}, which the live ${remote} uses.`,
    `Keep it until ${remote} is released without it, or publish the shell together with ${remote}.`,
  ],
  'library-left': ({ name, wanted, has, remote }: { name: string; wanted: string; has: string; remote: string }) => [
    `it has ${name} ${has}, but the live ${remote} was built for ${wanted}.`,
    `Keep the old version, or publish the shell together with ${remote}.`,
  ],
  'contract-left': ({ contract, remotes }: { contract: number; remotes: readonly string[] }) => [
    `it uses contract ${contract}, which is not the contract of ${list(remotes)}. Their pages would stay as they are today, links to them would load the whole page, and their blocks would be missing from other pages.`,
    'Publish the shell together with them.',
  ],
  'page-lost': ({ path, from, removed }: { path: string; from: readonly string[]; removed: boolean }) => [
    from.length === 0
      ? `${path} would be gone. Search engines and bookmarks lead to it.`
      : `${path} would be gone. ${from.length > 5 ? `${list(from.slice(0, 5))} and ${from.length - 5} more link` : linking(from)} to it.`,
    removed
      ? `Release ${from.length === 1 ? 'that page' : 'those pages'} without the link first.`
      : `Keep the page, or say where it went: redirects: { '${path}': '/…' } in src/descriptor.ts.`,
  ],
  'block-lost': ({ block, on, removed }: { block: string; on: readonly string[]; removed: boolean }) => [
    `the block ${block} would be gone, and ${list(on)} ${on.length === 1 ? 'shows' : 'show'} it.`,
    removed ? 'Release the shell without it first.' : 'Keep it, or release the shell without it first.',
  ],
  'redirect-to-nothing': ({ from, to }: { from: string; to: string }) => [
    `${from} redirects to ${to}, which is not a page of the site.`,
    'Point it to the current address of the page, in the redirects of src/descriptor.ts.',
  ],
  'too-large': ({
    part,
    scripts,
    budget,
    heaviest,
  }: {
    part: string;
    scripts: readonly { file: string; bytes: number }[];
    budget: number;
    heaviest: readonly string[];
  }) => [
    `the scripts of ${part} are ${scripts.reduce((sum, { bytes }) => sum + bytes, 0)} bytes (brotli), but only ${budget} are allowed: ${list(scripts.map(({ file, bytes }) => `${file} ${bytes}`))}.${heaviest.length > 0 ? ` Largest sources: ${list(heaviest)}.` : ''}`,
    'Load rarely needed code on demand, or use what the platform provides.',
  ],
  'cannot-be-rendered-yet': ({ path, shell, contract }: { path: string; shell: number; contract: number }) => [
    `${path} has not been rendered yet, and a shell for contract ${shell} cannot render a page built for contract ${contract}.`,
    'Publish a shell for that contract first, or together with this package.',
  ],
  'link-to-moved': ({ path, target, to }: Linked & { to: string }) => [
    `${path} links to ${target}, which has moved.`,
    `Link to ${to}.`,
  ],
  'link-to-variant': ({ path, target, page }: Linked & { page: string }) => [
    `${path} links to ${target}, but the page's address is ${page}.`,
    'Fix the link.',
  ],
  'link-to-nothing': ({ path, target }: Linked) => [
    `${path} links to ${target}, which is not a page.`,
    'Fix the link.',
  ],
  'link-to-no-part': ({ path, target }: Linked) => [
    `${path} links to ${target}, but that page has no such part.`,
    'Fix the link, or give the part that id.',
  ],
  'part-lost': ({ target, from }: { target: string; from: readonly string[] }) => [
    `${target} would be gone, and ${linking(from)} to it.`,
    'Keep the id, or release those pages without the link first.',
  ],
  'file-not-there': ({ path, file }: { path: string; file: string }) => [
    `${path} shows ${file}, which the site does not have.`,
    'Fix the address.',
  ],
  'faulty-document': ({ path, problem, todo }: { path: string; problem: string; todo: string }) => [
    `${path}: ${problem}`,
    todo,
  ],
  'check-failed': ({ check, output, again }: { check: string; output: string; again: string }) => [
    `the check "${check}" failed.\n${output}\n `,
    `Fix this; for the full output run: ${again}`,
  ],
  'value-without-page': ({ target, from }: { target: string; from: readonly string[] }) =>
    `${target} has no page of its own yet; ${linking(from)} to it, and visitors get the section's not-found page.`,
  'page-awaited': ({ target, owner, from }: { target: string; owner: string; from: readonly string[] }) =>
    `${target} does not exist yet, because ${owner} has not been released; ${linking(from)} to it, and until then visitors get the not-found page.`,
  'unclear-reason': ({ reason }: { reason: string }) =>
    `--force "${reason}": give a reason in words that somebody will still understand in a year, as in --force "the page moved to the alumni site".`,
} satisfies Record<string, (args: never) => string | string[]>;
