import type { Mood, SectionId } from "#contract/deck.ts";
import type { doings, hues } from "./words.ts";

/** The basics of a wish in another language; in lower case and without accents, as it is read. */
export interface Vocabulary {
  parts: Partial<Record<SectionId, string>>;
  doings: Partial<Record<keyof typeof doings, string>>;
  hues: Partial<Record<keyof typeof hues, string>>;
  shades: Partial<Record<"dark" | "light" | "black" | "white" | "pastel" | "muted" | "neon", string>>;
  turns: { warm: string; cool: string };
  density: { airy: string; compact: string };
  sizes: { airy: string; compact: string };
  moods: Partial<Record<Mood, string>>;
  text: string;
  and: string;
  or: string;
  stop: string;
  fillers: string;
}

const german: Vocabulary = {
  parts: {
    story: "geschichte",
    howToBuy: "kaufanleitung|anleitung zum kauf|wie man kauft|so kauft man",
    tokenomics: "tokenomik|tokenverteilung|zahlen",
    chart: "kurs|kurve|kursdiagramm|diagramm|preisdiagramm",
    roadmap: "fahrplan|zeitplan|meilensteine|plane",
    community: "gemeinschaft|soziale medien",
    faq: "fragen|haufige fragen|fragen und antworten",
  },
  doings: {
    hide: "verstecke|entferne|losche|streiche|ohne",
    no: "kein|keine|keinen|keinem|keiner|keinerlei|nicht|nie|niemals|nichts|hasse|mag kein|mag keine|mag keinen",
    less: "weniger",
    out: "weglassen|weg lassen|entfernen|ausblenden|verstecken|streichen|raus|weg|mag ich nicht|gefallt mir nicht",
    except: "alles ausser|alle ausser|ausser|alles bis auf|bis auf",
    only: "nur|nichts als|nichts ausser|ausschliesslich",
    lead: "beginne mit|beginnt mit|fange mit|starte mit|anfangen mit|beginnen mit",
    close: "ende mit|endet mit|enden mit|schliesse mit",
    first: "zuerst|als erstes|ganz oben|oben|nach oben|ganz nach oben|am anfang|zu beginn",
    last: "zuletzt|zum schluss|am ende|ans ende|ganz unten|unten|nach unten|als letztes",
    next: "dann|und dann|danach|und danach|anschliessend|gefolgt von",
    before: "vor|uber|oberhalb von",
    after: "nach|unter|hinter|unterhalb von",
  },
  hues: {
    red: "rot|rote|roter|rotes|roten",
    gold: "goldene|goldener|goldenes",
    yellow: "gelb|gelbe|gelber|gelbes|gelben",
    green: "grun|grune|gruner|grunes|grunen",
    turquoise: "turkis|turkise",
    blue: "blau|blaue|blauer|blaues|blauen",
    purple: "lila|violett|violette",
    pink: "rosa",
    brown: "braun|braune|brauner|braunes|braunen",
    grey: "grau|graue|grauer|graues|grauen",
    silver: "silber|silbern",
  },
  shades: {
    dark: "dunkel|dunkle|dunkler|dunkles|dunklen|nacht|nicht hell|nicht zu hell",
    light: "helle|heller|helles|hellen",
    black: "schwarz|schwarze|schwarzer|schwarzes|schwarzem",
    white: "weiss|weisse|weisser|weisses|weissem",
    pastel: "pastellfarben|pastell|pastelltone|zart|zarte",
    muted: "gedeckt|gedeckte|gedampft",
    neon: "knallig|knallige|leuchtend|leuchtende|kraftige farben|bunt|bunter",
  },
  turns: {
    warm: "warme|warmere|warmen|warmeren|warmes",
    cool: "kuhl|kuhle|kuhler|kuhlere|kalt|kalte|kalter|kaltere",
  },
  density: {
    airy: "luftig|luftiger|viel platz|aufgeraumt|schlicht",
    compact: "kompakt|kompakter|dicht|kurz",
  },
  sizes: {
    airy: "gross|grosser|grossere|grosserer|grosse",
    compact: "klein|kleiner|kleinere|kleinerer|kleine",
  },
  moods: {
    calm: "ruhig|ruhiger|entspannt|gelassen|still",
    loud: "laut|lauter|wild|auffallig|frech",
    elegant: "eleganter|edel|luxurios|vornehm|serios",
    playful: "verspielt|verspielter|lustig|lustiger|frohlich|spielerisch|witzig",
    retro: "nostalgisch|altmodisch",
    cyber: "futuristisch|futuristischer",
  },
  text: "schrift|texte|buchstaben|schriftart",
  and: "und|sowie",
  or: "oder|noch",
  stop: "aber|sondern|dafur|stattdessen",
  fillers:
    "ein eine einen einem einer eines der die das den dem des ist sind soll sollen sein bitte zu mehr sehr etwas ganz " +
    "farbe farben tone abschnitt bereich seite mit im in mach mache machen ich mochte will setze auf hintergrund",
};

const french: Vocabulary = {
  parts: {
    story: "histoire|recit|a propos",
    howToBuy: "comment acheter|guide dachat|guide d achat",
    tokenomics: "tokenomie|chiffres",
    chart: "graphique|courbe|cours",
    roadmap: "feuille de route|calendrier",
    community: "communaute|reseaux sociaux|reseaux",
    faq: "foire aux questions|questions frequentes",
  },
  doings: {
    hide: "cache|cacher|masque|masquer|enleve|enlever|supprime|supprimer|retire|retirer|sans",
    no: "pas|pas de|pas d|aucun|aucune|jamais|ni|rien de|deteste|aime pas|evite|eviter|surtout pas",
    less: "moins|moins de",
    except: "tout sauf|sauf|tout excepte|excepte|a part",
    only: "seulement|uniquement|rien que|juste",
    lead: "commence par|commencer par|commence avec|debute par",
    close: "termine par|terminer par|finis par|finir par",
    first: "en premier|d abord|au debut|en haut|tout en haut|en tete",
    last: "en dernier|a la fin|en bas|tout en bas|enfin|pour finir",
    next: "puis|et puis|ensuite|et ensuite|apres ca|suivi de",
    before: "avant|au dessus de|au dessus du",
    after: "apres|sous|en dessous de",
  },
  hues: {
    red: "rouge|rouges",
    gold: "d or|dore|doree|en or|et or|et l or",
    yellow: "jaune|jaunes",
    green: "vert|verte|verts|vertes",
    blue: "bleu|bleue|bleus|bleues",
    purple: "violet|violette|violets|pourpre",
    pink: "roses",
    brown: "brun|brune",
    grey: "gris|grise|grises",
    silver: "argent|argente",
  },
  shades: {
    dark: "sombre|sombres|fonce|foncee|foncees|foncees|nuit|obscur",
    light: "clair|claire|clairs|claires|lumineux",
    black: "noir|noire|noirs|noires",
    white: "blanc|blanche|blancs|blanches",
    pastel: "pastels|doux|douce|douces",
    muted: "attenue|attenues|fade",
    neon: "vif|vifs|vive|vives|eclatant|eclatantes",
  },
  turns: { warm: "chaud|chauds|chaude|chaudes|chaleureux", cool: "froid|froids|froide|froides" },
  density: { airy: "aere|aeree|epure|epuree|spacieux|sobre", compact: "compacte|serre|court" },
  sizes: {
    airy: "plus grand|plus grands|plus grande|plus grandes|plus gros|plus grosse|grand|grands|grande|grandes|gros|grosse|grosses|agrandis",
    compact: "plus petit|plus petits|plus petite|plus petites|petit|petits|petite|petites",
  },
  moods: {
    calm: "calme|tranquille|paisible|serein",
    loud: "bruyant|audacieux|percutant|energique",
    elegant: "elegante|luxe|luxueux|raffine|chic|serieux",
    playful: "ludique|amusant|rigolo|drole|joyeux|enjoue",
    retro: "nostalgique|a l ancienne",
    cyber: "futuriste",
  },
  text: "texte|textes|police|lettres|ecriture",
  and: "et",
  or: "ou",
  stop: "mais|plutot",
  fillers:
    "le les l du d des une un est sont soit plus tres trop avec couleur couleurs ton tons teinte teintes site fond je j veux " +
    "voudrais mets mettre fais rends ce cette qu n aime",
};

const portuguese: Vocabulary = {
  parts: {
    story: "estoria",
    howToBuy: "guia de compras",
    tokenomics: "tokenomica",
    chart: "graficos",
    roadmap: "roteiro|cronograma|metas",
    community: "comunidade|redes sociais",
    faq: "perguntas|perguntas frequentes|duvidas",
  },
  doings: {
    hide: "esconda|oculte|remova|remover|retire|tire|tirar|sem|apague",
    no: "nao|nada de|nem|nenhum|nenhuma|odeio|nao gosto de|evite",
    less: "",
    out: "ocultas|oculto",
    except: "tudo menos|tudo exceto|exceto",
    only: "apenas|somente|so",
    lead: "comece com|comecar com|comece pela|comece pelo|inicie com",
    close: "termine com|terminar com|acabe com",
    first: "no topo|no inicio|no comeco|em primeiro|em primeiro lugar|primeiro lugar|primeiro|primeira",
    last: "no final|no fim|por fim|em ultimo|la embaixo",
    next: "depois|e depois|em seguida|seguido de",
    before: "antes da|antes do|acima da|acima do",
    after: "depois da|depois do|depois de|abaixo da|abaixo do",
  },
  hues: {
    red: "vermelho|vermelha|vermelhos",
    orange: "laranja",
    gold: "dourado|dourada|ouro",
    yellow: "amarelo|amarela",
    green: "verdes",
    blue: "azuis",
    purple: "roxo|roxa",
    pink: "cor de rosa",
    brown: "marrom|castanho",
    grey: "cinza|cinzento",
    silver: "prata|prateado",
  },
  shades: {
    dark: "escuro|escura|escuros|escuras|noite",
    black: "preto|preta|pretos",
    white: "branco|branca|brancos",
    pastel: "tons pastel|suaves",
    neon: "vivas|vivos|viva|vibrante|vibrantes",
  },
  turns: { warm: "quente|quentes|calorosas", cool: "" },
  density: { airy: "arejado|espacoso|simples", compact: "curto|denso" },
  sizes: { airy: "maior|maiores", compact: "menor|menores" },
  moods: {
    calm: "calmo|calma|tranquila",
    loud: "barulhento|ousado|ousada",
    elegant: "luxuoso|luxo|requintado|serio",
    playful: "brincalhao|brincalhona|alegre|engracado",
    cyber: "futurista",
  },
  text: "fonte|fontes",
  and: "e",
  or: "ou",
  stop: "porem",
  fillers:
    "o os as um uma do da dos das no na com cor cores tom tons mais muito pagina fundo eu quero deixe faca estilo",
};

const spanish: Vocabulary = {
  parts: {},
  doings: {},
  hues: { gold: "dorados|doradas", green: "verdes", blue: "azules", red: "rojos|rojas" },
  shades: {
    dark: "oscuros|oscuras",
    light: "claros|claras",
    black: "negros",
    white: "blancos",
    neon: "viva|vivas",
  },
  turns: { warm: "", cool: "" },
  density: { airy: "limpia|sencilla|amplia", compact: "" },
  sizes: { airy: "agranda", compact: "" },
  moods: { elegant: "seria|serio", calm: "calmado|calmada|relajada", loud: "llamativo|llamativa" },
  text: "fuente",
  and: "y",
  or: "o",
  stop: "mejor",
  fillers: "tono tonos pagina fondo haz hazlo todo toda es sea",
};

export const abroad: readonly Vocabulary[] = [spanish, german, french, portuguese];
