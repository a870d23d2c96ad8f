import { writeDigits } from './number-words.ts'

/** How students type what is meant. */
const SPELLINGS: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/\b(?:wha?t'?s|wats|wat's|whts|wuts|whatis)\b/gi, 'what is'],
  [/\b(?:wat|wht|waht|wut)\b/gi, 'what'],
  [/\bhow'?s\b/gi, 'how is'],
  [/\bwich\b/gi, 'which'],
  [/\bdubble\b/gi, 'double'],
  [/\b(more|less|bigger|smaller|greater|larger|fewer|higher|lower) then\b/gi, '$1 than'],
  [/\b(?:perimiter|perimter|perimetre|parimeter)\b/gi, 'perimeter'],
  [/\b(?:devided|divded|divid|divide) by\b(?<!^divide by)/gi, 'divided by'],
  [/\b(?:simplfy|simplifiy|simplyfy|simplifie)\b/gi, 'simplify'],
  [/\b(?:facter|factorise|factorize)\b/gi, 'factor'],
  [/\b(?:factorisation)\b/gi, 'factorization'],
  [/\b(?:parenthesis|parentheses|parens|brackets?)\b/gi, 'brackets'],
  [/\btimes by\b/gi, 'times'],
  [/\bmultiplyed\b/gi, 'multiplied'],
  [/\b(?:remander|remaindr|reminder)\b/gi, 'remainder'],
  [/\bequels\b/gi, 'equals'],
  [/\bpercents?\b|\bper cent\b/gi, 'percent'],
  [/(?<=\d) (?:n|&) (?=\d)/gi, ' and '],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/? (?=(?:radius|diameter|side|base|length|remainder)\b)/gi, 'with '],
  [/\bcenti(?:metres?)\b/gi, 'centimeters'],
  [/\bgreyer\b/gi, 'grayer'],
  [/\btimesing\b/gi, 'times'],
  [/\b(when|if|where|for|and|with|let|at) ([a-z]) (?:is|equals) (-?\d[\d./]*)(?![\w%])/gi, '$1 $2 = $3'],
  [/\b(when|if|where|for|with|let) ([a-z]) = (-?\d[\d./]*) and ([a-z]) (?:is|equals) (-?\d[\d./]*)/gi, '$1 $2 = $3 and $4 = $5'],

]
const BLANK = /(?:_+|□|☐|◻|⬜|\[ ?\]|\( ?\))/
const BLANKS = new RegExp(BLANK.source, 'g')

/** One spelling for what students write in many ways: "whats", "23 x 47", "seventy-five", "7 + __ = 10". */
export function tidyWording(text: string): string {
  const spelled = SPELLINGS.reduce((line, [typed, meant]) => line.replace(typed, meant), text)
  return nameBlank(
    writeDigits(spelled)
      .replace(/(?<=\d)x(?=\d)/gi, ' × ')
      .replace(/(?<=[\d)²³]) x (?=-?[\d(√])/gi, ' × '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** A gap in an equation is an unknown like any other. */
function nameBlank(text: string): string {
  if (!text.includes('=') || /<|>/.test(text)) return text
  const blanks = text.match(BLANKS) ?? []
  const marks = text.match(/(?<=^|[\s=+\-×*÷/])\?(?=[\s=+\-×*÷/]|$)/g) ?? []
  if (blanks.length + marks.length !== 1 || /\d ?[a-z]\b|\b[b-hj-z]\b/i.test(text)) return text
  return blanks.length === 1
    ? text.replace(BLANK, 'x').replace(/(?<=\d) x (?=x\b)/, ' × ').replace(/\bx x (?=\d)/, 'x × ')
    : text.replace(/(?<=^|[\s=+\-×*÷/])\?(?=[\s=+\-×*÷/]|$)/, 'x')
}
