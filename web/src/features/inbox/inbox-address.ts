import { INBOX_FILTERS, INBOX_KINDS, type InboxKind, LONGEST_INBOX_SEARCH } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES } from '#contract/profile/support.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readId, readText } from '../../kit/navigation/read-query.ts'

export type OpenItem = { kind: InboxKind; id: number }

const OWNERS = ['mine', 'nobodys'] as const

/** What an address of the inbox asks for, so that other screens can link to a part of it or to one message. */
export type InboxAddress = ReturnType<typeof readInboxAddress>

export function readInboxAddress(query: Record<string, unknown>) {
  return {
    search: readText(query.q, LONGEST_INBOX_SEARCH),
    kind: INBOX_KINDS.find((kind) => kind === query.kind) ?? null,
    status: INBOX_FILTERS.find((status) => status === query.status) ?? ('waiting' as const),
    priority: TICKET_PRIORITIES.find((priority) => priority === query.priority) ?? null,
    only: OWNERS.find((owner) => owner === query.only) ?? null,
    isOldestFirst: query.order === 'oldest',
    userId: readId(query.userId),
    open: readOpen(query.open),
  }
}

export const WHOLE_INBOX = readInboxAddress({})

function readOpen(value: unknown): OpenItem | null {
  const [, kind, id] = /^(ticket|contact)-([1-9]\d{0,8})$/.exec(String(value)) ?? []
  return kind ? { kind: kind === 'ticket' ? 'ticket' : 'contact', id: Number(id) } : null
}

/** The query of an address, without what goes without saying. */
export function writeInboxAddress(address: InboxAddress): SearchAt<'/admin/inbox'> {
  const { search, kind, status, priority, only, isOldestFirst, userId, open } = address
  return {
    ...(search !== '' && { q: search }),
    ...(kind && { kind }),
    ...(status !== 'waiting' && { status }),
    ...(priority && { priority }),
    ...(only && { only }),
    ...(isOldestFirst && { order: 'oldest' }),
    ...(userId !== null && { userId }),
    ...(open && { open: `${open.kind}-${open.id}` }),
  }
}

export const isFiltered = (address: InboxAddress) =>
  Object.keys(writeInboxAddress({ ...address, open: null, isOldestFirst: false })).length > 0
