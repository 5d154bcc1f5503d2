import { launch } from './launch';
import { medianViews } from './slow-phone';
import { serveVariant } from './static-server';
import { published, scriptless, withDocuments } from './variants';
const paths = (process.env.PAGES ?? '/,/athletics,/faq').split(',');
const entryTag = /<script async src="([^"]+)" crossorigin="anonymous" integrity="([^"]+)" fetchpriority="low"><\/script>/;
const inline = (when: string) => (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(entryTag, (_m, src, integrity) => `<script>(()=>{let done;const s=()=>{if(done)return;done=1;const d=JSON.parse(document.querySelector('script[type="application/json"]').textContent);const e=document.createElement('script');e.async=true;e.crossOrigin='anonymous';e.integrity='${integrity}';e.src='${src}';document.head.append(e);for(const {url,integrity} of d.scripts){const l=document.createElement('link');Object.assign(l,{rel:'preload',as:'script',href:url,crossOrigin:'anonymous',integrity});document.head.append(l)}};${when}})()</script>`);
const all = {
  ours: published(),
  plain: withDocuments(paths, (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')),
  load: withDocuments(paths, inline(`addEventListener('load',s);setTimeout(s,3000)`)),
  fonts: withDocuments(paths, inline(`requestAnimationFrame(()=>document.fonts.ready.then(s));setTimeout(s,3000)`)),
  frame: withDocuments(paths, inline(`requestAnimationFrame(()=>setTimeout(s));setTimeout(s,3000)`)),
  bare: scriptless(paths),
  bareH: scriptless(paths),
};
const pick = (process.env.VS ?? 'ours,plain,load,fonts,frame,bare,bareH').split(',');
const vs = Object.fromEntries(Object.entries(all).filter(([n]) => pick.includes(n))) as typeof all;
const noHeaders = (v: typeof vs.ours) => ({ ...v, headersFor: undefined as never });
const keep = (path: string) => Object.fromEntries(Object.entries(published().headersFor!(path)).filter(([k]) => k !== 'Content-Security-Policy' && k !== 'Integrity-Policy'));
const served = Object.fromEntries(await Promise.all(Object.entries(vs).map(async ([n, v]) => [n, await serveVariant(n === 'ours' || n === 'bare' ? v : n === 'bareH' ? { ...v, headersFor: published().headersFor! } : { ...v, headersFor: keep })])));
void noHeaders;
const browser = await launch();
for (const path of paths) {
  const r = await medianViews(browser, Object.fromEntries(Object.keys(vs).map((n) => [n, { url: served[n].url + path, hydrates: !n.startsWith('bare') }])) as never) as never as Record<string, { paint: number; ready: number }>;
  console.log(path, Object.entries(r).map(([n, v]) => `${n} ${Math.round(v.paint)}/${Math.round(v.ready)} (${(v.paint / r.bare!.paint).toFixed(2)})`).join('  '));
}
await browser.close();
for (const s of Object.values(served)) (s as { stop(): void }).stop();
