export { Page as default } from '@site/mfe-admissions/src/pages/application/application-page';
