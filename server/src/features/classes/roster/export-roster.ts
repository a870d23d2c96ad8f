import type { FileAnswer } from '#contract/file-answer.ts'
import { findOwnClass } from '../../../domain/classroom/own-classes.ts'
import { writeCsv } from '../../../domain/write-csv.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { selectGroups } from '../groups/groups.queries.ts'
import { selectRoster } from './roster.queries.ts'

const HEADER = ['Last name', 'First name', 'Username', 'Grade', 'Groups', 'Joined']

/** The list of those who are in the class; it can be imported again into another one. */
export async function exportRoster({ db, caller }: CallerContext, id: number): Promise<FileAnswer> {
  const { name } = await findOwnClass(db, caller.user.id, id)
  const groups = new Map((await selectGroups(db, id)).map((group) => [group.id, group.name]))
  const lines = (await selectRoster(db, id, { status: 'active' })).map((line) => [
    line.lastName,
    line.firstName,
    line.username,
    line.grade ?? '',
    line.groupIds.map((groupId) => groups.get(groupId) ?? '').join('; '),
    line.enrolledAt.toISOString().slice(0, 10),
  ])
  return {
    name: `${name}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(writeCsv([HEADER, ...lines])),
  }
}
