import { evaluate } from '#engines/algebra/index.ts'
import type { Value } from '#engines/algebra/numbers/value.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import type { ClaimVerdict } from './claim-verdict.ts'
import { createGround, type Ground, isAmong, isCount, listNumbers, listOperations } from './ground.ts'
import { isAboutOutcome, isAboutTotal, judgeProperties, judgeResult, judgeStatement } from './judge-claim.ts'
import { type Claim, listClaims } from './list-claims.ts'
import { writePlainMath } from './plain-math.ts'
import { judgeVerdict } from './verdict-words.ts'
import { detectLanguage, toReadLanguage } from './which-language.ts'

type ClaimMath = Pick<MathSolver, 'solve' | 'checkStep'>

type Parts = {
  math: ClaimMath | null
  ground: Ground | null
  /** What the learner wrote, and what the engine says of the last try in it. */
  ofLearner: string
  attempt?: 'right' | 'wrong' | null
  language?: string | undefined
}

const EXAMPLE =
  /\b(?:for example|an example|similar (?:problem|one|task|equation)|(?:problem|one|task|equation) like (?:it|this|yours)|another (?:problem|one|equation)|imagine|suppose (?:you|there)|let's say|say you|smaller numbers?|easier (?:one|problem|numbers))\b|por ejemplo|par exemple|zum beispiel|例如|比如/i
const BACK =
  /\b(?:your (?:problem|equation|task|turn|question|own)|now you|in yours|back to|the real (?:one|problem))\b/i
const SUPPOSES =
  /\b(?:if|suppose|assume|try|test|imagine|would|what if|put(?:ting)? in|plug(?:ging)? in|guess)\b|(?<!\p{L})(?:si|wenn|falls|angenommen|supongamos|supposons|essaie)(?!\p{L})|如果|假设/iu
/** A value that is said to fit is no longer one for trial. */
const WORKS = /\b(?:works|fits|checks out|is true|is right|is correct|holds)\b/i
const DENIES =
  /\b(?:(?:is|are|was|would be) (?:wrong|incorrect|a mistake|an error|not (?:true|right|correct|equal))|mistakes?|don't write|do not write|instead of|not equal)\b|falsch|incorrecto|incorrect|faux|错/i
const OF_LEARNER =
  /\b(?:you (?:wrote|said|got|have|had|think|thought|tried|typed|put|say)|your (?:answer|line|step|result|try|guess|idea|equation|work))\b/i
const PREMISE =
  /\b(?:since|because|given|now that|when|as|with)\b|(?<!\p{L})(?:porque|puisque|weil|da)(?!\p{L})|因为/iu
/** Holds sentence after sentence of one reply against the engine. */
export function createClaimChecker({ math, ground, ofLearner, attempt = null, language }: Parts) {
  const written = ofLearner.replace(/[\s$]+/g, '').toLowerCase()
  const verified: Value[] = []
  const named: Value[] = [...listNumbers(ofLearner)]
  let example: Ground | null = null
  let isExample = false

  async function check(sentence: string): Promise<ClaimVerdict> {
    const plain = writePlainMath(sentence, detectLanguage(sentence) ?? toReadLanguage(language))
    const found = listClaims(plain)
    await enterExample(sentence, found.claims)
    const verdicts: ClaimVerdict[] = [judgeVerdict(sentence, attempt)]
    const property = judgeProperties(sentence, isExample ? null : ground)
    if (property) verdicts.push(property)
    const supposed = readSupposed(sentence, found.claims)
    for (const claim of found.claims) verdicts.push(await judge(claim, sentence, supposed))
    if (found.unread.some((run) => run.replace(/\s/g, '').length > 2)) verdicts.push('unchecked')
    verdicts.push(judgeLoose(found.loose, sentence))
    // An operation that leads to a line which holds needs no other proof.
    if (!verdicts.includes('holds')) verdicts.push(judgeOperations(plain))
    return combine(verdicts)
  }

  /** A problem like it has solutions of its own, until it is the learner's turn again. */
  async function enterExample(sentence: string, claims: Claim[]): Promise<void> {
    if (BACK.test(sentence) && !EXAMPLE.test(sentence)) {
      isExample = false
      example = null
    }
    if (!EXAMPLE.test(sentence)) return
    isExample = true
    const own = claims.find(({ kind, statement }) => kind === 'statement' && !evaluateAll(statement.sides))
    const solution = own && math ? await math.solve({ text: own.text }).catch(() => null) : null
    example = own && solution?.solved ? createGround(own.text, solution) : example
  }

  async function judge(
    claim: Claim,
    sentence: string,
    supposed: ReadonlyMap<string, Value>,
  ): Promise<ClaimVerdict> {
    const isAsking = /[?？]\s*$/.test(sentence)
    const known = { ground: isExample ? example : ground, verified, supposed, math }
    if (claim.kind === 'result') {
      if (isAsking || isCount(claim.text, claim.next)) return 'none'
      return isExample && !example ? 'plain' : judgeResult(claim, known)
    }
    if (isTrial(claim, supposed)) return 'none'
    const result = await judgeStatement(claim, known)
    if (result === 'holds') verified.push(...claim.statement.sides.flatMap((side) => evaluate(side) ?? []))
    if (result === 'holds') return DENIES.test(sentence) ? 'unchecked' : 'holds'
    const isQuoted =
      written.includes(claim.text.replace(/\s+/g, '').toLowerCase()) && OF_LEARNER.test(sentence)
    if (isQuoted || DENIES.test(sentence)) return 'none'
    if (isAsking && !PREMISE.test(sentence)) return 'none'
    return result
  }

  function judgeLoose(loose: { value: string; next: string }[], sentence: string): ClaimVerdict {
    const known = [...named, ...verified, ...(ground?.numbers ?? []), ...(example?.numbers ?? [])]
    const values = loose.filter(({ value, next }) => !isCount(value, next)).map(({ value }) => value)
    const unknown = values.filter((value) => !listNumbers(value).every((one) => isAmong(one, known)))
    if (isExample || /[?？]\s*$/.test(sentence)) {
      named.push(...unknown.flatMap(listNumbers))
      return 'none'
    }
    if (unknown.length === 0) return 'none'
    const isOutcome = isAboutOutcome(sentence) || isAboutTotal(sentence)
    return ground && isOutcome && !SUPPOSES.test(sentence) && !DENIES.test(sentence) ? 'false' : 'plain'
  }

  /** An operation that no verified step makes may lead nowhere. */
  function judgeOperations(plain: string): ClaimVerdict {
    if (!ground?.statement || isExample) return 'none'
    return listOperations(plain).some((one) => !ground.operations.has(one)) ? 'unchecked' : 'none'
  }

  return check
}

const evaluateAll = (sides: Claim['statement']['sides']) => sides.every((side) => evaluate(side) !== null)

const isTrial = ({ statement }: Claim, supposed: ReadonlyMap<string, Value>) =>
  statement.sides.length === 2 &&
  statement.sides[0]?.kind === 'letter' &&
  supposed.has(statement.sides[0].name) &&
  evaluate(statement.sides[1] as (typeof statement.sides)[number]) !== null

/** "If x were 5, …": a value for trial is no statement, except where it is called the answer. */
function readSupposed(sentence: string, claims: Claim[]): ReadonlyMap<string, Value> {
  if (!SUPPOSES.test(sentence) || isAboutOutcome(sentence) || WORKS.test(sentence)) return new Map()
  const trials = claims.flatMap(({ kind, statement: { sides, relations } }) => {
    const [letter, side] = sides
    const value = side && evaluate(side)
    return kind === 'statement' && letter?.kind === 'letter' && relations.join() === '=' && value
      ? [[letter.name, value] as const]
      : []
  })
  return new Map(trials)
}

/** The worst decides; what was verified counts only where nothing is left open. */
function combine(verdicts: readonly ClaimVerdict[]): ClaimVerdict {
  for (const worst of ['false', 'unchecked', 'plain', 'holds'] as const)
    if (verdicts.includes(worst)) return worst
  return 'none'
}
