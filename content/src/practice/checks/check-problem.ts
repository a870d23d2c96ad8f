import { checkClaim } from '#engines/algebra/index.ts'
import type { Claim, Problem } from '../problem.ts'
import { checkAnswerKey } from './check-answer-key.ts'
import { checkEcho } from './check-echo.ts'
import { checkFormulas } from './check-formulas.ts'
import { checkHints } from './check-hints.ts'
import { checkPicture } from './check-picture.ts'
import { checkProof } from './check-proof.ts'
import { checkWriting } from './check-writing.ts'

/**
 * What is wrong with one problem, in words for the one who writes its generator. Explanations and claims found good are
 * remembered in `good`, because many problems of a skill share them.
 */
export function checkProblem(problem: Problem, good = new Set<string>()): string[] {
  return [
    ...checkWrittenProblem(problem, good),
    ...checkReasoning(problem, good),
    ...checkProof(problem.answer, problem.proof),
  ]
}

/** The same without a proof, for problems that people have written. */
export function checkWrittenProblem(problem: Problem, good = new Set<string>()): string[] {
  return [
    ...checkTexts(problem, good),
    ...checkPicture(problem.figure),
    ...checkAnswerKey(problem.answer),
    ...checkHints(problem),
    ...checkEcho(problem),
  ]
}

function checkTexts({ prompt, passage, steps, hints }: Problem, good: Set<string>): string[] {
  return [
    ...checkWriting('prompt', prompt),
    ...(passage === undefined ? [] : checkWriting('passage', passage)),
    ...steps.flatMap(({ say }, index) => checkExplanation(`step ${index + 1}`, say, good)),
    ...hints.flatMap((hint, index) => checkExplanation(`hint ${index + 1}`, hint, good)),
  ]
}

function checkExplanation(where: string, text: string, good: Set<string>): string[] {
  if (good.has(text)) return []
  const reasons = [...checkWriting(where, text), ...checkFormulas(where, text)]
  if (reasons.length === 0) good.add(text)
  return reasons
}

function checkReasoning({ steps, proof }: Problem, good: Set<string>): string[] {
  const reasons: string[] = []
  if (steps.length === 0) reasons.push('has no steps')
  if (proof.length === 0) reasons.push('has no proof')
  if (!steps.some(({ claims = [] }) => claims.length > 0)) reasons.push('no step has a claim')
  for (const [index, { claims = [] }] of steps.entries()) {
    for (const claim of claims) reasons.push(...testClaim(`step ${index + 1}`, claim, good))
  }
  for (const claim of proof) reasons.push(...testClaim('proof', claim, good))
  return reasons
}

function testClaim(where: string, claim: Claim, good: Set<string>): string[] {
  const text = typeof claim === 'string' ? claim : JSON.stringify(claim)
  const name = `claim ${text}`
  if (good.has(name)) return []
  const verdict = checkClaim(claim)
  if (verdict.isTrue) good.add(name)
  return verdict.isTrue ? [] : [`${where}: ${name} ${verdict.reason}`]
}
