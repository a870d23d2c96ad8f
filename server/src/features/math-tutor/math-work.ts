import * as z from 'zod/mini'
import type { ChatMetadata } from '#contract/study/chat.ts'
import { MathExample, MathLine, RUNGS } from '#contract/study/math-tutor.ts'
import type { Role } from '#engines/accounts/index.ts'

/** What was done with a problem. It is kept with the tutor's reply, so that whoever clears the chat clears it too. */
export const MathWork = z.object({
  text: z.string(),
  /** One spelling of the text: the same problem typed again goes on where it was left. */
  key: z.string(),
  revealed: z.array(z.enum(RUNGS)),
  /** Once it was asked for: the same one whenever the problem is looked at. */
  example: z.nullable(MathExample),
  lines: z.array(MathLine),
  hasTried: z.boolean(),
  /** What a language model made of a story that the engine could not read; solved in place of the text. */
  story: z.optional(
    z.object({
      formal: z.string(),
      letters: z.array(z.object({ letter: z.string(), meaning: z.string() })),
    }),
  ),
})
export type MathWork = z.output<typeof MathWork>

/** Lines beyond this push out the oldest. */
const MOST_LINES = 40

export type Story = NonNullable<MathWork['story']>

export function beginWork(text: string, story: Story | null): MathWork {
  const work = { text, key: spellProblem(text), revealed: [], example: null, lines: [], hasTried: false }
  return story ? { ...work, story } : work
}

export const keepStory = (work: MathWork, story: Story | null): MathWork =>
  story && !work.story ? { ...work, story } : work

/** What the engine is asked about. */
export const toFormal = ({ text, story }: Pick<MathWork, 'text' | 'story'>): string => story?.formal ?? text

export function spellProblem(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** A student tries before the solution is shown; adults know why they ask. */
export function maySeeSolution(role: Role, { hasTried }: MathWork): boolean {
  return role !== 'student' || hasTried
}

export function addRung(work: MathWork, rung: (typeof RUNGS)[number], example: MathExample | null): MathWork {
  if (work.revealed.includes(rung)) return work
  return { ...work, revealed: [...work.revealed, rung], example: work.example ?? example }
}

/** A line that says something is a try. The same line again is not kept twice: the request may have been repeated. */
export function addLine(work: MathWork, line: MathLine): MathWork {
  const isRepeated = work.lines.at(-1)?.line === line.line
  const isTry = line.verdict === 'right' || line.verdict === 'wrong' || line.verdict === 'notYet'
  return {
    ...work,
    lines: isRepeated ? work.lines : [...work.lines, line].slice(-MOST_LINES),
    hasTried: work.hasTried || isTry,
  }
}

/** As the chat knows help: the most that was given. */
export function toMetadata(
  work: MathWork,
  { isAnswered, isCare }: { isAnswered: boolean; isCare: boolean },
): ChatMetadata & { math: MathWork } {
  const help = RUNGS.findLast((rung) => work.revealed.includes(rung)) ?? 'none'
  return {
    engine: work.story ? 'llm' : 'embedded',
    agents: ['tutor'],
    followUps: [],
    isAnswered,
    help,
    ...(isCare && { isCare }),
    math: work,
  }
}

export function readWork(metadata: unknown): MathWork | null {
  const read = z.safeParse(z.object({ math: MathWork }), metadata)
  return read.success ? read.data.math : null
}
