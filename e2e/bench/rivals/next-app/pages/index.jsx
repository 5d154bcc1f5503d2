export { HomePage as default } from '@site/shell/src/home/home-page';
