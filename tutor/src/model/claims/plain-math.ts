import { cleanText } from '../../math/reading/clean.ts'
import { memoizeRecent } from '../../memoize-recent.ts'
import { compileOnce } from './compile-once.ts'
import { type ReadLanguage, writeDigits } from './number-words.ts'

/** A word that stands alone: letters on neither side. */
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const VALUE = String.raw`-?(?:\d+(?:\.\d+)?(?: \d+\/\d+|\/\d+)?%?|sqrt\(\d+(?:\.\d+)?\))`
const VALUES = new RegExp(VALUE).source

/** Words that say "is worth". The short ones are a sign only beside a number or a formula. */
const EQUALS: Record<ReadLanguage, string> = {
  en: 'is the same as|are the same as|is equal to|are equal to|is equivalent to|(?:must|should|has to|can only|will) equal|has to be|can only be|turns? out to be|stands for|yields?|(?:can be |be )?(?:simplified|reduced|written|rewritten) (?:to|as)|equals? to|equals?|is worth|makes?|gives?(?: you| us)?|comes (?:out )?(?:to|as|at)|amounts to|adds up to|add up to|works out (?:to|as)|results in|leaves?(?: you| us)?(?: with)?|becomes?|turns into|simplif(?:ies|y) to|reduces to|has the value|would be|will be|must be|should be|is|are|was|be',
  es: 'es igual a|son iguales a|igual a|equivale a|da|dan|hacen?|vale|resulta|es|son',
  fr: 'est égale? à|sont égaux à|égale?|équivaut à|vaut|donnent?|font|fait|est|sont',
  de: 'ist gleich|sind gleich|gleich|ist so viel wie|ergibt|ergeben|macht|machen|gibt|lautet|lauten|beträgt|ist|sind',
  zh: '等于|就是|得到|得|是|为',
}
/** "You get 4": what stands before is no part of the statement. */
const RESULTS: Record<ReadLanguage, string> = {
  en: "(?:you|we|i|they)(?:'ll| will| would| should)? (?:then )?(?:get|have|obtain|find|reach|end up with|are left with)",
  es: '(?:obtienes|tienes|te queda|te quedan|queda|quedan|sale|salen)',
  fr: '(?:tu obtiens|tu as|on obtient|on a|il reste|reste)',
  de: '(?:bekommst du|erhältst du|du bekommst|du erhältst|bleibt|bleiben|hast du|du hast|kommst du auf)',
  zh: '(?:你得到|得到|还剩|剩下)',
}
const COMPARISONS: [string, string][] = [
  ['is (?:bigger|greater|larger|more|higher) than|es mayor que|est plus grand que|ist größer als|大于', '>'],
  ['is (?:less|smaller|lower|fewer) than|es menor que|est plus petit que|ist kleiner als|小于', '<'],
  ['is at least', '>='],
  ['is at most', '<='],
]
const ABOUT =
  'is about|is roughly|is approximately|is around|is close to|es aproximadamente|est environ|ist ungefähr|ist etwa|约等于|约为'
const SIGNS: [string, string][] = [
  ['plus|más|加上?', '+'],
  ['minus|take away|menos|moins|减去?', '-'],
  ['multiplied by|times|multiplicado por|por|fois|multiplié par|mal|乘以?', '*'],
  ['divided by|dividido (?:entre|por)|divisé par|geteilt durch|dividiert durch|durch|除以', '/'],
]
const OF = '(?:of|de|des|du|von|von der)'

/** What is said of numbers in words, in signs. */
const PHRASES: [RegExp, string][] = [
  [
    /(?:the )?(?:square root of|raíz cuadrada de|racine carrée de|quadratwurzel (?:von|aus)) (?:the )?(\d+(?:\.\d+)?)/giu,
    'sqrt($1)',
  ],
  [
    new RegExp(
      `(?:the )?(?:sum of|suma de|somme de|summe (?:von|aus)) (${VALUES}) (?:and|y|et|und) (${VALUES})`,
      'giu',
    ),
    '($1 + $2)',
  ],
  [
    new RegExp(
      `(?:the )?(?:product of|producto de|produit de|produkt (?:von|aus)) (${VALUES}) (?:and|y|et|und|by) (${VALUES})`,
      'giu',
    ),
    '($1 * $2)',
  ],
  [
    new RegExp(
      `(?:the )?(?:difference (?:of|between)|diferencia entre|différence entre|differenz (?:von|aus)) (${VALUES}) (?:and|y|et|und) (${VALUES})`,
      'giu',
    ),
    '($1 - $2)',
  ],
  [/(?:(\d+)|(?<!\p{L})a) dozen(?!\p{L})/giu, '($1 * 12)'],
  [/(\d+) tens?(?: and | )?(?:(\d+) ones?)?(?!\p{L})/giu, '(10 * $1 + 0$2)'],
  [/(?:the )?square of (\d+(?:\.\d+)?)/giu, '$1^2'],
  [/(?:the )?cube of (\d+(?:\.\d+)?)/giu, '$1^3'],
  [/(?<=\d) : (?=\d)/g, ' / '],
  [
    new RegExp(`(${VALUES}) (?:and|plus) (${VALUES}) (?:together|combined|in total)(?!\\p{L})`, 'giu'),
    '($1 + $2)',
  ],
  [new RegExp(`(${VALUES}) out of (${VALUES})`, 'giu'), '($1/$2)'],
  [new RegExp(`(${VALUES}) for ([a-z])(?!\\p{L})`, 'giu'), '$2 = $1'],
  [/(?<!\p{L})([a-z])\s*(?:→|->|⇒|=>|:)\s*(?=-?\d+(?:[./]\d+)?\s*(?:$|[.,;!?\n|]))/giu, '$1 = '],
  [new RegExp(`(${VALUES}) more than (${VALUES})`, 'giu'), '($2 + $1)'],
  [new RegExp(`(${VALUES}) (?:less|fewer) than (${VALUES})`, 'giu'), '($2 - $1)'],
  [new RegExp(`one more than (${VALUES})`, 'giu'), '($1 + 1)'],
  [new RegExp(`one less than (${VALUES})`, 'giu'), '($1 - 1)'],
  [new RegExp(`(${VALUES}) doubles to (?=${VALUES})`, 'giu'), '2 * $1 = '],
  [new RegExp(`(${VALUES}) triples to (?=${VALUES})`, 'giu'), '3 * $1 = '],
  [new RegExp(`(${VALUES}) halves to (?=${VALUES})`, 'giu'), '$1 / 2 = '],
  [new RegExp(`(?:doubles?|triples?|halves) to (?=${VALUES})`, 'giu'), '= '],
  [new RegExp(`(${VALUES}) doubled`, 'giu'), '(2 * $1)'],
  [new RegExp(`(${VALUES}) tripled`, 'giu'), '(3 * $1)'],
  [new RegExp(`(${VALUES}) halved`, 'giu'), '($1 / 2)'],
  [new RegExp(`(?:double|twice|el doble de|le double de|das doppelte von) (${VALUES})`, 'giu'), '(2 * $1)'],
  [new RegExp(`(?:triple|three times) (?!as)(${VALUES})`, 'giu'), '(3 * $1)'],
  [/(\d+(?:\.\d+)?|[a-z]) squared/giu, '$1^2'],
  [/(\d+(?:\.\d+)?|[a-z]) cubed/giu, '$1^3'],
  [/(\d+(?:\.\d+)?) ?(?:percent|per cent|por ciento|pour cent|prozent)/giu, '$1%'],
  [new RegExp(`(\\d+(?:\\.\\d+)?)% (?:${OF}) (?:the )?(\\d+(?:\\.\\d+)?)`, 'giu'), '($1/100 * $2)'],
  [new RegExp(`(\\d+\\/\\d+) (?:${OF} )?(?:the )?(\\d+(?:\\.\\d+)?)(?![\\d/])`, 'giu'), '($1 * $2)'],
  [
    new RegExp(
      `(${VALUES}) (?:and|y|et|und) (${VALUES}) (?=(?:make|are|is|gives?|son|hacen|font|sind|ergeben|machen) ${VALUES})`,
      'giu',
    ),
    '$1 + $2 ',
  ],
]

/**
 * A sentence with everything in it that is math written in signs: numbers as digits, "is" beside a number as "=". What is no
 * math stays as it is.
 */
export const writePlainMath = (sentence: string, language: ReadLanguage): string =>
  writeOnce(`${language} ${sentence}`)

function writeAnew(sentence: string, language: ReadLanguage): string {
  let text = cleanFormulas(sentence)
  text = writeDigits(text, language)
  text = unifyNumbers(text, language)
  for (const [pattern, sign] of PHRASES) text = text.replace(pattern, sign)
  for (const [words, sign] of SIGNS)
    text = text.replace(
      compileOnce(
        `(?<=[\\d)%a-z]) ?${word(words)} ?(?=[-\\d(])|(?<=[\\d)%]) ?${word(words)} ?(?=[a-z](?!\\p{L}))`,
      ),
      ` ${sign} `,
    )
  const right = String.raw`(?=(?:(?:exactly|just|then|now|only|simply|also|the number|exactamente|genau|exactement)\s+)*(?:-?[\d(]|sqrt|[a-z](?!\p{L})\s*[-+*/^=<>]|-?[a-z](?!\p{L})(?=\s*(?:$|[.,;!?]))))`
  text = text.replace(compileOnce(`${word(ABOUT)}\\s*${right}|≈|\\\\approx`), ' ≈ ')
  for (const [words, sign] of COMPARISONS)
    text = text.replace(compileOnce(`${word(words)}\\s*${right}`), ` ${sign} `)
  text = text.replace(compileOnce(`${word(RESULTS[language])}\\s*${right}`), ' → ')
  const equals = language === 'zh' ? `(?:${EQUALS.zh})` : word(EQUALS[language])
  text = text.replace(compileOnce(`${equals}\\s*:?\\s*${right}`), ' = ')
  return text
    .replace(/(?<=[=→≈<>] )(?:exactly|just|then|now|only|simply|also|the number)\s+/gi, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** "1." and "Step 2:" count lines, not things. */
const LIST_MARK =
  /^(\s*[*_#>-]*\s*)(?:\(?\d{1,2}[.)]\s+|(?:step|schritt|paso|étape)\s+\d{1,2}\s*[:.)]?\**\s*)/gim
/** A sentence is held against every option, and once more with the whole reply. */
const MOST_REMEMBERED = 500
const writeOnce = memoizeRecent(MOST_REMEMBERED, (key) =>
  writeAnew(key.slice(3), key.slice(0, 2) as ReadLanguage),
)

const FORMULA = /\$\$([^$]+)\$\$|\$([^$\n]+?)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g

/** Formulas without LaTeX, and marks of Markdown away. A star between numbers is a sign. */
function cleanFormulas(sentence: string): string {
  return sentence
    .replace(LIST_MARK, '$1')
    .replace(/\\boxed\s*\{([^{}]*)\}/g, '$1')
    .replace(/[₀-₉]/g, '')
    .replace(FORMULA, (all, a?: string, b?: string, c?: string, d?: string) => {
      const inside = a ?? b ?? c ?? d ?? ''
      // "$5 and $3" is money.
      if (b !== undefined && /^\d[\d.,]*\s+\p{L}{2}/u.test(inside)) return all
      return ` ${cleanText(inside.replace(/\\approx/g, '≈'))} `
    })
    .replace(/\*\*|__|`+|^#+\s*|^>\s*/gm, '')
    .replace(/(?<![\d)\s])\*(?=\S)|(?<=\S)\*(?![\d(\s])/g, '')
    .replace(/[−–—](?=\s*[\d(a-z](?!\p{L}))/gu, '-')
    .replace(/[×·⋅]/g, '*')
    .replace(/÷/g, '/')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/√\s*(\d+(?:\.\d+)?)/g, 'sqrt($1)')
    .replace(/\\times|\\cdot/g, '*')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/(\d)?\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])/g, (_, whole: string | undefined, sign: string) => {
      const part = sign.normalize('NFKD').replace('⁄', '/')
      return whole ? `${whole} ${part}` : part
    })
    .replace(/[$€£](?=\s?\d)/g, '')
}

function unifyNumbers(text: string, language: ReadLanguage): string {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const dotted = language === 'en' || language === 'zh' ? plain : plain.replace(/(?<=\d),(?=\d)/g, '.')
  return dotted
    .replace(
      /(\d+) point ((?:\d ?)+)/gi,
      (_, whole: string, rest: string) => `${whole}.${rest.replace(/ /g, '')} `,
    )
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, ' * ')
    .replace(/(?<=\d) ?%/g, '%')
}
