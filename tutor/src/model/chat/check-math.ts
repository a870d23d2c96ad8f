import type { MathSolver } from '../../math/math-tasks.ts'

export type ChatMath = Pick<MathSolver, 'solve' | 'checkStep'>

/** What the math engine says of the statements in a sentence: all hold, one is false, or there is none it could check. */
export type MathVerdict = 'holds' | 'false' | 'none'

const FORMULA = /\$\$([^$]+)\$\$|\$([^$\n]+)\$|\\\(([^)]+?)\\\)|\\\[([^\]]+?)\\\]/g
/** Bare math in running text: numbers and letters of one sign with an equals sign between them. */
const BARE =
  /(?<![\p{L}\p{N}])[-−(]*(?:\d+(?:\.\d+)?|[a-z](?![\p{L}]))(?:\s*(?:[-+*/^×·÷−=()²³.]|\d+(?:\.\d+)?|[a-z](?![\p{L}])))*\s*=\s*(?:\s*(?:[-+*/^×·÷−()²³.]|\d+(?:\.\d+)?|[a-z](?![\p{L}])))+/gu
const MOST_STATEMENTS = 6

export function listStatements(sentence: string): string[] {
  const formulas = [...sentence.matchAll(FORMULA)].map(([, a, b, c, d]) => (a ?? b ?? c ?? d ?? '').trim())
  const bare = sentence.replace(FORMULA, ' ').match(BARE) ?? []
  return [...formulas, ...bare.map((text) => text.replace(/[.\s]+$/, ''))]
    .filter((text) => text.includes('=') && !/[≠<>≤≥]|\\(?:ne|le|ge|approx)/.test(text))
    .slice(0, MOST_STATEMENTS)
}

/**
 * An equation of numbers must be true by itself. One with a letter must have the solutions of the problem that is being
 * worked on; where there is none, or the engine cannot tell, nothing is said about it. What the learner wrote is theirs.
 */
export async function checkMath(
  math: ChatMath,
  sentence: string,
  problem: string | null,
  ofLearner: string,
): Promise<MathVerdict> {
  const written = ofLearner.replace(/\s+/g, '')
  let isChecked = false
  for (const statement of listStatements(sentence)) {
    if (written.includes(statement.replace(/\s+/g, ''))) continue
    const verdict = await judge(math, statement, problem)
    if (verdict === 'false') return 'false'
    if (verdict === 'holds') isChecked = true
  }
  return isChecked ? 'holds' : 'none'
}

async function judge(math: ChatMath, statement: string, problem: string | null): Promise<MathVerdict> {
  const sides = statement.split('=').map((side) => side.trim())
  const hasLetters = /[a-z]/i.test(statement.replace(/\\[a-z]+/gi, ''))
  if (!hasLetters) {
    let verdict: MathVerdict = 'none'
    for (let at = 1; at < sides.length; at += 1) {
      const check = await math.checkStep({ previous: sides[at - 1] ?? '', line: sides[at] ?? '' })
      if (check.verdict === 'different') return 'false'
      if (check.verdict !== 'unclear') verdict = 'holds'
    }
    return verdict
  }
  if (problem === null || !problem.includes('=') || sides.length !== 2) return 'none'
  const check = await math.checkStep({ previous: problem, line: statement })
  if (check.verdict === 'different') return 'false'
  return check.verdict === 'unclear' ? 'none' : 'holds'
}
