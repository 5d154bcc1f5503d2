import { harborLog } from '../../content/harbor-log';
import { entryOf } from './entry';

/** The log's entry of the visitor's day. */
export const entryOfToday = () => entryOf(harborLog, new Date());
