import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../refusals/rule.ts'
import { AiEngine, AiFallback } from './ai-engine.ts'
import { GradeOrNone } from './fields.ts'
import { GuideResource, MOST_RESOURCES } from './study-guides.ts'

export const LONGEST_MATERIAL = 50_000
export const FEWEST_GENERATED_CARDS = 3
export const MOST_GENERATED_CARDS = 10
export const MOST_CHAT_CARDS = 20
const NOTHING_TO_SUMMARIZE = rule('summaryContentRequired')
const NOTHING_FOR_CARDS = rule('flashcardContentRequired')
const NOTHING_FOR_GUIDE = rule('resourceRequired')
const NO_VIDEO_URL = rule('videoUrlRequired')

const orMissing = (text: string) => (issue: { input?: unknown }) => (issue.input == null ? text : undefined)

const Material = (missing: string) =>
  z
    .string({ error: orMissing(missing) })
    .check(
      z.regex(/\S/, missing),
      z.maxLength(LONGEST_MATERIAL, rule('documentTextTooLong', { most: LONGEST_MATERIAL })),
    )

/** How many cards are wanted: whatever number is sent, it is brought into the range, not refused. */
const CardCount = (least: number, most: number, usual: number) =>
  z._default(
    z.pipe(
      z.number(),
      z.transform((count: number) => Math.min(most, Math.max(least, Math.round(count)))),
    ),
    usual,
  )

const Resources = z
  .array(GuideResource, { error: orMissing(NOTHING_FOR_GUIDE) })
  .check(z.minLength(1, NOTHING_FOR_GUIDE), z.maxLength(MOST_RESOURCES))

const Subject = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100))))
const Words = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100))))

const USUAL_LEVEL = 'intermediate'
/** Accounts without a level say null. */
const ExpertiseLevel = z._default(
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(50))),
    z.transform((level: string | null) => level || USUAL_LEVEL),
  ),
  USUAL_LEVEL,
)

/** What the chat's helpers send along about the reader. */
const Reader = {
  subject: Subject,
  grade: z.optional(GradeOrNone),
  userType: Words,
  profession: Words,
  expertiseLevel: ExpertiseLevel,
}

const Answered = { engine: AiEngine, fallback: z.optional(AiFallback) }

export const Summary = z.object({
  /** Markdown: sentences of the text, in their order. */
  summary: z.string(),
  /** The text's own terms, the weightiest first. */
  keyPoints: z.array(z.string()),
  ...Answered,
})
export type Summary = z.output<typeof Summary>

export const GeneratedCard = z.object({
  front: z.string(),
  back: z.string(),
  /** The sentence of the text that the card was made from. */
  passage: z.string(),
})
export type GeneratedCard = z.output<typeof GeneratedCard>

/** Fewer than asked when the text holds fewer; none when it holds nothing to ask about. */
export const GeneratedCards = z.object({ flashcards: z.array(GeneratedCard), ...Answered })
export type GeneratedCards = z.output<typeof GeneratedCards>

export const GeneratedGuide = z.object({
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  ...Answered,
})
export type GeneratedGuide = z.output<typeof GeneratedGuide>

export const VideoDetails = z.object({
  title: z.string(),
  description: z.string(),
  /** The channel. */
  author: z.nullable(z.string()),
  platform: z.literal('youtube'),
  videoId: z.string(),
  ...Answered,
})
export type VideoDetails = z.output<typeof VideoDetails>

const shared = {
  method: 'POST',
  access: 'signedIn',
  transaction: 'none',
  bodyLimitBytes: 1024 * 1024,
  errors: ['not_signed_in', 'invalid_input', 'too_large', 'too_many_requests', 'unavailable'],
} as const

/** Two families of calls do the same: the study screens' and the chat's. One engine answers both; nothing is stored. */
export const aiHelpers = {
  summarizeNote: endpoint({
    ...shared,
    path: '/api/ai/summarize-note',
    summary: 'Shortens a text to its weightiest sentences.',
    input: z.object({ content: Material(NOTHING_TO_SUMMARIZE) }),
    output: Summary,
  }),
  generateFlashcards: endpoint({
    ...shared,
    path: '/api/ai/generate-flashcards',
    summary: `Makes ${FEWEST_GENERATED_CARDS} to ${MOST_GENERATED_CARDS} flashcards from a text; nothing is saved.`,
    input: z.object({
      content: Material(NOTHING_FOR_CARDS),
      count: CardCount(FEWEST_GENERATED_CARDS, MOST_GENERATED_CARDS, 5),
    }),
    output: GeneratedCards,
  }),
  generateStudyGuide: endpoint({
    ...shared,
    path: '/api/ai/generate-study-guide',
    summary:
      'Writes a study guide from texts and public web pages. A page that cannot be read is answered with a message that names it.',
    input: z.object({ resources: Resources, subject: Subject, grade: z.optional(GradeOrNone) }),
    output: GeneratedGuide,
  }),
  extractVideoContent: endpoint({
    ...shared,
    path: '/api/ai/extract-video-content',
    summary:
      'Asks YouTube for the title and channel of a video. With a transcript the description quotes it and, where a language model is configured, names its chapters.',
    input: z.object({
      url: z
        .string({ error: orMissing(NO_VIDEO_URL) })
        .check(z.trim(), z.minLength(1, NO_VIDEO_URL), z.maxLength(2000)),
      transcript: z.optional(
        z.nullable(
          z
            .string()
            .check(
              z.trim(),
              z.maxLength(LONGEST_MATERIAL, rule('documentTextTooLong', { most: LONGEST_MATERIAL })),
            ),
        ),
      ),
    }),
    output: VideoDetails,
  }),
  summarize: endpoint({
    ...shared,
    path: '/api/ai/summarize',
    summary: "The chat's summary: shortens a text to its weightiest sentences.",
    input: z.object({ content: Material(NOTHING_TO_SUMMARIZE), ...Reader }),
    output: Summary,
  }),
  flashcards: endpoint({
    ...shared,
    path: '/api/ai/flashcards',
    summary: `The chat's flashcards: up to ${MOST_CHAT_CARDS} from a text; nothing is saved.`,
    input: z.object({
      content: Material(NOTHING_FOR_CARDS),
      count: CardCount(1, MOST_CHAT_CARDS, 10),
      ...Reader,
    }),
    output: GeneratedCards,
  }),
  studyGuide: endpoint({
    ...shared,
    path: '/api/ai/study-guide',
    summary: "The chat's study guide, from texts and public web pages.",
    input: z.object({
      resources: Resources,
      title: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300)))),
      targetAudience: Words,
      ...Reader,
    }),
    output: GeneratedGuide,
  }),
}
