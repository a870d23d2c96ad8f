import { daleChall } from 'dale-chall'

/** The 3,000 words of Dale and Chall (1995): known to at least 80 % of fourth graders. */
const FAMILIAR = new Set(daleChall.map((word) => word.toLowerCase()))
const ENDINGS: [RegExp, string[]][] = [
  [/['’]\p{L}+$/u, ['']],
  [/ies$/, ['y', 'ie']],
  [/ied$/, ['y']],
  [/(i)(er|est)$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(.)\1(ed|ing|er|est)$/, ['$1']],
  [/(ed|ing|er|est)$/, ['', 'e']],
  [/ly$/, ['']],
]

/** On the list of Dale and Chall, also with the endings they allow. The word is in small letters. */
export function isFamiliarWord(word: string): boolean {
  return word.length === 1 || [word, ...listStems(word)].some((form) => FAMILIAR.has(form))
}

function listStems(word: string): string[] {
  return ENDINGS.filter(([ending]) => ending.test(word)).flatMap(([ending, replacements]) =>
    replacements.map((replacement) => word.replace(ending, replacement)),
  )
}
