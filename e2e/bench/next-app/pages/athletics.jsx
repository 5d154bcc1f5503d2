export { Page as default } from '@3eu/mfe-campus/pages/athletics';
