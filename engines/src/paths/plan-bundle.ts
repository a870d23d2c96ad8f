import { chooseDifficulty, type Difficulty, type Predict } from './difficulty.ts'

/** From here on, as a share of what is taken along of a skill, problems are a step harder: nobody adapts them on the way. */
const HARDER_FROM = 2 / 3

type Bundle = {
  skills: readonly string[]
  /** The skill of each problem that is there already. */
  open: readonly string[]
  count: number
  predict: Predict
}

/** What is missing in a bundle: every skill gets its share, at the difficulty that fits now and then a step more. */
export function planBundle({ skills, open, count, predict }: Bundle) {
  const held = new Map(skills.map((skill) => [skill, open.filter((one) => one === skill).length]))
  const share = Math.ceil(count / Math.max(1, skills.length))
  const missing: { skill: string; difficulty: Difficulty }[] = []
  for (let total = open.length; total < count && skills.length > 0; total++) {
    const [skill, place] = [...held].reduce((least, entry) => (entry[1] < least[1] ? entry : least))
    held.set(skill, place + 1)
    const fitting = chooseDifficulty(skill, predict)
    const isLater = place >= share * HARDER_FROM
    missing.push({ skill, difficulty: isLater ? (Math.min(3, fitting + 1) as Difficulty) : fitting })
  }
  return missing
}
