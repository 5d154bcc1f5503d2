import { proveSite } from '@3eu/platform/proof';
import { servedAt } from '../../environment';

await proveSite({ address: servedAt().sample });
