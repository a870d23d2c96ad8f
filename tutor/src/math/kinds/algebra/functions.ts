import { type Expression, lettersOf, parse, print } from '#engines/algebra/index.ts'
import { isMath } from '../../reading/request.ts'
import { substitute } from '../../reading/where.ts'
import { readExpression } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import { calculate } from '../arithmetic.ts'
import type { Draft, Solver } from '../kind.ts'

const VALUE = String.raw`(-?\(?-?\d+(?:\.\d+)?(?:\/\d+)?\)?)`
const DEFINED = String.raw`(?:the function )?([a-z])\s?\(\s?([a-z])\s?\)\s?=\s?(.+?)`
const ASKED = String.raw`(?:(?:what is|find|calculate|evaluate|work out|compute|determine)(?: the value of)? )?([a-z])\s?\(\s?${VALUE}\s?\)`
const PATTERNS = [
  new RegExp(
    String.raw`^(?:if|let|given(?: that)?|for|when|suppose(?: that)?|the function is)?:? ?${DEFINED}[,.;:]? (?:then )?${ASKED}$`,
    'i',
  ),
]
const TURNED = new RegExp(String.raw`^${ASKED},? (?:if|when|for|given(?: that)?|where) ${DEFINED}$`, 'i')
const Y_FIRST = new RegExp(
  String.raw`^(?:if |given |let |for )?([a-z])\s?=\s?(.+?)[,.;]? (?:(?:what is|find|calculate|work out)(?: the value of)? )\1,? (?:when|if|for|at) ([a-z])\s?=\s?${VALUE}$`,
  'i',
)
const Y_LAST = new RegExp(
  String.raw`^(?:what is|find|calculate|work out)(?: the value of)? ([a-z]) (?:when|if|for|at) ([a-z])\s?=\s?${VALUE},? (?:if|in|and|given|for|when) \1\s?=\s?(.+)$`,
  'i',
)
const INTO = new RegExp(
  String.raw`^(?:substitute|put|plug(?: in)?|insert) ([a-z])\s?=\s?${VALUE} (?:in|into|in to) (.+?)(?: and (?:simplify|evaluate|calculate|work it out))?$`,
  'i',
)

/** The value of a function: f(5) where f(x) = 3x − 4, or y where x is given. */
export const FUNCTIONS: Solver = {
  kinds: ['function-value'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '')
    for (const pattern of PATTERNS) {
      const [, name, letter, body, asked, value] = pattern.exec(line) ?? []
      if (name && letter && body && asked && value)
        return name === asked ? evaluateAt(`${name}(${letter})`, letter, body, value) : null
    }
    const turned = TURNED.exec(line)
    if (turned)
      return turned[1] === turned[3]
        ? evaluateAt(
            `${turned[3]}(${turned[4]})`,
            turned[4] as string,
            turned[5] as string,
            turned[2] as string,
          )
        : null
    const first = Y_FIRST.exec(line)
    if (first)
      return evaluateAt(first[1] as string, first[3] as string, first[2] as string, first[4] as string)
    const last = Y_LAST.exec(line)
    if (last) return evaluateAt(last[1] as string, last[2] as string, last[4] as string, last[3] as string)
    const into = INTO.exec(line)
    return into ? evaluateAt('', into[1] as string, into[3] as string, into[2] as string) : null
  },
  similar(_, dice) {
    return `If f(x) = ${dice.int(2, 9)}x + ${dice.int(1, 9)}, find f(${dice.int(-5, 9)}).`
  },
}

function evaluateAt(
  name: string,
  letter: string,
  body: string,
  value: string,
): Draft | { reason: string } | null {
  if (!isMath(body)) return null
  const parsed = parse(body)
  const [statement, other] = parsed.ok ? parsed.statements : []
  const of = statement?.sides[0] as Expression | undefined
  if (!of || other || statement?.relations.length !== 0 || lettersOf(of).join() !== letter) return null
  const at = readExpression(value.replace(/[()]/g, ''))
  const filled = print(substitute(of, new Map([[letter, at]])))
  const done = calculate(filled)
  if (!done) return { reason: 'The function has no value there.' }
  const [problem, point] = [print(of), print(at)]
  const other1 = letter === 'w' ? 'v' : 'w'
  return {
    kind: 'function-value',
    words: `Find the value of the function for ${letter} = ${point}.`,
    problem: { tex: `${name === '' ? '' : `${name} = `}${toLatex(problem)}` },
    steps: [
      {
        rule: 'substitute',
        say: `Put in ${point} for ${letter}.`,
        before: problem,
        after: filled,
        facts: [
          {
            equation: `${other1} = ${problem}; ${letter} = ${point}`,
            solutions: [{ [letter]: point, [other1]: done.result }],
          },
        ],
      },
      ...done.steps,
    ],
    answer: { plain: done.result },
    proof: [{ same: [filled, done.result] }],
    nudge: `What does the number in the brackets stand for?`,
    hint: `Put the number in for ${letter}, in brackets. Powers come first.`,
  }
}
