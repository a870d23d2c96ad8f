import { listMissing, type SkillNode } from '#engines/paths/index.ts'
import {
  askLater,
  bundle,
  type Draft,
  findLesson,
  groupByUnit,
  isPracticed,
  listOffered,
  percentOf,
  practiceSkill,
  readLesson,
  reviewSkill,
  takeOpenQuiz,
} from './draft-steps.ts'
import { findAbout } from './match-goals.ts'
import type { PlanLesson, PlanTask } from './plan-port.ts'

const LESSONS_A_GOAL = 2
const MOST_TARGETS = 5
const MOST_CHECKS = 2
/** From this percent on a skill is practiced without reading its lesson first. */
const KNOWN_FROM = { beginner: 101, intermediate: 80, advanced: 55 }

export type Targets = {
  lessons: { lesson: PlanLesson; goal: string | null }[]
  unmatched: string[]
  /** Where the path leads when no goal was named or found. */
  unit: string | null
}

/** The lessons that goals speak of; without any, those of the unit that the learner is in. */
export function findTargets(task: PlanTask): Targets {
  const offered = listOffered(task)
  const lessons: Targets['lessons'] = []
  const unmatched: string[] = []
  for (const goal of task.goals) {
    const found = findAbout(goal, offered).slice(0, LESSONS_A_GOAL)
    if (found.length === 0) unmatched.push(goal)
    for (const lesson of found)
      if (lessons.every((one) => one.lesson !== lesson)) lessons.push({ lesson, goal })
  }
  if (lessons.length > 0) return { lessons: keepEveryGoal(lessons), unmatched, unit: null }
  const units = groupByUnit(offered)
  const unit = units.find((all) => all.some(({ isCompleted }) => !isCompleted)) ?? units.at(-1) ?? []
  return {
    lessons: unit.slice(0, MOST_TARGETS).map((lesson) => ({ lesson, goal: null })),
    unmatched,
    unit: unit[0]?.unit ?? unit[0]?.title ?? null,
  }
}

/** Many goals have one lesson each rather than that the last of them are passed over. */
function keepEveryGoal(lessons: Targets['lessons']): Targets['lessons'] {
  const isFirst = (one: Targets['lessons'][number]) => lessons.find(({ goal }) => goal === one.goal) === one
  const firsts = lessons.filter(isFirst)
  const seconds = lessons.filter((one) => !isFirst(one))
  const kept = new Set([...firsts, ...seconds.slice(0, Math.max(0, MOST_TARGETS - firsts.length))])
  return lessons.filter((one) => kept.has(one))
}

/** The shortest way to the goals: what they build on and is missing, then what they are about, then the proof. */
export function leadToGoals(task: PlanTask, { lessons: targets }: Targets): Draft[] {
  const isMeant = new Set(targets.flatMap(({ lesson }) => lesson.skills))
  const needed = new Set([
    ...[...isMeant].flatMap((skill) => listMissingBefore(task, skill)),
    ...[...isMeant].filter((skill) => !isPracticed(task, skill)),
  ])
  const placed = new Set<PlanLesson>()
  const read = (lesson: PlanLesson | undefined, why: string): Draft[] => {
    if (!lesson || placed.has(lesson) || lesson.isCompleted) return []
    placed.add(lesson)
    return [readLesson(lesson, why)]
  }
  const learning = orderByNeed(task, needed).flatMap((skill): Draft[] => {
    const target = targets.find(({ lesson }) => lesson.skills.includes(skill))
    const why = target ? sayGoal(target.goal) : sayNeed(task, skill, needed)
    const hasPractice = task.skills.hasPractice(skill)
    const isNearlyKnown = hasPractice && percentOf(task, skill) >= KNOWN_FROM[task.level]
    const lesson = target?.lesson ?? findLesson(task, skill)
    const steps = [
      ...(isNearlyKnown ? [] : read(lesson, why)),
      ...(hasPractice ? [practiceSkill(task, skill, why)] : []),
    ]
    return target ? bundle(namePart(target), steps) : steps
  })
  const proof = targets.flatMap((target) => {
    const { lesson, goal } = target
    return bundle(namePart(target), [
      // A lesson whose skills are all known is still what the learner asked for.
      ...(lesson.skills.some((skill) => needed.has(skill)) ? [] : read(lesson, sayGoal(goal))),
      ...takeOpenQuiz(lesson, goal === null ? 'It shows what has stayed.' : `It proves your goal “${goal}”.`),
    ])
  })
  return [...checkGround(task, isMeant, needed), ...learning, ...proof, ...reviewTargets(task, targets)]
}

const listMissingBefore = ({ skills: { graph, views, standing } }: PlanTask, skill: string): string[] =>
  listMissing(graph, views, standing, skill).map(({ id }) => id)

/** Who begins makes sure of what the goals rest on and nobody has ever asked. */
function checkGround(task: PlanTask, meant: ReadonlySet<string>, needed: ReadonlySet<string>): Draft[] {
  if (task.level !== 'beginner') return []
  const { graph, views, hasPractice, nameOf } = task.skills
  const before = graph.filter(({ id }) => meant.has(id)).flatMap(({ after }) => after)
  return [...new Set(before)]
    .filter(
      (id) => !meant.has(id) && !needed.has(id) && hasPractice(id) && (views.get(id)?.answers ?? 0) === 0,
    )
    .slice(0, MOST_CHECKS)
    .map((id) =>
      reviewSkill(task, id, `What you want to learn builds on “${nameOf(id)}”: make sure that it holds.`),
    )
}

/** A goal is what can be given up; where none was named, a lesson. */
const namePart = ({ lesson, goal }: Targets['lessons'][number]) => goal ?? lesson.title

function reviewTargets(task: PlanTask, targets: Targets['lessons']): Draft[] {
  const target = targets.find(({ lesson }) => lesson.skills.some(task.skills.hasPractice))
  const skill = target?.lesson.skills.find(task.skills.hasPractice)
  if (!target || skill === undefined) return []
  const review = reviewSkill(task, skill, 'Asked once more some days later, it stays.')
  return bundle(namePart(target), askLater([review]))
}

/** What a skill builds on comes before it. */
function orderByNeed({ skills: { graph } }: PlanTask, needed: ReadonlySet<string>): string[] {
  const nodes = new Map<string, SkillNode>(graph.map((node) => [node.id, node]))
  const seen = new Set<string>()
  const visit = (id: string): string[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const before = (nodes.get(id)?.after ?? []).flatMap(visit)
    return needed.has(id) ? [...before, id] : before
  }
  return graph.flatMap(({ id }) => (needed.has(id) ? visit(id) : []))
}

export const sayGoal = (goal: string | null) =>
  goal === null ? 'It belongs to the unit that comes next.' : `Your goal “${goal}” is about it.`

function sayNeed({ skills }: PlanTask, skill: string, needed: ReadonlySet<string>): string {
  const needs = skills.graph.find(({ id, after }) => needed.has(id) && after.includes(skill))
  return needs ? `“${skills.nameOf(needs.id)}” builds on it.` : 'Your goal builds on it.'
}
