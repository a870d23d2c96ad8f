import {
  askLater,
  bundle,
  type Draft,
  groupByUnit,
  isPassed,
  isPracticed,
  listOffered,
  practiceSkill,
  readLesson,
  rereadLesson,
  reviewSkill,
  takeOpenQuiz,
  takeQuiz,
} from './draft-steps.ts'
import { sayGoal, type Targets } from './lead-to-goals.ts'
import type { PlanLesson, PlanTask } from './plan-port.ts'

const MOST_PRACTICES = 2

/**
 * Every open lesson of the grade in the order of its course; what a unit taught is asked once more at its end. Goals say
 * how far: to the end of the last unit that is about one of them.
 */
export function followCurriculum(task: PlanTask, targets: Targets): Draft[] {
  const units = groupByUnit(listOffered(task))
  const drafts = studyUnits(task, units.slice(0, findEnd(units, targets)), targets)
  return drafts.length > 0 ? drafts : studyUnits(task, units, targets)
}

/** Behind the last unit that a goal is about; behind all without any. */
function findEnd(units: readonly (readonly PlanLesson[])[], targets: Targets): number {
  const last = units.findLastIndex((unit) => unit.some((lesson) => findGoal(targets, lesson) !== null))
  return last === -1 ? units.length : last + 1
}

const findGoal = ({ lessons }: Targets, lesson: PlanLesson) =>
  lessons.find((one) => one.lesson === lesson)?.goal ?? null

function studyUnits(task: PlanTask, units: readonly PlanLesson[][], targets: Targets): Draft[] {
  return units.flatMap((unit) => {
    const steps = unit.flatMap((lesson, place) =>
      studyLesson(task, lesson, place, unit.length).map((draft) =>
        nameGoal(draft, findGoal(targets, lesson)),
      ),
    )
    const isTaught = steps.length > 1 && steps.some(({ type }) => type === 'lesson')
    const all = isTaught && unit.length > 1 ? [...steps, ...askLater(reviewUnit(task, unit))] : steps
    return bundle(unit[0]?.unit ?? unit[0]?.title ?? '', all)
  })
}

const nameGoal = (draft: Draft, goal: string | null): Draft =>
  goal === null ? draft : { ...draft, why: `${draft.why} ${sayGoal(goal)}` }

function studyLesson(task: PlanTask, lesson: PlanLesson, place: number, size: number): Draft[] {
  if (lesson.isCompleted)
    return takeOpenQuiz(lesson, 'You have completed its lesson; the quiz is still open.')
  const isKnown = lesson.skills.length > 0 && lesson.skills.every((skill) => isPracticed(task, skill))
  if (isKnown && task.level !== 'beginner') return []
  const where =
    lesson.unit === null || size === 1
      ? 'It comes next in the course.'
      : `Lesson ${place + 1} of ${size} in the unit “${lesson.unit}”.`
  const practice = practiceLesson(task, lesson)
  // Who says to know much already shows it by the quiz first; a lesson is read where the quiz was failed.
  if (task.level === 'advanced' && lesson.quiz?.bestPercent == null && lesson.quiz)
    return [
      takeQuiz(
        lesson,
        lesson.quiz,
        `${where} You say that you are advanced: see whether you need the lesson.`,
      ),
      ...practice,
    ]
  const why =
    lesson.quiz && lesson.quiz.bestPercent !== null && !isPassed(lesson.quiz)
      ? `${where} Your best result in its quiz is ${lesson.quiz.bestPercent} %.`
      : where
  return [readLesson(lesson, why), ...practice, ...takeOpenQuiz(lesson, 'It shows what has stayed.')]
}

export function practiceLesson(task: PlanTask, { title, skills }: PlanLesson): Draft[] {
  return skills
    .filter((skill) => task.skills.hasPractice(skill) && !isPracticed(task, skill))
    .slice(0, MOST_PRACTICES)
    .map((skill) => practiceSkill(task, skill, `The lesson “${title}” teaches it; practice makes it last.`))
}

/** The skill that is the least sure, or where nothing can be practiced the lesson that began the unit. */
function reviewUnit(task: PlanTask, unit: readonly PlanLesson[]): Draft[] {
  const why = `What the unit “${unit[0]?.unit}” taught is asked once more, so that it stays.`
  const weakest = unit
    .flatMap(({ skills }) => skills)
    .filter(task.skills.hasPractice)
    .toSorted((a, b) => masteryOf(task, a) - masteryOf(task, b))[0]
  if (weakest !== undefined) return [reviewSkill(task, weakest, why)]
  return unit[0] ? [rereadLesson(unit[0], why)] : []
}

const masteryOf = ({ skills }: PlanTask, skill: string) => skills.views.get(skill)?.mastery ?? 0
