/** A part of a step, done in one go. */
export type Sitting = { day: string; minutes: number }

/** What the rules of planning need to know of a step. Steps stand in an order in which nothing comes before what it needs. */
export type PlannedStep = {
  id: string
  title: string
  type: 'lesson' | 'assessment' | 'practice' | 'review'
  /** Minutes. */
  estimatedDuration: number
  /** A path within the product. */
  link: string
  /** Ids of the steps that must be done before; those that they need in turn are not repeated. */
  after: readonly string[]
  /** Days that lie at least between the last of `after` and this step: what is asked again at once teaches little. */
  restDays?: number | undefined
  /** What of the plan it belongs to, as the learner would name it; null when it only leads to other parts. */
  part: string | null
  /** In order of days. More than one only where a step is longer than the minutes of a day. */
  sittings: readonly Sitting[]
}

/** The day on which each step that is done was done. */
export type Done = ReadonlyMap<string, string>

export const firstDayOf = ({ sittings }: Pick<PlannedStep, 'sittings'>): string => sittings[0]?.day ?? ''
export const lastDayOf = ({ sittings }: Pick<PlannedStep, 'sittings'>): string => sittings.at(-1)?.day ?? ''
