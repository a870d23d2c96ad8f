export { answer, follow } from './answer.ts'
export { type Honesty, measureHonesty, measureModel, type Outcome } from './honesty.ts'
export { type Learner, newLearner } from './learner.ts'
export { createModel, type Model } from './model.ts'
export { packLearner, unpackLearner } from './packing/pack-learner.ts'
export { packModel, unpackModel } from './packing/pack-model.ts'
export { mastery, predict, predictAll } from './predict.ts'
export { type LoggedAttempt, replay } from './replay.ts'
export {
  masteryTrusted,
  newShadow,
  noteOutcome,
  predictTrusted,
  type Shadow,
  TRUST_RULE,
  trusted,
} from './shadow.ts'
