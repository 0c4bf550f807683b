import type { Deck } from "#contract/deck.ts";
import type { Tones } from "./colours.ts";
import { moodRules } from "./mood.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4rem,9vw,9rem)",
  normal: "clamp(3rem,6.5vw,6.5rem)",
  compact: "clamp(2rem,4vw,3.75rem)",
};

/** A console at night: one fixed-pitch face, a stroke-drawn display, hairlines, light only where something is on. */
export const styleSheet = (tones: Tones, look: Deck["look"], thrift: boolean): string => {
  const values = Object.entries(tones)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
  return `:root{color-scheme:dark;${values};--room:${rooms[look.density]};--edge:clamp(1.1rem,3.4vw,4.5rem);--rail:0rem}${thrift ? "" : joys}${rules}${moodOf(look)}`;
};

const moodOf = ({ mood }: Deck["look"]): string => (mood ? moodRules[mood] : "");

const rules = `
*{box-sizing:border-box;margin:0}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%;background:var(--void)}
body{font:clamp(.95rem,.88rem + .2vw,1.3rem)/1.7 ui-monospace,"SF Mono","Cascadia Code","JetBrains Mono",Menlo,Consolas,"Roboto Mono","DejaVu Sans Mono","Noto Sans Mono",monospace;color:var(--ink);background:var(--void);overflow-wrap:anywhere;font-variant-ligatures:none}
img{display:block;max-width:100%;height:auto}svg{display:block;overflow:visible;fill:none;stroke:currentColor}
a{color:inherit;text-underline-offset:.25em;text-decoration-thickness:1px}
ol,ul,dl{list-style:none;padding:0}p{text-wrap:pretty}[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--trace);outline-offset:3px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:1rem;top:-99rem}.skip:focus{top:1rem;background:var(--ink);color:var(--void);padding:.6rem 1rem;z-index:9}
.hair{stroke:var(--line);stroke-width:1}
.note,.soft{color:var(--soft)}


.plain{display:block;font-weight:700;line-height:1.12;font-size:calc(var(--cap)*1.25);letter-spacing:-.01em}
header{position:sticky;top:0;z-index:5;background:var(--void);border-bottom:1px solid var(--line);display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;padding-inline:var(--edge);font-size:clamp(.8125rem,.7rem + .16vw,1.05rem)}
.call{font-weight:700;font-size:.9375rem;letter-spacing:.08em;text-decoration:none;padding-block:.8rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.state{grid-area:1/2;display:flex;align-items:center;gap:.7em;letter-spacing:.06em;color:var(--soft)}

nav{grid-area:2/1/3/3;display:flex;gap:1.5rem;overflow-x:auto;scrollbar-width:none;margin-inline:calc(var(--edge)*-1);padding-inline:var(--edge);border-top:1px solid var(--line)}nav::-webkit-scrollbar{display:none}
nav a{flex:none;text-decoration:none;padding:.65rem 0;color:var(--soft)}nav a span{color:var(--beam);margin-inline-end:.7em}nav a:hover,nav a:focus-visible{color:var(--ink)}nav a:focus-visible{outline-offset:-3px}
.btn{display:inline-block;background:linear-gradient(225deg,transparent .7rem,var(--beam) calc(.7rem + .5px));color:var(--onBeam);font-weight:700;padding:1em 2.2em 1em 1.6em;text-decoration:none;line-height:1.35}

.soon{color:var(--beam);font-weight:700;display:flex;align-items:center;gap:.9em}
.hero{position:relative;overflow:hidden;padding:clamp(1.2rem,2.4vw,2.4rem) var(--edge) clamp(2rem,4vw,4rem);display:grid;justify-items:start;gap:clamp(1.1rem,3vw,2.6rem)}
.kicker{color:var(--soft);position:relative;z-index:1;background:var(--void);padding-inline-end:.6em}
.scope{position:relative;justify-self:center;width:min(100%,26rem,34svh)}







.core{position:absolute;inset:34%;display:grid;place-items:center;border-radius:50%;overflow:hidden;background:var(--panel);box-shadow:0 0 0 1px var(--line),0 0 3.5rem color-mix(in srgb,var(--beam) 34%,transparent)}
.core img{width:100%;height:100%;object-fit:cover}.glyph{--cap:clamp(2.6rem,5vw,5.5rem);color:var(--beam)}
h1{--cap:clamp(1.2rem,calc(520vw/var(--t)),5rem);width:100%;--pen:.66}
h1 .plain{font-size:clamp(1.9rem,calc(var(--cap)*.95),8rem)}

.say{display:grid;gap:1.1rem;justify-items:start}.tagline{font-size:clamp(1.05rem,1rem + .45vw,1.4rem);line-height:1.5;max-width:44ch}
.mint{border-block:1px solid var(--line);background:var(--panel);padding:1.3rem var(--edge);display:grid;gap:.9rem 2rem;align-items:center}
.mint b{color:var(--soft);font-weight:400}
.mint code{font:inherit;display:flex;flex-wrap:wrap;gap:.2rem .85em;font-size:clamp(1.05rem,1rem + .3vw,1.3rem);user-select:all;min-width:0}.mint em{font-style:normal;font-weight:700;color:var(--beam)}.mint code *{min-width:0}
.copy{font:inherit;font-weight:700;color:var(--beam);background:none;border:1px solid var(--beam);padding:.6em 1.4em;min-height:2.75rem;min-width:9.5rem;cursor:pointer;justify-self:start}
.viewport{position:relative;padding:clamp(1.6rem,3vw,3rem) var(--edge) 0}.viewport img{width:100%;aspect-ratio:3;object-fit:cover}

section{padding:var(--room) var(--edge);scroll-margin-top:5.5rem}
section+section{border-top:1px solid var(--line)}
.hd{display:flex;gap:1.1rem;margin-bottom:clamp(1.8rem,3.4vw,3.2rem)}
.hd{--cap:clamp(1.15rem,2.1vw,2.1rem);--pen:.72;align-items:flex-start}.hd .sr{display:none}.hd h2 .sr{display:block}.no{color:var(--beam);flex:none}.no{min-width:clamp(3.2rem,7vw,7.5rem)}h2{min-width:0;flex:1}h2 .plain{line-height:1.2}
h3{font-size:1.08em;line-height:1.4;font-weight:700}
.lead+.note{margin-top:1.2rem}.lead{max-width:62ch;font-size:1.08em}
.log{counter-reset:log;display:grid;gap:1.6rem}.log p{counter-increment:log;position:relative;padding-inline-start:3.4rem;max-width:72ch}
.log p:first-child{font-size:clamp(1.1rem,.95rem + .7vw,2rem);line-height:1.6;max-width:66ch}
.sequence{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));margin-inline:calc(var(--edge)*-1);gap:1px;overflow:hidden;padding-block:1px}
.sequence li{outline:1px solid var(--line);background:var(--panel);padding:clamp(1.3rem,2vw,2.2rem) var(--edge);display:grid;align-content:start;gap:.7rem}.sequence p{color:var(--soft)}
.num{--cap:2.4rem;--pen:.5;color:var(--beam);margin-bottom:1.6rem}.sequence+.note{margin-top:1.4rem}
.dials{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.2rem),1fr));gap:2.6rem clamp(1.1rem,3vw,3rem);margin-top:2.6rem}
.dials>div{display:grid;align-content:start;justify-items:center;text-align:center;gap:1rem;min-width:0}.dials dt{color:var(--soft)}
.dial{position:relative;border:1px solid var(--line);border-radius:50%;width:min(100%,clamp(15rem,12vw,19rem));aspect-ratio:1;display:grid;place-items:center;container-type:inline-size}
.dial b{position:relative;width:74%;font-weight:700;line-height:1.25;font-size:clamp(.7rem,calc(112cqi/var(--n)),2.2rem)}

.dials .note{font-size:.92em;max-width:26ch}
.screen{margin-inline:calc(var(--edge)*-1);border-top:1px solid var(--line);overflow:hidden;background:repeating-linear-gradient(90deg,transparent 0 calc(5% - 1px),var(--line) calc(5% - 1px) 5%),var(--panel)}

.screen>div{border-top:1px solid var(--line);background:var(--void);padding:clamp(1.3rem,2.6vw,2.2rem) var(--edge) 0;display:grid;gap:1.4rem;justify-items:start}.screen p{max-width:64ch}

.flight li{position:relative;padding-block-end:2rem;padding-inline-start:2.2rem;border-inline-start:2px dashed var(--beam)}.flight li:last-child{padding-bottom:0}
.flight li:before{content:"";position:absolute;inset-inline-start:-.55rem;top:.3rem;width:.95rem;height:.95rem;background:var(--void);border:2px solid var(--beam);transform:rotate(45deg)}.flight li:first-child:before{background:var(--beam)}
.flight p{color:var(--soft);margin-top:.5rem;max-width:34ch}
.channels{margin-top:2rem;border-top:1px solid var(--line)}.channels a{display:grid;grid-template-columns:4rem minmax(0,1fr);gap:.1rem 1.2rem;padding:1rem 0;border-bottom:1px solid var(--line);text-decoration:none;align-items:baseline}
.channels span{color:var(--soft)}.channels a>span:first-child{color:var(--beam)}.channels a>span:last-child{grid-column:2}
.queries{display:grid;gap:0 clamp(2rem,5vw,5rem)}
details{border-top:1px solid var(--line)}summary{position:relative;cursor:pointer;list-style:none;padding-block:1.05rem;padding-inline-start:2.2rem;font-weight:700}summary::-webkit-details-marker{display:none}
summary:before{content:">";position:absolute;inset-inline-start:.2rem;color:var(--beam)}details[open] summary:before{content:"v"}summary:hover{color:var(--beam)}details p{padding-block-end:1.4rem;padding-inline-start:2.2rem;color:var(--soft);max-width:64ch}
footer{padding:0 var(--edge) clamp(2rem,4vw,3.5rem);font-size:.86em;color:var(--soft);display:grid;gap:1.5rem}footer p{max-width:92ch}footer ul{display:flex;flex-wrap:wrap;gap:.5rem 2rem}


@media(min-width:40rem){.mint{grid-template-columns:auto minmax(0,1fr) auto}.channels a{grid-template-columns:4rem minmax(0,.5fr) minmax(0,1fr)}.channels a>span:last-child{grid-column:auto;text-align:end}}
@media(min-width:56rem){.queries,.log{grid-template-columns:1fr 1fr}.log p:first-child{grid-column:1/-1}.log{gap:2rem clamp(2rem,5vw,5rem)}.screen>div{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:3rem}}
@media(min-width:64rem){.sequence{grid-template-columns:repeat(var(--n),minmax(0,1fr))}.sequence li{padding-inline:clamp(1.2rem,2vw,2.4rem)}.sequence li:first-child,.sequence[style="--n:3"] li:nth-child(3n+1){padding-inline-start:var(--edge)}.dials{grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}:root{--rail:12rem}body{padding-inline-start:var(--rail)}
header{position:fixed;inset-block:0;inset-inline:0 auto;width:var(--rail);border:0;border-inline-end:1px solid var(--line);grid-template:auto 1fr auto/1fr;padding-block:1.6rem;padding-inline:1.6rem 0;align-items:start}.state{grid-area:3/1}
nav{grid-area:2/1;flex-direction:column;gap:0;align-self:center;margin:0;padding:0;border:0;overflow:visible}nav a{position:relative;padding:.62rem 0}
section{scroll-margin-top:0}
.hero{min-height:min(100vh,68rem);grid-template:minmax(0,1fr) auto auto/minmax(0,1fr) auto minmax(0,1fr);gap:clamp(1.2rem,3vh,2.6rem) 2rem}
.kicker{grid-area:1/1;max-width:24ch}.scope{grid-area:1/2/3/3;width:min(40vw,60vh,42rem);align-self:center}.say{grid-area:1/3/3/4;align-self:end;justify-self:end;max-width:24rem;position:relative}
h1{grid-area:3/1/4/4;--cap:clamp(1.6rem,calc((100vw - var(--rail) - 2*var(--edge))*5.8/var(--w)),min(11rem,20vh));--pen:.56;margin-top:1rem}
.flight{position:relative;--h:clamp(12rem,20vw,20rem)}
.flight ol{position:relative;display:grid;grid-template-columns:repeat(var(--n),minmax(0,1fr))}.flight li{border:0;padding:0;padding-block-start:calc(var(--at)*var(--h) + 2.6rem);padding-inline-end:1.6rem}.flight li:before{inset-inline-start:-.1rem;top:calc(var(--at)*var(--h))}.flight li:first-child:before{inset-inline-start:0}}
@media(min-width:110rem){:root{--rail:15rem}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}.sweep{display:none}}
@media(forced-colors:active){.btn,.core{border:1px solid}.hazard,.sweep,.viewport:after{display:none}.soon:before,.state:before{border:1px solid}.mint,.screen,.sequence li{border:1px solid}}
@media print{:root{color-scheme:light;--void:#fff;--panel:#fff;--ink:#000;--soft:#333;--line:#aaa;--beam:#000;--trace:#000;--onBeam:#fff}header,.sweep,.copy,.hazard,nav,.btn{display:none!important}body{padding:0;font-size:10pt}.hero{min-height:0}.scope{width:14rem}.glyph{--cap:1.6rem}section{padding-block:1.2rem;break-inside:avoid}details>*{display:block}h1 .vt,.wave{filter:none}}
`.replaceAll("\n", "");

// What the instruments and the drawn letters ask for.
const joys = `
.btn:hover{background:linear-gradient(225deg,transparent .7rem,var(--ink) calc(.7rem + .5px));color:var(--void)}
.channels a:hover{background:var(--panel)}
.copy:hover{background:var(--beam);color:var(--onBeam)}
.state:before{content:"";width:.55rem;height:.55rem;background:var(--beam);transform:rotate(45deg)}
.soon:before{content:"";width:2.6em;height:.62em;background:repeating-linear-gradient(90deg,var(--beam) 0 .22em,transparent .22em .48em)}
.log p:before{content:counter(log,decimal-leading-zero);position:absolute;inset-inline-start:0;color:var(--soft)}
@media(prefers-reduced-motion:no-preference){.btn,.copy,nav a:after{transition:background-color .15s,color .15s,width .2s}}
.tele{order:9;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,6.6rem),1fr));gap:.6rem 1.2rem;width:100%;font-size:.875rem;line-height:1.5}
.tele div{display:grid;border-top:1px solid var(--line);padding-top:.5rem}
.tele dt{color:var(--soft)}
.tele dd{font-weight:700}
@media(min-width:64rem){.tele{grid-area:2/1;grid-template-columns:1fr;max-width:15rem}.tele div{grid-template-columns:6.5rem minmax(0,1fr)}nav a:after{content:"";position:absolute;inset-inline-end:0;top:50%;width:1.1rem;height:1px;background:var(--soft)}nav a:hover:after{width:2rem;background:var(--beam);height:2px}}
.vt{direction:ltr;display:flex;flex-wrap:wrap;gap:calc(var(--cap)*.62) calc(var(--cap)*.7);stroke-width:var(--pen,.62);stroke-linejoin:miter;stroke-linecap:square}
.vt svg{flex:none;width:min(100%,calc(var(--u)*var(--cap)/6));height:auto}
.scope text{font:7.5px ui-monospace,Menlo,Consolas,monospace;fill:var(--soft);stroke:none;text-anchor:middle}
.ticks{stroke:var(--soft);stroke-width:5;opacity:.65}
.ticks.long{stroke-width:12;opacity:1;stroke:var(--beam)}
.arc{stroke:var(--beam);stroke-width:1.6}
.ob .arc{stroke:var(--trace)}
.moon{fill:var(--beam);stroke:none}
.moon.two{fill:var(--trace)}
.sky circle{fill:var(--soft);stroke:none}
.figure{stroke:var(--line);stroke-width:1}
.brackets{stroke:var(--beam);stroke-width:2.4}
.orbit{transform-origin:200px 200px}
.sweep{position:absolute;inset:4%;border-radius:50%;background:conic-gradient(from 0deg,transparent 0 78%,color-mix(in srgb,var(--beam) 20%,transparent));mask:radial-gradient(closest-side,transparent 41%,#000 41.5%);-webkit-mask:radial-gradient(closest-side,transparent 41%,#000 41.5%)}
.glyph svg{max-width:6rem}.glyph .vt{justify-content:center}
h1 .vt{filter:drop-shadow(0 0 .5rem color-mix(in srgb,var(--beam) 60%,transparent))}
.dial svg{position:absolute;inset:0}
.bezel{stroke:var(--line);stroke-width:11}
.lit{stroke:var(--beam);stroke-width:11}
.dial circle{transform:rotate(-90deg);transform-origin:50% 50%}
.mark{stroke:var(--trace);stroke-width:2.4}
.signal{width:100%;height:clamp(7rem,15vw,14rem)}
.wave{stroke:var(--beam);stroke-width:2.5;filter:drop-shadow(0 0 6px color-mix(in srgb,var(--beam) 70%,transparent))}
.way{stroke:var(--beam);stroke-width:2;stroke-dasharray:7 6}
.no .vt svg{width:calc(var(--u)*var(--cap)/6)}
.hazard{height:.8rem;margin-inline:calc(var(--edge)*-1);margin-bottom:1rem;background:repeating-linear-gradient(115deg,var(--trace) 0 1rem,transparent 1rem 2rem)}
.viewport:after{content:"";position:absolute;inset:calc(clamp(1.6rem,3vw,3rem) - .6rem) calc(var(--edge) - .6rem) -.6rem;pointer-events:none;--c:var(--beam) 0 1.4rem,transparent 0 calc(100% - 1.4rem),var(--beam) 0;background:linear-gradient(90deg,var(--c)) 0 0/100% 2px,linear-gradient(90deg,var(--c)) 0 100%/100% 2px,linear-gradient(var(--c)) 0 0/2px 100%,linear-gradient(var(--c)) 100% 0/2px 100%;background-repeat:no-repeat}
[dir=rtl] .vt{justify-content:end}
[dir=rtl] .ascent{scale:-1 1}
.ascent{display:none}
@media(min-width:64rem){.ascent{display:block;position:absolute;inset-inline-start:0;top:.5rem;width:100%;height:var(--h)}}
@media(prefers-reduced-motion:no-preference){.sweep{animation:turn 9s linear infinite}.oa{animation:turn 90s linear infinite}.ob{animation:turn 140s linear infinite reverse}.oc{animation:turn 200s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}}
@media(forced-colors:active){.moon,.sky circle{fill:currentColor}h1 .vt,.wave{filter:none}}
`.replaceAll("\n", "");
