const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const PARTS: Record<string, string> = {
  half: '1/2',
  'a half': '1/2',
  'one half': '1/2',
  'a third': '1/3',
  'one third': '1/3',
  'two thirds': '2/3',
  'a quarter': '1/4',
  'one quarter': '1/4',
  'three quarters': '3/4',
  'a fifth': '1/5',
}
const ROOT = new RegExp(`^(?:the )?(square|cube) root of ${NUMBER}$`, 'i')
const PART = new RegExp(String.raw`^([a-z]+(?: [a-z]+)?|\d+\/\d+) of ${NUMBER}$`, 'i')
const SIGNS: [RegExp, string][] = [
  [/(?<=[\da-z)]) plus (?=[\da-z(])/gi, ' + '],
  [/(?<=[\da-z)]) minus (?=[\da-z(])/gi, ' - '],
  [/(?<=[\da-z)]) (?:times|multiplied by) (?=[\da-z(])/gi, ' * '],
  [/(?<=[\da-z)]) divided by (?=[\da-z(])/gi, ' ÷ '],
  [/(?<=\d|\b[a-z]) squared\b/gi, '^2'],
  [/(?<=\d|\b[a-z]) cubed\b/gi, '^3'],
]

/**
 * "3 plus 4", "5 squared", "two thirds of 90". A root or a part of something stands alone: of "the square root of 16 plus 9"
 * nobody can tell how far the root reaches.
 */
export function writeSigns(body: string): string {
  const root = ROOT.exec(body)
  if (root) return `${root[1]?.toLowerCase() === 'cube' ? 'cbrt' : 'sqrt'}(${root[2]})`
  const part = PART.exec(body)
  const share = part?.[1] ? (PARTS[part[1].toLowerCase()] ?? part[1]) : ''
  if (part && /^\d+\/\d+$/.test(share)) return `(${share}) * ${part[2]}`
  return SIGNS.reduce((text, [words, sign]) => text.replace(words, sign), body)
}
