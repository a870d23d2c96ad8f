export type Difficulty = 1 | 2 | 3

/** Predicted success of the learner in a skill at a difficulty. */
export type Predict = (skill: string, difficulty: Difficulty) => number

export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3]
/** The middle of .80 to .85: mostly right keeps a learner going, and enough is wrong to learn from. */
export const AIMED_SUCCESS = 0.825
/** Hard enough to be a feat, likely enough to be worth a try. */
export const STRETCH = { from: 0.6, to: 0.75 }

/** The difficulty whose predicted success lies nearest to the aim; of two as near, the easier. */
export function chooseDifficulty(skill: string, predict: Predict, aim = AIMED_SUCCESS): Difficulty {
  let [chosen, least]: [Difficulty, number] = [1, Infinity]
  for (const difficulty of DIFFICULTIES) {
    const off = Math.abs(predict(skill, difficulty) - aim)
    if (off < least) [chosen, least] = [difficulty, off]
  }
  return chosen
}
