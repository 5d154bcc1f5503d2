import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
const paths = process.argv[2] ? process.argv[2].split(',') : [...readFileSync('/tmp/site-lead/sitemap.xml','utf8').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(m=>m[1]!);
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const w of widths) { const p = await b.newPage({ viewport: { width: w, height: 900 } });
p.on('console', m => m.type() === 'error' && console.log(w, p.url(), m.text().slice(0,200)));
p.on('pageerror', e => console.log(w, p.url(), 'pageerror', e.message.slice(0,200)));
for (const path of paths) {
  await p.goto('http://localhost:4100' + path, { waitUntil: 'load' });
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < h; y += 800) { await p.evaluate((y) => window.scrollTo(0, y), y); await p.waitForTimeout(30); }
  await p.evaluate(() => window.scrollTo(0, 0)); await p.waitForTimeout(150);
  const sw = await p.evaluate(() => document.documentElement.scrollWidth); if (sw > w) console.log(w, path, 'SIDEWAYS', sw);
  await p.screenshot({ path: `/tmp/all-${w}-${path.replaceAll('/','_')}.png`, fullPage: true });
} await p.close(); }
await b.close();
