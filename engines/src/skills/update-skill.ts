/** Where a learner stands in one skill. */
export type SkillState = {
  /** From 0 to 1: the share of right answers to expect now. */
  level: number
  attempts: number
  correct: number
  /** Right answers in a row without help. */
  unaidedStreak: number
  lastAnsweredAt: Date
}

/** What is expected of somebody nobody has asked yet. */
const FIRST_LEVEL = 0.3
/** The newest answer weighs much while there are few, and a sixth once there are many. */
const LEAST_WEIGHT = 1 / 6
/** An answer that was helped says less about what the learner can do alone. */
const HELPED_SHARE = 0.5

export function updateSkill(
  state: SkillState | undefined,
  { isCorrect, isHelped, at }: { isCorrect: boolean; isHelped: boolean; at: Date },
): SkillState {
  const attempts = (state?.attempts ?? 0) + 1
  const level = state?.level ?? FIRST_LEVEL
  const weight = Math.max(LEAST_WEIGHT, 1 / (attempts + 1)) * (isHelped && isCorrect ? HELPED_SHARE : 1)
  return {
    level: level + weight * ((isCorrect ? 1 : 0) - level),
    attempts,
    correct: (state?.correct ?? 0) + (isCorrect ? 1 : 0),
    unaidedStreak: !isCorrect ? 0 : (state?.unaidedStreak ?? 0) + (isHelped ? 0 : 1),
    lastAnsweredAt: state && state.lastAnsweredAt > at ? state.lastAnsweredAt : at,
  }
}
