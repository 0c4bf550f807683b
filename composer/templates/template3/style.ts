import type { Deck } from "#contract/deck.ts";
import type { Tones } from "./colours.ts";
import { moodRules } from "./mood.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(7rem,18vw,22rem)",
  normal: "clamp(5.5rem,12vw,15rem)",
  compact: "clamp(3.5rem,7vw,8rem)",
};

/** A page of two sizes: the name, and everything else. */
export const styleSheet = (tones: Tones, look: Deck["look"]): string =>
  `:root{color-scheme:${look.dark ? "dark" : "light"};--paper:${tones.paper};--ink:${tones.ink};--mark:${tones.mark};--room:${rooms[look.density]};--edge:clamp(1.1rem,3.4vw,5.5rem)}${rules}${moodOf(look)}`;

const moodOf = ({ mood }: Deck["look"]): string => (mood ? moodRules[mood] : "");

// On a narrow page the grid is a column for numbers and one for words; on a wide one it is twelve columns, with three
// axes that everything hangs from: 1 for numbers, 2 for names, 6 for words.
const rules = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;background:var(--paper);scroll-padding-top:4em}
body{font:400 clamp(1.0625rem,.87rem + .58vw,1.9rem)/1.42 sans-serif;letter-spacing:-.006em;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}body>*{font-family:"Gem Text","Helvetica Neue",Helvetica,Arial,"Liberation Sans","Noto Sans",sans-serif}
h1,h2,h3{font:inherit}ol,ul,dl{list-style:none;padding:0}p,dd,li{text-wrap:pretty}[hidden]{display:none!important}
img{display:block;max-width:100%}
a{color:inherit;text-decoration:underline;text-decoration-color:var(--mark);text-decoration-thickness:.09em;text-underline-offset:.24em}
a:hover,.go:hover{color:var(--mark)}
:focus-visible{outline:2px solid var(--mark);outline-offset:3px}
.skip{position:absolute;inset-inline-start:1rem;top:-99rem}.skip:focus{top:1rem;background:var(--ink);color:var(--paper);padding:.6rem 1rem;z-index:9}
.grid{display:grid;grid-template-columns:2.3em minmax(0,1fr);column-gap:.4em}
.grid>*{grid-column:2;min-width:0}
.grid>.grid{grid-column:1/-1;grid-template-columns:subgrid}
.grid>.no{grid-column:1}.no{color:var(--mark);font-variant-numeric:tabular-nums}
.hero,.part,figure,section,footer{padding-inline:var(--edge)}
.go{display:inline-flex;align-items:center;min-height:2.75rem;padding:0;border:0;background:none;font:inherit;letter-spacing:inherit;text-align:start;color:var(--ink);cursor:pointer;text-decoration:underline;text-decoration-color:var(--mark);text-decoration-thickness:.09em;text-underline-offset:.24em;justify-self:start}
.spaced{display:grid;gap:1.42em;align-content:start}
sup{line-height:0;font-size:.72em}sup a{text-decoration:none;color:var(--mark);padding:.8em .6em;margin-inline:-.45em}
sup.star{font-size:1.1em;vertical-align:baseline}sup.star a{margin-inline:-.35em}
.hero{min-height:min(100vh,80rem);min-height:min(100svh,80rem);padding-block:1.1rem clamp(1.2rem,2.4vw,3rem);grid-template-rows:auto auto 1fr;row-gap:1.42em;align-content:start}
.hero .top,.hero .say{grid-column:1/-1}
.ticker{color:var(--mark)}
.soon{display:flex;align-items:center;gap:.6em;min-height:2.75rem}.soon:before{content:"";width:.55em;height:.55em;border-radius:50%;background:var(--mark)}
.hero h1{grid-column:1/-1;align-self:end;padding-top:.4em;font-size:clamp(2rem,min(calc((100vw - 2*var(--edge))/var(--w)),56vw,calc(64vh/var(--l))),40rem);line-height:.98;padding-bottom:.03em;letter-spacing:-.045em;margin-inline-start:-.06em;padding-inline-end:.4em;text-wrap:balance}
.stop{display:block;padding-block:.16em .1em}.dot{width:.27em;height:.27em;border-radius:50%;background:var(--mark);object-fit:cover}
.stop .dot{display:block;width:min(66vw,38svh);height:auto;aspect-ratio:1;margin-inline-start:auto}
.part{padding-block:1.42em;align-items:baseline}.part .name{grid-column:1/-1}.part .name~*{grid-column:1/-1}
code{display:block;font:1em/1.42 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;letter-spacing:-.02em;word-break:break-all;user-select:all}
.part .go{min-width:5em}
nav{display:flex;flex-wrap:wrap;column-gap:1.6em}nav a{display:inline-flex;align-items:center;min-height:2.75rem;gap:.5em;text-decoration:none}nav a:hover{text-decoration:underline}
figure{padding-top:var(--room)}figure>img{grid-column:1/-1!important;width:100%;aspect-ratio:3;object-fit:cover;height:auto}
section{padding-top:var(--room);row-gap:1.42em;scroll-margin-top:calc(var(--room)*-1 - 3.5em)}
section>h2{position:sticky;top:0;z-index:1;background:var(--paper);padding-block:.8em}.run{display:none;white-space:nowrap}
.tale p+p{text-indent:2em}
.rows{row-gap:1.42em}.rows h3,.line h3{color:var(--ink)}.rows p{margin-top:.1em}
.ledger>div{border-top:1px solid var(--ink);padding-block:.55em}.ledger>div:last-child{border-bottom:1px solid var(--ink)}
.asked dt{grid-column:1/-1}.ledger>.grid{grid-template-columns:minmax(0,2fr) minmax(0,3fr);column-gap:1em}.ledger dt{grid-column:1}.ledger dd{font-variant-numeric:tabular-nums}
.notes{display:grid;gap:.4em}.notes li{display:grid;grid-template-columns:1.4em minmax(0,1fr)}.notes li>:first-child{color:var(--mark)}.notes :target,li:target{color:var(--mark)}
.grid>.line{grid-column:1/-1;display:grid;gap:1.42em 1.6em}.line li{border-top:1px solid var(--ink);position:relative;padding-top:.8em;display:grid;align-content:start}.line li:before{content:"";position:absolute;inset-inline-start:0;top:-1px;width:2.3em;border-top:3px solid var(--mark)}.line p{margin-top:.4em}
.places .go{grid-column:2}.places span{grid-column:1/-1}
.asked{row-gap:1.42em}
footer{padding-block:calc(var(--room)*1.2) clamp(1.5rem,3vw,4rem);row-gap:1.42em}footer .no{grid-row:1}footer ul{display:flex;flex-wrap:wrap;column-gap:1.6em}footer li a{display:inline-flex;align-items:center;min-height:2.75rem}
.end{grid-column:1/-1;display:grid;justify-content:end;padding-top:var(--room)}.end .dot{width:clamp(2.6rem,4.6vw,7rem);height:auto;aspect-ratio:1}
@media(min-width:52rem){
.stop{display:inline-block;position:relative;width:0;height:0;padding:0}.stop .dot{position:absolute;inset-inline-start:.09em;bottom:-.005em;width:.27em;margin:0;max-width:none}
.grid{grid-template-columns:repeat(12,minmax(0,1fr));column-gap:clamp(.8rem,1.4vw,2.6rem)}
.grid>.text,.part .name~.text{grid-column:6/11}.part .name~.wide{grid-column:6/13}
.hero .top{grid-column:1/6}.hero .say{grid-column:6/11;grid-row:1}.hero{grid-template-rows:auto 1fr}
.part .name{grid-column:2/6}.grid>.what{grid-column:2/11}.grid>.run{display:block;grid-column:11/13;justify-self:end}
.wide{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1.6em}
.rows h3,.grid>dt,.places span{grid-column:2/6}.rows p,.grid>dd,.places .go{grid-column:6/11}.rows p{margin:0}

.ledger>.grid{grid-template-columns:subgrid}.ledger dt,.asked dt{grid-column:2/6}.line{grid-template-columns:repeat(2,minmax(0,1fr))}
.places .go{min-height:2.2em}.places li{align-items:baseline}}
@media(min-width:75rem){.grid>.line{grid-template-columns:repeat(var(--n),minmax(0,1fr));row-gap:2.8em}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(forced-colors:active){.dot,.soon:before{forced-color-adjust:none}section>h2{border-bottom:1px solid}}
@media print{:root{--paper:#fff;--ink:#000;--mark:#000;--room:1.6rem}body{font-size:10pt}nav,.part:has(nav),.part .go{display:none!important}.hero{min-height:0}.hero h1{font-size:44pt}section>h2{position:static}section{break-inside:avoid}}
`.replaceAll("\n", "");
