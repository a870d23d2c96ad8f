import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { call } from '../../api/call.ts'

/** Changes are told over `/ws`; this is for a line that is down, and keeps the server telling. */
const ASK_AGAIN_MS = 60_000

/** Who is online now. The first part of the key is what a notice of the server makes outdated. */
export const liveSessionsQuery = ({ classId, search = '' }: { classId?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['live-sessions', { classId: classId ?? null, search }],
    queryFn: ({ signal }) =>
      call(
        sessionMonitor.list,
        { ...(classId !== undefined && { classId }), ...(search !== '' && { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
    // What was true a while ago is worth nothing here.
    staleTime: 0,
    gcTime: 0,
  })
