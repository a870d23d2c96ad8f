import type { ClassSummary } from '#contract/teaching/classes.ts'
import { foldText } from '../../ui/format/fold-text.ts'

/** Those of the wanted kind whose name, subject or year holds every word that was typed. */
export function chooseClasses(
  all: readonly ClassSummary[],
  { search, isActive }: { search: string; isActive: boolean },
): ClassSummary[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return all.filter((room) => {
    const text = foldText([room.name, room.subject, room.academicYear].filter(Boolean).join(' '))
    return room.isActive === isActive && words.every((word) => text.includes(word))
  })
}
