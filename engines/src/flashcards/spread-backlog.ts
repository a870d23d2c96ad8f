/**
 * Gives what piled up, in its order, to the days that begin at these moments: no day gets more than one card more than
 * another. Only the due date moves; what is remembered stays, and the next rating counts the days that really passed.
 */
export function spreadBacklog<Id>(
  backlog: readonly Id[],
  dayStarts: readonly Date[],
): { id: Id; due: Date }[] {
  return backlog.flatMap((id, place) => {
    const due = dayStarts[Math.floor((place * dayStarts.length) / backlog.length)]
    return due ? [{ id, due }] : []
  })
}
