import type { Trust, TrustReason } from '#contract/admin/honesty.ts'
import { type Shadow, TRUST_RULE, trusted } from '#engines/mastery/index.ts'

/** Which model is believed, with the figures and the rule that led there. */
export function explainTrust(shadow: Shadow): Trust {
  const hasFigures = shadow.answers > 0
  return {
    model: trusted(shadow),
    reason: findReason(shadow),
    answers: shadow.answers,
    engineLogLoss: hasFigures ? shadow.engineLogLoss : null,
    eloLogLoss: hasFigures ? shadow.eloLogLoss : null,
    leastAnswers: TRUST_RULE.leastAnswers,
    mostWorse: TRUST_RULE.mostWorse,
  }
}

function findReason(shadow: Shadow): TrustReason {
  if (trusted(shadow) === 'elo') return 'engineBehind'
  if (shadow.answers < TRUST_RULE.leastAnswers) return 'tooFewAnswers'
  return shadow.engineLogLoss <= shadow.eloLogLoss ? 'engineAhead' : 'engineClose'
}
