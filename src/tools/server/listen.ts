import { createServer, type RequestListener, type Server } from "node:http";
import { errorCode } from "#tools/shared/error-message.ts";

/** The longest time in milliseconds that a stop waits for answers, such as that of a message just sent. */
const drainTime = 1000;

/** Listens on both addresses of `localhost`, because browsers differ in which they try; port 0 chooses a free port. */
export async function listen(handler: RequestListener, port: number): Promise<{ port: number; close: () => void }> {
  const first = await open(handler, port, "127.0.0.1");
  const address = first.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  const servers = [first];
  try {
    servers.push(await open(handler, actualPort, "::1"));
  } catch (error) {
    // the machine may have no IPv6
    if (errorCode(error) === "EADDRINUSE") {
      first.close();
      throw error;
    }
  }
  const close = () => {
    for (const server of servers) {
      server.close();
      setTimeout(() => server.closeAllConnections(), drainTime).unref();
    }
  };
  return { port: actualPort, close };
}

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
