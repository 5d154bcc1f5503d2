import { majorCatalog } from '@site/mfe-academics/src/content/catalog';

export { KnownMajor as default } from '@site/mfe-academics/src/pages/major/known-major';

export const getStaticPaths = () => ({
  paths: majorCatalog.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});

/** What a major says is data of its page, as the framework has it: no page carries that of another. */
export const getStaticProps = async ({ params: { slug } }) => {
  const [content] = Object.values(await import(`@site/mfe-academics/src/content/majors/${slug}.ts`));
  return { props: { slug, content } };
};
