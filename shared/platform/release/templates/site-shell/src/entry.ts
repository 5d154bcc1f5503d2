import { startInTasks } from '@3eu/engine/start';
import { federation } from '../../federation';

startInTasks(federation, () => import(/* webpackMode: "eager" */ './entry-browser'));
