import {
  askLater,
  bundle,
  type Draft,
  groupByUnit,
  isPassed,
  isPractised,
  listOffered,
  practiseSkill,
  readLesson,
  rereadLesson,
  reviewSkill,
  takeOpenQuiz,
  takeQuiz,
} from './draft-steps.ts'
import type { PlanLesson, PlanTask } from './plan-port.ts'

const MOST_PRACTICES = 2

/** Every open lesson of the grade in the order of its course; what a unit taught is asked once more at its end. */
export function followCurriculum(task: PlanTask): Draft[] {
  return groupByUnit(listOffered(task)).flatMap((unit) => {
    const steps = unit.flatMap((lesson, place) => studyLesson(task, lesson, place, unit.length))
    const isTaught = steps.length > 1 && steps.some(({ type }) => type === 'lesson')
    const all = isTaught && unit.length > 1 ? [...steps, ...askLater(reviewUnit(task, unit))] : steps
    return bundle(unit[0]?.unit ?? unit[0]?.title ?? '', all)
  })
}

function studyLesson(task: PlanTask, lesson: PlanLesson, place: number, size: number): Draft[] {
  if (lesson.isCompleted)
    return takeOpenQuiz(lesson, 'You have completed its lesson; the quiz is still open.')
  const isKnown = lesson.skills.length > 0 && lesson.skills.every((skill) => isPractised(task, skill))
  if (isKnown && task.level !== 'beginner') return []
  const where =
    lesson.unit === null || size === 1
      ? 'It comes next in the course.'
      : `Lesson ${place + 1} of ${size} in the unit “${lesson.unit}”.`
  const practice = practiseLesson(task, lesson)
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

export function practiseLesson(task: PlanTask, { title, skills }: PlanLesson): Draft[] {
  return skills
    .filter((skill) => task.skills.hasPractice(skill) && !isPractised(task, skill))
    .slice(0, MOST_PRACTICES)
    .map((skill) => practiseSkill(task, skill, `The lesson “${title}” teaches it; practice makes it last.`))
}

/** The skill that is the least sure, or where nothing can be practised the lesson that began the unit. */
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
