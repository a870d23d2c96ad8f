import type * as z from 'zod/mini'
import type { GivenAnswer } from '#contract/practice.ts'

/** What stands in an answer field. */
export type Given = z.output<typeof GivenAnswer>
