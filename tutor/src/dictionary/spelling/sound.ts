/** How English spells the same sound; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/gh(?=t)/g, ''],
  [/gh$/, 'f'],
  [/wh/g, 'w'],
  [/s(?:c|t)(?=l)/g, 's'],
  [/sc(?=[eiy])/g, 's'],
  [/mb$/, 'm'],
  [/tch/g, 'C'],
  [/ch/g, 'C'],
  [/sch/g, 'sk'],
  [/(?:ti|si|ci|ssi)(?=on|an|al|en|ou)/g, 'S'],
  [/sh/g, 'S'],
  [/dge|dg/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ou?r$|er$|ar$|re$|ure$/, 'R'],
  [/(?:oo|ou|ow|ew|ue|ui)/g, 'u'],
  [/(?:ee|ea|ie|ei|ey|y$)/g, 'i'],
  [/(?:ai|ay)/g, 'a'],
  [/(?:oa|oe)/g, 'o'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/e$/, ''],
]

/** A word as it sounds: "fotosynthesis" and "photosynthesis", "rooler" and "ruler" sound alike. */
export function writeSound(word: string): string {
  return SPELLINGS.reduce((sound, [spelling, written]) => sound.replace(spelling, written), word)
}

/** Its consonants alone: vowels are what is misspelled most. */
export const writeSkeleton = (sound: string): string =>
  sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, '')
