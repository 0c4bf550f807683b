import type { Mood, SectionId } from "#contract/deck.ts";

// In lower case and without accents, as the wish is read. English first, then the commonest Spanish.

/** Names of a part of the page. */
export const partNames: Record<SectionId, string> = {
  story: "story|stories|lore|tale|background story|about section|about page|historia|cuento|relato",
  howToBuy:
    "how to buy|how-to-buy|buying guide|buy guide|buying steps|guide to buying|como comprar|guia de compra",
  tokenomics: "tokenomics|token numbers|numbers|token economics|supply|tokenomica|tokenomia|numeros|cifras",
  chart: "price chart|chart|charts|graph|launchpad|grafico|grafica",
  roadmap: "road map|roadmap|plans|plan|milestones|timeline|hoja de ruta|planes",
  community: "community|socials|social links|social media|comunidad|redes sociales|redes",
  faq: "faqs|faq|q&a|q and a|questions|preguntas frecuentes|preguntas",
};

/** What is to be done with a part, by the words that say so. */
export const doings = {
  hide: "hide|remove|skip|drop|omit|exclude|delete|leave out|leave off|get rid of|cut out|cut|without|minus|sin|quita|quitar|oculta|ocultar|elimina|eliminar|esconde",
  no: "anything but|any colour but|any color but|nothing|no|not|dont|do not|doesnt|never|none|nor|avoid|hate|hates|dislike|dislikes|detest|dont like|do not like|not a fan of|no fan of|cant stand|sick of|tired of|nada de|nunca|evita|isnt|wont|cant|odio|detesto|no me gusta|no me gustan",
  less: "less|menos",
  /** Said after what is meant: "purple is out", "lila mag ich nicht". */
  out: "removed|hidden|gone|fuera|is out|is ugly|sucks",
  /** With a "hide" before it, all that is named stays; without, all that is named goes. */
  except:
    "everything but|everything except|everything except for|all but|all except|sections but|section but|parts but|part but|except|except for|apart from|other than|todo menos|todo excepto|excepto|salvo",
  only: "only|just|nothing but|nothing except|solo|solamente|unicamente",
  lead: "start with|starts with|starting with|begin with|begins with|open with|opens with|lead with|leads with|empieza con|empezar con|comienza con",
  close: "end with|ends with|finish with|close with|termina con|acaba con",
  first:
    "first of all|first|first comes|on top|at the top|to the top|at the very top|to the very top|at the start|at the beginning|at the very beginning|up front|upfront|on the top|primero|primera|arriba|al principio|al inicio",
  last: "last|lastly|finally|at the bottom|to the bottom|at the very bottom|at the end|at the very end|to the end|on the bottom|ultimo|ultima|por ultimo|al final|abajo",
  next: "then|and then|then comes|after that|next|followed by|luego|y luego|despues|y despues|second|third|fourth|fifth|segundo|tercero",
  before: "before|above|ahead of|antes de|antes que|encima de",
  after: "after|below|behind|beneath|despues de|tras|debajo de",
} as const;

/** Words that stand between what matters, and change nothing. */
export const fillers = new Set(
  (
    "the a an any some my our its of that this these those section sections part parts block page site please to see want " +
    "need have show include it be is are so too very more much really all use using make made look looks feel feels " +
    "every all everything palette tone tones hue hues shade shades bit little lot much even rather i we like love " +
    "colour color colours colors goes comes go come should must with at in put move place shown displayed style vibe " +
    "el la los las un una de del seccion parte por favor muy mas tan quiero que con va y en color colores pon poner"
  ).split(" "),
);

/** Colours by name. Two words are read as one. */
export const hues: Record<string, string> = {
  red: "#d92d3a",
  crimson: "#c01f3f",
  scarlet: "#d8262c",
  ruby: "#b81d4a",
  cherry: "#c81e3a",
  strawberry: "#e8395a",
  blood: "#a3161f",
  burgundy: "#7d1f3a",
  wine: "#7d1f3a",
  maroon: "#7a1f2b",
  orange: "#ef7a1a",
  tangerine: "#f2831f",
  pumpkin: "#e8741c",
  amber: "#e9a117",
  gold: "#c9961a",
  golden: "#c9961a",
  honey: "#e0a020",
  mustard: "#cfa21a",
  yellow: "#f2c230",
  lemon: "#f5dc3c",
  banana: "#f3d34a",
  sunshine: "#f5b921",
  lime: "#86c232",
  "lime green": "#86c232",
  green: "#2f9e52",
  "forest green": "#2c7a45",
  forest: "#2c7a45",
  jungle: "#227a48",
  grass: "#4fa53a",
  olive: "#7c8330",
  emerald: "#0f9d6b",
  jade: "#18a078",
  mint: "#3fc9a1",
  teal: "#138f8c",
  turquoise: "#1fb5b0",
  aqua: "#22b8c4",
  cyan: "#19a9cf",
  ice: "#7fd1ec",
  blue: "#2f6fe0",
  "sky blue": "#3fa7e0",
  "baby blue": "#89c4ee",
  "royal blue": "#2f4fd0",
  sky: "#3fa7e0",
  ocean: "#0e7fb8",
  sea: "#1b8fae",
  navy: "#27408f",
  sapphire: "#1f4fb0",
  indigo: "#4f46d6",
  purple: "#8344d8",
  grape: "#6f3bb0",
  plum: "#84387c",
  violet: "#7d4be0",
  lilac: "#b48fe0",
  lavender: "#a58be0",
  magenta: "#d02e9b",
  fuchsia: "#d9268f",
  pink: "#ec5c9a",
  "hot pink": "#f0308c",
  "rose gold": "#c98a7d",
  rose: "#e0527a",
  bubblegum: "#f47fb8",
  candy: "#f25fa5",
  brown: "#8a5a34",
  chocolate: "#6d4227",
  coffee: "#7a5336",
  coral: "#f0705a",
  salmon: "#f2836b",
  peach: "#f5a37a",
  sunset: "#f4633a",
  sunrise: "#f58a4b",
  lava: "#e2431e",
  fire: "#e2431e",
  flame: "#e85a1c",
  sand: "#d8b378",
  desert: "#cf9a5a",
  copper: "#b87340",
  bronze: "#a5763a",
  silver: "#8b95a3",
  steel: "#6f7d8c",
  grey: "#7a7f87",
  gray: "#7a7f87",
  rojo: "#d92d3a",
  roja: "#d92d3a",
  naranja: "#ef7a1a",
  dorado: "#c9961a",
  dorada: "#c9961a",
  oro: "#c9961a",
  amarillo: "#f2c230",
  amarilla: "#f2c230",
  verde: "#2f9e52",
  turquesa: "#1fb5b0",
  azul: "#2f6fe0",
  celeste: "#3fa7e0",
  morado: "#8344d8",
  morada: "#8344d8",
  violeta: "#7d4be0",
  rosa: "#ec5c9a",
  marron: "#8a5a34",
  plateado: "#8b95a3",
  gris: "#7a7f87",
  atardecer: "#f4633a",
  oceano: "#0e7fb8",
};

/** Grounds rather than colours; and, beside a colour, a shade of it. */
export const darkWords = "dark|darker|black|night|nighttime|midnight|gloomy|oscuro|oscura|negro|negra|noche";
export const lightWords =
  "light|lighter|white|day|daylight|bright|luminous|claro|clara|blanco|blanca|luminoso";
export const pastelWords = "pastel|pastels|pale|soft|softer|pasteles";
export const mutedWords = "muted|faded|subdued|desaturated|apagado|apagados";
export const neonWords =
  "neon|electric|vivid|vibrant|fluorescent|glowing|colourful|colorful|bright colours|bright colors|brighter colours|brighter colors|vivo|vivos|vibrante|vibrantes";
export const deepWords = "deep|rich";

/** "Cool" alone is praise: it is a temperature beside a colour. */
export const turnWords = {
  warm: "warm|warmer|warmth|cosy|cozy|calido|calida|calidos|calidas",
  cool: "cold|colder|cool colours|cool colors|cool tones|cool hues|cool palette|cool shades|cooler colours|cooler colors|cooler tones|cooler hues|cooler palette|frio|fria|frios|frias",
} as const;

/** They ask for room where they stand beside a word for text. */
export const sizeWords = {
  airy: "bigger|larger|big|large|huge|enlarge|too small|grande|grandes",
  compact: "smaller|small|little text|too big|too large|pequeno|pequena|pequenos|pequenas",
} as const;
export const textWords = "text|texts|font|fonts|letters|lettering|type|writing|texto|textos|letra|letras";

export const moodWords: Record<Mood, string> = {
  calm: "calm|quiet|serene|peaceful|relaxed|relaxing|chill|zen|gentle|soothing|mellow|understated|tranquilo|tranquila|sereno|relajado|suave",
  loud: "loud|bold|shouty|screaming|energetic|aggressive|punchy|crazy|chaotic|wild|intense|brash|ruidoso|atrevido|atrevida|audaz|energico",
  elegant:
    "elegant|luxury|luxurious|classy|premium|refined|sophisticated|fancy|posh|serious|professional|formal|stylish|royal|elegante|lujo|lujoso|sofisticado|refinado",
  playful:
    "playful|fun|funny|silly|goofy|cute|kawaii|cheerful|whimsical|happy|childish|cartoonish|jugueton|juguetona|divertido|divertida|alegre|gracioso",
  retro:
    "retro|vintage|nostalgic|old school|oldschool|80s|90s|eighties|nineties|70s|seventies|arcade|vaporwave|synthwave|antiguo",
  cyber:
    "cyber|cyberpunk|futuristic|sci fi|scifi|hacker|matrix|techno|robotic|high tech|digital|ciber|futurista",
};

export const airyWords =
  "airy|spacious|white space|whitespace|roomy|breathing room|room to breathe|uncluttered|minimal|minimalist|clean|simple|amplio|espacioso|aireado|limpio|sencillo";
export const compactWords =
  "dense|denser|compact|tight|tighter|packed|condensed|short|concise|tiny|compacto|compacta|denso|apretado|corto";
