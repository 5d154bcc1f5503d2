import type { Look } from '@3eu/engine/site';

/** What every document has in its head. */
export const look: Look = {
  css: `
*{box-sizing:border-box}
body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#1b2430;background:#fff}
header,main,footer{padding:1rem max(1rem,50vw - 36rem)}
header,footer{background:#1f3a5f;color:#fff}
header a,footer a{color:#fff}
header ul,footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;list-style:none}
a{display:inline-block;min-height:1.5rem}
main{min-height:60vh}
h1{line-height:1.2}
h1,a,button{overflow-wrap:anywhere}
button,img,input,select,textarea{max-width:100%;font:inherit}
img{height:auto}
:focus-visible{outline:3px solid #c2540a;outline-offset:2px}
.status{position:fixed;inset:0 auto auto 0;z-index:1;margin:0;padding:.25rem 1rem;color:#1b2430;background:#fff}
.skip:not(:focus),.status:not([data-busy]){position:absolute;clip-path:inset(50%)}
[data-page] [hidden]{display:none}
`,
  fonts: [],
};
