/** Apart from what reckons with them: whoever only names them needs no scheduler. */

export const CARD_STATES = ['new', 'learning', 'review', 'relearning'] as const
export type CardState = (typeof CARD_STATES)[number]

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const
export type Rating = (typeof RATINGS)[number]
