/** The assistive technologies that a person tries, with the name of their page in Storybook. */
export const protocols = {
  nvda: "NVDA with Firefox on Windows",
  jaws: "JAWS with Chrome on Windows",
  "voiceover-macos": "VoiceOver with Safari on macOS",
  "voiceover-ios": "VoiceOver with Safari on iOS",
  talkback: "TalkBack with Chrome on Android",
  "voice-control": "Voice control",
  magnifier: "Screen magnifier",
  switch: "Switch control",
} as const;

/** The id of a protocol: the name of its page. */
export type ProtocolId = keyof typeof protocols;
