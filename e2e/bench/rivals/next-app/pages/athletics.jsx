export { Page as default } from '@site/mfe-campus/src/pages/athletics/athletics-page';
