export { FaqPage as default } from '@site/mfe-support/src/pages/faq/faq-page';
