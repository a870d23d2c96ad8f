import type { CoverageCell } from '#contract/admin/curriculum-documents.ts'

type LessonFacts = {
  subject: string
  gradeFrom: number
  gradeTo: number
  standards: unknown
  passages: number
}
type DocumentFacts = { subject: string | null; grade: number | null; standards: unknown; passages: number }

/**
 * What each grade has of each subject. A lesson counts in every grade that it is offered to; a document counts where it is
 * filed, and what names no grade or no subject stands in a place of its own.
 */
export function coverCurriculum(lessons: readonly LessonFacts[], documents: readonly DocumentFacts[]) {
  const cells = new Map<string, CoverageCell>()
  const findCell = (grade: number | null, subject: string | null): CoverageCell => {
    const name = `${grade} ${subject}`
    const cell = cells.get(name) ?? { grade, subject, lessons: 0, documents: 0, passages: 0, standards: [] }
    cells.set(name, cell)
    return cell
  }
  for (const { subject, gradeFrom, gradeTo, standards, passages } of lessons)
    for (let grade = gradeFrom; grade <= gradeTo; grade++)
      count(findCell(grade, subject), 'lessons', standards, passages)
  for (const { grade, subject, standards, passages } of documents)
    count(findCell(grade, subject), 'documents', standards, passages)
  for (const cell of cells.values()) cell.standards.sort((one, other) => compare(one.code, other.code))
  return [...cells.values()].sort(
    (one, other) =>
      compare(one.subject ?? '', other.subject ?? '') || (one.grade ?? 99) - (other.grade ?? 99),
  )
}

function count(cell: CoverageCell, kind: 'lessons' | 'documents', standards: unknown, passages: number) {
  cell[kind] += 1
  cell.passages += passages
  for (const code of listCodes(standards)) {
    let standard = cell.standards.find((known) => known.code === code)
    if (!standard) {
      standard = { code, lessons: 0, documents: 0 }
      cell.standards.push(standard)
    }
    standard[kind] += 1
  }
}

const listCodes = (standards: unknown): Set<string> =>
  new Set(
    Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : [],
  )

/** By number where there are numbers, so that 3.OA.A.10 stands behind 3.OA.A.2. */
const collator = new Intl.Collator('en', { numeric: true })
const compare = (one: string, other: string): number => collator.compare(one, other)

type Line = (string | number | null)[]
const HEAD = [
  'Grade',
  'Subject',
  'Lessons',
  'Documents',
  'Passages',
  'Standard',
  'Lessons on it',
  'Documents on it',
  'Gap',
]

/** A line per standard; a grade of a subject without any has one line. */
export function tableCoverage(cells: readonly CoverageCell[]): Line[] {
  const lines = cells.flatMap((cell): Line[] => {
    const { grade, subject, lessons, documents, passages, standards } = cell
    const facts = [grade ?? 'Any grade', subject ?? 'Any subject', lessons, documents, passages]
    if (standards.length === 0) return [[...facts, null, null, null, sayGap(cell)]]
    return standards.map((standard) => [
      ...facts,
      standard.code,
      standard.lessons,
      standard.documents,
      sayGap(standard),
    ])
  })
  return [HEAD, ...lines]
}

function sayGap({ lessons, documents }: { lessons: number; documents: number }): string {
  if (lessons === 0) return 'no lesson'
  return documents === 0 ? 'no document' : ''
}
