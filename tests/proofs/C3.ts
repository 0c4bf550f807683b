/** C3 (one key, two bodies) is proved together with C2. `npm run prove -- C3` */
import "./C2.ts";
