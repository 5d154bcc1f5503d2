/** Which engines this machine has, and how each is opened. */
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test';
import { browserArgs, quickChromium } from '../environment';
import { chromiumPath, firefoxPath, hasBuild, webKitPath } from '../programs';
import { openFirefox } from './firefox-tab';
import { openPlaywright } from './playwright-tab';
import type { Tab } from './tab';
import { openWebKit } from './webkit-tab';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Opens Playwright's own build, where it has been installed. */
function ownBuild(type: BrowserType): (() => Promise<Tab>) | undefined {
  return hasBuild(type) ? () => openPlaywright(type, {}) : undefined;
}

/**
 * What opens an engine: the system's browser if there is one, else Playwright's build; undefined if neither is
 * installed.
 */
export function openerOf(name: EngineName): (() => Promise<Tab>) | undefined {
  const [firefoxFile, miniBrowser] = [firefoxPath(), webKitPath()];
  if (name === 'firefox') return firefoxFile ? () => openFirefox(firefoxFile) : ownBuild(firefox);
  if (name === 'webkit') return miniBrowser ? () => openWebKit(miniBrowser) : ownBuild(webkit);
  if (!chromiumPath() && !hasBuild(chromium)) return undefined;
  return () => openPlaywright(chromium, { ...quickChromium(), args: browserArgs });
}
