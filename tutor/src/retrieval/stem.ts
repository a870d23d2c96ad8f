/** Consonants and vowels in turn; y counts as a vowel after a consonant. */
const V = '[aeiouy]'
const C = '[^aeiou]'
const RUNS = `${C}[^aeiouy]*`
const VOWELS = `${V}[aeiou]*`
const HAS_PART = new RegExp(`^(?:${RUNS})?${VOWELS}${RUNS}`)
const HAS_ONE_PART = new RegExp(`^(?:${RUNS})?${VOWELS}${RUNS}(?:${VOWELS})?$`)
const HAS_TWO_PARTS = new RegExp(`^(?:${RUNS})?${VOWELS}${RUNS}${VOWELS}${RUNS}`)
const HAS_VOWEL = new RegExp(`^(?:${RUNS})?${V}`)
const IS_SHORT = new RegExp(`^${RUNS}${V}[^aeiouwxy]$`)

const LONG_ENDINGS: Record<string, string> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const MIDDLE_ENDINGS: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
}
const LONG = new RegExp(`^(.+?)(${Object.keys(LONG_ENDINGS).join('|')})$`)
const MIDDLE = new RegExp(`^(.+?)(${Object.keys(MIDDLE_ENDINGS).join('|')})$`)
const LAST = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * The stem of an English word in small letters, after M. F. Porter, An algorithm for suffix stripping (1980).
 * "Measures", "measured" and "measuring" share one; it need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let w = cutPlural(word)
  w = cutPast(w)
  w = w.replace(/^(.+)y$/, (all, rest: string) => (HAS_VOWEL.test(rest) ? `${rest}i` : all))
  w = replaceEnding(w, LONG, LONG_ENDINGS)
  w = replaceEnding(w, MIDDLE, MIDDLE_ENDINGS)
  w = cutLast(w)
  const [, bare] = /^(.+)e$/.exec(w) ?? []
  if (bare !== undefined && (HAS_TWO_PARTS.test(bare) || (HAS_ONE_PART.test(bare) && !IS_SHORT.test(bare))))
    w = bare
  return w.endsWith('ll') && HAS_TWO_PARTS.test(w) ? w.slice(0, -1) : w
}

function cutPlural(word: string): string {
  return word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1')
}

function cutPast(word: string): string {
  const [, agreed] = /^(.+?)eed$/.exec(word) ?? []
  if (agreed !== undefined) return HAS_PART.test(agreed) ? word.slice(0, -1) : word
  const [, rest] = /^(.+?)(?:ed|ing)$/.exec(word) ?? []
  if (rest === undefined || !HAS_VOWEL.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return IS_SHORT.test(rest) ? `${rest}e` : rest
}

function replaceEnding(word: string, pattern: RegExp, endings: Record<string, string>): string {
  const [, rest = '', ending = ''] = pattern.exec(word) ?? []
  return rest !== '' && HAS_PART.test(rest) ? rest + (endings[ending] ?? ending) : word
}

function cutLast(word: string): string {
  const [, rest] = LAST.exec(word) ?? []
  if (rest !== undefined) return HAS_TWO_PARTS.test(rest) ? rest : word
  const [, before] = /^(.+?)ion$/.exec(word) ?? []
  return before !== undefined && /[st]$/.test(before) && HAS_TWO_PARTS.test(before) ? before : word
}
