import { type Gradebook, gradebook } from '#contract/teaching/gradebook.ts'
import { listBookPieces, readState } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { findBand, isInTerm, scoreBook, type Term } from '#engines/gradebook/index.ts'
import { isScored, toPercent } from '#engines/record/index.ts'
import { type CsvCell, toCsvFile } from '../../domain/tables/write-csv.ts'
import { toXlsxFile } from '../../domain/tables/write-xlsx.ts'
import { refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { selectEmails } from './gradebook.queries.ts'
import { readGradebook } from './gradebook.ts'

/** Words, not zeros: a spreadsheet that adds a column up must not take waiting work for bad work. */
const WORDS: Record<WorkState, string> = {
  notDue: '',
  missing: 'missing',
  handedIn: 'turned in',
  returned: 'returned',
  graded: 'graded',
  excused: 'excused',
}
const WHO = ['Last name', 'First name', 'Username', 'Email']

export async function exportGradebook(
  context: CallerContext,
  { term: termName, format, ...wanted }: Received<typeof gradebook.export>,
) {
  const book = await readGradebook(context, wanted, gradebook.export)
  const term = book.terms.find(({ name }) => name === termName) ?? null
  if (termName !== undefined && !term) throw refuseField('term', 'termUnknown')
  const emails = await selectEmails(
    context.db,
    book.pupils.map(({ id }) => id),
  )
  const lines = writeBook(book, emails, term)
  const day = context.now().toISOString().slice(0, 10)
  const name = ['Gradebook', book.className, ...(term ? [term.name] : []), `${day}.${format}`].join(' ')
  return format === 'csv'
    ? toCsvFile(name, lines)
    : toXlsxFile(name, { lines, headRows: book.rules.categories.length > 0 ? 3 : 2, headColumns: 4 })
}

type Book = Pick<Gradebook, 'rules' | 'pupils'> &
  Pick<Awaited<ReturnType<typeof readGradebook>>, 'assignments'>

function writeBook(book: Book, emails: ReadonlyMap<number, string>, term: Term | null): CsvCell[][] {
  const { rules, pupils, assignments } = book
  const hasScale = rules.scale.kind !== 'percent'
  const places = assignments.flatMap((given, place) =>
    !term || isInTerm(term, given.day) ? [{ given, place }] : [],
  )
  const categories = new Map(rules.categories.map(({ id, name }) => [id, name]))
  const score = rules.missingCounts === 'zero' ? 'Score % (missing as 0)' : 'Score %'
  const scale = (value: CsvCell): CsvCell[] => (hasScale ? [value] : [])
  return [
    [...WHO, score, ...scale('Grade'), ...places.map(({ given }) => given.title)],
    [
      ...['', '', '', '', 'Points'],
      ...scale(''),
      ...places.map(({ given }) => (isScored(given) ? given.points : '')),
    ],
    ...(categories.size === 0
      ? []
      : [
          [
            ...['', '', '', '', 'Category'],
            ...scale(''),
            ...places.map(({ given }) => categories.get(given.categoryId ?? 0) ?? ''),
          ],
        ]),
    ...pupils.map((student) => {
      const found = scoreBook(listBookPieces(student, assignments, term), rules)
      return [
        student.lastName,
        student.firstName,
        student.username,
        emails.get(student.id) ?? '',
        toPercent(found.score),
        ...scale(findBand(found.score, rules.scale) ?? ''),
        ...places.map(({ given, place }) => {
          const state = readState(student, place)
          if (state === null) return 'not assigned'
          if (state !== 'graded') return WORDS[state]
          return isScored(given) ? (student.grades[place] ?? WORDS.graded) : 'completed'
        }),
      ]
    }),
  ]
}
