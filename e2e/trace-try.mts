process.env.SITE='/tmp/click-bench-site';
const { launch } = await import('/work/wt/click/e2e/bench/launch.ts');
const { phonePage, load, tapAndArrive } = await import('/work/wt/click/e2e/bench/slow-phone.ts');
const { serveVariant } = await import('/work/wt/click/e2e/bench/static-server.ts');
const { published } = await import('/work/wt/click/e2e/bench/variants.ts');
const server = await serveVariant(published()); const browser = await launch();
const { page, answers } = await phonePage(browser);
const [from,to]=[process.argv[2],process.argv[3]];
await load(page,{url:server.url+from,hydrates:true});
await page.waitForTimeout(4000);
await page.evaluate(`
globalThis.ev=[]; const n=(x)=>ev.push([x,Math.round(performance.now()-(globalThis.t0??performance.now()))]);
addEventListener('pointerdown',()=>{globalThis.t0=performance.now();n('down')},true);
addEventListener('click',()=>{n('click');requestAnimationFrame(()=>n('raf1'))},true);
addEventListener('click',()=>n('click bubbled'));
let h=document.querySelector('main [data-page] h1');
new MutationObserver((l)=>{ if(document.querySelector('[data-busy]')) n('busy'); const x=document.querySelector('main [data-page] h1'); if(x!==h){h=x;n('h1 '+x?.textContent);requestAnimationFrame(()=>n('raf after h1'))} }).observe(document.documentElement,{childList:true,subtree:true,attributes:true,attributeFilter:['data-busy']});
const p=history.pushState; history.pushState=function(...a){n('push');return p.apply(this,a)};
new PerformanceObserver(l=>{for(const e of l.getEntries()) ev.push(['task',Math.round(e.startTime-t0),Math.round(e.duration)])}).observe({type:'longtask'});
const sv=document.startViewTransition; if(sv) document.startViewTransition=function(...a){n('startVT');return sv.apply(this,a)};
`);
const sel=`:is(main, footer) a[href^="${to}"]:visible`;
for (let i=0;i<3;i++){
await page.evaluate("ev.length=0");
console.log('tap',i, Math.round(await tapAndArrive(page, page.locator(sel).first())));
await page.waitForTimeout(300);
console.log(JSON.stringify(await page.evaluate("ev")));
await page.goBack(); await page.waitForURL(server.url+from); await page.waitForTimeout(1500);}
await browser.close(); server.stop();
