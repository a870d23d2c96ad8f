import type { UserFilters } from '#contract/admin/users.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { findNameWords } from '../../../db/schema/accounts/directory.ts'
import { type CsvCell, writeCsv } from '../../../domain/write-csv.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { leaveTrace } from '../accounts/leave-trace.ts'
import { toAdminUser } from '../to-admin-user.ts'
import { chooseFacets } from './choose-facets.ts'
import { exportQuery, selectFacets, selectRows } from './directory.queries.ts'

const MOST_EXPORTED = 100_000

/** The names of the columns are those that an import reads. */
const HEADER = [
  'username',
  'first name',
  'last name',
  'email',
  'role',
  'grade',
  'teacher pages',
  'state',
  'last seen',
  'created',
]

export async function exportUsers(context: CallerContext, filters: UserFilters): Promise<FileAnswer> {
  const { db, caller, now } = context
  const words = findNameWords(filters.search ?? '')
  const facets = chooseFacets(await selectFacets(db), filters)
  const isNothing = facets.length === 0 || (Boolean(filters.search) && words.length === 0)
  const rows = isNothing ? [] : await selectRows(db, exportQuery(words, facets, MOST_EXPORTED + 1))
  if (rows.length > MOST_EXPORTED) throw new AppError('too_large', 'userExportTooLarge')
  await leaveTrace(context, db, 'users exported', caller.user.id, { people: rows.length })
  const lines = rows
    .map(toAdminUser)
    .map((user): CsvCell[] => [
      user.username,
      user.firstName,
      user.lastName,
      user.email,
      user.role,
      user.grade,
      user.isTeacher ? 'yes' : 'no',
      user.state,
      user.lastSeenOn,
      user.createdAt.toISOString().slice(0, 10),
    ])
  return {
    name: `users-${now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(writeCsv([HEADER, ...lines])),
  }
}
