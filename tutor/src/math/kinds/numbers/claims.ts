import { evaluate, lettersOf, parse, print } from '#engines/algebra/index.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { isMath } from '../../reading/request.ts'
import type { Draft, Solver } from '../kind.ts'

const CLAIM =
  /^(?:is it true (?:that )?|is |are |does |do |so )?(.+?) ?(?:=|\bis\b|\bequals?\b|\bequal to\b|\bmakes?\b) ?(.+?)(?:,? (?:right|correct|true|is (?:that|it|this) (?:right|correct|true)|or not|is it|isn't it|yes or no))?$/i
const LEAD = /^(?:(?:ok|so|i think|i say|hey|um+|does|is)[, ]+)+/i
const ASKS = /^(?:is|are|does|do)\b|\b(?:right|correct|true)$|\bor not$|\bisn't it$/i

const BARE = /^(.*\d.*[+\-*×÷/·].*\d\)?) ?= ?(-?[\d.,/ ]+)$/
const JUXTAPOSED = /^is (.+\d) (-?\d+(?:\.\d+)?(?:\/\d+)?)$/i

/** "15 × 20 is 300, right?": a sum somebody wants to have checked. */
export const CLAIMS: Solver = {
  kinds: ['comparison'],
  solve(text) {
    const line = text.replace(/[?.!\s]+$/, '')
    const [, left, right] =
      (ASKS.test(line) ? CLAIM.exec(line) : null) ??
      JUXTAPOSED.exec(line) ??
      BARE.exec(line.replace(LEAD, '')) ??
      []
    if (!left || !right || !/[+\-*×÷/·]/.test(left) || !/^-?[\d.,/ ]+$/.test(right) || !isMath(left))
      return null
    const parsed = parse(`${left.replace(/(?<=\d) x (?=\d)/gi, ' × ')} = ${right}`)
    const [statement, other] = parsed.ok ? parsed.statements : []
    const [sum, claimed] = statement?.sides ?? []
    if (!sum || !claimed || other || lettersOf(sum, claimed).length > 0) return null
    const [value, said] = [evaluate(sum), evaluate(claimed)]
    if (!value || !said || !isExact(value) || !isExact(said)) return null
    return judge(print(sum), print(claimed), print({ kind: 'number', value }))
  },
  similar(_, dice) {
    const [a, b] = [dice.int(3, 12), dice.int(3, 12)]
    return `Is ${a} × ${b} = ${a * b + dice.int(0, 1) * 2} right?`
  },
}

function judge(sum: string, claimed: string, value: string): Draft {
  const isTrue = `(${value}) - (${claimed})`
  const gap = evaluateText(isTrue)
  const plain = gap ? 'yes' : 'no'
  const relation = gap ? '=' : '!='
  return {
    kind: 'comparison',
    words: `Is it true?`,
    problem: `${sum} = ${claimed}`,
    steps: [
      {
        rule: 'work-out',
        say: 'Work out the left side.',
        before: sum,
        after: value,
        facts: [{ same: [sum, value] }],
      },
      {
        rule: 'compare',
        say: 'Compare it with the right side.',
        before: `${sum} = ${claimed}`,
        after: `${value} ${relation} ${claimed}`,
        facts: [{ holds: `${value} ${relation} ${claimed}` }],
      },
    ],
    answer: { plain, tex: `\\text{${plain}}` },
    proof: [{ holds: `${sum} ${relation} ${claimed}` }],
    nudge: 'What comes out on the left side?',
    hint: 'Work out the left side first, then compare.',
  }
}

function evaluateText(text: string): boolean {
  const parsed = parse(text)
  const side = parsed.ok ? parsed.statements[0]?.sides[0] : undefined
  const value = side ? evaluate(side) : null
  return value !== null && isExact(value) && value.top === 0n
}
