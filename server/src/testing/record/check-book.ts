import { strFromU8, unzipSync } from 'fflate'
import { type Gradebook, gradebook, STATE_LETTERS } from '#contract/teaching/gradebook.ts'
import { listBookPieces, readPiece } from '#contract/teaching/read-states.ts'
import { findBand, scoreBook } from '#engines/gradebook/index.ts'
import { findMean, scoreAssignment, toPercent } from '#engines/record/index.ts'
import { inTenths, meanOf } from './fractions.ts'
import type { Reader } from './reader.ts'
import {
  bandOf,
  dayOfPiece,
  partsOf,
  type Rules,
  rulesOf,
  scoreOf,
  scoreOfAssignment,
  termsOf,
} from './recalculate-book.ts'
import { membersOf, momentOf, type Piece, type World } from './recalculate-work.ts'

type Term = { name: string; startsOn: string; endsOn: string } | null

const isIn = (term: Term, day: string) => term === null || (term.startsOn <= day && day <= term.endsOn)

/** A class with what its book is made of. */
type Room = { classId: number; pieces: readonly Piece[]; rules: Rules }

const ofStudent = (world: World, { pieces }: Room, id: number, term: Term) =>
  pieces.filter(({ studentId, given }) => studentId === id && isIn(term, dayOfPiece(world, given)))

/** The grid, and what the browser makes of it by the engine: scores, categories, dropped work, terms, what-if. */
export async function checkBook(reader: Reader) {
  const { world, teacher, classId, comparison } = reader
  const people = membersOf(world.rows, classId).map(({ student_id }) => student_id)
  const given = world.rows.assignments
    .filter((one) => one.class_id === classId && one.deleted_at === null && one.status !== 'draft')
    .toSorted((a, b) => byDue(a.due_date, b.due_date) || a.id - b.id)
  const book: Gradebook = await teacher.read(gradebook.read, { id: classId })
  const rules = rulesOf(world, classId)
  const room = { classId, rules, pieces: world.pieces.get(classId) ?? [] }
  const pieceOf = (id: number, assignmentId: number) =>
    room.pieces.find((piece) => piece.studentId === id && piece.given.id === assignmentId)
  comparison.check('gradebook', book, {
    rules: {
      ...{ weighting: rules.weighting, missingCounts: rules.missingCounts, scale: rules.scale },
      categories: rules.categories.map((row) => ({
        ...{
          id: row.id,
          weight: row.weight,
          dropLowest: row.drop_lowest,
          isExtraCredit: row.is_extra_credit,
        },
      })),
    },
    terms: termsOf(world, classId),
    assignments: given.map((one) => ({
      ...{ id: one.id, points: one.points, dueDate: momentOf(one.due_date), day: dayOfPiece(world, one) },
    })),
    pupils: people.map((id) => {
      const pieces = given.map((one) => pieceOf(id, one.id))
      return {
        id,
        states: pieces.map((piece) => letterOf(piece)).join(''),
        grades: pieces.map((piece) => piece?.work?.grade ?? null),
        commented: pieces.flatMap((piece) => (piece?.work?.feedback ? piece.given.id : [])),
        attempts: Object.fromEntries(
          pieces.flatMap((piece) =>
            (piece?.work?.attempts ?? 0) > 1 ? [[piece?.given.id, piece?.work?.attempts]] : [],
          ),
        ),
      }
    }),
  })
  for (const term of [null, ...termsOf(world, classId)]) {
    checkScores(reader, room, book, term)
    await checkExports(reader, room, given, people, term)
  }
  checkWhatIf(reader, room, book)
}

const byDue = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : Date.parse(a) - Date.parse(b)

function letterOf(piece: Piece | undefined) {
  if (!piece || (!piece.isFor && !piece.work)) return '-'
  const letter = STATE_LETTERS[piece.state]
  return piece.isLate ? letter.toUpperCase() : letter
}

/** Grid, student dialog and report cards show these. */
function checkScores({ world, comparison }: Reader, room: Room, book: Gradebook, term: Term) {
  const { rules, pieces: all } = room
  const found = book.pupils.map((student) => ({
    id: student.id,
    score: scoreBook(listBookPieces(student, book.assignments, term), book.rules),
  }))
  const wanted = book.pupils.map(({ id }) => ({
    id,
    score: scoreOf(ofStudent(world, room, id, term), rules),
  }))
  comparison.check(
    term ? 'report cards of a term' : 'gradebook, scores',
    {
      classAverage: toPercent(findMean(found.map(({ score }) => score.score))),
      pupils: found.map(({ id, score }) => ({
        ...{ id, score: toPercent(score.score), band: findBand(score.score, book.rules.scale) },
        dropped: score.dropped.size,
        categories: score.categories.map((one) => ({
          ...{ id: one.id, score: toPercent(one.score), weight: toPercent(one.weight) },
        })),
        uncategorized: score.uncategorized.length,
      })),
      assignments: book.assignments
        .filter(({ day }) => isIn(term, day))
        .map((one) => {
          const place = book.assignments.indexOf(one)
          const pieces = book.pupils.map((student) => readPiece(student, one, place))
          return { id: one.id, average: toPercent(scoreAssignment(pieces, book.rules.missingCounts)) }
        }),
    },
    {
      classAverage: inTenths(meanOf(wanted.flatMap(({ score }) => score?.share ?? []))),
      pupils: wanted.map(({ id, score }) => ({
        ...{ id, score: inTenths(score?.share ?? null), band: bandOf(score?.share ?? null, rules) },
        dropped: score?.dropped.length ?? 0,
        ...partsOf(ofStudent(world, room, id, term), rules),
      })),
      assignments: book.assignments
        .filter(({ day }) => isIn(term, day))
        .map(({ id }) => ({
          id,
          average: inTenths(
            scoreOfAssignment(
              all.filter(({ given }) => given.id === id),
              rules,
            ),
          ),
        })),
    },
    `${room.classId} ${term?.name ?? ''}`,
  )
}

/** G10: full points for the first piece of each student that is scored. */
function checkWhatIf({ world, comparison }: Reader, room: Room, book: Gradebook) {
  const { rules } = room
  const found = book.pupils.map((student) => {
    const pieces = listBookPieces(student, book.assignments)
    const at = pieces.findIndex(
      ({ state, grade, points, kind }) =>
        state === 'graded' && grade !== null && points > 0 && kind !== 'lesson',
    )
    const tried = pieces.map((piece, place) => (place === at ? { ...piece, grade: piece.points } : piece))
    return { id: student.id, score: toPercent(scoreBook(tried, book.rules).score) }
  })
  const wanted = book.pupils.map(({ id }) => {
    const order = new Map(book.assignments.map((one, place) => [one.id, place]))
    const pieces = ofStudent(world, room, id, null).toSorted(
      (a, b) => (order.get(a.given.id) ?? 0) - (order.get(b.given.id) ?? 0),
    )
    const first = pieces.find(({ points }) => points !== null)
    const tried = pieces.map((piece) =>
      piece === first ? { ...piece, points: BigInt(100 * piece.given.points) } : piece,
    )
    return { id, score: inTenths(scoreOf(tried, rules)?.share ?? null) }
  })
  comparison.check('gradebook, what if', found, wanted)
}

async function checkExports(
  { world, teacher, comparison }: Reader,
  room: Room,
  given: readonly Piece['given'][],
  people: readonly number[],
  term: Term,
) {
  const { rules, pieces: all } = room
  const shown = given.filter((one) => isIn(term, dayOfPiece(world, one)))
  const wanted = people.map((id) => {
    const user = world.rows.users.find((one) => one.id === id)
    const score = scoreOf(ofStudent(world, room, id, term), rules)?.share ?? null
    const pieces = shown.map((one) =>
      all.find((piece) => piece.studentId === id && piece.given.id === one.id),
    )
    return {
      name: user?.username ?? '',
      score: inTenths(score),
      ...(rules.scale.kind !== 'percent' && { band: bandOf(score, rules) }),
      cells: pieces.map(wordOf),
    }
  })
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await teacher.read(gradebook.export, {
      id: room.classId,
      format,
      ...(term && { term: term.name }),
    })
    const lines = format === 'csv' ? readCsv(file.content) : readXlsx(file.content)
    const head = rules.categories.length > 0 ? 3 : 2
    const hasBand = rules.scale.kind !== 'percent'
    comparison.check(
      'gradebook export',
      lines.slice(head).map((cells) => ({
        name: cells[2],
        score: toNumber(cells[4]),
        ...(hasBand && { band: cells[5] === '' ? null : cells[5] }),
        cells: cells.slice(hasBand ? 6 : 5).map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)),
      })),
      wanted,
      `${format} ${term?.name ?? ''}`,
    )
    const points = (lines[1] ?? []).slice(hasBand ? 6 : 5).map(toNumber)
    const worth = shown.map((one) => (one.kind === 'lesson' || one.points === 0 ? null : one.points))
    comparison.check('gradebook export, points', points, worth, `${format} ${term?.name ?? ''}`)
  }
}

const toNumber = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell))

function wordOf(piece: Piece | undefined): string | number {
  if (!piece || (!piece.isFor && !piece.work)) return 'not assigned'
  const { state, given, work } = piece
  if (state === 'graded') {
    if (given.kind === 'lesson' || given.points === 0) return 'completed'
    return work?.grade ?? 'graded'
  }
  return { excused: 'excused', returned: 'returned', handedIn: 'turned in', notDue: '', missing: 'missing' }[
    state
  ]
}

const CSV_CELL = /(?:"((?:[^"]|"")*)"|([^,]*)),/g

function readCsv(content: Uint8Array): string[][] {
  const text = new TextDecoder().decode(content).replace(/^\uFEFF/, '')
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`${line},`.matchAll(CSV_CELL)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

function readXlsx(content: Uint8Array): string[][] {
  const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const rows = [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', rest = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*\/>|.*?<\/c>)/gs)) {
      const place = [...column].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < place) cells.push('')
      cells.push(/<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(rest)?.[1] ?? '')
    }
    return cells
  })
  // An empty cell is not written.
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}
