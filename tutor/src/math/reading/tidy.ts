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
  [/(?<=\d)(?=(?:dp|sf|d\.p\.?|s\.f\.?)(?![a-z]))/gi, ' '],
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
  [/(?<=\d) to the power(?: of)? (-?\d+)(?!\d*(?:st|nd|rd|th))/gi, '^$1'],
  [/(?<=\d) to the (\d+)(?:st|nd|rd|th)(?: power)?\b/gi, '^$1'],
  [/(?<=\d) to the third(?: power)?\b/gi, '^3'],
  [/(?<=\d) to the fourth(?: power)?\b/gi, '^4'],
  [/\bsqrt (?:of )?(\d+)/gi, 'sqrt($1)'],
  [/\b(square|cube) root (?=\d)/gi, '$1 root of '],
  [/\blog(\d+) ?\(?(\d+)\)?$/gi, 'log_$1($2)'],
  [/^(.*\bcircle\b.*)\br ?= ?(\d)/i, '$1radius $2'],
  [/^(.*\bcircle\b.*)\bd ?= ?(\d)/i, '$1diameter $2'],
  [/^percent (increase|decrease|change) (?=[\d$])/i, 'percent $1 from '],
  [
    /^(?:what is )?(?:the )?(?:probability|chance) of rolling an? (\d)(?: on a (?:die|dice))?$/i,
    'what is the probability of rolling a $1 on a fair die',
  ],
  [
    /^(?:right triangle|pythagorean theorem|pythagoras)?(?: with)? ?(?:legs|sides) (\d+\S*) and (\d+\S*?),? (?:find|what is) (?:the )?hypotenuse$/i,
    'A right triangle has legs $1 and $2. Find the hypotenuse.',
  ],
  [
    /^(?:find (?:the )?|what is (?:the )?)?hypotenuse (?:of|if|for|when)(?: a)?(?: right triangle)?(?: with)?(?: the)? legs (?:are )?(\d+\S*) and (\d+\S*)$/i,
    'A right triangle has legs $1 and $2. Find the hypotenuse.',
  ],
  [/^(\d+(?:\.\d+)?)% tip on \$?(\d+(?:\.\d+)?)$/i, '$1% of $2'],
  [/^(.*\bcircle) r (\d)/i, '$1 radius $2'],
  [
    /^(.*\b(?:rectangle|square|triangle|circle|cube|box|cylinder|sphere|cone|parallelogram)\b.*\d\S*) (area|perimeter|circumference|volume)$/i,
    '$2 of a $1',
  ],
  [/^(\d+) ?: ?(\d+|[a-z]) ?= ?(\d+|[a-z]) ?: ?(\d+|[a-z])$/i, '$1/$2 = $3/$4'],
  [/^(\d+) to (\d+) ?= ?([a-z]|\d+) to (\d+|[a-z])$/i, '$1/$2 = $3/$4'],
  [/\b2nd derivative\b/gi, 'second derivative'],
  [/(?<=[a-z]\^\d) times (?=[a-z]\^\d)/gi, ' * '],
  [/\b(?:negative|neg) (?=\d)/gi, '-'],
  [/\bsqrt of (?=\d)/gi, 'square root of '],
  [/\bsci(?:entific)?\.? (?:notation|form)\b/gi, 'scientific notation'],
  [/\b(?:regular|normal|ordinary) (?:number|notation|form)\b/gi, 'standard form'],
  [/\bslope from (\(.*?\)) to (\(.*?\))/gi, 'slope between $1 and $2'],
  [
    /^(?:pythagorean theorem|pythagoras|right triangle),? a ?= ?(\d+),?(?: and)? b ?= ?(\d+),? (?:what is|find|whats) c$/i,
    'A right triangle has legs $1 and $2. Find the hypotenuse.',
  ],
  [/\b(rectangle) (\d+\S*) and (\d+)/gi, '$1 $2 by $3'],
  [/^((?:area|perimeter) of a? ?square) (\d+(?: ?[a-z]{1,2})?)$/i, '$1 with side $2'],
  [/^int(?:egral)? (?!of\b|from\b)(?=[\da-z(])/i, 'integral of '],
  [/^(integral of .*\S) d[a-z] (?=from )/i, '$1 '],
  [/(\d+) ?nCr ?(\d+)/gi, '$1 choose $2'],
  [/(\d+) ?nPr ?(\d+)/gi, '$1P$2'],
  [/^sum (?=1 to \d+$)/i, 'sum of '],
  [/^(?:what is )?(?:the )?(?:sum of )?1 ?\+ ?2 ?\+ ?3 ?\+ ?\.\.\. ?\+ ?(\d+)$/i, 'sum of 1 to $1'],
  [/\b(?:arc|inverse )(sin|cos|tan)e? ?(?:of )?\(?(\d+(?:\/\d+)?)\)?$/i, 'angle with $1 $2'],
  [/^(sin|cos|tan)\^\(?-1\)? ?\(?(\d+(?:\/\d+)?)\)?$/i, 'angle with $1 $2'],
  [/^(?:what is )?(\d+(?:\.\d+)?)% off (?:of )?\$?(\d+(?:\.\d+)?)$/i, 'decrease $2 by $1%'],
  [/^(.*\bintegra(?:l|te)\b.*\S) d[a-z]$/i, '$1'],
  [/\b(when|if|where|for|and|with|let|at) ([a-z]) (?:is|equals) (-?\d[\d./]*)(?![\w%])/gi, '$1 $2 = $3'],
  [
    /\b(when|if|where|for|with|let) ([a-z]) = (-?\d[\d./]*) and ([a-z]) (?:is|equals) (-?\d[\d./]*)/gi,
    '$1 $2 = $3 and $4 = $5',
  ],
]
const BLANK = /(?:_+|□|☐|◻|⬜|\[ ?\]|\( ?\))/
const BLANKS = new RegExp(BLANK.source, 'g')

/** One spelling for what students write in many ways: "whats", "23 x 47", "seventy-five", "7 + __ = 10". */
export function tidyWording(text: string): string {
  const spelled = SPELLINGS.reduce((line, [typed, meant]) => line.replace(typed, meant), text)
  return nameBlank(
    writeDigits(spelled)
      .replace(/(?<=\d)x(?=\d)/gi, ' × ')
      .replace(/(?<=[\d)²³]) x (?=-?[\d(√?_])/gi, ' × '),
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
    ? text
        .replace(BLANK, 'x')
        .replace(/(?<=\d) x (?=x\b)/, ' × ')
        .replace(/\bx x (?=\d)/, 'x × ')
    : text.replace(/(?<=^|[\s=+\-×*÷/])\?(?=[\s=+\-×*÷/]|$)/, 'x')
}
