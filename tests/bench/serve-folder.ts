/** Serves a built site on a free port, in a process of its own, and prints its origin: `node serve-folder.ts <folder>`. */
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";

const [, , dist = ""] = process.argv;
const server = await listen(siteHandler({ dist, mail: `${dist}-mail` }), 0);
console.log(`http://localhost:${server.port}`);
