import type { Deck } from "#contract/deck.ts";
import type { Tones } from "./colours.ts";
import { sticker } from "./lettering.ts";
import { moodRules } from "./mood.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,10vw,11rem)",
  normal: "clamp(3.5rem,7vw,8rem)",
  compact: "clamp(2.5rem,4.5vw,5rem)",
};

/**
 * A sheet of stickers: thick outlines, solid shadows only, nothing quite straight but the lines of text. Without a
 * `wobble` it is that of a page with thrift: no toys, straight borders, and letters of one outline.
 */
export const styleSheet = (tones: Tones, look: Deck["look"], wobble: string | null): string => {
  const { candies, grounds, ...flat } = tones;
  const values = [
    ...Object.entries(flat).map(([name, value]) => `--${name}:${value}`),
    ...candies.map((hex, at) => `--k${at}:${hex}`),
    ...grounds.map((hex, at) => `--g${at}:${hex}`),
  ].join(";");
  // Each ground has its three other candies, for what is stuck on it.
  const sheets = grounds.map((_, at) => {
    const [p, q, r] = [1, 2, 3].map((step) => (at + step) % 4);
    return `.g${at}{background:var(--g${at});--p:var(--k${p});--q:var(--k${q});--r:var(--k${r})}${wobble === null ? "" : `.k${at}{fill:var(--k${at})}.s${at}{stroke:var(--k${at})}`}`;
  });
  const lettered =
    wobble === null
      ? "h1 b{color:var(--on)}section,footer{border-top:4px solid var(--line)}"
      : `.wobble:before{height:clamp(2rem,6vw,7rem);clip-path:${wobble}}h1 b{text-shadow:${sticker("var(--f)", "var(--ink)")}}`;
  return `:root{color-scheme:${look.dark ? "dark" : "light"};${values};--room:${rooms[look.density]};--edge:clamp(1.1rem,4vw,5rem);--rim:#fff}${wobble === null ? "" : joys}${rules}${sheets.join("")}${lettered}${late}${moodOf(look)}`;
};

const moodOf = ({ mood }: Deck["look"]): string => (mood ? moodRules[mood] : "");

const rules = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;background:var(--g0)}
body{font:500 clamp(1.05rem,.95rem + .3vw,1.45rem)/1.55 sans-serif;color:var(--on);background:var(--g0);overflow-wrap:anywhere}body>*{font-family:ui-rounded,"SF Pro Rounded",Nunito,"Varela Round","M PLUS Rounded 1c","Gem Text","Trebuchet MS",system-ui,sans-serif}main{overflow-x:clip}
h1,h2,h3,.big,.die,.btn,.copy,nav a,.seal,.sign,.mascot b,dt,strong,summary,.ticket b,text{font-family:ui-rounded,"SF Pro Rounded","Gem Display","Arial Rounded MT Bold",system-ui,sans-serif;font-weight:800;line-height:1.12;letter-spacing:-.01em}
img{display:block;max-width:100%;height:auto}svg{display:block;stroke:var(--ink);stroke-width:3;stroke-linejoin:round;stroke-linecap:round;fill:none;overflow:visible}
a{color:inherit}ol,ul,dl{list-style:none;padding:0}p,dd{text-wrap:pretty}[hidden]{display:none!important}
:focus-visible{outline:4px solid var(--on);outline-offset:4px;border-radius:.5rem}
.skip{position:absolute;inset-inline-start:1rem;top:-99rem}.skip:focus{top:1rem;background:var(--card);color:var(--onCard);padding:.6rem 1rem;z-index:9}
.wrap{max-width:96rem;margin:auto;padding-inline:var(--edge);display:grid;gap:clamp(1.8rem,3.4vw,3.6rem);justify-items:center}.wrap>*{min-width:0;max-width:100%}
.lead{font-size:1.22em;line-height:1.45;max-width:34em;text-align:center;text-wrap:balance}.aside{text-align:center}
header{position:absolute;inset:0 0 auto;z-index:3}nav{display:flex;flex-wrap:wrap;justify-content:center}
nav a{flex:1 1 22%;position:relative;isolation:isolate;display:grid;justify-items:center;min-width:0;text-align:center;min-height:clamp(3.1rem,6vw,7rem);padding:clamp(.45rem,1.5vw,1.9rem) .1rem 0;font-size:clamp(.8rem,.7rem + .45vw,1.3rem);text-decoration:none;color:var(--ink);border-top:4px solid var(--line);transform-origin:top}
nav a:before{content:"";position:absolute;inset:0 .15rem 0;z-index:-1;background:var(--k1);clip-path:polygon(0 0,100% 0,100% 74%,50% 100%,0 74%)}nav a:nth-child(3n+2):before{background:var(--k2)}nav a:nth-child(3n):before{background:var(--k3)}nav a:hover{text-decoration:underline;text-decoration-thickness:3px}
.hero{--size:clamp(1.6rem,min(calc((min(100vw,96rem) - 2*var(--edge))/var(--w)*.78),calc(34vh/var(--l)),26vw),15rem);position:relative;padding-block:clamp(1.2rem,2.4vw,2.6rem) calc(var(--room)*1.2);background:repeating-conic-gradient(from 0deg at 50% min(24rem,32vw),var(--ray) 0 9deg,var(--g0) 9deg 18deg);padding-top:6.9rem;--p:var(--k1);--q:var(--k2);--r:var(--k3)}
.hero .wrap{position:relative;gap:clamp(.8rem,2.4vw,2.4rem)}

.kicker{background:var(--card);color:var(--onCard);border:3px solid var(--line);border-radius:1.6rem;padding:.35em 1.2em;rotate:-2deg;font-weight:700}
.scene{position:relative;display:grid;justify-items:center;gap:1rem;width:100%}.scene>*{grid-column:1;min-width:0;max-width:100%}.says{grid-row:3}
.mascot{width:clamp(10.5rem,min(44vw,37vh),34rem);aspect-ratio:1;rotate:-5deg;padding:clamp(.5rem,1vw,1rem);background:var(--rim);border:4px solid var(--ink);border-radius:47% 53% 50% 50%/52% 47% 53% 48%;box-shadow:.5rem .6rem 0 var(--ink);display:grid;place-items:center;overflow:hidden}
.mascot img{width:100%;height:100%;object-fit:cover;border-radius:inherit}.mascot b{font-size:clamp(7rem,18vw,15rem);line-height:1;color:var(--ink);background:var(--k2);width:100%;height:100%;display:grid;place-items:center;border-radius:inherit}
.says{background:var(--card);color:var(--onCard);border:4px solid var(--line);border-radius:1.8rem;padding:.8em 1.1em;max-width:21em;font-size:1.12em;line-height:1.35;font-weight:600;position:relative;margin-top:.8rem;rotate:1.2deg;text-wrap:balance;text-align:center}

h1{font-size:var(--size);line-height:1.16;letter-spacing:.035em;text-align:center;margin-block:.12em .2em}
h1 span{display:block;white-space:nowrap}h1 b{white-space:normal;font-weight:inherit;--f:#fff;filter:drop-shadow(0 .06em 0 var(--line));color:var(--f);display:inline-block;max-width:100%;rotate:-3deg;margin-inline:.1em}
.btn,.copy{display:inline-flex;align-items:center;justify-content:center;text-align:center;min-height:3.6rem;padding:.5em 1.4em;border:4px solid var(--ink);border-radius:99px;background:var(--p);color:var(--ink);font-size:1.2em;text-decoration:none;cursor:pointer;box-shadow:0 .4rem 0 var(--ink),0 0 0 3px var(--edgeOf,transparent)}
.btn:hover,.copy:hover{background:var(--q)}.btn:focus-visible,.copy:focus-visible{border-radius:99px}
.copy{min-height:2.9rem;min-width:7rem;font-size:1em;border-width:3px;background:var(--r)}
.mascot,.seal{grid-area:2/1}.seal{position:relative;justify-self:end;margin-inline-end:-.3rem;isolation:isolate;width:5.4rem;aspect-ratio:1;display:grid;place-items:center;text-align:center;font-size:.84rem;overflow-wrap:normal;color:var(--ink);rotate:-8deg}.seal span{max-width:6em}.seal:before,.seal:after{content:"";position:absolute;inset:0;z-index:-1;background:var(--p);border-radius:1.1rem}.seal:after{rotate:45deg}
.ticket{filter:drop-shadow(.3rem .35rem 0 var(--ink));width:min(100%,54rem);rotate:.6deg}
.ticket>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.6rem 1.4rem;background:var(--card);color:var(--onCard);padding:1.2rem 2.2rem;border-radius:.6rem}
.ticket code{font:600 .92em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;word-break:break-all;user-select:all;flex:0 1 auto}.ticket p{flex:1 1 16rem}
.postcard{width:min(100%,76rem);margin-top:1rem;rotate:-1.2deg;background:var(--rim);padding:clamp(.5rem,1vw,1rem);border:4px solid var(--ink);border-radius:1.2rem;box-shadow:.5rem .6rem 0 var(--ink)}.postcard img{width:100%;aspect-ratio:3;object-fit:cover;border-radius:.6rem}
section,footer{position:relative;padding-block:calc(var(--room) + 1rem) calc(var(--room)*1.25)}
section:before,footer:before{content:"";position:absolute;inset:auto 0 calc(100% - 1px);background:inherit}




h2{font-size:clamp(1.9rem,4.4vw,4.4rem);text-align:center;text-wrap:balance;background:var(--p);color:var(--ink);border:4px solid var(--ink);border-radius:1.2rem;padding:.28em .7em .34em;rotate:-1.6deg;box-shadow:.4rem .45rem 0 var(--ink);max-width:20em}
section:nth-of-type(even) h2{rotate:1.4deg}
h3{font-size:1.28em}
.note{position:relative;max-width:46rem;background:var(--card);color:var(--onCard);border:4px solid var(--line);border-radius:1.2rem;padding:clamp(2rem,4vw,3.6rem);font-size:1.15em}.note p+p{margin-top:1em}

.board{display:grid;gap:3.4rem;width:100%;padding-top:1.2rem}
.board li{position:relative;background:var(--p);color:var(--ink);border:4px solid var(--ink);border-radius:2rem;padding:2.4rem 1.6rem 1.6rem}.board li:nth-child(3n+2){background:var(--q)}.board li:nth-child(3n){background:var(--r)}.board p{margin-top:.4em}
.die{position:absolute;top:-1.7rem;inset-inline-start:1.4rem;width:3.4rem;height:3.4rem;display:grid;place-items:center;background:#fff;color:var(--ink);border:4px solid var(--ink);border-radius:1rem;font-size:1.6rem;rotate:-8deg}.board li:nth-child(even) .die{rotate:7deg}


.sums dl{display:grid;gap:1rem;width:100%}.sums dl>div{background:var(--card);color:var(--onCard);border:4px solid var(--line);border-radius:1.4rem;padding:1.1rem;padding-inline:4.6rem 1.4rem;position:relative}
.sums .big{font-size:clamp(1.5rem,2.4vw,2.5rem);margin-block:.15em}.sums dt{font-size:1em;font-weight:500;font-family:inherit}

.train{width:100%;display:grid;gap:1.6rem}
.train ol{display:grid;gap:2.6rem 1.4rem}.train li{position:relative;display:grid;padding-bottom:1.5rem}.train li>div{background:var(--p);color:var(--ink);border:4px solid var(--ink);border-radius:1.2rem 1.2rem .5rem .5rem;padding:1.3rem 1.4rem 2.5rem}.train li:nth-child(3n+2)>div{background:var(--q)}.train li:nth-child(3n)>div{background:var(--r)}.train p{margin-top:.4em}

.patches{display:flex;flex-wrap:wrap;justify-content:center;gap:1.6rem 2.2rem}.patches li{max-width:100%}.patches a{display:grid;align-content:center;justify-items:center;text-align:center;gap:.3rem;width:min(18rem,78vw);min-height:11.5rem;padding:1.6rem 2rem;background:var(--p);color:var(--ink);border:4px solid var(--ink);outline:6px solid var(--rim);text-decoration:none;border-radius:56% 44% 52% 48%/48% 56% 44% 52%;rotate:-4deg;box-shadow:.7rem .8rem 0 .2rem var(--ink)}
.patches a:hover{rotate:0deg;text-decoration:underline}.patches a:focus-visible{outline:4px solid var(--on);outline-offset:12px}.patches strong{font-size:1.35em}.patches span{font-size:.9em}
.chat{width:min(100%,52rem);display:grid;gap:1.5rem}details{display:grid}summary{position:relative;list-style:none;cursor:pointer;background:var(--card);color:var(--onCard);border:4px solid var(--line);border-radius:1.6rem;border-end-start-radius:.3rem;padding:1rem;padding-inline:1.4rem 3.6rem;margin-inline-end:12%;font-size:1.12em}summary::-webkit-details-marker{display:none}summary:after{content:"?";position:absolute;inset-inline-end:1rem;top:50%;translate:0 -50%;width:1.9rem;height:1.9rem;border-radius:50%;display:grid;place-items:center;background:var(--p);color:var(--ink);border:3px solid var(--ink)}details[open] summary:after{content:"!"}summary:hover{text-decoration:underline;text-decoration-thickness:3px}
details p{background:var(--q);color:var(--ink);border:4px solid var(--ink);border-radius:1.6rem;border-end-end-radius:.3rem;padding:1rem 1.4rem;margin-top:.7rem;margin-inline-start:12%}
footer{background:var(--deep);color:var(--onDeep);padding-bottom:clamp(2.5rem,5vw,5rem)}footer :focus-visible{outline-color:var(--onDeep)}footer p{max-width:46em;text-align:center}.sign{font-size:clamp(1.8rem,4vw,3.4rem)}footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.2rem 2rem}footer li a{display:inline-flex;align-items:center;min-height:2.75rem}
`.replaceAll("\n", "");

// After the grounds and the lettering, so that it has the last word.
const late = `
@media(min-width:44rem){nav a{flex:1 1 0}.hero{padding-top:7.4rem}}
@media(min-width:60rem){
.scene{grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:clamp(1.4rem,2.2vw,2.6rem)}.kicker,.says,.seal{margin-bottom:calc(var(--size)*.42)}.seal{grid-area:1/1;align-self:end;width:7.5rem;font-size:1.1rem;margin-inline-end:2rem}.kicker{grid-area:1/1}.mascot{grid-area:1/2}.says{grid-area:1/3}.mascot{align-self:end}
.says{justify-self:start;align-self:center;margin-top:0;padding:1em 1.3em;text-align:start;text-wrap:pretty}

.hero{padding-top:clamp(6.4rem,7.6vw,9.5rem)}nav a:before{inset:0 calc(50% - 5.5vw) 0}.kicker{justify-self:end;align-self:start;margin-top:1.6rem;max-width:24rem;rotate:-5deg;z-index:1}.hero .wrap{gap:1.6rem}h1{margin-top:-.42em;position:relative;z-index:1}
.board{grid-template-columns:repeat(var(--n),minmax(0,1fr));gap:4rem}.board li{grid-area:var(--row)/var(--col)}

.sums .wrap{grid-template-columns:minmax(14rem,24rem) minmax(0,1fr)}.sums h2,.sums .lead{grid-column:1/-1}.sums dl{grid-template-columns:1fr 1fr;align-self:center}
.train{grid-template-columns:minmax(9rem,13rem) minmax(0,1fr);align-items:end;gap:0}.train ol{grid-template-columns:repeat(var(--n),minmax(0,1fr));padding-inline-start:1.4rem}
}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}
}
@media(forced-colors:active){.ticket>div,.seal{border:2px solid}.ticket{filter:none}.hero{background:Canvas}h1 b{text-shadow:none;filter:none}.confetti,.says:before,.says:after,.seal:before,.seal:after,section:before,footer:before{display:none}section,footer{border-top:1px solid}svg{stroke:currentColor}}
@media print{:root{--card:#fff;--on:#000;--onCard:#000;--onDeep:#000;--line:#000}.ticket{filter:none;rotate:0deg}.confetti,nav,.copy,.bounces,.engine,section:before,footer:before{display:none!important}html,body,section,footer,.hero{background:none!important;color:#000!important}h1 b{color:#000!important;text-shadow:none!important;filter:none!important}.hero{margin:0;padding:0}.mascot{width:8rem}section,footer{padding-block:1rem;break-inside:avoid}details>*{display:block}body{font-size:10.5pt}}
`.replaceAll("\n", "");

// What is there for joy alone.
const joys = `
h1 b:nth-child(even),h1 span:nth-child(even) b:nth-child(odd){--f:var(--k1);rotate:2.5deg}
h1 span:nth-child(even) b:nth-child(even){--f:#fff;rotate:-3deg}
.patches li:nth-child(3n+2) a{background:var(--q);rotate:3deg;border-radius:46% 54% 44% 56%/55% 46% 54% 45%}
.patches li:nth-child(3n) a{background:var(--r);rotate:-2deg}
.btn:active,.copy:active{translate:0 .25rem;box-shadow:0 .15rem 0 var(--ink)}
.ticket>div{mask:radial-gradient(circle 1rem at 0 50%,#0000 96%,#000) 0/51% 100% no-repeat,radial-gradient(circle 1rem at 100% 50%,#0000 96%,#000) 100%/51% 100% no-repeat}
.says:before,.says:after{content:"";position:absolute;left:50%;bottom:100%;border:.9rem solid transparent;border-bottom-color:var(--line);translate:-50% 0}
.says:after{border-bottom-color:var(--card);translate:-50% 6px}
@media(min-width:60rem){.says:before,.says:after{left:0;bottom:auto;top:50%;translate:-100% -50%;border-color:transparent var(--line) transparent transparent}.says:after{translate:calc(-100% + 6px) -50%;border-right-color:var(--card)}[dir=rtl] .says:before,[dir=rtl] .says:after{left:100%;translate:0 -50%;border-color:transparent transparent transparent var(--line)}[dir=rtl] .says:after{translate:-6px -50%;border-left-color:var(--card)}}
.board li:not(.last):after{content:"";position:absolute;left:50%;top:calc(100% + 4px);height:3.4rem;border-left:.55rem dotted var(--line);translate:-50% 0}
.train li:before,.train li:after{content:"";position:absolute;bottom:0;left:14%;width:2.8rem;height:2.8rem;border-radius:50%;border:4px solid var(--ink);background:radial-gradient(circle,var(--ink) 0 22%,#fff 24%)}
.train li:after{left:auto;right:14%}
.sums dl>div:before{content:"";position:absolute;inset-inline-start:1.3rem;top:1.3rem;width:2.1rem;height:2.1rem;border-radius:50%;background:var(--p);border:4px solid var(--ink);box-shadow:inset -.3rem -.3rem 0 rgb(0 0 0/.12)}
.sums dl>div:nth-child(3n+2):before{background:var(--q)}
.sums dl>div:nth-child(3n):before{background:var(--r)}
@media(min-width:60rem){.board .on:after,.board .back:after{left:auto!important;inset-inline-start:calc(100% + 4px)!important;top:50%!important;height:0!important;width:4rem;border-left:0!important;border-top:.55rem dotted var(--line);translate:0 -50%!important}.board .back:after{inset-inline:auto calc(100% + 4px)!important}.board .down:after{height:4rem!important}.train li:not(:first-child)>div:before{content:"";position:absolute;inset-inline-end:100%;bottom:3rem;width:1.4rem;border-top:.5rem solid var(--line)}}
.confetti{position:absolute;top:5rem;width:min(24vw,26rem);height:auto}
.confetti.left{left:1vw}
.confetti.right{right:1vw}
.jar{width:min(70vw,17rem);height:auto;rotate:-3deg}
.jar .glass,.engine .glass{fill:var(--card);stroke:var(--line);stroke-width:5}
.jar .gleam{stroke-width:4;stroke:var(--line)}
.jar [class^=s]{stroke-width:22.5}
.jar .rim{stroke-width:28}
.jar .lid{stroke-width:5}
.jar .label{fill:#fff;stroke-width:4}
.jar text{fill:var(--ink);stroke:none;text-anchor:middle}
.bounces{width:100%;height:clamp(7rem,10vw,13rem);margin-bottom:calc(var(--room)*-.4)}
.bounces .way{stroke:var(--line);stroke-width:5;stroke-dasharray:1 14}
.bounces .floor{stroke:var(--line);stroke-width:5}
.bounces circle{stroke-width:4}
.engine{width:min(52vw,13rem);height:auto;stroke-width:4}[dir=rtl] .engine{scale:-1 1}
.puff{fill:var(--card);stroke:var(--line)}
.chart>svg{margin-top:clamp(1.8rem,3.4vw,3.6rem)}
.scallop:before{height:2.4rem;mask:radial-gradient(circle 2.4rem at 50% 100%,#000 97%,#0000) 50% 0/4.4rem 100%}
.zigzag:before{height:2.2rem;mask:conic-gradient(from 135deg at 50% 0,#000 90deg,#0000 0) 50% 0/4.4rem 100%}
.hill:before{height:clamp(2.4rem,7vw,8rem);clip-path:ellipse(58% 100% at 50% 100%)}
.blocks:before{height:1.8rem;mask:linear-gradient(90deg,#000 50%,#0000 0) 50% 0/7rem 100%}
.note:before,.note:after{content:"";position:absolute;top:-1.1rem;width:7rem;height:2rem;background:var(--q);border:3px solid var(--ink);rotate:-24deg;left:-2.2rem}
.note:after{left:auto;right:-2.2rem;rotate:24deg;background:var(--r)}
@media(max-width:59.99rem){.confetti{width:30vw;opacity:1}.confetti.left{left:-8vw}.confetti.right{right:-8vw}.note:before{left:.8rem;rotate:-6deg}.note:after{right:.8rem;rotate:5deg}}
@media(min-width:60rem){.confetti{top:15rem;width:min(20vw,24rem)}.confetti.left{left:0}.confetti.right{right:0}.jar{width:100%}.engine{width:100%}}
@media(prefers-reduced-motion:no-preference){.btn,.copy,.patches a,nav a{transition:background-color .15s,rotate .25s cubic-bezier(.3,2.4,.5,1),translate .1s}nav a:hover{rotate:4deg}.mascot{animation:hop 1.3s cubic-bezier(.3,0,.4,1) 3 both;transform-origin:50% 100%}.mascot:hover{animation:hop2 1.3s 1 both}@keyframes hop{0%,100%{transform:none}15%{transform:scale(1.05,.93)}45%{transform:translateY(-7%) scale(.97,1.03)}75%{transform:scale(1.04,.95)}}@keyframes hop2{0%,100%{transform:none}30%{transform:rotate(7deg)}65%{transform:rotate(-6deg)}}}
@media(forced-colors:active){.ticket>div{mask:none!important}.jar text{fill:currentColor}.jar .label,.jar .glass,.engine *{fill:Canvas!important}}
`.replaceAll("\n", "");
