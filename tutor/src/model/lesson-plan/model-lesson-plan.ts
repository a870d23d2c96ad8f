import * as z from 'zod'
import { writeLesson } from '../../lesson-plan/draft-lesson-plan.ts'
import type { LessonPlanDraft, LessonPlanTask } from '../../lesson-plan/lesson-plan-port.ts'
import { type LessonOutline, outlineLesson } from '../../lesson-plan/outline-lesson.ts'
import type { Port } from '../../port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, refuseUnfit, writePrompt } from '../fill-form.ts'
import { isSupported, keepSupportedSentences, oneLine } from '../plan/supported-text.ts'

const OUTPUT_TOKENS = 1_200
const LONGEST_TIP = 240

const LessonForm = z.object({
  introduction: z.string().max(800),
  tips: z.array(z.object({ part: z.int(), tip: z.string().max(400) })).max(30),
})

type Parts = { fill: FillForm; isFit: (text: string) => boolean }

/**
 * Skills, parts, minutes and material are those that the code found; the model may add an introduction and a tip to each
 * part in words of the plan. Of the class it learns figures, never a name of a student.
 */
export function createModelLessonPlan({ fill, isFit }: Parts): Port<LessonPlanTask, LessonPlanDraft> {
  return async (task) => {
    const outline = outlineLesson(task)
    if (outline.choice.skills.length === 0) throw new ModelFailure('invalid', 'nothing to teach')
    let draft: LessonPlanDraft | null = null
    const prompt = writePrompt(TELL, task.reader, [listParts(outline), listSkills(outline)], OUTPUT_TOKENS)
    await fill({ feature: 'plan', reader: task.reader }, prompt, LessonForm, (form) => {
      const ground = [`${listParts(outline)}\n${listSkills(outline)}`]
      const introduction = keepSupportedSentences(ground, form.introduction)
      const tips = keepTips(outline, ground, form.tips)
      if (introduction === '' && tips.size === 0)
        return 'Nothing of it stands in the plan: use the words of its parts and skills.'
      refuseUnfit(isFit, [introduction, ...tips.values()].join('\n'))
      draft = writeLesson(task, { ...outline, blocks: addTips(outline, tips) }, introduction)
      return null
    })
    if (draft === null) throw new ModelFailure('invalid', 'no plan')
    return { ...(draft as LessonPlanDraft), engine: 'llm' }
  }
}

const TELL =
  'The first source is a lesson plan in numbered parts, the second lists the skills that it is about. Write an introduction of one or two sentences for the teacher, and for parts where it helps one short tip on how to teach it, in words of the plan. State no number, name or fact that is not in the sources, change no minutes, and add no part.'

const listParts = ({ blocks }: LessonOutline) =>
  blocks.map(({ title, lines }, at) => `${at + 1}. ${title}: ${lines.join(' ')}`).join('\n')

const listSkills = ({ choice }: LessonOutline) =>
  choice.skills
    .map(
      ({ name, can, after }) => `${name}: ${can}${after.length > 0 ? ` Builds on ${after.join(', ')}.` : ''}`,
    )
    .join('\n')

function keepTips(
  { blocks }: LessonOutline,
  ground: readonly string[],
  tips: readonly { part: number; tip: string }[],
): Map<number, string> {
  const kept = new Map<number, string>()
  for (const { part, tip } of tips) {
    const text = oneLine(tip)
    if (!blocks[part - 1] || kept.has(part - 1) || text.length > LONGEST_TIP) continue
    if (isSupported(ground, text)) kept.set(part - 1, text)
  }
  return kept
}

const addTips = ({ blocks }: LessonOutline, tips: ReadonlyMap<number, string>) =>
  blocks.map((block, place) => {
    const tip = tips.get(place)
    return tip === undefined ? block : { ...block, lines: [...block.lines, tip] }
  })
