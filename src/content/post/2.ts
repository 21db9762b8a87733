import { cityNames } from "#content/city.ts";
import { networkTitles } from "#content/network.ts";
import type { PostDraft } from "#content/schema.ts";
import { boardOverHousing } from "#content/service-photo.ts";

export const engineeringNetwork: PostDraft = {
  id: "2",
  title: networkTitles.engineering,
  createdAt: "2026-10-05",
  description:
    "Design teams on two continents, one shared model and a working day that hands over instead of ending: how the engineering side of our network is arranged.",
  image: boardOverHousing,
  subtitle: "Where our engineers work, and why there",
  author: "Adewale Okoro",
  authorTitle: "Founder",
  tags: ["Network", "Engineering"],
  networkArr: cityNames("engineering", "North America"),
  networkArr2: cityNames("engineering", "Asia"),
  sections: [
    {
      heading: "Close to the client, close to the line",
      paragraphs: [
        "An engineering team has two neighbors that it ought to live near: the people who will use the product and the people who will make it. No single city offers both, so we did not look for one. Our teams in North America sit close to clients and laboratories; our teams in Asia sit an hour or two from the factories. Both work in the same models.",
        "The places were chosen for what they already knew. Boston and Toronto bring robotics and medical devices, Chicago and Austin industrial and power electronics, San Jose and Seattle connected products, Guadalajara firmware and board layout. In Asia, Shenzhen, Shanghai and Taipei are strong in electronics and enclosures, Seoul and Tokyo in displays, optics and precision mechanics, Singapore and Bengaluru in system architecture and simulation.",
      ],
    },
    {
      heading: "One drawing, handed over daily",
      quote: "It takes ten minutes to write and often saves a day.",
      paragraphs: [
        "A project has one lead engineer and one place where its files live. At the end of the day in one region the open questions, with the model in its current state, are handed to the other. The rule for that note is simple: whoever reads it must be able to continue without a call. It takes ten minutes to write and often saves a day.",
        "Reviews are held in the two hours that both continents share. They follow the same list everywhere, from requirements to release, and the factory that will make the part takes part from the second review on.",
      ],
    },
    {
      heading: "What this means for a project",
      paragraphs: [
        "You deal with one person in your own time zone. Behind that person, the network brings three practical advantages.",
      ],
      list: [
        "A specialist is found inside the network in days rather than recruited in months.",
        "Prototypes are built near the team that designs them and measured again near the team that will make them.",
        "Design for manufacturing is not a gate at the end, because the factory’s engineers have been reading along.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
