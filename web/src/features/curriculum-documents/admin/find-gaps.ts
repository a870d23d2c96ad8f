import type { CoverageCell } from '#contract/admin/curriculum-documents.ts'

export type Gap = {
  grade: number | null
  subject: string | null
  /** Null where nothing of the whole grade is covered. */
  standard: string | null
  missing: 'document' | 'lesson'
}

/** What an admin may want to add: standards, or whole grades of a subject, that only lessons or only documents speak of. */
export function findGaps(cells: readonly CoverageCell[]): Gap[] {
  return cells.flatMap(({ grade, subject, lessons, documents, standards }) => {
    const place = { grade, subject }
    const ofStandards = standards.flatMap(({ code, ...counts }): Gap[] => {
      const missing = findMissing(counts)
      return missing ? [{ ...place, standard: code, missing }] : []
    })
    const ofWhole = standards.length === 0 ? findMissing({ lessons, documents }) : null
    return ofWhole ? [{ ...place, standard: null, missing: ofWhole }] : ofStandards
  })
}

function findMissing({ lessons, documents }: { lessons: number; documents: number }): Gap['missing'] | null {
  if (lessons === 0) return 'lesson'
  return documents === 0 ? 'document' : null
}

/** Standards that lessons and documents both speak of, of all. */
export function countCovered({ standards }: CoverageCell): { covered: number; all: number } {
  const covered = standards.filter(({ lessons, documents }) => lessons > 0 && documents > 0).length
  return { covered, all: standards.length }
}
