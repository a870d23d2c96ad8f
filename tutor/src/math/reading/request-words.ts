import { isMath } from './request.ts'

type Rewriting = { task: string; words: RegExp; idle: string; kind?: 'expression' | 'equation' }

/** What school books ask of an expression, and the words that may stand around it. The first whose words are all known decides. */
const TASKS: Rewriting[] = [
  {
    task: 'second derivative',
    words: /\bsecond derivative\b|[fgh]''\(\w\)|\bd(?:\^2|²|2)[a-z]\/d[a-z](?:\^2|²|2)/,
    idle: 'function respect wrt w.r.t by if when where for',
  },
  {
    task: 'differentiate',
    words:
      /\bdifferentiate\b|\b(?:first )?derivative\b|\bd[a-z]\/d[a-z]\b|\bd\/d[a-z]\b|\b[a-z]'(?:\([a-z]\))?|\bgradient function\b|\bslope function\b|\brate of change\b/,
    idle: 'function respect wrt w.r.t term by if when where first curve for rate change given slope gradient then',
  },
  {
    task: 'expand',
    words:
      /\bexpand\b|\bmultiply\b.*\bout\b|\bmultiply\b|\b(?:without|remove|open|clear)\b.*\bbrackets\b|\bdistribut\w+\b/,
    idle: 'distribute it simplify collect like terms remove open clear out without brackets expand property term terms then combine distributive',
  },
  {
    task: 'factor',
    words: /\bfactor\b|\bfactored\b|\bas a product of (?:two |linear )?factors\b/,
    idle: 'completely fully form expression polynomial trinomial quadratic out factors product two linear binomials',
  },
  {
    task: 'solve',
    words:
      /\b(?:solve|solutions?|roots?|zeros|zeroes|x-intercepts?|satisf\w+)\b|\bmakes? .*\b(?:zero|true|0)\b|\bfor (?:what|which) values?\b|\bwhat values?\b|\b(?:possible |both |all )?values? of\b|\bevery (?:real )?number\b|\bcross\w* the x-axis\b|\bfind\b/,
    idle: 'all both real double root roots zeros zeroes zero solutions solution equation equations polynomial quadratic cubic function numbers values over factoring list make makes true satisfy satisfies satisfied x-intercepts intercepts graph possible every only exact each if when 0 unknown completely set quadratic formula by using method square such that with cross crosses meet meets x-axis where numbers number then one answer answers completing the',
    kind: 'equation',
  },
  {
    task: 'simplify',
    words:
      /\b(?:simplify|simplified|simplest|reduce|collect\w*|combin\w+|gather|group|like terms|lowest terms|single (?:term|power)|equivalent|as short as|smallest possible|radical form|put together|add up|few(?:est)? terms|combined)\b/,
    idle: 'all rewrite rewritten written with combined few fewest fully subtract add when you get simplify simplified simplest form reduce fully completely collect collecting combine combining gather group put together add up like terms term lowest single power expression equivalent after short fraction as possible improper radical surd root under number smallest where when not zero simple each side',
  },
  {
    task: 'calculate',
    words: /^/,
    idle: 'problem sum expression exactly order operations missing blank fill complete true makes make equation unknown',
  },
]
const RELATION = /[=<>≤≥]/
const LETTER_ALONE = /^[a-z]$/i
const OPERATOR = /^[+\-−–*×·÷/=<>≤≥≠]+$/

/**
 * Finds the one piece of math in a sentence and names what is asked of it: "Combine like terms: 9x + 4 - 5x" becomes
 * "simplify 9x + 4 - 5x". Null where a word is left that could change it, or where two pieces stand in it.
 */
export function rewriteRequest(text: string): string | null {
  const cut = cutMath(text)
  if (!cut) return null
  const { math, words, letter } = cut
  for (const { task, words: needed, idle, kind } of TASKS) {
    if (!needed.test(words)) continue
    const rest = words.replace(
      /\bd\^?²?2?[a-z]?\/d[a-z]\^?²?2?|\b[a-z]'+(?:\([a-z]\))?|\bw\.r\.t\.?|\bw\.r\.t\b/g,
      ' ',
    )
    if (!isKnown(rest, idle, letter)) continue
    const written = write(task, math, kind, words, letter)
    if (written !== null) return written
  }
  return null
}

function write(
  task: string,
  math: string,
  kind: Rewriting['kind'],
  words: string,
  letter: string | null,
): string | null {
  const named = /^(?:[a-z]|[a-z]\([a-z]\))\s*=\s*(.*)$/i.exec(math)?.[1]
  if (task === 'solve') {
    if (RELATION.test(math) && !/^[a-z]\([a-z]\)\s*=|^y\s*=/i.test(math)) return `solve ${math}`
    const side = named ?? math
    return kind === 'equation' && /[a-z]/i.test(side) && !RELATION.test(side) && !/\bequation\b/.test(words)
      ? `solve ${side} = 0`
      : null
  }
  if (task === 'differentiate' || task === 'second derivative') {
    const side = named ?? math
    if (RELATION.test(side)) return null
    const by =
      /\bd\^?²?2?[a-z]?\/d([a-z])/.exec(words)?.[1] ??
      /\b[a-z]'+\(([a-z])\)/.exec(words)?.[1] ??
      letter ??
      /^[a-z]\(([a-z])\)/i.exec(math)?.[1]
    return `${task} ${side}${by ? ` by ${by}` : ''}`
  }
  if (task === 'calculate')
    return RELATION.test(math) ? `solve ${math}` : words.trim() === '' ? `simplify ${math}` : math
  return RELATION.test(math) ? null : `${task} ${math}`
}

type Cut = { math: string; words: string; letter: string | null }

function cutMath(text: string): Cut | null {
  const tokens = text
    .replace(/([a-z])\s*\(\s*([a-z])\s*\)\s*=/gi, '$1($2) =')
    .replace(/[“”"]/g, '')
    .split(' ')
  const isMathAt = tokens.map((token) => isPiece(token))
  // A letter alone is math beside a sign, else a word such as "a".
  for (const [index, token] of tokens.entries()) {
    if (!LETTER_ALONE.test(token.replace(/[.,:;?]$/, ''))) continue
    const [before, after] = [tokens[index - 1] ?? '', tokens[index + 1] ?? '']
    const ends = /[.,:;?]$/.test(token)
    isMathAt[index] =
      OPERATOR.test(before) ||
      (!ends && OPERATOR.test(after)) ||
      (isMathAt[index - 1] === true &&
        !/[.,:;?]$/.test(before) &&
        /\d$/.test(before) &&
        token !== 'a' &&
        !ends &&
        OPERATOR.test(after))
  }
  const runs: string[] = []
  const words: string[] = []
  let wasMath = false
  for (const [index, token] of tokens.entries()) {
    if (isMathAt[index]) {
      if (wasMath) runs[runs.length - 1] += ` ${token}`
      else runs.push(token)
    } else words.push(token)
    wasMath = isMathAt[index] === true && !/[.,:;?]$/.test(token)
  }
  const conditions = runs.filter((run) => /≠|!=/.test(run))
  const [math, more] = runs.filter((run) => !/≠|!=/.test(run)).map((run) => run.replace(/[.,:;?]+$/, ''))
  if (!math || more || (conditions.length > 0 && !/\b(?:where|with|for|if|when)\b/.test(words.join(' '))))
    return null
  if (!isMath(math.replace(/[a-z]\([a-z]\)(?=\s*=)/i, 'x'))) return null
  const left = words.join(' ').toLowerCase()
  const letter = /(?:respect to|wrt|w\.r\.t\.?|for|in|find|of|is) ([a-z])(?![a-z'])/.exec(
    left.replace(/\b(?:find|of|in|for) (?:a|i)\b/g, ' '),
  )?.[1]
  return { math, words: left, letter: letter ?? null }
}

function isPiece(token: string): boolean {
  const bare = token.replace(/[.,:;?]+$/, '')
  if (bare === '') return false
  if (OPERATOR.test(bare)) return true
  if (/^\d/.test(bare) && /^\d+(?:st|nd|rd|th)$/i.test(bare)) return false
  if (/^d\^?²?2?[a-z]?\/d[a-z]\^?²?2?$|^[a-z]'+(?:\([a-z]\))?$/i.test(bare)) return false
  return /[\d()^|√²³=+*/×·÷≠]/.test(bare) && isMath(bare)
}

const ALWAYS =
  'given solve differentiate derivative expand factor simplify multiply find what is are the a an of calculate compute work out determine give write tell me show express please can you i need to help with do does get for your my answer result as in and its it this that these those following below using by into from want down so which if where value expression if but then real'.split(
    ' ',
  )

function isKnown(rest: string, idle: string, letter: string | null): boolean {
  if (/[^\sa-z'.,:;?!0-]/.test(rest)) return false
  const known = idle.split(' ')
  return (rest.match(/[a-z0][a-z'-]*/g) ?? []).every(
    (word) => ALWAYS.includes(word) || known.includes(word) || word === letter,
  )
}
