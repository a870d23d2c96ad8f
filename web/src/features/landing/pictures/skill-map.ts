/** The example map of the hero: where each skill sits on the trellis, and how far it is mastered (0 to 1). */
export const SKILLS = [
  { sign: '1 2 3', x: 90, y: 280, mastery: 1 },
  { sign: '+', x: 240, y: 280, mastery: 1 },
  { sign: '△', x: 390, y: 280, mastery: 1 },
  { sign: '÷', x: 90, y: 175, mastery: 1 },
  { sign: '¾', x: 240, y: 175, mastery: 0.72 },
  { sign: 'cm', x: 390, y: 175, mastery: 0.4 },
  { sign: '0.5', x: 90, y: 70, mastery: 0 },
  { sign: '=', x: 240, y: 70, mastery: 0 },
  { sign: '%', x: 390, y: 70, mastery: 0 },
] as const

/** Stems that have grown already, from the pot upwards. */
export const STEMS = [
  'M240 352C238 330 242 305 240 280',
  'M240 340C236 318 140 330 90 280',
  'M240 340C244 318 340 330 390 280',
  'M90 280C62 250 118 215 90 175',
  'M240 280C268 250 212 215 240 175',
  'M390 280C362 250 418 215 390 175',
] as const

/** Where the plant will grow next. */
export const BUDS = [
  'M90 175C118 145 62 110 90 70',
  'M240 175C212 145 268 110 240 70',
  'M390 175C418 145 362 110 390 70',
] as const

export const LEAVES = [
  { x: 176, y: 318, angle: -128, isLight: true },
  { x: 306, y: 317, angle: -50, isLight: false },
  { x: 84, y: 233, angle: -165, isLight: false },
  { x: 101, y: 214, angle: -15, isLight: true },
  { x: 247, y: 236, angle: -12, isLight: true },
  { x: 232, y: 216, angle: -168, isLight: false },
  { x: 384, y: 233, angle: -165, isLight: true },
  { x: 401, y: 214, angle: -15, isLight: false },
] as const
