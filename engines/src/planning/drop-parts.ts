import type { PlannedStep } from './plan-step.ts'

/**
 * The steps that are left without some parts of a plan. A step of such a part stays where another part needs it, and a
 * step that only leads to others goes when nobody needs it any more. What is done stays.
 */
export function dropParts<Step extends Pick<PlannedStep, 'id' | 'after' | 'part'>>(
  steps: readonly Step[],
  parts: readonly string[],
  isDone: (id: string) => boolean = () => false,
): Step[] {
  if (parts.length === 0) return [...steps]
  const dropped = new Set(parts)
  const needed = new Set<string>()
  // Backwards: who needs a step stands after it.
  return steps
    .toReversed()
    .filter(({ id, after, part }) => {
      const isWanted = part !== null && !dropped.has(part)
      if (!isWanted && !needed.has(id)) return isDone(id)
      for (const one of after) needed.add(one)
      return true
    })
    .toReversed()
}

/** The parts in the order of the plan. */
export const listParts = (steps: readonly Pick<PlannedStep, 'part'>[]): string[] => [
  ...new Set(steps.flatMap(({ part }) => part ?? [])),
]
