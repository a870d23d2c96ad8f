import { type Given, namedIn, readFrame, take, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, Solver } from '../kind.ts'

const WHOLES =
  /(?:which|what)? ?(?:two )?(?:consecutive |neighboring |whole )*(?:whole numbers|integers|numbers)/
const IDLE = 'fall falls between lie lies consecutive two located found would'
const SQUARE =
  /\bperfect square (?:is |that is |number is )?(?:nearest|closest) to\b|\b(?:nearest|closest) perfect square to\b/
const LARGEST = 1_000_000_000_000n

/** Between which whole numbers a root lies, and the perfect square next to a number. */
export const ROOTS: Solver = {
  kinds: ['root-estimate'],
  solve(text) {
    const frame = readFrame(text)
    const square = take(frame.words, SQUARE)
    const wholes = /\bbetween\b/.test(frame.words) ? take(frame.words, WHOLES) : null
    const taken = square ?? wholes
    const [given, more] = taken ? namedIn(taken.rest, frame) : []
    if (!taken || !given || more || !isIdle(withoutNumbers(taken.rest), IDLE)) return null
    return square ? findSquare(given) : findNeighbors(given)
  },
  similar(_, dice) {
    const n = dice.int(2, 12)
    return `Between which two whole numbers is √${n * n + dice.int(1, 2 * n)}?`
  },
}

/** "√30" and "sqrt(30)" and "∛30": what is under the root, and its degree. */
function readRoot(plain: string): { inside: bigint; degree: bigint } | null {
  const [, sign, digits] = /^(√|sqrt|∛|cbrt)\s?\(?(\d+)\)?$/.exec(plain) ?? []
  if (!sign || !digits) return null
  return { inside: BigInt(digits), degree: sign === '√' || sign === 'sqrt' ? 2n : 3n }
}

function findNeighbors(given: Given): Draft | { reason: string } | null {
  const root = readRoot(given.plain)
  if (!root) return null
  if (root.inside > LARGEST) return { reason: 'This number is too large for me.' }
  let low = BigInt(Math.floor(Number(root.inside) ** (1 / Number(root.degree)))) + 1n
  while (low ** root.degree > root.inside) low--
  if (low ** root.degree === root.inside)
    return { reason: `This root is the whole number ${low}, so it lies between no two neighbors.` }
  const [a, b] = [low ** root.degree, (low + 1n) ** root.degree]
  const name = root.degree === 2n ? 'square' : 'cube'
  const x = given.plain
  return {
    kind: 'root-estimate',
    words: `Find the two whole numbers that ${x} lies between.`,
    problem: x,
    steps: [
      {
        rule: 'neighbor-powers',
        say: `${root.inside} is between the ${name} numbers ${a} and ${b}.`,
        before: x,
        after: `${a} < ${root.inside} < ${b}`,
        facts: [
          { holds: `${a} < ${root.inside} < ${b}` },
          { same: [`${low}^${root.degree}`, String(a)] },
          { same: [`${low + 1n}^${root.degree}`, String(b)] },
        ],
      },
      {
        rule: 'take-roots',
        say: 'Take the root of all three.',
        before: `${a} < ${root.inside} < ${b}`,
        after: `${low} < ${x} < ${low + 1n}`,
        facts: [{ holds: `${low} < ${x} < ${low + 1n}` }],
      },
    ],
    answer: { plain: `${low}, ${low + 1n}`, tex: `${low} \\text{ and } ${low + 1n}` },
    proof: [{ holds: `${low} < ${x} < ${low + 1n}` }],
    nudge: `Which ${name} numbers do you know near ${root.inside}?`,
    hint: `Find the last ${name} number below ${root.inside} and the first one above it.`,
  }
}

function findSquare({ plain, value }: Given): Draft | { reason: string } | null {
  if (value?.bottom !== 1n || value.top < 1n) return null
  const n = value.top
  if (n > LARGEST) return { reason: 'This number is too large for me.' }
  let root = BigInt(Math.floor(Math.sqrt(Number(n)))) + 1n
  while (root * root > n) root--
  const [below, above] = [root * root, (root + 1n) ** 2n]
  const isBelow = n - below < above - n
  const result = isBelow ? below : above
  return {
    kind: 'root-estimate',
    words: `Find the perfect square nearest to ${plain}.`,
    problem: plain,
    steps: [
      {
        rule: 'neighbor-powers',
        say: `${plain} is between the perfect squares of ${root} and ${root + 1n}.`,
        before: plain,
        after: `${root}^2 <= ${plain} < ${root + 1n}^2`,
        facts: [{ holds: `${root}^2 <= ${plain} < ${root + 1n}^2` }],
      },
      {
        rule: 'compare-distances',
        say: 'See how far away each of them is.',
        before: { tex: `${below},\\; ${toLatex(plain)},\\; ${above}` },
        after: `${n} - ${below} ${isBelow ? '<' : '>'} ${above} - ${n}`,
        facts: [{ holds: `${n} - ${below} ${isBelow ? '<' : '>'} ${above} - ${n}` }],
      },
    ],
    answer: { plain: String(result) },
    proof: [{ holds: `abs(${n} - ${result}) < abs(${n} - ${isBelow ? above : below})` }],
    nudge: 'Which perfect squares do you know near this number?',
    hint: 'Find the perfect squares just below and just above it.',
  }
}
