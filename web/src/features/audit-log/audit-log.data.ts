import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { auditLog } from '#contract/admin/audit-log.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { type AuditAddress, writeAuditAddress } from './audit-address.ts'

export const auditQuery = (address: AuditAddress) => {
  const wanted = writeAuditAddress(address)
  return infiniteQueryOptions({
    queryKey: ['audit-log', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(auditLog.list, { ...wanted, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, entries }: OutputOf<typeof auditLog.list>) =>
      hasMore ? entries.at(-1)?.id : undefined,
  })
}

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['audit-log', 'people', search],
    queryFn: ({ signal }) => call(auditLog.people, { search }, { signal }),
    enabled: search !== '',
  })

/** It says for good whom the look has shown. */
export const shownQuery = (id: number) =>
  queryOptions({
    queryKey: ['audit-log', 'shown', id],
    queryFn: ({ signal }) => call(auditLog.shown, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every download is written down anew. */
export function useExport() {
  return useMutation({
    mutationFn: (address: AuditAddress) => call(auditLog.export, writeAuditAddress(address)),
  })
}
