import { clearCandidates } from './delivery';

/** What runs after the last test of a run. */
export default clearCandidates;
