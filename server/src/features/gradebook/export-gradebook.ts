import type { FileAnswer } from '#contract/file-answer.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { listWork, readState } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { averageGrades } from '#engines/grading/index.ts'
import { type CsvCell, writeCsv } from '../../domain/write-csv.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { readGradebook } from './read-gradebook.ts'

/** Words, not zeros: a spreadsheet that adds a column up must not take waiting work for bad work. */
const WORDS: Record<WorkState, string> = {
  notDue: '',
  missing: 'missing',
  handedIn: 'handed in',
  returned: 'returned',
  graded: 'graded',
  excused: 'excused',
}

type Wanted = { id: number; groupId?: number | undefined; missing?: 'zero' | undefined }

export async function exportGradebook(
  context: CallerContext,
  { missing, ...wanted }: Wanted,
): Promise<FileAnswer> {
  const book = await readGradebook(context, wanted, gradebook.export)
  const isMissingZero = missing === 'zero'
  const head = ['Last name', 'First name', isMissingZero ? 'Average % (missing as 0)' : 'Average %']
  const lines: CsvCell[][] = [
    [...head, ...book.assignments.map(({ title }) => title)],
    ['', '', 'Points', ...book.assignments.map(({ points }) => points)],
    ...book.pupils.map((student) => [
      student.lastName,
      student.firstName,
      averageGrades(listWork(student, book.assignments), { isMissingZero }),
      ...book.assignments.map((_, place) => {
        const state = readState(student, place)
        if (state === null) return 'not assigned'
        return state === 'graded' ? (student.grades[place] ?? WORDS.graded) : WORDS[state]
      }),
    ]),
  ]
  return {
    name: `Gradebook ${book.className} ${context.now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(writeCsv(lines)),
  }
}
