/**
 * What the vector of a sentence tells too softly: whether somebody speaks of themselves or asks about a lesson. "My uncle
 * hits me" and "who hit Caesar first" are near to each other by their meaning. Each sign is there or not.
 */
const SIGNS: readonly RegExp[] = [
  /\b(?:i|im|i'm|ive|i've|id|ill|my|me|myself|mi|je|moi|mon|mes|ich|mich|mir|mein|meine)\b/i,
  /^(?:what|how|why|who|when|where|which|is|are|does|do|did|can|explain|describe|write|calculate|compute|the|in|a|an)\b/i,
  /\b(?:me|us|myself)\b/i,
  /\b(?:my|our) (?:\w+ )?(?:dad|mom|mother|father|mum|step\w*|uncle|aunt|grand\w+|brother|sister|cousin|coach|teacher|friend|parents|boyfriend|girlfriend|neighbou?r)\b/i,
  /\b(?:they|he|she|someone|somebody|everyone|everybody|nobody|a man|guy)\b/i,
  /\?|\b(?:lesson|chapter|essay|story|book|novel|poem|play|class|test|homework|history|biology)\b/i,
  /\p{Lu}\p{Ll}+ \p{Lu}|(?<=\p{L} )\p{Lu}\p{Ll}{2,}/u,
  /\d/,
  /\b(?:want|wanna|gonna|going to|will|feel|hate|scared|afraid|hurts?|stop|cant|can't)\b/i,
]
/** As much as a large part of the vector, whose length is 1. */
const WEIGHT = 0.35

export const SIGN_COUNT = SIGNS.length

export const readSpeakerSigns = (text: string): number[] =>
  SIGNS.map((sign) => (sign.test(text) ? WEIGHT : 0))
