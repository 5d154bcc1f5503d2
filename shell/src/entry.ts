import { startInTasks } from '@3eu/engine/start';
import { federation } from '@3eu/university/federation';

startInTasks(federation, () => import(/* webpackMode: "eager" */ './entry-browser'));
