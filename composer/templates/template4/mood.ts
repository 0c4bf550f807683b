import type { Deck, Mood } from "#contract/deck.ts";
import { displayFontFace, type Face, textFontFace } from "../fonts/faces.ts";

/** How the sheet of stickers is cut and stuck. Each comes after the style sheet and has the last word. */
export const moodRules: Record<Mood, string> = {
  calm: `.mascot,.says,.postcard,.ticket,.kicker,h2,.die,.patches a,.jar,section h2{rotate:0deg!important}.confetti{display:none}.hero{background:radial-gradient(circle at 50% 20rem,var(--ray),var(--g0) 70%)}h2,.mascot,.postcard,.patches a{box-shadow:none}.mascot{border-radius:50%}`,
  loud: `h2{font-size:clamp(2.3rem,6.4vw,7rem);text-transform:uppercase;border-width:6px}.btn{font-size:1.55em;border-width:6px}.mascot{border-width:8px;width:clamp(13rem,min(52vw,42vh),40rem)}.hero{background:repeating-conic-gradient(from 0deg at 50% min(24rem,32vw),var(--ray) 0 4deg,var(--g0) 4deg 8deg)}.board li,.note,.train li>div,.sums dl>div{border-width:6px}.big{font-size:clamp(2rem,3.4vw,3.6rem)!important}`,
  elegant: `h1,h2,h3,.big,.sign,.btn,nav a{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif!important;font-weight:700}.mascot,.says,.postcard,.ticket,.kicker,section h2,.die,.patches a,.jar{rotate:0deg!important}h2{background:none;border:0;box-shadow:none;color:var(--on)}.btn,.copy,.says,.kicker,.note,.board li,.train li>div,.sums dl>div,.mascot,.postcard,.patches a{border-width:2px}.mascot,.patches a{border-radius:50%;box-shadow:none}.note:before,.note:after,.confetti{display:none}`,
  playful: `.board li:nth-child(odd){rotate:-1.4deg}.board li:nth-child(even){rotate:1.2deg}.train li:nth-child(odd)>div{rotate:-1deg}.sums dl>div:nth-child(even){rotate:.8deg}.note{rotate:-.8deg}.kicker{background:var(--k3);color:var(--ink);border-color:var(--ink)}.chat summary{rotate:-.6deg}.chat p{rotate:.7deg}.patches a{border-width:6px}.confetti{scale:1.2}`,
  retro: `.mascot{border-radius:50%}.board li,.note,.sums dl>div,.train li>div,.patches a,summary,details p,.says{border-radius:.35rem}.patches a,.mascot{rotate:0deg!important}h2{border-radius:0;rotate:0deg!important;outline:4px solid var(--p);outline-offset:4px;box-shadow:none}.btn,.copy{border-radius:.4rem}.hero{background:repeating-linear-gradient(90deg,var(--ray) 0 3rem,var(--g0) 3rem 6rem)}`,
  cyber: `.btn,.copy,h2,.board li,.note,.sums dl>div,.train li>div,.patches a,.mascot,summary,details p,.says,.kicker,.die,.postcard,.postcard img{border-radius:0!important}.mascot,.says,.kicker,.die,.patches a,.postcard,section h2{rotate:0deg!important}h2{box-shadow:.5rem .5rem 0 var(--r),.9rem .9rem 0 var(--ink)}.hero{background:linear-gradient(var(--ray) 3px,transparent 3px) 0 0/100% 4rem,linear-gradient(90deg,var(--ray) 3px,transparent 3px) 0 0/4rem 100%,var(--g0)}`,
};

/** What words are set in then, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "elegant" ? [textFontFace] : [displayFontFace, textFontFace];
