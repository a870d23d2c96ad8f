/** Spellings of children in a hurry, and what hides a word from a filter. Whole words only. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kms|kill ?my ?self|kil+ my ?self)\b/g, 'kill myself'],
  [/\b(?:kys|kil+ ?your ?self)\b/g, 'kill yourself'],
  [/\bmy self\b/g, 'myself'],
  [/\bunaliv(?:e|ing)\b/g, 'kill'],
  [/\bkil\b/g, 'kill'],
  [/\b(?:su[ie]s?c?[iy]d|sucid|suicid|suiside|sewerslid)(e|al)?\b/g, 'suicid$1'],
  [/\bwann?a\b/g, 'want to'],
  [/\bgonn?a|gunna\b/g, 'going to'],
  [/\bhafta\b/g, 'have to'],
  [/\bi ?m\b/g, 'i am'],
  [/\bi ?ve\b/g, 'i have'],
  [/\bi d\b/g, 'i would'],
  [/\b(they|he|she|we|you|it|that) (?:ll)\b/g, '$1 will'],
  [/\btheyll\b/g, 'they will'],
  [/\bi ll|ill (?=kill|hurt|shoot|stab|bring|beat|hang|cut|jump|take|make|never|be dead)/g, 'i will '],
  [/\b(they|we|you) ?re\b/g, '$1 are'],
  [/\b(he|she|it|what|there|who|that) ?s\b/g, '$1 is'],
  [/\b(do|does|did|have|has|had|is|are|was|were|would|could|should) ?nt\b/g, '$1 not'],
  [/\b(do|does|did|have|has|had|is|are|was|were|would|could|should)n t\b/g, '$1 not'],
  [/\b(?:can ?t|cannot|cant)\b/g, 'can not'],
  [/\b(?:won t|wont)\b/g, 'will not'],
  [/\b(?:no ?body|no ?one)\b/g, 'nobody'],
  [/\bhiting\b/g, 'hitting'],
  [/\bbul+y?i?e?d\b/g, 'bullied'],
  [
    /\bwant to (?:dye|dy|dei|di|d1e)\b(?! (?:my|the|her|his|it|hair|a|this|fabric|wool|cloth))/g,
    'want to die',
  ],
  [/\b(?:u)\b/g, 'you'],
  [/\b(?:ur)\b/g, 'your'],
  [/\b(?:mum|mommy|mummy|ma|mama)\b/g, 'mom'],
  [/\b(?:daddy|papa)\b/g, 'dad'],
  [/\bpics?\b/g, 'picture'],
  [/\ba(?:ny)? ?more\b/g, 'anymore'],
]
const LEET: Record<string, string> = {
  '1': 'i',
  '3': 'e',
  '0': 'o',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const LONGEST_WORD = 20

/** Small letters, no accents, no marks but the ends of sentences, short forms in full: one spelling for the patterns. */
export function normalizeMessage(text: string): string {
  let line = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[a-z0-9@$!]+/g, readLeet)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[.!?\n;]+/g, ' . ')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [spelling, written] of SPELLINGS) line = line.replace(spelling, written)
  return line.replace(/\s+/g, ' ')
}

/** "k1ll", "su1c1de": digits inside a word stand for letters. "4th" and "x3" stay as they are. */
function readLeet(word: string): string {
  if (word.length > LONGEST_WORD || !/[013450@$!]/.test(word)) return word
  const letters = word.replace(/[^a-z]/g, '').length
  const end = /[!]+$/.exec(word)?.[0] ?? ''
  const inner = word.slice(0, word.length - end.length)
  if (letters < 2 || letters <= inner.length - letters || /^\d|\d$/.test(inner)) return word
  return inner.replace(/[1305@$!4]/g, (sign) => LEET[sign] ?? sign) + end
}
