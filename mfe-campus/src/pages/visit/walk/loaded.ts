/** What is loaded when a tour is chosen or walked. */
export { tourWays } from '../../../content/tour-ways';
export { RouteLine } from './route-line';
export { Walk } from './walk';
export { WalkTicket } from './walk-ticket';
