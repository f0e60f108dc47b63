export { lay } from "../../lib/art";
