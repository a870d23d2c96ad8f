import type { FoundSection } from '../dialogue-port.ts'

/** By likeness of meaning; re-tune them when the encoder changes (`bench/held-out/measure-questions.ts`). */
export const GATE = {
  /** Surely about what was asked. */
  taught: 0.47,
  /** Likely the right section, though no sentence may answer. */
  near: 0.4,
  /** Beside a lesson, of that lesson. */
  inside: 0.3,
  /** Beside a lesson, of another subject. */
  otherSubject: 0.5,
  /** By so much another lesson must be nearer than the one that is open. */
  ahead: 0.15,
  /** The same, where the question is asked in words of the open lesson. */
  farAhead: 0.28,
} as const

/** A lesson so many grades away was not written for this reader. */
const FAR_GRADES = 6
const GRADE_STEP = 0.006

type Reader = { grade: number | null }

/** Whether a section can be an answer for this reader at all. */
export function fitsReader({ passage }: FoundSection, reader: Reader): boolean {
  const { grade } = passage.source
  return grade === null || reader.grade === null || Math.abs(grade - reader.grade) < FAR_GRADES
}

/** Of two sections that are as much alike, the one nearer to the reader's grade. */
export function rankFor(found: readonly FoundSection[], reader: Reader): FoundSection[] {
  const distance = ({ passage: { source } }: FoundSection) =>
    source.grade === null || reader.grade === null ? 0 : Math.abs(source.grade - reader.grade)
  const worth = (section: FoundSection) => section.score - GRADE_STEP * distance(section)
  return found.filter((section) => fitsReader(section, reader)).toSorted((a, b) => worth(b) - worth(a))
}
