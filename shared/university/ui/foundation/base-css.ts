import type { FontFiles } from '@3eu/platform/contract/pictures';
import { fallbackFaces, sansFallbacks, serifFallbacks } from './fallback-fonts';
import { below as widthBelow, breakpoint, customProperty, motion, palette, type ColorName } from './tokens';

const declare = (names: readonly ColorName[]): string =>
  names.map((name) => `${customProperty(name)}:${palette[name]};`).join('');

/** A browser fetches a file of a font where a page has one of its letters. */
const faces = (family: string, { basic, further }: FontFiles, weight: string): string =>
  [basic, further]
    .map(
      ({ url, range }) =>
        `@font-face{font-family:${family};src:url(${url}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`,
    )
    .join('');

const lightTone = `--text:var(--ink-900);--soft:var(--ink-700);--faint:var(--ink-500);--link:var(--teal-700);--link-hover:var(--teal-800);
--rule:var(--ink-900);--hairline:var(--line);--accent:var(--teal-700);
--button:var(--teal-700);--button-hover:var(--teal-800);--button-text:var(--white);--button-line:var(--teal-700);--button-tint:var(--teal-100);`;

const darkTone = `--text:var(--white);--soft:var(--teal-100);--faint:var(--teal-200);--link:var(--teal-200);--link-hover:var(--white);
--rule:var(--teal-300);--hairline:var(--line-dark);--accent:var(--amber-300);
--button:var(--amber-300);--button-hover:#FFDC98;--button-text:var(--ink-900);--button-line:var(--white);--button-tint:var(--teal-800);`;

const amberTone = `--text:var(--ink-900);--soft:var(--ink-900);--faint:var(--ink-700);--link:var(--ink-900);--link-hover:var(--teal-950);
--rule:var(--ink-900);--hairline:#C98F2B;--accent:var(--ink-900);
--button:var(--teal-950);--button-hover:var(--teal-800);--button-text:var(--white);--button-line:var(--ink-900);--button-tint:#FFDC98;`;

const root = `
:root{color-scheme:light;${declare(Object.keys(palette) as ColorName[])}
--serif:Besley,${serifFallbacks},Georgia,serif;--sans:"Public Sans",${sansFallbacks},Arial,sans-serif;
--gutter:clamp(1.25rem,.6667rem + 2.593vw,3rem);--panel:min(1.5rem,6.25vw);--section:clamp(3rem,4vw,5rem);--gap:clamp(1.25rem,1rem + 1.111vw,2rem);
--header-height:64px}
@media (min-width:35em){:root{--header-height:80px}}
:root,[data-tone=white],[data-tone=ice]{${lightTone}}
[data-tone=dark],[data-tone=deep]{${darkTone}}
[data-tone=amber]{${amberTone}}
[data-tone]{color:var(--text)}
[data-tone=white]{background:var(--white)}[data-tone=ice]{background:var(--teal-50)}[data-tone=dark]{background:var(--teal-950)}
[data-tone=deep]{background:var(--teal-900)}[data-tone=amber]{background:var(--amber-300)}
@media (prefers-contrast:more){:root{--ink-500:${palette.ink700};--line:${palette.lineStrong};--line-strong:${palette.ink700};--line-dark:${palette.teal300}}}`;

const elements = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:4}
body{margin:0;background:var(--white);color:var(--text);font:400 clamp(1.0625rem,1.0417rem + .093vw,1.125rem)/1.6 var(--sans);font-synthesis:none;overflow-wrap:break-word;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,ul,ol,pre,fieldset{margin:0;padding:0}
h1,h2,h3,h4,h5,h6{font-weight:650;text-wrap:balance}
p,li,dd,th,td,blockquote{text-wrap:pretty}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}legend{padding:0}
img,svg,picture,video{display:block;max-width:100%}img{height:auto}
a{color:var(--link);text-decoration-thickness:.08em;text-underline-offset:.18em}
a:hover{color:var(--link-hover);text-decoration-thickness:.14em}
a:active,button:active,summary:active{opacity:.7}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}
::-webkit-search-cancel-button{display:none}::-webkit-datetime-edit,::-webkit-datetime-edit-fields-wrapper{padding:0}
button{background:none;border:0;padding:0;cursor:pointer}button:disabled{cursor:not-allowed}
table{border-collapse:collapse;border-spacing:0}th{text-align:left}
address{font-style:normal}strong,b{font-weight:650}
[hidden]:where(:not([hidden=until-found])){display:none!important}
dialog{border:0;padding:0;color:inherit}
:is([data-tone=white]+section[data-tone=white],section[data-tone=ice]+section[data-tone=ice],[data-tone=ice]+[data-block]>section[data-tone=ice],[data-tone=dark]+section[data-tone=dark]){padding-top:max(0px,64px - var(--section))}
::selection{background:var(--amber-300);color:var(--ink-900)}`;

/* One ring for any ground: ink against light, lantern against dark (WCAG 2.4.13). */
const focus = `
:focus{outline:none}
:focus-visible{outline:3px solid var(--ink-900);outline-offset:2px;box-shadow:0 0 0 8px var(--amber-300)}
h1:focus-visible,main:focus-visible{outline:none;box-shadow:none}
:where([id],a,button,input,select,textarea,summary,[tabindex]){scroll-margin-top:calc(var(--header-height) + 16px)}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}:root{--hairline:CanvasText;--line:CanvasText;--line-dark:CanvasText}}`;

/*
 * A number to call stays on one line: in the narrowest window, the largest text of it is as large as fits. On a phone it
 * has the 44 px of a finger, without moving the lines around it. What stays on one line (`withLinks`) may break between
 * its words where enlarged text on a phone is wider than its column.
 */
const helpers = `
.visually-hidden:not(:focus):not(:active){position:absolute!important;width:1px!important;height:1px!important;margin:-1px!important;padding:0!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important;border:0!important}
[data-dehydrated] [data-needs-script]{display:none!important}
@media (scripting:none){::details-content{content-visibility:visible}[data-needs-script]{display:none!important}}
[data-whole]{display:inline-block}@media (min-width:${breakpoint.xs}){[data-whole]{display:inline;white-space:nowrap}}
a[href^="tel:"]{white-space:nowrap;font-size:min(1em,(100vw - 2.5rem)/9.2)}
@media (max-width:${widthBelow.md}){a:where([href^="tel:"],[href^="mailto:"]){padding-block:13px}}
html:has(dialog:modal){overflow:hidden}
@media screen and (min-height:30em){html{scroll-padding-bottom:var(--notices-height)}body{border-bottom:var(--notices-height) solid var(--teal-950)}}`;

/* The page that is left has nearly gone before the next one comes, so that two headlines never overlap; a menu goes at once. */
const movement = `
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
::view-transition-old(root){animation-duration:${motion.leave}}
::view-transition-new(root){animation-duration:${motion.enter};animation-delay:${motion.enterAfter};animation-timing-function:${motion.ease}}
::view-transition-old(site-header){display:none}
::view-transition-new(site-header){animation:none}
::view-transition{pointer-events:none}
::view-transition-group(.picture){animation-duration:${motion.morph};animation-timing-function:${motion.ease}}
::view-transition-old(.picture),::view-transition-new(.picture){height:100%;object-fit:cover;overflow:clip}
}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

/*
 * Parts of a page that lie below its first view are laid out when they come near: a phone lays out two screens before its
 * first paint instead of ten [css-contain-2, content-visibility]. Until then a part has about the height that such parts
 * have (what only leads on is lower), and later the height that it had. What consists of several parts, articles, cards or
 * steps, or holds a form or a table, may be longer than that by more than a screen, and is laid out at once. Only browsers that
 * keep a reader's place when something above it changes its height take part (overflow-anchor), and only with scripts:
 * the shell lays out one part after the other once the page is idle, and all of them where the browser restores a place.
 */
const below = `
:root{--part-height:700px}@media (min-width:${breakpoint.lg}){:root{--part-height:650px}}[data-page]>section:has(nav){--part-height:240px}
@supports (overflow-anchor:auto){@media screen and (scripting:enabled){
:root:not([data-laid-out]) :is([data-page]>section:nth-child(n+3):not(:has(section,article,li[data-tone],ol,form,table),[data-laid-out]),main~footer:not([data-laid-out])){content-visibility:auto;contain-intrinsic-block-size:auto var(--part-height);overflow-clip-margin:16px}
}}`;

/* There is no ink for grounds: on paper a button is its words and its line. */
const print = `
@media print{
@page{margin:16mm}
:root,[data-tone]{${lightTone}--button:transparent;--button-text:var(--teal-700);--button-edge:var(--teal-700);--section:24px}
[data-tone]{background:none!important;color:#000!important}
header nav,footer nav,footer ul,span:has(>button+[role=note]),dialog,[data-needs-script],[data-notices],[data-print=hide],section[data-tone=deep]:last-of-type:not(:first-of-type){display:none!important}
::details-content{content-visibility:visible;block-size:auto}
h1,h2,h3,legend,[data-part=heading]{break-after:avoid}tr,li,figure,footer{break-inside:avoid}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em}
}`;

/**
 * The site's one global stylesheet, as text to inline in each document: fonts, custom properties, grounds, element
 * defaults, focus ring, contrast and motion preferences, print.
 * What is folded stands open where scripts are off.
 *
 * @param fonts the variable woff2 files (Besley 550 to 700, Public Sans 400 to 650)
 */
export function baseCss(fonts: { besley: FontFiles; publicSans: FontFiles }): string {
  return [
    faces('Besley', fonts.besley, '550 700'),
    faces('"Public Sans"', fonts.publicSans, '400 650'),
    fallbackFaces,
    root,
    elements,
    focus,
    helpers,
    movement,
    below,
    print,
  ]
    .join('')
    .replaceAll('\n', '');
}
