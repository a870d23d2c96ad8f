import { ANNOUNCEMENTS_PER_PAGE, announcements } from '#contract/teaching/announcements.ts'
import { given } from '../queries/given.ts'
import { listQuery } from '../queries/list-query.ts'

/** A teacher's own, of one class or of all. The first part of the key is what a notice of the server makes outdated. */
export const ownAnnouncementsQuery = (classId: number | null) =>
  listQuery(['announcements', 'own', classId], announcements.list, given({ classId }), ANNOUNCEMENTS_PER_PAGE)
