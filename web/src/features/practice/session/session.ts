import * as z from 'zod/mini'
import { CheckedAnswer, GivenAnswer, PracticeProblem, practice } from '#contract/practice.ts'
import { SkillLevel } from '#contract/skills.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { createTabMemory } from '../../../kit/tab-memory.ts'
import { Wish } from '../read-view.ts'

export type Solution = z.output<typeof practice.solution.output>

/**
 * What is known of the last answer. Without a connection the device tells right from wrong where it can, and nothing of
 * mastery; null stands for what only the server knows.
 */
export const Told = z.extend(CheckedAnswer, {
  correct: z.nullable(z.boolean()),
  mastery: z.nullable(z.int()),
  /** Names the answer that waits on the device, until the server's own words have replaced these. */
  waitingKey: z.optional(z.string()),
})
export type Told = z.output<typeof Told>

/** The problem at hand and everything that has happened to it. */
export const Task = z.object({
  problem: PracticeProblem,
  /** What stands in the answer field; null until something does. */
  draft: z.nullable(GivenAnswer),
  checked: z.nullable(Told),
  solution: z.nullable(practice.solution.output),
  /** Of the skill, before the first try at this problem. */
  masteryBefore: z.nullable(z.int()),
  levelBefore: SkillLevel,
  /** Time with the page in view since the last try. */
  spentMs: z.number(),
})
export type Task = z.output<typeof Task>

/** A problem that lies behind, as far as the summary needs it. */
const Done = z.object({
  skillId: z.string(),
  skillName: z.string(),
  isSolved: z.boolean(),
  tries: z.int(),
  hints: z.int(),
  masteryBefore: z.nullable(z.int()),
  /** Null where nothing was tried. */
  mastery: z.nullable(z.int()),
  levelBefore: SkillLevel,
  level: SkillLevel,
  waitingKey: z.optional(z.string()),
  /** Given, and not checked by anybody yet. */
  isUnchecked: z.optional(z.boolean()),
})
export type Done = z.output<typeof Done>

export const Session = z.object({ wish: Wish, task: z.nullable(Task), done: z.array(Done) })
export type Session = z.output<typeof Session>

/** There are always three: a nudge, a targeted hint, a worked example. */
export const HINT_COUNT = 3

export function beginSession(wish: Wish): Session {
  return { wish, task: null, done: [] }
}

/** The next problem takes the place of the one before, which is summed up. */
export function takeProblem(session: Session, problem: PracticeProblem): Session {
  const task: Task = {
    problem,
    draft: null,
    checked: null,
    solution: null,
    masteryBefore: null,
    levelBefore: 'new',
    spentMs: 0,
  }
  return { ...closeTask(session), task }
}

/** What was neither tried nor helped with leaves no trace. */
export function closeTask(session: Session): Session {
  const { task, done } = session
  if (!task) return session
  const { problem, checked, masteryBefore, levelBefore } = task
  const hints = problem.hintsShown.length
  if (problem.tries === 0 && hints === 0) return { ...session, task: null }
  const closed: Done = {
    skillId: problem.skill.id,
    skillName: problem.skill.name,
    isSolved: isSolved(task),
    tries: problem.tries,
    hints,
    masteryBefore,
    mastery: problem.tries > 0 ? (checked?.mastery ?? null) : null,
    levelBefore,
    level: checked?.level ?? levelBefore,
    ...(checked?.waitingKey !== undefined && {
      waitingKey: checked.waitingKey,
      isUnchecked: checked.correct === null,
    }),
  }
  return { ...session, task: null, done: [...done, closed] }
}

export function isSolved({ checked }: Task): boolean {
  return checked?.correct === true
}

/** Nothing is left to do here: solved, or given and to be checked by the server later. */
export function isOver({ checked }: Task): boolean {
  return checked !== null && checked.correct !== false
}

export function draftAnswer(session: Session, draft: Given): Session {
  return changeTask(session, session.task?.problem.id, (task) => (isOver(task) ? task : { ...task, draft }))
}

export function noteHints(session: Session, problemId: number, hintsShown: string[]): Session {
  return changeTask(session, problemId, (task) => {
    // Hints that were seen without a connection are known to the server only with the next answer.
    const isMore = hintsShown.length > task.problem.hintsShown.length
    return isMore ? { ...task, problem: { ...task.problem, hintsShown } } : task
  })
}

/** The first answer of the server tells the mastery before; the later ones tell the mastery after the tries so far. */
export function noteCheck(session: Session, problemId: number, checked: Told): Session {
  return changeTask(session, problemId, (task) => ({
    ...task,
    checked,
    masteryBefore: task.problem.tries === 0 ? checked.masteryBefore : task.masteryBefore,
    levelBefore: task.problem.tries === 0 ? checked.levelBefore : task.levelBefore,
    spentMs: checked.why === 'unreadable' ? task.spentMs : 0,
    problem: { ...task.problem, tries: checked.tries },
    solution: checked.solution ?? task.solution,
  }))
}

/** The server has answered what waited on the device: its words replace the device's, wherever the answer is by now. */
export function noteArrival(session: Session, key: string, answer: CheckedAnswer): Session {
  const { task } = session
  const done = session.done.map((one) => (one.waitingKey === key ? toArrived(one, answer) : one))
  if (task?.checked?.waitingKey !== key) return { ...session, done }
  const isFirst = task.checked.masteryBefore === null && task.masteryBefore === null
  return {
    ...session,
    done,
    task: {
      ...task,
      checked: answer,
      ...(isFirst && { masteryBefore: answer.masteryBefore, levelBefore: answer.levelBefore }),
      problem: { ...task.problem, tries: answer.tries },
      solution: answer.solution ?? task.solution,
    },
  }
}

function toArrived({ waitingKey: _, isUnchecked: __, ...one }: Done, answer: CheckedAnswer): Done {
  const { correct, masteryBefore, mastery, levelBefore, level } = answer
  return { ...one, isSolved: correct, masteryBefore, mastery, levelBefore, level }
}

/** The keys of answers that the server has not been heard of yet. */
export function listWaitingKeys({ task, done }: Session): string[] {
  return [task?.checked?.waitingKey, ...done.map(({ waitingKey }) => waitingKey)].filter(
    (key) => key !== undefined,
  )
}

export function noteSolution(session: Session, problemId: number, solution: Solution): Session {
  return changeTask(session, problemId, (task) => ({ ...task, solution }))
}

export function noteTime(session: Session, spentMs: number): Session {
  return changeTask(session, session.task?.problem.id, (task) => ({ ...task, spentMs }))
}

/** An answer may come when its problem has long been left. */
function changeTask(session: Session, problemId: number | undefined, change: (task: Task) => Task): Session {
  const { task } = session
  return task && task.problem.id === problemId ? { ...session, task: change(task) } : session
}

export const sessionMemory = createTabMemory('practice', Session)
