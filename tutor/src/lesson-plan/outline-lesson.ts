import { type Choice, chooseSkills } from './choose-skills.ts'
import { describeGroups } from './describe-groups.ts'
import type { ClassSkill, LessonMaterial, LessonPlanTask } from './lesson-plan-port.ts'
import { splitMinutes } from './split-minutes.ts'

/** One part of a lesson. */
export type Block = { title: string; minutes: number; lines: string[] }

export type LessonOutline = { choice: Choice; blocks: Block[] }

type Draft = { title: string; share: number; write: (minutes: number) => string[] }

/** Shares of a lesson: most of it belongs to teaching and to practice of one's own (Rosenshine, 2012). */
const SHARES = { warmUp: 10, teach: 30, practise: 35, check: 15, close: 10 }
/** A shorter one has no time for a talk at the end. */
const LEAST_WITH_CLOSE = 25
/** What a problem takes, and what makes sense at a time. */
const MINUTES_A_PROBLEM = 2
const PROBLEMS = { least: 3, most: 12 }

/** What happens when, in parts whose minutes add up to those of the lesson. */
export function outlineLesson(task: LessonPlanTask): LessonOutline {
  const choice = chooseSkills(task)
  const drafts = draftBlocks(task, choice.skills)
  const minutes = splitMinutes(
    task.minutes,
    drafts.map(({ share }) => share),
  )
  return {
    choice,
    blocks: drafts.map(({ title, write }, place) => {
      const own = minutes[place] ?? 0
      return { title, minutes: own, lines: write(own) }
    }),
  }
}

function draftBlocks(task: LessonPlanTask, skills: readonly ClassSkill[]): Draft[] {
  const each = Math.max(1, skills.length)
  const several = skills.length > 1
  return [
    { title: 'Warm-up', share: SHARES.warmUp, write: () => warmUp(skills) },
    ...skills.flatMap((skill): Draft[] => [
      {
        title: several ? `Teach: ${skill.name}` : 'Teach',
        share: SHARES.teach / each,
        write: () => teach(skill),
      },
      {
        title: several ? `Practise: ${skill.name}` : 'Practise',
        share: SHARES.practise / each,
        write: (minutes) => [...practice(skill, minutes), ...describeGroups(task, skill)],
      },
    ]),
    { title: 'Check', share: SHARES.check, write: (minutes) => check(skills, minutes) },
    ...(task.minutes >= LEAST_WITH_CLOSE
      ? [{ title: 'Close', share: SHARES.close, write: () => close(skills) }]
      : []),
  ]
}

function warmUp(skills: readonly ClassSkill[]): string[] {
  const before = [...new Set(skills.flatMap(({ after }) => after))].slice(0, 2)
  const names = listNames(skills.map(({ name }) => name))
  return before.length > 0
    ? [
        `Ask three short questions on ${listNames(before)}: ${names} builds on it.`,
        'Everybody writes an answer and holds it up. Go on when most are right; otherwise work one through together.',
      ]
    : [
        `Show one problem on ${names} and let students say in pairs what they notice and what they would try.`,
        'Collect two ideas without judging them. They come back at the end.',
      ]
}

function teach({ name, lesson }: ClassSkill): string[] {
  return [
    lesson
      ? `Open the lesson “${lesson.title}” and read its first part together.`
      : `Write one worked example of ${name} on the board.`,
    'Work one example aloud, with every step and its reason. Work a second one with the class telling the steps.',
    'Ask somebody to explain in their own words why the step that matters most is allowed. Correct the idea, not the person.',
  ]
}

function practice({ name, hasPractice }: ClassSkill, minutes: number): string[] {
  const problems = countProblems(minutes)
  return [
    hasPractice
      ? `Everybody practises “${name}” in Trellis: ${problems} problems, the hint before the solution.`
      : `Everybody works ${problems} problems on ${name} on paper, then compares with a partner.`,
  ]
}

function check(skills: readonly ClassSkill[], minutes: number): string[] {
  const quizzes = listLessons(skills).flatMap(({ quiz }) => quiz ?? [])
  const questions = Math.max(skills.length, Math.min(6, Math.floor(minutes / 1.5)))
  return quizzes.length > 0
    ? [
        `Alone and without notes: ${quizzes.map(({ title }) => `“${title}”`).join(' and ')}, ${questions} questions at least.`,
      ]
    : [
        `An exit ticket of ${countWords(questions, 'question')} on ${listNames(skills.map(({ name }) => name))}, alone and without notes.`,
      ]
}

function close(skills: readonly ClassSkill[]): string[] {
  return [
    `Everybody finishes the sentence “Today I can …” about ${listNames(skills.map(({ name }) => name))}.`,
    'Say what comes next, and who gets another try at what.',
  ]
}

function countProblems(minutes: number): number {
  return Math.max(PROBLEMS.least, Math.min(PROBLEMS.most, Math.floor(minutes / MINUTES_A_PROBLEM)))
}

const countWords = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** One lesson may teach two of the skills: it is named once. */
export function listLessons(skills: readonly ClassSkill[]): LessonMaterial[] {
  return [
    ...new Map(skills.flatMap(({ lesson }) => lesson ?? []).map((lesson) => [lesson.id, lesson])).values(),
  ]
}

export function listNames(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`)
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
