import { createServer, type RequestListener, type Server } from "node:http";
import { errorCode } from "#build/cli/error-message.ts";

/** Listens on both addresses that `localhost` can mean, for browsers differ in which they try; port 0 takes a free one. */
export async function listen(answer: RequestListener, port: number): Promise<{ port: number; close: () => void }> {
  const first = await open(answer, port, "127.0.0.1");
  const address = first.address();
  const taken = typeof address === "object" && address ? address.port : port;
  const servers = [first];
  try {
    servers.push(await open(answer, taken, "::1"));
  } catch (error) {
    // a machine without IPv6 is served all the same
    if (errorCode(error) === "EADDRINUSE") {
      first.close();
      throw error;
    }
  }
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { port: taken, close };
}

function open(answer: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
