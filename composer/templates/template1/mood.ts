import type { Deck, Mood } from "#contract/deck.ts";
import { displayFontFace, type Face, textFontFace } from "../fonts/faces.ts";

/** How a catalogue bears itself: the same page from another house. Each comes after the style sheet and has the last word. */
export const moodRules: Record<Mood, string> = {
  calm: `h1,h2,h3,.big{font-family:"Gem Text",system-ui,sans-serif;font-weight:400}.plate,.trade{border-radius:1.6rem}.plate img{border-radius:.8rem;width:66%}.btn{border-radius:.7rem;font-weight:400}.story p{font-size:1.25em}`,
  loud: `h1,h2,.big{text-transform:uppercase;letter-spacing:-.035em}h1,h1.long{font-size:clamp(1.6rem,min(15vw,calc(118vw/var(--w))),15rem);line-height:.86}.hero{background:var(--field);color:var(--onField)}.hero .kicker,.hero .soon{color:inherit}.hero :focus-visible{outline-color:var(--onField)}.plate{background:var(--ink);color:var(--paper);border-radius:0;width:min(100%,40rem)}.plate img{width:84%}.plate img,.trade,.btn{border-radius:0}.hero .btn{background:var(--onField);color:var(--field)}.hero .btn:hover{text-decoration:underline}h2{font-size:clamp(2.2rem,5.6vw,6rem)}@media(min-width:56rem){h1,h1.long{font-size:clamp(2.4rem,min(11vw,calc(min(100vw,100rem)*.72/var(--w))),15rem)}}`,
  elegant: `h1,h2,h3,.big{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif",serif;font-weight:400;letter-spacing:-.015em}h1,h1.long{line-height:1}.plate{border-radius:50% 50% 0 0;aspect-ratio:4/5;width:min(100%,28rem)}.plate img{border-radius:50%;box-shadow:none}.btn,.trade,.copy{border-radius:0;font-weight:400}.steps .big{color:var(--softOnBand)}`,
  playful: `.plate{border-radius:61% 39% 47% 53%/46% 57% 43% 54%;rotate:-6deg}.plate img{border-radius:36%;rotate:11deg}.btn{rotate:-2deg}.copy{rotate:0deg}.kicker{display:inline-block;background:var(--field);color:var(--onField);padding:.2em .9em;border-radius:99px;rotate:-2deg}.trade{border-radius:4rem 1.2rem;rotate:-.7deg}h2{text-decoration:underline wavy .07em var(--field);text-underline-offset:.2em}.rail li:before{background:var(--field);border-radius:.35rem;rotate:12deg}.steps li:nth-child(even) .big{rotate:-8deg}`,
  retro: `.plate{background:repeating-conic-gradient(var(--field) 0 15deg,var(--card) 15deg 30deg);border:4px solid var(--ink)}.plate img{border:4px solid var(--ink);border-radius:50%;box-shadow:none}.plate .big{background:var(--field);border-radius:50%;padding:.1em .3em}.btn,.copy,.trade{border:3px solid var(--ink);border-radius:.5rem;box-shadow:.32rem .32rem 0 var(--ink)}.band .btn{border-color:currentColor}h1{text-shadow:.035em .035em 0 var(--paper),.065em .065em 0 var(--field)}section+section:not(.band),header,.mint{border-color:var(--ink);border-width:2px}`,
  cyber: `body>*{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}body{font-size:clamp(.94rem,.9rem + .2vw,1.1rem)}.hero{background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 3rem,linear-gradient(90deg,var(--line) 1px,transparent 1px) 0 0/3rem 100%}.hero .kicker,.hero .tagline{background:var(--paper)}.plate,.trade{border-radius:0;clip-path:polygon(0 0,calc(100% - 2rem) 0,100% 2rem,100% 100%,2rem 100%,0 calc(100% - 2rem))}.plate img,.btn{border-radius:0}.kicker{width:fit-content}h2:before{content:"/ ";color:var(--mark)}.band h2:before{color:inherit}`,
};

/** What words are set in then, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "calm" || mood === "elegant"
    ? [textFontFace]
    : mood === "cyber"
      ? [displayFontFace]
      : [displayFontFace, textFontFace];
