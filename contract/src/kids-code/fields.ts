import * as z from 'zod/mini'
import { findPictureProblem, type Project } from '#engines/kids-code/index.ts'
import { rule } from '../refusals/rule.ts'

/** A program may hold 100 blocks inside each other and texts of its own; the engine says what else it may. */
export const LONGEST_PROGRAM = 600_000
const LONGEST_PICTURE = 60_000
const LONGEST_THUMBNAIL = 24_000
export const MOST_OWN_PICTURES = 30
/** A program, its own pictures and what stands around them. */
export const PROJECT_BODY_BYTES = 2 * 1024 * 1024

const drawn = (longest: number) =>
  z.string().check(
    z.maxLength(longest, { error: rule('pictureTooLarge'), abort: true }),
    z.check<string>((payload) => {
      const problem = findPictureProblem(payload.value)
      if (problem) payload.issues.push({ code: 'custom', message: rule(problem), input: payload.value })
    }),
  )

/** The picture itself, as a data address; never one of somewhere else. */
export const ImageUrl = drawn(LONGEST_PICTURE)
export const Thumbnail = drawn(LONGEST_THUMBNAIL)

const OwnPicture = z.object({
  /** A costume or background names it as `own/<id>`. */
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  name: z.string().check(z.trim(), z.maxLength(60)),
  imageUrl: ImageUrl,
})
const OwnPictures = z._default(z.array(OwnPicture).check(z.maxLength(MOST_OWN_PICTURES)), [])

/** Pictures that were drawn for the project: whoever may open it sees them. */
export const Assets = z.object({ sprites: OwnPictures, backgrounds: OwnPictures })
export type Assets = z.output<typeof Assets>

/** What is sent is read by the engine, which says what is wrong with it; what comes back is a whole project. */
export const SentProgram = z.record(z.string(), z.unknown())
export const Program = z.custom<Project>((value) => typeof value === 'object' && value !== null)
