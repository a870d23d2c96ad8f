import { type Expression, lettersOf, parse, type Statement } from '#engines/algebra/index.ts'
import { writeSigns } from './words-as-signs.ts'

export type Task = 'solve' | 'calculate' | 'simplify' | 'expand' | 'factor' | 'differentiate' | 'integrate'

/** A problem in symbols: what to do, and the math that is left when the words are taken away. */
export type Request = {
  task: Task | null
  body: string
  statements: Statement[]
  letters: string[]
  by: string | null
}

const OPENINGS: [RegExp, Task | null][] = [
  [/^(?:please|can you|could you|help me(?: to)?|how do i|i need to|now)\b/i, null],
  [/^(?:factori[sz]e|factor)(?: fully| completely)?\b/i, 'factor'],
  [/^(?:expand(?: and simplify)?|multiply out|remove the brackets (?:in|from))\b/i, 'expand'],
  [/^(?:simplify|collect like terms(?: in)?|combine like terms(?: in)?|reduce)\b/i, 'simplify'],
  [/^(?:differentiate|(?:the )?derivative of|d\s*\/\s*dx(?: of)?)(?![a-z])/i, 'differentiate'],
  [/^(?:integrate|(?:the )?(?:definite |indefinite )?integral of)\b/i, 'integrate'],
  [/^(?:solve|(?:the )?(?:roots|solutions?|zeros) (?:of|to))\b/i, 'solve'],
  [
    /^(?:calculate|compute|evaluate|work out|find|determine|what is|what are|what's|whats|how much is|give)\b/i,
    'calculate',
  ],
  [
    /^the (?:exact )?(?:value|values|sum|result|answer|product) (?:of|to)\b(?!.*\b(?:roots|solutions|zeros|zeroes|digits|factors)\b)/i,
    null,
  ],
  [
    /^(?:the )?(?:following )?(?:quadratic |linear |simultaneous )?(?:system of |set of )?(?:equations?|inequality|inequalities|expression|system|sum(?! of)|calculation|problem)\b/i,
    null,
  ],
  [/^(?:for )?[a-z](?: and [a-z])? (?:if|when|where|in|from|given)\b/i, 'solve'],
  [/^(?:for (?:which|what) )?[a-z] is\b/i, 'solve'],
  [/^[a-z](?=\s*:)/i, 'solve'],
  [/^for [a-z](?: and [a-z])?(?=\s*[:,])/i, 'solve'],
  [/^write(?=.* in (?:its )?(?:factored|factorised|factorized) form)/i, 'factor'],
  [/^(?:write|express)(?=.* in (?:its )?(?:simplest|lowest))/i, 'simplify'],
  [/^(?:that|if|of|in|is)\b/i, null],
]
const ENDINGS: RegExp[] = [
  /[,.]? (?:and )?(?:give|write|leave) (?:your|the) answer (?:as|in) (?:(?:an?|its|the|simplest|lowest|reduced|mixed|improper|proper|whole|exact|decimal|fraction|number|form|terms|surd)(?: |$))+$/i,
  /,? (?:in|to) (?:its |the )?(?:simplest|lowest|factored|factorised|factorized) (?:form|terms)$/i,
  /,? for [a-z](?: and [a-z])?$/i,
  /,? solve(?: for [a-z])?$/i,
  / please$/i,
]
/** The letter that a function is differentiated by. */
const BY = /,? (?:with respect to|wrt|w\.r\.t\.?|by) ([a-z])$/i
const NAMES = 'sqrt|cbrt|abs|asin|acos|atan|sin|cos|tan|log|ln|exp|pi'
const WORD = new RegExp(`(?:${NAMES})|[a-z]+`, 'gi')
const KNOWN_NAME = new RegExp(`^(?:${NAMES})$`)

/** Null where words are left that are no math: they may change what is asked. */
export function readRequest(text: string): Request | null {
  let body = text
  let task: Task | null = null
  for (let found = true; found; ) {
    found = false
    for (const [opening, names] of OPENINGS) {
      const match = opening.exec(body)
      if (!match) continue
      // "find the derivative of": the later word says more.
      if (names && (task === null || task === 'calculate' || names !== 'calculate')) task = names
      body = body.slice(match[0].length).replace(/^[\s:,]+/, '')
      found = true
    }
  }
  const by = BY.exec(body)?.[1] ?? null
  body = body.replace(BY, '')
  for (const ending of ENDINGS) body = body.replace(ending, '')
  body = body.replace(/^y\s*=\s*(?=.)/i, (start) =>
    task === 'differentiate' || task === 'integrate' ? '' : start,
  )
  body = body.replace(/[.?:\s]+$/, '').replace(/[,;]? +and +|,(?=.*=)/gi, ';')
  body = writeSigns(body)
  if (body === '' || !isMath(body)) return null
  body = groupFractions(body)
  const parsed = parse(body)
  if (!parsed.ok) return null
  return { task, body, by, statements: parsed.statements, letters: lettersOf(...sidesOf(parsed.statements)) }
}

/** Beside a ÷ a slash is a fraction bar: "1/2 ÷ 3/4" divides by three quarters. */
function groupFractions(body: string): string {
  const marked = body.replace(/(\d\/\d+) \/ (?=\d+\/\d)/g, '$1 ÷ ')
  return marked.includes('÷') ? marked.replace(/(?<![\d.^])(?:\d+ )?\d+\/\d+(?![\d.^])/g, '($&)') : marked
}

/** Neighboring letters multiply, so every word would be math: only xy, abc and the like are. */
export function isMath(text: string): boolean {
  const words: string[] = text.match(WORD) ?? []
  // "mn" is a product where m and n stand alone elsewhere, as in 12m^4n^3/(18mn^2).
  const isProduct = (word: string): boolean =>
    word.length <= 3 && [...word].every((letter) => words.includes(letter))
  return words.every(
    (word) => word.length === 1 || KNOWN_NAME.test(word) || /^[a-cxyz]{2,3}$/.test(word) || isProduct(word),
  )
}

function sidesOf(statements: Statement[]): Expression[] {
  return statements.flatMap(({ sides }) => sides)
}
