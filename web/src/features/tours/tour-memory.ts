import * as z from 'zod/mini'
import { SkillLevel } from '#contract/skills.ts'
import { createTabMemory } from '../../kit/tab-memory.ts'

/** What was really done in the last step, so that a reload shows it again, with the way to undo it. */
export const Done = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assigned'),
    assignmentId: z.int(),
    students: z.int(),
    skill: z.string(),
  }),
  z.object({ kind: z.literal('classMade'), classId: z.int(), name: z.string(), code: z.string() }),
  z.object({
    kind: z.literal('solved'),
    skill: z.string(),
    level: SkillLevel,
    /** Today, this one included; null where it could not be asked for. */
    today: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('mailChosen'), isOn: z.boolean(), wasOn: z.boolean() }),
  z.object({ kind: z.literal('copied'), question: z.string() }),
  z.object({
    kind: z.literal('planMade'),
    planId: z.int(),
    subject: z.string(),
    steps: z.int(),
    firstStep: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
  }),
  z.object({
    kind: z.literal('deadlineSet'),
    planId: z.int(),
    title: z.string(),
    day: z.string(),
    left: z.int(),
    lastDay: z.nullable(z.string()),
    before: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('documentSaved'), id: z.int(), title: z.string(), words: z.int() }),
  z.object({
    kind: z.literal('invited'),
    id: z.int(),
    /** Told once and never kept: null after a reload. */
    code: z.nullable(z.string()),
    until: z.string(),
  }),
])
export type Done = z.output<typeof Done>

/** The last card by its name: what was done there may have brought the dashboard another step. */
type TourPlace = number | 'end'
type Kept = { place: TourPlace; done: Done | null }

const TourMemory = z.object({
  kind: z.string(),
  place: z.union([z.int(), z.literal('end')]),
  done: z.nullable(Done),
})

const memory = createTabMemory('tour', TourMemory)

const START: Kept = { place: 0, done: null }

/** Where a tour was left in this tab; another tour begins at its start. */
export function recallTour(userId: number, kind: string): Kept {
  const kept = memory.read(userId)
  return kept?.kind === kind ? kept : START
}

export function keepTour(userId: number, kept: Kept & { kind: string }): void {
  const done = kept.done?.kind === 'invited' ? { ...kept.done, code: null } : kept.done
  memory.keep(userId, { ...kept, done })
}

export const forgetTour = memory.forget
