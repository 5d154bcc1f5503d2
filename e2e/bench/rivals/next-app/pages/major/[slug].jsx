import { majors } from '@site/mfe-academics/src/content/majors';

export { Page as default } from '@site/mfe-academics/src/pages/major/major-page';

export const getStaticPaths = () => ({
  paths: majors.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps = ({ params }) => ({ props: params });
