/** The skills of one question as one: sums weighted by 1 / number of skills. */
export type SkillMix = {
  weight: number
  ability: number
  answers: number
  right: number
  fastAverage: number
  slowAverage: number
  fastSurprise: number
  slowSurprise: number
  /** log1p of the minutes since the skills were last answered. */
  idle: number
  isRepeated: 0 | 1
  readonly fadingAnswers: Float64Array
  readonly fadingRight: Float64Array
}

/**
 * What one prediction works out and learning from it needs again. It lives as long as the model, because
 * allocating it for every answer would cost more than the arithmetic; every prediction writes all of it anew.
 */
export type Scratch = {
  itemNumber: number
  itemWeight: number
  itemAnswers: number
  readonly skillNumbers: number[]
  readonly mix: SkillMix
  populationChance: number
  eloLogOdds: number
  mainSkillAnswers: number
  /** Up to three last answers in the main skill behind a leading 1. */
  mainSkillHistory: number
  readonly features: Float64Array
  readonly cells: Int32Array
  readonly rows: Int32Array
  readonly opinions: Float64Array
  finalRow: number
}

export function createScratch(features: number, tables: number, gates: number): Scratch {
  return {
    itemNumber: 0,
    itemWeight: 0,
    itemAnswers: 0,
    skillNumbers: [],
    mix: {
      weight: 0,
      ability: 0,
      answers: 0,
      right: 0,
      fastAverage: 0,
      slowAverage: 0,
      fastSurprise: 0,
      slowSurprise: 0,
      idle: 0,
      isRepeated: 0,
      fadingAnswers: new Float64Array(4),
      fadingRight: new Float64Array(4),
    },
    populationChance: 0,
    eloLogOdds: 0,
    mainSkillAnswers: 0,
    mainSkillHistory: 1,
    features: new Float64Array(features),
    cells: new Int32Array(tables),
    rows: new Int32Array(gates),
    opinions: new Float64Array(gates),
    finalRow: 0,
  }
}
