import * as z from 'zod'
import type { Draft } from '../../plan/draft-steps.ts'
import { MOST_STEPS, type Outline, outlinePlan, schedulePlan } from '../../plan/make-plan.ts'
import type { Plan, PlanTask } from '../../plan/plan-port.ts'
import { findOrderFault } from '../../plan/step-order.ts'
import type { Port } from '../../port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, refuseUnfit, writePrompt } from '../fill-form.ts'
import { isSupported, keepSupportedSentences, oneLine } from './supported-text.ts'

const OUTPUT_TOKENS = 1_600
const MOST_NOTES = 20
const LONGEST_NOTE = 200

const PlanForm = z.object({
  order: z.array(z.int()).max(MOST_STEPS),
  notes: z.array(z.object({ step: z.int(), note: z.string().max(400) })).max(60),
  introduction: z.string().max(800),
})

type Parts = { fill: FillForm; isFit: (text: string) => boolean }

/**
 * The steps are those that the scheduler found; the model may put them into another order, leave some out and add a
 * sentence. What builds on what, how long it takes and which days are free is decided by the same code as without it.
 */
export function createModelPlan({ fill, isFit }: Parts): Port<PlanTask, Plan> {
  return async (task) => {
    const outline = outlinePlan(task)
    if (outline.drafts.length === 0) throw new ModelFailure('invalid', 'no steps')
    let plan: Plan | null = null
    const prompt = writePrompt(tell(task), task.reader, [listSteps(outline), listGoals(task)], OUTPUT_TOKENS)
    await fill({ feature: 'plan', reader: task.reader }, prompt, PlanForm, (form) => {
      const order = form.order.map((number) => number - 1)
      const fault = findOrderFault(task, outline.drafts, order)
      if (fault !== null) return fault
      const notes = keepNotes(task, outline, form.notes)
      const introduction = keepIntroduction(task, outline, form.introduction)
      const isMoved = order.length < outline.drafts.length || order.some((place, at) => place !== at)
      if (!isMoved && notes.size === 0 && introduction === '')
        return 'Nothing of it stands on the list: use the words of the steps and goals.'
      refuseUnfit(isFit, [introduction, ...notes.values()].join('\n'))
      plan = schedulePlan(task, {
        ...outline,
        intent: [outline.intent, introduction].filter(Boolean).join(' '),
        drafts: order.flatMap((place) => annotate(outline.drafts[place], notes.get(place))),
      })
      return null
    })
    if (plan === null) throw new ModelFailure('invalid', 'no plan')
    return { ...(plan as Plan), engine: 'llm' }
  }
}

const tell = ({ type }: PlanTask) =>
  `The first source is a list of numbered steps of a learning plan, the second says whom it is for and what they want. ${
    type === 'curriculum_sequence'
      ? 'Give the numbers of all steps in the same order.'
      : 'Give the numbers of the steps in the order that helps this learner most. What builds on a step stays behind it; leave out only what this learner does not need.'
  } Add a note to at most ${MOST_NOTES} steps: one short sentence that says how it helps with the goals, in words of the list. Write an introduction of one or two sentences. State no number, name or fact that is not in the sources, and no step of your own.`

const listSteps = ({ drafts }: Outline) =>
  drafts.map(({ type, title, why }, at) => `${at + 1}. (${type}) ${title}: ${why}`).join('\n')

function listGoals({ subject, level, goals }: PlanTask): string {
  const wanted = goals.length > 0 ? goals.map((goal) => `- ${goal}`).join('\n') : '- (none named)'
  return `Subject: ${subject}\nOwn level: ${level}\nGoals:\n${wanted}`
}

/** A note that says more than the step, the subject and the goals do is left out. */
function keepNotes(
  task: PlanTask,
  { drafts }: Outline,
  notes: readonly { step: number; note: string }[],
): Map<number, string> {
  const kept = new Map<number, string>()
  for (const { step, note } of notes) {
    const draft = drafts[step - 1]
    const text = oneLine(note)
    if (!draft || kept.has(step - 1) || kept.size === MOST_NOTES || text.length > LONGEST_NOTE) continue
    const ground = [`${draft.title}. ${draft.why} ${listGoals(task)}`]
    if (isSupported(ground, text)) kept.set(step - 1, text)
  }
  return kept
}

function keepIntroduction(task: PlanTask, outline: Outline, introduction: string): string {
  const ground = [`${outline.title} ${outline.intent}\n${listGoals(task)}\n${listSteps(outline)}`]
  return keepSupportedSentences(ground, introduction)
}

const annotate = (draft: Draft | undefined, note: string | undefined): Draft[] =>
  draft ? [note ? { ...draft, why: `${draft.why} ${note}` } : draft] : []
