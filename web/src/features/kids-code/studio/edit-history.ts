/** What can be taken back, and what was taken back. States share what is the same in them. */
export type EditHistory<State> = {
  past: readonly State[]
  present: State
  future: readonly State[]
}

const MOST_STEPS = 100

export function startHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [] }
}

export function recordEdit<State>(
  { past, present, future }: EditHistory<State>,
  next: State,
): EditHistory<State> {
  if (next === present) return { past, present, future }
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

export function undoEdit<State>(history: EditHistory<State>): EditHistory<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redoEdit<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future }
}
