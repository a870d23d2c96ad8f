/** What is known of one learner in one skill. Averages move from 0.5 towards 1 (right) and 0 (wrong). */
export type SkillState = {
  /** Log-odds above what the population and the learner's own ability foretell. */
  ability: number
  answers: number
  right: number
  fastAverage: number
  slowAverage: number
  /** Averages of what came (0 or 1) less what the population would have done. */
  fastSurprise: number
  slowSurprise: number
  /** Seconds, of the last answer. */
  at: number
  /** The last eight answers, the latest in the lowest bit. */
  history: number
  /** Right answers in a row, or wrong ones as a negative number. */
  run: number
  /** Answers, and right ones, that fade over an hour, a day, a week and a month. */
  fadingAnswers: number[]
  fadingRight: number[]
}

export type ItemState = {
  answers: number
  right: number
  wasRight: 0 | 1
  /** How many answers the learner had given before the last one to this item. */
  step: number
  at: number
}

/**
 * A plain value: `JSON.parse(JSON.stringify(learner))` goes on exactly.
 * Skills and items stand under their names, which may be any string, `__proto__` too.
 */
export type Learner = {
  answers: number
  right: number
  ability: number
  /** Moving averages of right answers, and of surprises, over about 3, 7 and 25 answers. */
  averages: number[]
  surprises: number[]
  history: number
  lastItem: string | null
  lastSkill: string | null
  wasRight: 0 | 1
  lastAt: number
  lastGapSeconds: number
  skills: Record<string, SkillState>
  items: Record<string, ItemState>
}

const FIRST_AVERAGE = 0.66

export function newLearner(): Learner {
  return {
    answers: 0,
    right: 0,
    ability: 0,
    averages: [FIRST_AVERAGE, FIRST_AVERAGE, FIRST_AVERAGE],
    surprises: [0, 0, 0],
    history: 1,
    lastItem: null,
    lastSkill: null,
    wasRight: 0,
    lastAt: 0,
    lastGapSeconds: 0,
    skills: newRecord(),
    items: newRecord(),
  }
}

export function newSkillState(at: number): SkillState {
  return {
    ability: 0,
    answers: 0,
    right: 0,
    fastAverage: 0.5,
    slowAverage: 0.5,
    fastSurprise: 0,
    slowSurprise: 0,
    at,
    history: 0,
    run: 0,
    fadingAnswers: [0, 0, 0, 0],
    fadingRight: [0, 0, 0, 0],
  }
}

/** Without a prototype, V8 keeps it as a hash table from the start: one shape instead of one per learner. */
export function newRecord<State>(): Record<string, State> {
  return Object.create(null) as Record<string, State>
}

/** Never finds what an object inherits, as a record out of JSON does. */
export function findState<State>(states: Record<string, State>, name: string): State | undefined {
  return Object.hasOwn(states, name) ? states[name] : undefined
}

export function addState<State>(states: Record<string, State>, name: string, state: State): void {
  if (name !== '__proto__') states[name] = state
  else {
    Object.defineProperty(states, name, {
      value: state,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
}
