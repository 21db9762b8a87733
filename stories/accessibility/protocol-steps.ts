import type { ProtocolStep } from "./protocol-step.ts";
import { magnifierSteps } from "./protocols/magnifier.ts";
import { screenReaderSteps } from "./protocols/screen-reader-steps.ts";
import { jaws, nvda, talkback, voiceOverIos, voiceOverMacos } from "./protocols/screen-readers.ts";
import { switchSteps } from "./protocols/switch.ts";
import { voiceControlSteps } from "./protocols/voice-control.ts";

/** The steps of each protocol, by its id. */
export const protocolSteps: Readonly<Record<string, readonly ProtocolStep[]>> = {
  nvda: screenReaderSteps(nvda),
  jaws: screenReaderSteps(jaws),
  "voiceover-macos": screenReaderSteps(voiceOverMacos),
  "voiceover-ios": screenReaderSteps(voiceOverIos),
  talkback: screenReaderSteps(talkback),
  "voice-control": voiceControlSteps,
  magnifier: magnifierSteps,
  switch: switchSteps,
};
