import type { Drawing } from './drawing.ts'

const MOST_STEPS = 100

/** What a drawing was before and after; the last one of each is the nearest. */
export type History = { past: readonly Drawing[]; present: Drawing; future: readonly Drawing[] }

export function startHistory(present: Drawing): History {
  return { past: [], present, future: [] }
}

export function record(history: History, next: Drawing): History {
  const { past, present } = history
  if (next === present) return history
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

export function undo(history: History): History {
  const { past, present, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [...future, present] } : history
}

export function redo(history: History): History {
  const { past, present, future } = history
  const after = future.at(-1)
  return after ? { past: [...past, present], present: after, future: future.slice(0, -1) } : history
}
