import * as z from 'zod/mini'
import { CheckedAnswer, GivenAnswer, PracticeProblem, practice } from '#contract/practice.ts'
import { SkillLevel } from '#contract/skills.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { Wish } from '../read-view.ts'

export type Solution = z.output<typeof practice.solution.output>

/** The problem at hand and everything that has happened to it. */
export const Task = z.object({
  problem: PracticeProblem,
  /** What stands in the answer field; null until something does. */
  draft: z.nullable(GivenAnswer),
  /** What the server said last. */
  checked: z.nullable(CheckedAnswer),
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
  }
  return { ...session, task: null, done: [...done, closed] }
}

export function isSolved({ checked }: Task): boolean {
  return checked?.correct === true
}

export function draftAnswer(session: Session, draft: Given): Session {
  return changeTask(session, session.task?.problem.id, (task) => (isSolved(task) ? task : { ...task, draft }))
}

export function noteHints(session: Session, problemId: number, hintsShown: string[]): Session {
  return changeTask(session, problemId, (task) => ({ ...task, problem: { ...task.problem, hintsShown } }))
}

/** The first answer of the server tells the mastery before; the later ones tell the mastery after the tries so far. */
export function noteCheck(session: Session, problemId: number, checked: CheckedAnswer): Session {
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
