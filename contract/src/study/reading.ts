import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../refusals/rule.ts'
import { AiEngine, AiFallback } from './ai-engine.ts'
import { GradeOrNone } from './fields.ts'

export const LONGEST_READING = 20_000
const NOTHING_TO_READ = rule('readingTextRequired')

/** Offsets into the text as it was sent, in UTF-16 units as browsers count. */
const Place = { start: z.int(), end: z.int() }

export const HardWord = z.object({
  ...Place,
  /** As it stands in the text, where it comes first. */
  word: z.string(),
  syllables: z.int(),
  /** By the dictionary, at most two, the commonest first; none when it does not know the word. A language model's stands before it. */
  senses: z.array(z.string()),
})
export type HardWord = z.output<typeof HardWord>

export const ReadingQuestion = z.object({
  kind: z.enum(['mainIdea', 'detail', 'vocabulary', 'inference', 'sequence']),
  question: z.string(),
  /** The answer is among them; null for a question that is answered in one's own words. */
  options: z.nullable(z.array(z.string())),
  /** Words of the text. */
  answer: z.string(),
  /** The sentence that holds the answer, as it stands in the text. */
  evidence: z.object({ ...Place, text: z.string() }),
})
export type ReadingQuestion = z.output<typeof ReadingQuestion>

export const ReadingAnalysis = z.object({
  isEnglish: z.boolean(),
  level: z.object({
    /** About which grade reads the text with ease, 13 for college; null when it is too short to tell, or not English. */
    grade: z.nullable(z.int()),
    fleschKincaid: z.nullable(z.number()),
    daleChall: z.nullable(z.number()),
    words: z.int(),
    sentences: z.int(),
    /** How long a reader of the grade sent takes. */
    minutes: z.int(),
  }),
  /** In the order of the text. */
  hardWords: z.array(HardWord),
  questions: z.array(ReadingQuestion),
  /** `llm`: a language model proposed questions and meanings. The level is measured and answers are quotes all the same. */
  engine: AiEngine,
  fallback: z.optional(AiFallback),
})
export type ReadingAnalysis = z.output<typeof ReadingAnalysis>

export const reading = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/reading/analyze',
    access: 'signedIn',
    transaction: 'none',
    summary:
      'Measures how hard a text is, explains its hard words and asks what the text itself answers; nothing is stored.',
    input: z.object({
      text: z
        .string({ error: (issue) => (issue.input == null ? NOTHING_TO_READ : undefined) })
        .check(
          z.regex(/\S/, NOTHING_TO_READ),
          z.maxLength(LONGEST_READING, rule('documentTextTooLong', { most: LONGEST_READING })),
        ),
      grade: z.optional(GradeOrNone),
    }),
    output: ReadingAnalysis,
    errors: ['not_signed_in', 'invalid_input', 'too_large', 'too_many_requests', 'unavailable'],
  }),
}
