const MOST_STEPS = 100

/** What can be taken back, and what was taken back; the last one of each is the nearest. States share what is the same in them. */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] }

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

export function record<State>(history: History<State>, next: State): History<State> {
  const { past, present } = history
  if (next === present) return history
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [...future, present] }
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const after = future.at(-1)
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: future.slice(0, -1) }
}
