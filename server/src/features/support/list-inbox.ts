import { INBOX_PER_PAGE, type InboxKind, type inbox } from '#contract/admin/inbox.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { type ItemRow, selectItems } from './inbox.queries.ts'

type Found = { kind: InboxKind; row: ItemRow }

/** Both kinds are read along their own index, each a page, and shuffled together by time. */
export async function listInbox(
  { db, caller }: CallerContext,
  { kind, only, search = '', after, ...sent }: Received<typeof inbox.list>,
) {
  const wanted = {
    ...sent,
    search,
    assignedTo: only === undefined ? undefined : only === 'mine' ? caller.user.id : null,
    after: after === undefined ? null : readPlace(after),
  }
  const kinds = kind === undefined ? (['ticket', 'contact'] as const) : [kind]
  const found: Found[] = []
  for (const one of kinds)
    found.push(...(await selectItems(db, one, wanted)).map((row) => ({ kind: one, row })))
  found.sort((one, other) => (sent.order === 'newest' ? compare(other, one) : compare(one, other)))
  const page = found.slice(0, INBOX_PER_PAGE)
  const last = page.at(-1)
  return {
    items: page.map(({ kind, row }) => toItem(kind, row)),
    next:
      found.length > page.length && last
        ? `${last.row.createdAt.getTime()}.${last.kind}.${last.row.id}`
        : null,
  }
}

/** The older one first; of two that came at the same moment the contact message. */
function compare(one: Found, other: Found): number {
  const byTime = one.row.createdAt.getTime() - other.row.createdAt.getTime()
  const byKind = Number(one.kind === 'ticket') - Number(other.kind === 'ticket')
  return byTime || byKind || one.row.id - other.row.id
}

function readPlace(text: string) {
  const [at, kind, id] = text.split('.')
  return { at: new Date(Number(at)), kind: kind === 'ticket' ? 'ticket' : 'contact', id: Number(id) } as const
}

export function toItem(kind: InboxKind, row: ItemRow) {
  const { userId, sender, assignedTo } = row
  return {
    ...row,
    kind,
    sender: {
      userId,
      name: row.name ?? '',
      username: sender?.username ?? null,
      email: row.typedEmail ?? sender?.email ?? null,
      role: sender?.role ?? null,
      grade: sender?.grade ?? null,
    },
    assignee: assignedTo === null ? null : { id: assignedTo, name: row.assigneeName ?? '' },
    isAnswered: row.response !== null,
  }
}
