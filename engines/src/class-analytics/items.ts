/** Fewer first attempts say nothing about a question. */
export const LEAST_ATTEMPTS = 10
/** The strongest and weakest part of a class that are told apart (Kelley 1939). */
const GROUP_SHARE = 0.27
const LEAST_IN_GROUP = 3

const VERY_HARD = 0.3
const VERY_EASY = 0.95
const WEAK = 0.1

export type ItemQuestion = { id: string; optionIds: readonly string[]; correctOptionId: string }

/** A student's first attempt: the option chosen for each question; one that was not answered is left out. */
export type FirstAttempt = ReadonlyMap<string, string>

export type OptionFigures = {
  id: string
  isKey: boolean
  chosen: number
  /** Of the strongest students. */
  chosenByStrong: number
}

export const ITEM_FLAGS = ['tooFew', 'wrongKey', 'negative', 'weak', 'veryHard', 'veryEasy'] as const
export type ItemFlag = (typeof ITEM_FLAGS)[number]

export type ItemFigures = {
  questionId: string
  /** First attempts in which it was asked. */
  attempts: number
  right: number
  unanswered: number
  /** The share that is right, 0 to 1; null while nobody was asked. */
  difficulty: number | null
  /** −1 to 1; null with too few attempts, or when all did alike. */
  discrimination: number | null
  options: OptionFigures[]
  strongPupils: number
  /** The wrong option that the strongest take for right. */
  likelyKey: string | null
  flags: ItemFlag[]
}

/**
 * Classical item analysis over first attempts: difficulty is the share of right answers; discrimination is the
 * point-biserial correlation of the item with the rest of the test, r = (M₁ − M₀) / s · √(p·q), where M₁ and M₀ are the
 * mean rest scores of those who were right and wrong and s their standard deviation over all (Guilford 1954). The item's
 * own point is left out of the score, or each item would agree with itself.
 */
export function analyzeItems(
  questions: readonly ItemQuestion[],
  attempts: readonly FirstAttempt[],
): ItemFigures[] {
  const totals = attempts.map((attempt) => questions.filter((question) => isRight(question, attempt)).length)
  return questions.map((question) => {
    const asked = attempts.map((attempt, place) => {
      const right = isRight(question, attempt)
      return { chosen: attempt.get(question.id) ?? null, right, rest: (totals[place] ?? 0) - (right ? 1 : 0) }
    })
    return analyzeItem(question, asked)
  })
}

type Asked = { chosen: string | null; right: boolean; rest: number }

function analyzeItem({ id, optionIds, correctOptionId }: ItemQuestion, asked: readonly Asked[]): ItemFigures {
  const strong = takeStrong(asked)
  const options = optionIds.map((optionId) => ({
    id: optionId,
    isKey: optionId === correctOptionId,
    chosen: asked.filter(({ chosen }) => chosen === optionId).length,
    chosenByStrong: strong.filter(({ chosen }) => chosen === optionId).length,
  }))
  const right = asked.filter((one) => one.right).length
  const hasEnough = asked.length >= LEAST_ATTEMPTS
  const likelyKey = hasEnough ? findLikelyKey(options, asked) : null
  const difficulty = asked.length === 0 ? null : right / asked.length
  const discrimination = hasEnough
    ? correlate(
        asked.map((one) => one.right),
        asked,
      )
    : null
  return {
    questionId: id,
    attempts: asked.length,
    right,
    unanswered: asked.filter(({ chosen }) => chosen === null).length,
    difficulty,
    discrimination,
    options,
    strongPupils: strong.length,
    likelyKey,
    flags: hasEnough ? findFlags(difficulty ?? 0, discrimination, likelyKey) : ['tooFew'],
  }
}

function findFlags(difficulty: number, discrimination: number | null, likelyKey: string | null): ItemFlag[] {
  const flags: ItemFlag[] = []
  if (likelyKey !== null) flags.push('wrongKey')
  if (discrimination !== null && discrimination < 0) flags.push('negative')
  else if (discrimination !== null && discrimination < WEAK) flags.push('weak')
  if (difficulty < VERY_HARD) flags.push('veryHard')
  if (difficulty > VERY_EASY) flags.push('veryEasy')
  return flags
}

/**
 * A wrong option that more of the strongest choose than the key, and whose choosers are better at the rest than others:
 * then the key is probably not what the question asks for. A hard distractor alone fools the weak, not the strong.
 */
function findLikelyKey(options: readonly OptionFigures[], asked: readonly Asked[]): string | null {
  const key = options.find(({ isKey }) => isKey)
  const rival = options
    .filter(({ isKey }) => !isKey)
    .toSorted((a, b) => b.chosenByStrong - a.chosenByStrong)
    .at(0)
  if (!key || !rival || rival.chosenByStrong <= key.chosenByStrong) return null
  const choseRival = correlate(
    asked.map(({ chosen }) => chosen === rival.id),
    asked,
  )
  const choseKey = correlate(
    asked.map(({ chosen }) => chosen === key.id),
    asked,
  )
  return choseRival !== null && choseRival > 0 && (choseKey ?? 0) <= 0 ? rival.id : null
}

function takeStrong(asked: readonly Asked[]): Asked[] {
  if (asked.length < LEAST_ATTEMPTS) return []
  const size = Math.max(LEAST_IN_GROUP, Math.round(asked.length * GROUP_SHARE))
  return asked.toSorted((a, b) => b.rest - a.rest).slice(0, size)
}

/** The point-biserial correlation of a yes or no with the rest score; null when there is nothing to tell apart. */
function correlate(marks: readonly boolean[], asked: readonly Asked[]): number | null {
  const rests = asked.map(({ rest }) => rest)
  const mean = average(rests)
  const deviation = Math.sqrt(average(rests.map((rest) => (rest - mean) * (rest - mean))))
  const yes = rests.filter((_, place) => marks[place])
  const no = rests.filter((_, place) => !marks[place])
  if (deviation === 0 || yes.length === 0 || no.length === 0) return null
  const share = yes.length / rests.length
  return ((average(yes) - average(no)) / deviation) * Math.sqrt(share * (1 - share))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function isRight({ id, correctOptionId }: ItemQuestion, attempt: FirstAttempt): boolean {
  return attempt.get(id) === correctOptionId
}
