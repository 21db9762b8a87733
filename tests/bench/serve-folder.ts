/** Serves a built site on a port, in a process of its own: `node serve-folder.ts <folder> <port>`. */
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";

const [, , dist = "", port = "0"] = process.argv;
const server = await listen(siteHandler({ dist, mail: `${dist}-mail` }), Number(port));
console.log(`Serving on ${server.port}`);
