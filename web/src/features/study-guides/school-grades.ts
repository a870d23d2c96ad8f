/** Documented: the grades one can choose from. */
export const SCHOOL_GRADES: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)
