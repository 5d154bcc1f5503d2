export { Page as default } from '@site/mfe-support/src/pages/faq/faq-page';
