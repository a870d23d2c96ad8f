import { checkClaim } from '#engines/algebra/index.ts'
import type { Claim, Problem } from '../problem.ts'
import { checkAnswerKey } from './check-answer-key.ts'
import { checkEcho } from './check-echo.ts'
import { checkFormulas } from './check-formulas.ts'
import { checkHints } from './check-hints.ts'
import { checkPicture } from './check-picture.ts'
import { checkProof } from './check-proof.ts'
import { checkWriting } from './check-writing.ts'

/** What is wrong with one problem, in words for the one who writes its generator. */
export function checkProblem(problem: Problem): string[] {
  return [
    ...checkTexts(problem),
    ...checkPicture(problem.figure),
    ...checkAnswerKey(problem.answer),
    ...checkHints(problem),
    ...checkReasoning(problem),
    ...checkEcho(problem),
    ...checkProof(problem.answer, problem.proof),
  ]
}

function checkTexts({ prompt, passage, steps, hints }: Problem): string[] {
  return [
    ...checkWriting('prompt', prompt),
    ...(passage === undefined ? [] : checkWriting('passage', passage)),
    ...steps.flatMap(({ say }, index) => checkExplanation(`step ${index + 1}`, say)),
    ...hints.flatMap((hint, index) => checkExplanation(`hint ${index + 1}`, hint)),
  ]
}

function checkExplanation(where: string, text: string): string[] {
  const reasons = checkWriting(where, text)
  return reasons.length > 0 ? reasons : checkFormulas(where, text)
}

function checkReasoning({ steps, proof }: Problem): string[] {
  const reasons: string[] = []
  if (steps.length === 0) reasons.push('has no steps')
  if (proof.length === 0) reasons.push('has no proof')
  if (!steps.some(({ claims = [] }) => claims.length > 0)) reasons.push('no step has a claim')
  for (const [index, { claims = [] }] of steps.entries()) {
    for (const claim of claims) reasons.push(...testClaim(`step ${index + 1}`, claim))
  }
  for (const claim of proof) reasons.push(...testClaim('proof', claim))
  return reasons
}

function testClaim(where: string, claim: Claim): string[] {
  const verdict = checkClaim(claim)
  if (verdict.isTrue) return []
  const text = typeof claim === 'string' ? claim : JSON.stringify(claim)
  return [`${where}: claim ${text} ${verdict.reason}`]
}
