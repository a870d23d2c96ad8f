export const RATING_SLOTS = 5

/** How many of the five slots are filled: the rating as a whole number, kept between 0 and 5. */
export function countFilledSlots(rating: number) {
  return Number.isFinite(rating) ? Math.min(RATING_SLOTS, Math.max(0, Math.round(rating))) : 0
}
