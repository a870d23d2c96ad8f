const LATEX_SIGNS: Record<string, string> = {
  times: '*',
  cdot: '*',
  div: '÷',
  le: '<=',
  leq: '<=',
  ge: '>=',
  geq: '>=',
  ne: '!=',
  neq: '!=',
  pi: 'pi',
  left: '',
  right: '',
  quad: ' ',
  degree: '°',
  circ: '°',
  '%': '%',
  $: '$',
  ',': ' ',
  ';': ' ',
  '!': '',
}
const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const GROUP = String.raw`\{([^{}]*)\}`
const FRACTION = new RegExp(String.raw`\\[dt]?frac\s*${GROUP}\s*${GROUP}`)
const SHORT_FRACTION = /\\[dt]?frac\s*(\d)\s*(\d)/g
const CUBE_ROOT = new RegExp(String.raw`\\sqrt\s*\[3\]\s*${GROUP}`)
const ROOT = new RegExp(String.raw`\\sqrt\s*${GROUP}`)
const LOG = new RegExp(String.raw`\\log_(?:${GROUP}|(\d))`)
const SCRIPT = new RegExp(String.raw`([\^_])${GROUP}`)
const WORDS = new RegExp(String.raw`\\(?:text|mathrm|operatorname)\s*${GROUP}`)

/** One line without LaTeX, typographic signs and politeness; what is left is what was asked. */
export function cleanText(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/(\d ?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])/g, (_, whole: string | undefined, sign: string) =>
      whole ? `${whole.trim()} ${FRACTIONS[sign]}` : `(${FRACTIONS[sign]})`,
    )
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\$\$?(?!\s)([^$]*[^\s$])\$\$?(?!\d)/g, (all, inside: string) =>
      /[\\=^+*{]/.test(inside) ? inside : all,
    )
  return readLatex(line)
    .replace(/\s+/g, ' ')
    .replace(/\s*(?:,\s*)?(?:please|pls|plz|thx|thanks|thank you)[.!]*\s*$/i, '')
    .replace(/=\s*\??\s*$/, '')
    .replace(/[\s.?!]+$/, (end) => (end.startsWith('!') ? '!' : ''))
    .trim()
}

/** Innermost groups first, so that fractions inside fractions are read too. */
function readLatex(text: string): string {
  let line = text.replace(SHORT_FRACTION, '(($1)/($2))')
  for (let round = 0; round < 40; round++) {
    const before = line
    line = line
      .replace(WORDS, '$1')
      .replace(CUBE_ROOT, 'cbrt($1)')
      .replace(ROOT, 'sqrt($1)')
      .replace(LOG, 'log_$1$2')
      .replace(FRACTION, '(($1)/($2))')
      .replace(SCRIPT, (_, sign: string, inside: string) => `${sign}(${inside})`)
    if (line === before) break
  }
  return line.replace(/\\([a-z]+|[%$,;!])/gi, (_, name: string) => LATEX_SIGNS[name] ?? ` ${name} `)
}
