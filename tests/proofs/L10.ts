/**
 * L10: hostile pictures as often as the limits allow, and slow uploads of two accounts; another user's upload
 * takes less than three seconds. `npm run prove -- L10 [pictures] [slow uploads]`
 */
import { conclude } from "./finding.ts";
import { floodPictures } from "./floods/pictures.ts";

const [pictures = "20", slow = "40"] = process.argv.slice(2);
conclude("L10", await floodPictures(Number(pictures), Number(slow)));
