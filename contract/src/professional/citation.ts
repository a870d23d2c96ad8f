import * as z from 'zod/mini'
import { isDoi, normalizeDoi, REFERENCE_KINDS } from '#engines/citations/index.ts'
import { rule } from '../refusals/rule.ts'

const MOST_AUTHORS = 50
const LONGEST_NAME = 200
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** What a bibliography says about a document besides its title and address; an empty text is unknown. */
export const Citation = z.object({
  kind: z.enum(REFERENCE_KINDS),
  /** An organization has no given name. */
  authors: z
    .array(
      z.object({
        family: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)),
        given: line(LONGEST_NAME),
      }),
    )
    .check(z.maxLength(MOST_AUTHORS)),
  year: z.nullable(z.int().check(z.minimum(1), z.maximum(2999))),
  journal: line(300),
  volume: line(50),
  issue: line(50),
  pages: line(50),
  publisher: line(300),
  /** 10.1000/182, however it was copied. */
  doi: z.pipe(
    line(300),
    z.pipe(
      z.transform(normalizeDoi),
      z.string().check(z.refine((doi) => doi === '' || isDoi(doi), rule('doiMalformed'))),
    ),
  ),
})
export type Citation = z.output<typeof Citation>
