import { businessAdministration } from '../../../content/majors/business-administration';
import { pageOf } from '../major-content';
import { MittenLedger } from '../objects/mitten-ledger';

export const Page = pageOf('business-administration', businessAdministration, MittenLedger);
