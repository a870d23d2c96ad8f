/** What has to be true for a step or an answer to be shown. Texts are plain math. */
export type Fact =
  /** Equal for all values of their letters. */
  | { same: readonly [string, string] }
  /** Exactly these are the solutions: as `checkClaim` of the algebra engine reads them. */
  | { equation: string; solutions: Record<string, string>[] }
  /** A relation between numbers. */
  | { holds: string }
  | { derivativeOf: string; letter: string; is: string }
  /** A function of the compute engine, such as GCD or Median, gives this value; 1 stands for true. */
  | { function: 'GCD' | 'LCM' | 'Median' | 'Mean' | 'IsPrime'; of: readonly string[]; is: string }

/** How a fact was verified, in a student's words. */
export function describeCheck(fact: Fact): string {
  if ('same' in fact) return 'Both sides were compared and are worth the same.'
  if ('equation' in fact) return 'The solutions were put into this line and fit, and no other does.'
  if ('holds' in fact) return 'The numbers were compared.'
  if ('derivativeOf' in fact) return 'The slope was measured at several points and agrees.'
  return 'It was worked out a second time in another way.'
}
