import { chromium } from '@playwright/test';
const [path = '/', widths = '1440,768,390', out = '/tmp/shot'] = process.argv.slice(2);
const base = process.env.BASE ?? 'http://127.0.0.1:4100';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic','--no-first-run'] });
for (const w of widths.split(',').map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w > 1000 ? 900 : 844 } });
  p.on('console', m => m.type() === 'error' && console.log(w, 'console', m.text().slice(0,300)));
  p.on('pageerror', e => console.log(w, 'pageerror', e.stack?.slice(0,500)));
  await p.goto(base + path, { waitUntil: 'networkidle' });
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < h; y += 600) { await p.evaluate((y) => window.scrollTo(0, y), y); await p.waitForTimeout(40); }
  await p.evaluate(() => window.scrollTo(0, 0)); await p.waitForTimeout(250);
  const sw = await p.evaluate(() => document.documentElement.scrollWidth);
  if (sw > w) console.log(w, 'SIDEWAYS', sw);
  await p.screenshot({ path: `${out}-${w}.png`, fullPage: true });
  await p.close();
}
await b.close();
