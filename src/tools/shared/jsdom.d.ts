/** The used part of jsdom, which has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: Window;
    serialize(): string;
  }
}
