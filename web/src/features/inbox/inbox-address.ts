import {
  INBOX_FILTERS,
  INBOX_KINDS,
  type InboxFilter,
  type InboxKind,
  LONGEST_INBOX_SEARCH,
} from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES } from '#contract/profile/support.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readId, readText } from '../../kit/navigation/read-query.ts'

type Priority = (typeof TICKET_PRIORITIES)[number]
export type OpenItem = { kind: InboxKind; id: number }

/** What an address of the inbox asks for, so that other screens can link to a part of it or to one message. */
export type InboxAddress = {
  search: string
  kind: InboxKind | null
  status: InboxFilter
  priority: Priority | null
  only: 'mine' | 'nobodys' | null
  isOldestFirst: boolean
  userId: number | null
  open: OpenItem | null
}

export const WHOLE_INBOX: InboxAddress = {
  search: '',
  kind: null,
  status: 'waiting',
  priority: null,
  only: null,
  isOldestFirst: false,
  userId: null,
  open: null,
}

export function readInboxAddress(query: Record<string, unknown>): InboxAddress {
  return {
    search: readText(query.q, LONGEST_INBOX_SEARCH),
    kind: INBOX_KINDS.find((kind) => kind === query.kind) ?? null,
    status: INBOX_FILTERS.find((status) => status === query.status) ?? 'waiting',
    priority: TICKET_PRIORITIES.find((priority) => priority === query.priority) ?? null,
    only: query.only === 'mine' || query.only === 'nobodys' ? query.only : null,
    isOldestFirst: query.order === 'oldest',
    userId: readId(query.userId),
    open: readOpen(query.open),
  }
}

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

export const isFiltered = ({ search, kind, status, priority, only, userId }: InboxAddress) =>
  search !== '' ||
  kind !== null ||
  status !== 'waiting' ||
  priority !== null ||
  only !== null ||
  userId !== null
