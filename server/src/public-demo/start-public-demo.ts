import { and, eq, isNull, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../db/connect-database.ts'
import type { Database } from '../db/database.ts'
import { hasRow, selectRow } from '../db/rows.ts'
import { users } from '../db/schema/accounts/users.ts'
import { moveSchool } from '../domain/demo/school/move-school.ts'
import { recalculate } from '../domain/demo/school/replay-answers.ts'
import { readSignedIn } from '../domain/study-settings.ts'
import type { DemoVisit } from '../features/public-demo/public-demo.routes.ts'
import { AppError, foundOr404 } from '../platform/app-error.ts'
import { ConfigError } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { leadVisitors } from '../platform/public-demo/lead-visitors.ts'
import { createPlaces, type Places } from '../platform/public-demo/places.ts'
import type { RenderPage } from '../platform/requests/first-pages.ts'
import { endSession, startSession, userColumns } from '../platform/sessions/sessions.ts'
import { type OpenVisitorSchool, openVisitorSchool, removeVisitorSchools } from './open-visitor-school.ts'

const LOOK_FOR_IDLE_MS = 20_000
/** A timer may come a moment early, and the hour would then end twice. */
const AFTER_THE_HOUR_MS = 50

/** Every school is a copy of this database: what people wrote into it would be handed to strangers. */
export async function refuseRealPeople(db: Database): Promise<void> {
  if (await hasRow(db, users, ne(users.isDemo, true)))
    throw new ConfigError(
      'DEMO=public needs a database of its own: this one holds accounts of people, and every visitor would get a copy of it. Set DATA_DIR to an empty folder.',
    )
}

type PublicDemoOptions = {
  /** Of the reception. */
  deps: Deps
  database: OpenDatabase
  webDir: string | null
  renderPage?: RenderPage | undefined
  report: (message: string, error: unknown) => void
  /** What was begun before a school ends gets so long to be finished. */
  farewellMs?: number
}

/** Schools for visitors, in front of which `deps` is the reception: it lets them in by `deps.enterDemo` from now on. */
export async function startPublicDemo({
  deps,
  database,
  webDir,
  renderPage,
  report,
  farewellMs = 5_000,
}: PublicDemoOptions) {
  const { config, now } = deps
  await removeVisitorSchools(config.dataDir)
  const places = createPlaces<OpenVisitorSchool>({
    most: config.publicDemo?.places ?? 0,
    openSchool: () => openVisitorSchool({ deps, database, webDir, renderPage, farewellMs }),
    now,
    report,
  })
  deps.enterDemo = (visit) => enter(deps, places, visit)
  const runTimed = (message: string, work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => report(message, error))

  async function startOver(): Promise<void> {
    await places.startOver()
    await moveOldSchool(deps)
    places.prepareSpare()
  }

  let hour: NodeJS.Timeout | undefined
  function waitForHour(): void {
    const work = runTimed('The public demo could not start over', startOver)
    hour = setTimeout(
      () => {
        waitForHour()
        work()
      },
      places.endsAt().getTime() - now().getTime() + AFTER_THE_HOUR_MS,
    )
    hour.unref()
  }
  waitForHour()
  const idle = setInterval(runTimed('Idle visitors could not be shown out', places.endIdle), LOOK_FOR_IDLE_MS)
  idle.unref()

  return {
    places,
    startOver,
    /** From now on each visitor is led to their own school. */
    async lead(app: FastifyInstance): Promise<void> {
      // The server waits for open lines to end, and those of visitors belong to their schools.
      app.addHook('preClose', stop)
      await app.ready()
      leadVisitors(app, places)
      places.prepareSpare()
    },
    stop,
  }

  async function stop(): Promise<void> {
    clearTimeout(hour)
    clearInterval(idle)
    await places.stop()
  }
}

/** Whoever is looking around already goes on in their own school, as somebody else. */
async function enter(reception: Deps, places: Places<OpenVisitorSchool>, visit: DemoVisit) {
  const { role, languagePreference, device, token } = visit
  foundOr404(await selectVisitor(reception.db, role), 'accountNotFound')
  const own = token === null ? null : places.find(token)
  const school = own ?? (await places.take(device.address))
  try {
    const { deps } = school
    const found = foundOr404(await selectVisitor(deps.db, role), 'accountNotFound')
    const user = { ...found, ...(languagePreference && { languagePreference }) }
    if (user.languagePreference !== found.languagePreference)
      await deps.db
        .update(users)
        .set({ languagePreference: user.languagePreference })
        .where(eq(users.id, user.id))
    const session = await startSession(deps, user.id, device)
    if (!places.link(session.token, school))
      throw new AppError('unavailable', 'demoStartsOver', { retryAfterSeconds: 5 })
    places.use(school)
    const replacedId = own && token !== null ? await endSession(deps.db, token) : null
    if (replacedId !== null) deps.presence.replaceSession(replacedId)
    // The cookie ends with what it opens.
    const expiresAt = places.endsAt()
    return { user: await readSignedIn(deps, user), session: { ...session, expiresAt } }
  } catch (error) {
    if (!own) await places.leave(school)
    throw error
  }
}

const selectVisitor = (db: Database, role: DemoVisit['role']) =>
  selectRow(
    db,
    users,
    and(
      eq(users.username, `demo-${role}`),
      eq(users.isDemo, true),
      isNull(users.disabledAt),
      isNull(users.deletedAt),
    ),
    userColumns,
  )

/** A demo that has run for a week shows weeks that are long over. */
async function moveOldSchool(deps: Pick<Deps, 'db' | 'now' | 'database' | 'tracer'>): Promise<void> {
  const moved = await deps.database.withoutLimits(() => moveSchool(deps))
  if (moved && moved.weeks > 0) recalculate(deps.tracer)
}
