import { proveSite } from '@3eu/platform/proof';
import config from '../playwright.config';

await proveSite({ address: config.use!.baseURL!, budgets: { scripts: 150_000, requests: 8 } });
