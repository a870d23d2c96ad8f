import { math } from '../../../src/math/testing/math-here.ts'
import { createClaimChecker } from '../../../src/model/claims/check-claims.ts'
import type { ClaimVerdict } from '../../../src/model/claims/claim-verdict.ts'
import { createGround } from '../../../src/model/claims/ground.ts'
import { type Half, halfOf } from '../halves.ts'
import { FALSE_CLAIMS, PROBLEMS, type ProblemName, TRUE_CLAIMS } from './claims.ts'

export type ClaimResult = { wrong: ClaimVerdict[]; right: ClaimVerdict[] }

async function judge(name: ProblemName, said: string): Promise<ClaimVerdict> {
  const text = PROBLEMS[name]
  const solution = text === null ? null : await math.solve({ text })
  const ground = text !== null && solution?.solved ? createGround(text, solution) : null
  return createClaimChecker({ math, ground, ofLearner: text ?? '' })(said)
}

export async function runClaims(half: Half): Promise<ClaimResult> {
  const judgeAll = async (claims: typeof FALSE_CLAIMS) => {
    const verdicts: ClaimVerdict[] = []
    for (const [id, name, said] of claims) if (halfOf(id) === half) verdicts.push(await judge(name, said))
    return verdicts
  }
  return { wrong: await judgeAll(FALSE_CLAIMS), right: await judgeAll(TRUE_CLAIMS) }
}
