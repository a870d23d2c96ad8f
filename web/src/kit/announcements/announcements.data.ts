import { infiniteQueryOptions } from '@tanstack/react-query'
import { ANNOUNCEMENTS_PER_PAGE, announcements } from '#contract/teaching/announcements.ts'
import { call } from '../../api/call.ts'
import { toPage } from '../study/pages.ts'

/** A teacher's own, of one class or of all. The first part of the key is what a notice of the server makes outdated. */
export const ownAnnouncementsQuery = (classId: number | null) =>
  infiniteQueryOptions({
    queryKey: ['announcements', 'own', classId],
    queryFn: async ({ pageParam, signal }) =>
      toPage(
        await call(
          announcements.list,
          { ...(classId !== null && { classId }), ...(pageParam !== 0 && { before: pageParam }) },
          { signal },
        ),
        ANNOUNCEMENTS_PER_PAGE,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
