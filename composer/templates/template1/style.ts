import type { Deck } from "#contract/deck.ts";
import type { Tones } from "./colours.ts";
import { moodRules } from "./mood.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,11vw,10rem)",
  normal: "clamp(3.5rem,8vw,7.5rem)",
  compact: "clamp(2.25rem,5vw,4.5rem)",
};

/** A printed catalogue on screen: one grotesque, hairlines, wide margins, a single field of colour. */
export const styleSheet = (tones: Tones, look: Deck["look"]): string => {
  const values = Object.entries(tones)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
  return `:root{${values};--room:${rooms[look.density]};--edge:clamp(1.1rem,4.2vw,5rem)}${rules}${moodOf(look)}`;
};

const moodOf = ({ mood }: Deck["look"]): string => (mood ? moodRules[mood] : "");

const rules = `
*{box-sizing:border-box;margin:0}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%;background:var(--paper)}
body{font:clamp(1rem,.94rem + .25vw,1.2rem)/1.6 sans-serif;color:var(--ink);overflow-wrap:anywhere}body>*{font-family:"Gem Text",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
img{display:block;max-width:100%;height:auto}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:3px solid var(--mark);outline-offset:3px;border-radius:4px}
.wrap{max-width:110rem;margin:auto;padding-inline:var(--edge)}
h1,h2,h3,.big{font-family:"Gem Display","Gem Text",system-ui,sans-serif;font-weight:800;line-height:1;letter-spacing:-.022em;text-wrap:balance}
.skip{position:absolute;inset-inline-start:1rem;top:-99rem}.skip:focus{top:1rem;background:var(--card);padding:.6rem 1rem;z-index:9}
header{position:sticky;top:0;z-index:5;background:var(--paper);border-bottom:1px solid var(--line)}
header .wrap{display:flex;align-items:center;gap:1.6rem;min-height:4rem}
.brand{display:flex;align-items:center;gap:.65rem;font-weight:700;text-decoration:none;min-width:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.brand img{width:2.1rem;height:2.1rem;border-radius:50%;object-fit:cover}
nav{margin-inline-start:auto;display:flex;gap:1.4rem;font-size:.92em}
nav a{text-decoration:none;color:var(--soft);padding:.5rem 0}nav a:hover{color:var(--ink);text-decoration:underline}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:.6em;min-height:3rem;padding:.7em 1.5em;border-radius:99px;border:0;background:var(--ink);color:var(--paper);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;text-align:center}
.btn:hover{background:var(--field);color:var(--onField)}
header .btn{min-height:2.6rem;padding:.4em 1.1em;font-size:.92em}
.brand{flex:0 1 auto}.brand span{overflow:hidden;text-overflow:ellipsis}.soon{display:inline-flex;align-items:center;gap:.6em;color:var(--soft);font-size:.95em;white-space:nowrap}
.soon:before{content:"";width:.6em;height:.6em;border-radius:50%;background:var(--field);box-shadow:0 0 0 1px var(--soft)}
.hero{padding-block:clamp(2rem,5vw,5rem) clamp(2rem,4vw,4rem)}
.hero .wrap{display:grid;gap:clamp(1.5rem,4vw,4rem);align-items:end}
.kicker{color:var(--soft);margin-bottom:1.2rem}
h1{--most:12.4vw;font-size:clamp(1.7rem,min(var(--most),calc(140vw/var(--w))),13rem);line-height:.88;letter-spacing:-.03em;margin-inline-start:-.035em}
h1.long{--most:max(8vw,2.6rem);line-height:.94}@media(min-width:56rem){h1{font-size:clamp(2.4rem,min(var(--most),calc(min(86vw,78rem)/var(--w))),13rem)}}
.tagline{font-size:clamp(1.2rem,1rem + 1.1vw,1.9rem);line-height:1.35;max-width:32ch;margin-top:1.8rem;text-wrap:pretty}
.act{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.6rem;margin-top:2rem}
.plate{position:relative;aspect-ratio:1;width:min(100%,34rem);background:var(--field);border-radius:50%;display:grid;place-items:center;color:var(--onField)}
.plate img{width:76%;aspect-ratio:1;object-fit:cover;border-radius:19%;box-shadow:0 1.2rem 3rem -1.2rem rgb(0 0 0/.45)}
.plate .big{font-size:clamp(7rem,22vw,19rem);letter-spacing:-.05em}
.wrap>*,.links a>*,.steps li>*,summary{min-width:0}@media(min-width:56rem){.hero .wrap{grid-template-columns:minmax(0,1.55fr) minmax(0,1fr)}.plate{justify-self:end}}
.mint{border-block:1px solid var(--line);background:var(--card)}
.mint .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.6rem;padding-block:1.1rem}
.mint b{font-weight:700}.mint code{font:500 .95em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;word-break:break-all;flex:1 1 18rem;user-select:all}
.copy{background:none;border:1.5px solid var(--ink);color:var(--ink);min-height:2.75rem;padding:.3em 1.2em;min-width:8.5rem}
[hidden]{display:none!important}
.banner img{width:100%;aspect-ratio:3;object-fit:cover}
.tape{overflow:hidden;background:var(--field);color:var(--onField);white-space:nowrap;padding:.16em 0;font-size:clamp(3rem,10vw,9rem)}
section{padding-block:var(--room)}
section+section:not(.band){border-top:1px solid var(--line)}
section>.wrap{display:grid;gap:clamp(1.5rem,4vw,3rem)}
h2{font-size:clamp(2rem,4.4vw,4.4rem);max-width:12ch}
h3{font-size:clamp(1.15rem,1rem + .6vw,1.6rem);line-height:1.15;letter-spacing:-.012em}
p{max-width:66ch;text-wrap:pretty}.soft{color:var(--soft)}
@media(min-width:56rem){section>.wrap{grid-template-columns:minmax(0,1fr) minmax(0,1.9fr)}h2{position:sticky;top:6.5rem;align-self:start}}
.story p{font-size:clamp(1.25rem,1rem + 1.2vw,2.05rem);line-height:1.42;letter-spacing:-.01em}.story p+p{margin-top:1.1em}
.band{background:var(--band);color:var(--onBand)}.band .soft{color:var(--softOnBand)}.band :focus-visible{outline-color:var(--onBand)}
ol,ul,dl{list-style:none;padding:0}
.steps li{display:grid;grid-template-columns:3.4rem 1fr;gap:.4rem 1rem;padding-block:1.7rem;border-top:1px solid color-mix(in srgb,currentColor 28%,transparent)}
.steps li:last-child{padding-bottom:0}.steps+p{padding-top:1.6rem}.steps .big{font-size:2.4rem;grid-row:span 2}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:0 clamp(1.5rem,3vw,3.5rem);margin-top:2.2rem}
.facts div{padding-block:1.4rem;border-top:1px solid var(--line)}.facts dt{color:var(--soft)}
.facts dd.big{font-size:clamp(1.5rem,2.5vw,2.5rem);margin:.35rem 0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.trade{background:var(--field);color:var(--onField);border-radius:clamp(1.4rem,3vw,2.6rem);padding:clamp(1.6rem,4vw,3.5rem);display:grid;gap:1.6rem}
.trade p{font-size:1.1em}.trade .btn{justify-self:start;background:var(--onField);color:var(--field);filter:none}.trade :focus-visible{outline-color:var(--onField)}
.rail{display:grid;gap:0}.rail li{position:relative;padding-block-end:2.2rem;padding-inline-start:2.4rem;border-inline-start:2px solid var(--line)}.rail li:last-child{border-color:transparent;padding-bottom:0}
.rail li:before{content:"";position:absolute;inset-inline-start:-.63rem;top:.15rem;width:1.15rem;height:1.15rem;border-radius:50%;background:var(--paper);border:2px solid var(--ink)}.rail li:first-child:before{background:var(--field)}
.rail p{margin-top:.5rem}
.links{margin-top:2rem}.links a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 1.5rem;padding-block:1.1rem;border-top:1px solid var(--line);text-decoration:none}.links a:hover{color:var(--mark)}
.links li:last-child a{border-bottom:1px solid var(--line)}
details{border-top:1px solid var(--line)}details:last-child{border-bottom:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:1.5rem;padding-block:1.25rem;cursor:pointer;list-style:none;font-weight:700;font-size:1.08em}summary::-webkit-details-marker{display:none}
summary:after{content:"+";font:400 1.7em/1 system-ui;color:var(--mark)}details[open] summary:after{content:"\\2212"}
details p{padding-bottom:1.5rem;color:var(--soft)}
footer{background:var(--band);color:var(--softOnBand);font-size:.92em;padding-block:clamp(2.5rem,5vw,4.5rem)}footer .wrap{display:grid;gap:1.6rem}footer p{max-width:86ch}
footer .big{font-size:clamp(1.8rem,4vw,3.4rem);color:var(--onBand);overflow-wrap:anywhere}footer ul{display:flex;flex-wrap:wrap;gap:.5rem 1.8rem}footer :focus-visible{outline-color:var(--onBand)}
@media(max-width:61.99rem){nav{display:none}header .wrap{justify-content:space-between}section{scroll-margin-top:4rem}}
@media(prefers-reduced-motion:no-preference){.btn{transition:background-color .15s,color .15s}.plate img{animation:settle .7s cubic-bezier(.2,.8,.2,1) both}@keyframes settle{from{transform:scale(.94) rotate(-4deg)}}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media(forced-colors:active){.btn,.plate,.trade,.soon:before{border:1px solid}.band,footer,.tape{border-block:1px solid}.plate .big{text-shadow:none}}
@media print{header,.tape,.copy,.act{display:none!important}body{font-size:10.5pt}section,.hero{padding-block:1.2rem;break-inside:avoid}.band,footer,.trade{background:none;color:#000}footer,.soft,.band .soft,footer .big{color:#000}.plate{width:9rem}details>*{display:block}h2{position:static}}
`.replaceAll("\n", "");
