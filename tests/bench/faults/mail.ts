import { countDoublePress, findMailProblem, mailFaults } from "../../browser/mail.ts";
import { countFault, launch, withVisitor, type FaultCount } from "./fault-count.ts";

/** Sends a message with every outcome: it is sent once, or stays in the form with help. */
export async function* measureMail(origin: string): AsyncGenerator<FaultCount> {
  const browser = await launch();
  yield await countFault("mail: a message stays, with help", Object.keys(mailFaults), (name) =>
    withVisitor(browser, async (page) => {
      const fault = mailFaults[name];
      return fault ? findMailProblem(page, fault, origin) : "no such outcome";
    }),
  );
  yield await countFault("mail: a double press sends one message", ["/contact"], () =>
    withVisitor(browser, async (page) => {
      const requests = await countDoublePress(page, origin);
      return requests === 1 ? undefined : `${requests} requests`;
    }),
  );
  await browser.close();
}
