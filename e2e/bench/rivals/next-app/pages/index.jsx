export { Page as default } from '@site/shell/src/home/home-page';
