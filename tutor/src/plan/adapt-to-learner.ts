import { listFringe, listMissing, type SkillNode } from '#engines/paths/index.ts'
import {
  askLater,
  bundle,
  type Draft,
  findLesson,
  isPracticed,
  listOffered,
  percentOf,
  practiceSkill,
  readLesson,
  rereadLesson,
  reviewSkill,
  takeOpenQuiz,
  takeQuiz,
} from './draft-steps.ts'
import { practiceLesson } from './follow-curriculum.ts'
import { findAbout } from './match-goals.ts'
import type { PlanTask } from './plan-port.ts'

const MOST_REVIEWS = 3
const MOST_LATE_REVIEWS = 2
/** How many new things at a time, by what the learner thinks to be able to take. */
const NEW_SKILLS = { beginner: 4, intermediate: 5, advanced: 6 }
/** From this percent on a skill is practiced without reading its lesson first. */
const KNOWN_FROM = { beginner: 85, intermediate: 70, advanced: 55 }

/** What helps most now: what fades, then gaps below the grade, then what the goals or what is begun build on, then what is in reach. */
export function adaptToLearner(task: PlanTask): Draft[] {
  if (!isAnythingKnown(task)) return findOutFirst(task)
  const wanted = pickSkills(task)
  const late = wanted
    .filter(({ node }) => task.skills.hasPractice(node.id))
    .slice(0, MOST_LATE_REVIEWS)
    .flatMap(({ node }) => {
      const review = reviewSkill(
        task,
        node.id,
        'Learned in this plan; asked once more some days later, it stays.',
      )
      return bundle(task.skills.nameOf(node.id), askLater([review]))
    })
  const steps = [
    ...refreshFading(task),
    ...wanted.flatMap((chosen) => bundle(task.skills.nameOf(chosen.node.id), learnSkill(task, chosen))),
  ]
  return steps.length > 0 ? [...steps, ...late] : readOn(task)
}

/** Answers, a completed lesson or a result in this subject. */
export function isAnythingKnown({ skills, lessons }: PlanTask): boolean {
  return (
    skills.graph.some(({ id }) => (skills.views.get(id)?.answers ?? 0) > 0) ||
    lessons.some(({ isCompleted, quiz }) => isCompleted || (quiz?.bestPercent ?? null) !== null)
  )
}

/** Nothing to go by: a quiz shows where to begin, then the course begins, with what the goals speak of before the rest. */
function findOutFirst(task: PlanTask): Draft[] {
  const offered = listOffered(task)
  const meant = new Set(task.goals.flatMap((goal) => findAbout(goal, offered).slice(0, 2)))
  const lessons = offered
    .toSorted((a, b) => Number(meant.has(b)) - Number(meant.has(a)))
    .slice(0, NEW_SKILLS[task.level])
  return lessons.flatMap((lesson, place) => {
    const why = meant.has(lesson) ? 'Your goals speak of it.' : 'It comes next in the course.'
    const quiz =
      place === 0 && lesson.quiz
        ? [
            takeQuiz(
              lesson,
              lesson.quiz,
              `Nothing is known yet of what you can do in ${task.subject}. This quiz is a first look.`,
            ),
          ]
        : []
    const check = place === 0 ? [] : takeOpenQuiz(lesson, 'It shows what has stayed.')
    return bundle(lesson.title, [...quiz, readLesson(lesson, why), ...practiceLesson(task, lesson), ...check])
  })
}

function refreshFading(task: PlanTask): Draft[] {
  return task.skills.graph
    .flatMap(({ id }) => task.skills.views.get(id) ?? [])
    .filter(({ isDue }) => isDue)
    .toSorted((a, b) => a.mastery - b.mastery)
    .flatMap(({ skill, idleDays }): Draft[] => {
      const days = idleDays === 1 ? 'a day' : `${idleDays} days`
      const why = `You could do it and have not used it for ${days}: about ${percentOf(task, skill)} % of new problems would come out right now.`
      const part = task.skills.nameOf(skill)
      if (task.skills.hasPractice(skill)) return bundle(part, [reviewSkill(task, skill, why)])
      const lesson = findLesson(task, skill)
      return lesson ? bundle(part, [rereadLesson(lesson, why)]) : []
    })
    .slice(0, MOST_REVIEWS)
}

/** A skill to learn, and the one that the learner wants or has begun and that builds on it, if any. */
type Chosen = { node: SkillNode; leadsTo: string | null; isMeant: boolean }

function pickSkills(task: PlanTask): Chosen[] {
  const { graph, views, standing, hasPractice } = task.skills
  const meant = listMeantSkills(task)
  const isBegun = (id: string) => views.get(id)?.level === 'learning'
  const wanted = graph.filter(({ id }) => !isPracticed(task, id) && (meant.has(id) || isBegun(id)))
  const leadsTo = new Map(
    wanted
      .toSorted((a, b) => Number(meant.has(a.id)) - Number(meant.has(b.id)))
      .flatMap(({ id }) => listMissing(graph, views, standing, id).map((before) => [before.id, id] as const)),
  )
  const rank = ({ id, grade }: SkillNode) => {
    if (grade < Math.floor(standing.grade)) return 0
    if (meant.has(id) || meant.has(leadsTo.get(id) ?? '')) return 1
    return isBegun(id) || leadsTo.has(id) ? 2 : 3
  }
  return listFringe(graph, views, standing)
    .filter(({ id }) => !views.get(id)?.isDue && (hasPractice(id) || findLesson(task, id) !== undefined))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, NEW_SKILLS[task.level])
    .map((node) => ({ node, leadsTo: leadsTo.get(node.id) ?? null, isMeant: meant.has(node.id) }))
}

/** The skills up to the grade that the goals speak of. */
function listMeantSkills(task: PlanTask): Set<string> {
  const inReach = task.skills.graph.filter(({ grade }) => grade <= task.grade)
  const things = inReach.map(({ id }) => ({
    id,
    title: task.skills.nameOf(id),
    names: '',
    about: findLesson(task, id)?.title ?? '',
  }))
  return new Set(task.goals.flatMap((goal) => findAbout(goal, things).map(({ id }) => id)))
}

function learnSkill(task: PlanTask, chosen: Chosen): Draft[] {
  const { id } = chosen.node
  const why = `${sayWhy(task, chosen)}${chosen.isMeant ? ' Your goals speak of it.' : ''}`
  const lesson = findLesson(task, id)
  const practice = task.skills.hasPractice(id) ? [practiceSkill(task, id, why)] : []
  const isNearlyKnown = percentOf(task, id) >= KNOWN_FROM[task.level]
  if (!lesson || (isNearlyKnown && practice.length > 0)) return practice
  const reading = lesson.isCompleted ? rereadLesson(lesson, why) : readLesson(lesson, why)
  return [reading, ...practice, ...takeOpenQuiz(lesson, 'It shows what has stayed.')]
}

function sayWhy(task: PlanTask, { node: { id, grade, after }, leadsTo }: Chosen): string {
  const percent = percentOf(task, id)
  const isBegun = (task.skills.views.get(id)?.answers ?? 0) > 0
  if (grade < Math.floor(task.skills.standing.grade))
    return `A gap from grade ${grade}: what comes later builds on it.`
  if (isBegun) return `You have begun it: about ${percent} % of new problems would come out right now.`
  if (leadsTo !== null) return `“${task.skills.nameOf(leadsTo)}” builds on it.`
  if (after.length === 0) return 'It is new and builds on nothing else.'
  return `It is new, and you are ready: it builds on “${task.skills.nameOf(after[0] ?? '')}”.`
}

/** Every skill is practiced: what is left are lessons not yet read. */
function readOn(task: PlanTask): Draft[] {
  return listOffered(task)
    .filter(({ isCompleted }) => !isCompleted)
    .slice(0, NEW_SKILLS[task.level])
    .flatMap((lesson) =>
      bundle(lesson.title, [
        readLesson(lesson, 'You have not read this lesson yet.'),
        ...takeOpenQuiz(lesson, 'It shows what has stayed.'),
      ]),
    )
}
