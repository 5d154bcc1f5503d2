export { Page as default } from '@3eu/mfe-support/pages/faq';
