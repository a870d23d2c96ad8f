import { type LiveSession, MOST_LIVE_SESSIONS, sessionMonitor } from '#contract/admin/session-monitor.ts'
import { findPage } from '#contract/pages/pages.ts'
import type { Database } from '../../db/database.ts'
import { describeDevice } from '../../domain/describe-device.ts'
import { refreshVisits } from '../../domain/guardian/guardian.ts'
import { searchPeople } from '../../domain/search-people.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { Visit } from '../../platform/sessions/presence.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import {
  deleteSession,
  hasUser,
  type SessionRow,
  selectClass,
  selectEnrollments,
  selectLessonTitles,
  selectQuizTitles,
  selectSessions,
} from './session-monitor.queries.ts'

type OpenPage = NonNullable<LiveSession['page']>

/** Numbers that a row can have; anything longer is no id. */
const LESSON = /^\/lessons\/(\d{1,9})\/?$/
const QUIZ = /^\/quizzes\/(\d{1,9})\/?$/

/** Says of each visit which page is open; the titles of all lessons and quizzes are read at once. */
async function describePages(
  db: Database,
  visits: readonly Visit[],
): Promise<(visit: Visit) => OpenPage | null> {
  const lessons = findIds(visits, LESSON)
  const quizzes = findIds(visits, QUIZ)
  const lessonTitles = lessons.length > 0 ? await selectLessonTitles(db, lessons) : []
  const quizTitles = quizzes.length > 0 ? await selectQuizTitles(db, quizzes) : []
  const titles = new Map<string, string>([
    ...lessonTitles.map(({ id, title }) => [`/lessons/${id}`, title] as const),
    ...quizTitles.map(({ id, title }) => [`/quizzes/${id}`, title] as const),
  ])
  return ({ page }) =>
    page && {
      title: page.title,
      screen: findPage(page.route)?.screen ?? null,
      about: titles.get(page.route.replace(/\/$/, '')) ?? null,
    }
}

function findIds(visits: readonly Visit[], address: RegExp): number[] {
  const ids = visits.flatMap(({ page }) => {
    const id = page && address.exec(page.route)?.[1]
    return id ? [Number(id)] : []
  })
  return [...new Set(ids)]
}

type LiveSessionsFilter = { classId?: number | undefined; search?: string | undefined }
type Room = { id: number; name: string }

/** Who is online now, of those whom the caller may see; from here on the caller hears of their changes. */
export async function listSessions(context: CallerContext, { classId, search = '' }: LiveSessionsFilter) {
  const { db, caller, presence, now } = context
  const isAdmin = caller.user.role === 'admin'
  if (classId !== undefined) foundOr404(await selectClass(db, caller.user, classId), 'classNotFound')
  await refreshVisits({ db, presence })
  const visits = chooseVisits(presence.list())
  const enrollments = await selectEnrollments(
    db,
    isAdmin
      ? { userIds: [...new Set([...visits.values()].map(({ userId }) => userId))] }
      : { teacherId: caller.user.id },
  )
  const roomsOf = Map.groupBy(enrollments, ({ userId }) => userId)
  presence.watchers.watch(caller.sessionId, isAdmin ? 'everybody' : new Set(roomsOf.keys()), now())

  const rows = await selectSessions(db, caller.user, [...visits.keys()])
  const found = searchPeople(rows, search).filter(
    ({ userId }) => classId === undefined || roomsOf.get(userId)?.some(({ id }) => id === classId),
  )
  const shown = found.slice(0, MOST_LIVE_SESSIONS)
  const pages = await describePages(db, [...visits.values()])
  await noteReadings(context, [...new Set(shown.map(({ userId }) => userId))])
  return {
    sessions: shown.flatMap((row) => {
      const visit = visits.get(row.id)
      return visit
        ? toSession(row, visit, pages(visit), roomsOf.get(row.userId) ?? [], row.id === caller.sessionId)
        : []
    }),
    total: found.length,
  }
}

/** Of several open pages of a browser the one that is used, or was opened last, speaks for it. */
function chooseVisits(visits: readonly Visit[]): Map<number, Visit> {
  const openedMs = ({ page, connectedAt }: Visit) => (page?.since ?? connectedAt).getTime()
  const isBetter = (one: Visit, other: Visit) =>
    Number(!other.page) - Number(!one.page) ||
    Number(Boolean(other.idleSince)) - Number(Boolean(one.idleSince)) ||
    openedMs(one) - openedMs(other)
  const chosen = new Map<number, Visit>()
  for (const visit of visits) {
    const known = chosen.get(visit.sessionId)
    if (!known || isBetter(visit, known) > 0) chosen.set(visit.sessionId, visit)
  }
  return chosen
}

/** Once an hour for each who is shown: the list is read anew with every page that somebody opens. */
async function noteReadings(context: CallerContext, personIds: number[]): Promise<void> {
  const { caller, presence, now } = context
  const others = personIds.filter((id) => id !== caller.user.id)
  const unnoted = presence.watchers.listUnnoted(caller.sessionId, others, now())
  await recordReadings(context, sessionMonitor.list, unnoted)
  presence.watchers.note(caller.sessionId, unnoted)
}

function toSession(
  row: SessionRow,
  visit: Visit,
  page: OpenPage | null,
  rooms: readonly Room[],
  isOwn: boolean,
) {
  const { id, userAgent, userId, firstName, lastName, role, grade } = row
  return {
    id,
    user: { id: userId, firstName, lastName, role, grade },
    classes: rooms.map(({ id, name }) => ({ id, name })),
    ...describeDevice(userAgent),
    page,
    isPageWithheld: visit.isWithheld,
    since: visit.page?.since ?? visit.connectedAt,
    idleSince: visit.idleSince ?? null,
    isOwn,
  }
}

export async function endSession(context: CallerContext, id: number) {
  const { userId } = foundOr404(await deleteSession(context.db, id), 'sessionNotFound')
  await recordReadings(context, sessionMonitor.end, [userId])
  context.afterCommit(() => context.presence.endSession(id))
  return { signedOut: 1 }
}

/** The caller stays signed in where the call came from, also when it is about themself. */
export async function endSessionsOf(context: CallerContext, userId: number) {
  const { db, caller, presence, afterCommit } = context
  if (!(await hasUser(db, userId))) throw new AppError('not_found', 'userNotFound')
  const ended = await endSessions(db, userId, caller.sessionId)
  await recordReadings(context, sessionMonitor.endAll, [userId])
  afterCommit(() => {
    for (const id of ended) presence.endSession(id)
  })
  return { signedOut: ended.length }
}
