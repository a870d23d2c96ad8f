import * as z from 'zod/mini'
import {
  isSoundScale,
  isSoundYear,
  MOST_BANDS,
  MOST_TERMS,
  SCALE_KINDS,
  WEIGHTINGS,
} from '#engines/gradebook/index.ts'
import { Day, Id } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

export const MISSING_COUNTS = ['leave_out', 'zero'] as const
export const LONGEST_CATEGORY_NAME = 60
export const MOST_CATEGORIES = 20
export const MOST_DROPS = 50
/** In hundredths of a percent. */
export const LARGEST_WEIGHT = 100_000
const MOST_PLACES = 2_000

const Name = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

const Category = z.object({
  name: Name(LONGEST_CATEGORY_NAME),
  weight: z.int().check(z.minimum(0), z.maximum(LARGEST_WEIGHT)),
  dropLowest: z.int().check(z.minimum(0), z.maximum(MOST_DROPS)),
  isExtraCredit: z.boolean(),
})

export const Term = z.object({ name: Name(60), startsOn: Day, endsOn: Day })

const RULES = {
  weighting: z.enum(WEIGHTINGS),
  missingCounts: z.enum(MISSING_COUNTS),
  scale: z
    .object({
      kind: z.enum(SCALE_KINDS),
      /** The highest first; `from` in tenths of a percent. */
      bands: z
        .array(z.object({ name: Name(20), from: z.int().check(z.minimum(0), z.maximum(2000)) }))
        .check(z.maxLength(MOST_BANDS)),
    })
    .check(z.refine(isSoundScale, rule('gradeScaleUnsound'))),
  terms: z.array(Term).check(z.maxLength(MOST_TERMS), z.refine(isSoundYear, rule('termsUnsound'))),
  version: z.int().check(z.minimum(0)),
}

/** How a class is graded. A version of 0: nobody has said anything yet. */
export const GradingRules = z.object({
  ...RULES,
  categories: z.array(z.object({ id: z.int(), ...Category.shape })),
})
export type GradingRules = z.output<typeof GradingRules>

export const NewGradingRules = {
  ...RULES,
  /** In their order; one without an id is new, and one that is not among them is removed. */
  categories: z.array(z.object({ id: z.nullable(Id), ...Category.shape })).check(
    z.maxLength(MOST_CATEGORIES),
    z.refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, {
      error: rule('categoryNameTaken'),
    }),
  ),
  /** The category by its place in `categories`. What is not named stays as it is. */
  assignments: z._default(
    z
      .array(
        z.object({
          id: Id,
          category: z.nullable(z.int().check(z.minimum(0))),
          isExtraCredit: z.boolean(),
        }),
      )
      .check(z.maxLength(MOST_PLACES)),
    [],
  ),
}
