import { nest, type Refusal, say } from '#contract/refusals/catalog.ts'
import { MOST_ROSTER_ROWS, type RosterRow } from '#contract/teaching/roster.ts'
import { isSameName, type RosterEntry, readRoster } from '#engines/classrooms/index.ts'
import type { Database } from '../../../db/database.ts'
import { findOwnClass, lockOwnClass } from '../../../domain/classroom/own-classes.ts'
import { AppError } from '../../../platform/app-error.ts'
import { decodeText } from '../../../platform/decode-text.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { type KnownStudent, selectStudentsByNames } from './roster.queries.ts'
import { bringIn, findFate, isByInvitation } from './roster.ts'

const FILE_LIMIT = { limit: 20, windowSeconds: 10 * 60 }
const MOST_ISSUES = 100

type Fate = Omit<RosterRow, 'message' | 'reason' | 'params'> & {
  refusal: Refusal | null
  studentId: number | null
}

export async function previewRoster(context: CallerContext, { id, file }: { id: number; file: string }) {
  await countFile(context)
  await findOwnClass(context.db, context.caller.user.id, id)
  const fates = await findFates(context, context.db, id, readFile(file))
  const rows = fates.map(({ studentId: _studentId, refusal, ...row }) => ({
    ...row,
    message: null,
    ...(refusal && say(refusal)),
  }))
  return { rows, newPupils: listNew(fates).length, errors: countOf(fates, 'error') }
}

/** All rows in one transaction. Who joins or leaves meanwhile waits for it. */
export async function importRoster(
  context: CallerContext,
  { id, file, skipErrors }: { id: number; file: string; skipErrors: boolean },
) {
  const { caller, transact } = context
  await countFile(context)
  const entries = readFile(file)
  return transact(async (tx) => {
    const room = await lockOwnClass(tx, caller.user.id, id)
    const fates = await findFates(context, tx, id, entries)
    if (!skipErrors) refuseErrors(fates)
    const { length } = await bringIn(context, tx, room, listNew(fates))
    return {
      ...(isByInvitation(context) ? { invited: length, enrolled: 0 } : { invited: 0, enrolled: length }),
      alreadyIn: countOf(fates, 'alreadyIn'),
      leftOut: countOf(fates, 'error'),
    }
  })
}

const countFile = (context: CallerContext) =>
  spendTry(context, 'tooManyClassLists', { name: `class-list:${context.caller.user.id}`, ...FILE_LIMIT })

function readFile(base64: string): RosterEntry[] {
  const text = decodeText(Buffer.from(base64, 'base64'))
  if (text.includes('\0')) throw new AppError('invalid_input', 'classListNotCsv')
  const read = readRoster(text, MOST_ROSTER_ROWS)
  if ('refusal' in read) throw new AppError('invalid_input', read.refusal)
  return read.entries
}

async function findFates(
  deps: Pick<Context, 'config'>,
  db: Database,
  classId: number,
  entries: readonly RosterEntry[],
): Promise<Fate[]> {
  const sound = entries.filter(({ problem }) => problem === null)
  const known = await selectStudentsByNames(db, classId, {
    usernames: sound.flatMap(({ username }) => username.toLowerCase() || []),
    emails: sound.flatMap(({ username, email }) => (username === '' ? email.toLowerCase() : [])),
  })
  const byUsername = new Map(known.map((student) => [student.username.toLowerCase(), student]))
  // Whoever merely says that an address is theirs is not taken for its owner.
  const proven = known.filter(({ emailProvenAt }) => emailProvenAt !== null)
  const byEmail = new Map(proven.map((student) => [student.email?.toLowerCase(), student]))
  const rowOf = new Map<number, number>()
  return entries.map((entry) => {
    const { row, username, email, firstName, lastName, problem } = entry
    const shown = { row, username, email, name: `${firstName} ${lastName}`.trim() }
    const broken = (refusal: Refusal): Fate => ({ ...shown, fate: 'error', refusal, studentId: null })
    if (problem !== null) return broken(problem)
    const student =
      username === ''
        ? findByEmail(byEmail.get(email.toLowerCase()), shown.name)
        : byUsername.get(username.toLowerCase())
    if (!student) return broken(username === '' ? 'studentEmailUnknown' : 'studentUsernameUnknown')
    const before = rowOf.get(student.id)
    if (before !== undefined)
      return {
        ...shown,
        fate: 'repeated',
        refusal: { reason: 'rosterRowRepeated', params: { row: before } },
        studentId: null,
      }
    rowOf.set(student.id, row)
    return { ...shown, fate: findFate(deps, student), refusal: null, studentId: student.id }
  })
}

/** A slip in an address must not put a stranger into the class: the name, if there is one, has to fit. */
function findByEmail(student: KnownStudent | undefined, name: string): KnownStudent | undefined {
  return student && isSameName(name, `${student.firstName} ${student.lastName}`) ? student : undefined
}

const NEW: readonly RosterRow['fate'][] = ['invite', 'enrol', 'comeBack']

const listNew = (fates: readonly Fate[]) =>
  fates.flatMap(({ fate, studentId }) => (studentId !== null && NEW.includes(fate) ? studentId : []))

const countOf = (fates: readonly Fate[], wanted: RosterRow['fate']) =>
  fates.filter(({ fate }) => fate === wanted).length

function refuseErrors(fates: readonly Fate[]): void {
  const issues = fates.flatMap(({ fate, row, refusal }) =>
    fate === 'error' && refusal ? [{ field: `Row ${row}`, row, refusal }] : [],
  )
  const [first] = issues
  if (!first) return
  const params = { row: first.row, problem: nest(first.refusal) }
  throw new AppError(
    'invalid_input',
    { reason: 'rosterRowRefused', params },
    { issues: issues.slice(0, MOST_ISSUES) },
  )
}
