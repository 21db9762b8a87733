import { cities } from "#content/city";
import { callToAction } from "#content/home";
import { networks } from "#content/network";
import { networkMeta } from "#content/page-meta/network";
import { CallToAction } from "#sections/call-to-action";
import { NetworkLists } from "#sections/network-lists";
import { NetworkMap } from "#sections/network-map";
import { PageOpening } from "#sections/page-opening";

/** Where we are: on a map, and city by city. */
export function NetworkPage() {
  return (
    <>
      <PageOpening {...networkMeta} />
      <NetworkMap cities={cities} />
      <NetworkLists networks={networks} />
      <CallToAction {...callToAction} />
    </>
  );
}
