/** Small letters without accents and signs nobody sees. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase()
}

/** Words and numbers alone, with a space on both sides. */
export const toWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[*_`~$\\{}]+/g, '')
    .replace(/[^\p{L}\p{N}%/.=+-]+/gu, ' ')
    .replace(/(?<![\p{N}])[.=+/-]|[.=+/-](?![\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

/**
 * What a text says besides its words: letters with something between them, words written backwards, the first letters of
 * its lines, and what is packed in base64.
 */
export function listHidden(text: string): string[] {
  const spelled = [...text.matchAll(/(?<!\p{L})\p{L}(?:[\s\-–.,_*/|·•]{1,3}\p{L}(?!\p{L})){2,}/gu)].map(
    ([run]) => run.replace(/[^\p{L}]/gu, ''),
  )
  const broken = [...text.matchAll(/\p{L}+(?:[-·•*_|.]\p{L}+){1,}/gu)].map(([run]) =>
    run.replace(/[^\p{L}]/gu, ''),
  )
  const backwards = (text.match(/\p{L}{3,}/gu) ?? []).map((word) => [...word].reverse().join(''))
  const lines = text.split('\n').map((line) => /\p{L}/u.exec(line)?.[0] ?? '')
  const sentences = text.split(/[.!?\n]+/).map((one) => /\p{L}/u.exec(one)?.[0] ?? '')
  const packed = (text.match(/\b[A-Za-z0-9+/]{8,}={0,2}(?![A-Za-z0-9+/=])/g) ?? []).map(unpack)
  const bold = [...text.matchAll(/\*\*\s*(\p{L}{1,2})\s*\*\*/gu)].map(([, letter]) => letter).join('')
  return [...spelled, ...broken, bold, ...backwards, lines.join(''), sentences.join(''), ...packed].filter(
    (one) => one.length > 1,
  )
}

function unpack(packed: string): string {
  const text = Buffer.from(packed, 'base64').toString('utf8')
  return /^[\x20-\x7E]+$/.test(text) ? text : ''
}

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** "IX" as "9". One letter alone is more often a word, or an option. */
export const readRoman = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d])[IVXLCDM]{2,}(?![\p{L}\d])/gu) ?? []).map((numeral) => {
    const values = [...numeral].map((sign) => ROMAN[sign] ?? 0)
    return String(
      values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
    )
  })

/** Two numbers apart: digits one by one, as in "8 4". */
export const joinDigits = (text: string): string[] =>
  (text.match(/(?<![\d.])\d(?:[\s,-]{1,2}\d(?!\d)){1,5}/g) ?? []).map((run) => run.replace(/\D/g, ''))
