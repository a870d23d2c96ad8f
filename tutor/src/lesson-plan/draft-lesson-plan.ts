import type { Choice } from './choose-skills.ts'
import type { ClassSkill, LessonPlanDraft, LessonPlanTask } from './lesson-plan-port.ts'
import { type Block, type LessonOutline, listLessons, listNames, outlineLesson } from './outline-lesson.ts'

/** Of fewer students a figure would tell about one of them. */
const LEAST_COUNTED = 3
const PASSED_PERCENT = 80

/** The same task gives the same plan. */
export const draftLessonPlan = (task: LessonPlanTask): LessonPlanDraft =>
  writeLesson(task, outlineLesson(task))

/** Whoever worded the parts: what the lesson is about, its minutes and its material are settled by the outline. */
export function writeLesson(
  task: LessonPlanTask,
  { choice, blocks }: LessonOutline,
  introduction = '',
): LessonPlanDraft {
  const { skills } = choice
  const names = skills.map(({ name }) => name)
  const lessons = listLessons(skills)
  const quizzes = lessons.flatMap(({ quiz }) => quiz ?? [])
  return {
    title: `${task.subject}: ${names.join(' and ')}`.slice(0, 300),
    description: [sayIntent(task, choice), introduction].filter(Boolean).join(' '),
    objectives: skills.map(({ can, name }) => toObjective(can, name)),
    materials: [
      ...lessons.map(({ title }) => `Lesson “${title}”`),
      ...(skills.some(({ hasPractice }) => hasPractice)
        ? ['A device for every student, or one for two']
        : []),
      ...(quizzes.length > 0 ? quizzes.map(({ title }) => `Quiz “${title}”`) : ['Slips for the exit ticket']),
      'Board, mini whiteboards or paper',
    ],
    procedure: blocks.map(writeBlock).join('\n\n'),
    assessment: sayAssessment(skills),
    notes: sayReasons(task, choice),
    standards: listStandards(task, skills),
    attached: [
      ...lessons.map(({ id }) => ({ type: 'lesson' as const, id })),
      ...quizzes.map(({ id }) => ({ type: 'quiz' as const, id })),
    ],
    skills: skills.map(({ id }) => id),
  }
}

const writeBlock = ({ title, minutes, lines }: Block) =>
  [`### ${title} (${minutes} min)`, '', ...lines.map((line) => `- ${line}`)].join('\n')

function sayIntent({ className, minutes, gradeName }: LessonPlanTask, { skills, reason }: Choice): string {
  const about = listNames(skills.map(({ name }) => name))
  const why = {
    wanted: 'as you chose',
    standards: 'which serves the standards that you named',
    gaps: 'where most of the class is not sure yet',
    next: 'which comes next in the course',
  }[reason]
  return `${minutes} minutes for ${className} (${gradeName}) on ${about}, ${why}.`
}

function toObjective(can: string, name: string): string {
  const rest = can.replace(/^I can /i, '')
  return rest === '' || rest === can ? `Students can explain and use “${name}”.` : `Students can ${rest}`
}

function sayAssessment(skills: readonly ClassSkill[]): string {
  const lines = skills.map(({ name }) => `- “${name}”: reached with ${PASSED_PERCENT} % right in the check.`)
  return [
    ...lines,
    '- Below that: five problems in practice before the next lesson, then another short check.',
    '- Note while they practise whose first step is right: a slip in the end is not a gap.',
  ].join('\n')
}

function sayReasons({ pupils }: LessonPlanTask, { skills, unserved }: Choice): string {
  const reasons = skills.map(({ name, tried, unsure, mastery }) => {
    if (tried < LEAST_COUNTED || mastery === null)
      return `- “${name}”: ${tried === 0 ? 'nobody has tried it yet' : 'few have tried it yet'}.`
    return `- “${name}”: ${tried} of ${pupils} have tried it, ${unsure} of them are not sure yet; foreseen success ${Math.round(100 * mastery)} % on average.`
  })
  const missed = unserved.length > 0 ? [`- No lesson here serves ${unserved.join(', ')}.`] : []
  return ['Why this lesson:', ...reasons, ...missed].join('\n')
}

/** Those that were asked for and are served, else those of the material. */
function listStandards({ standards }: LessonPlanTask, skills: readonly ClassSkill[]): string[] {
  return standards.length > 0
    ? [...standards]
    : [...new Set(skills.flatMap((skill) => [...skill.standards]))].slice(0, 10)
}
