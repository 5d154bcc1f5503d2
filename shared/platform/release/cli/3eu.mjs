#!/usr/bin/env node
/** The tool as a command of its own, for repositories that have this package installed: plain Node until tsx is there. */
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');
