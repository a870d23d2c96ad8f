import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { describeTables } from '#server/domain/demo/school/tables.ts'
import { runRound } from '#server/domain/notifications/start-notifying.ts'
import { ensureSchool } from '#server/domain/school/school.ts'
import { createTracer } from '#server/domain/tracing/tracer.ts'
import { storeTraffic } from '#server/domain/traffic/store-traffic.ts'
import { fillBadges } from '#server/first-start/badges.ts'
import { fillExamples } from '#server/first-start/examples.ts'
import { loadCurriculum } from '#server/first-start/load-curriculum.ts'
import { fillSubjects } from '#server/first-start/subjects.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { createChance } from '../simulator/chance.ts'
import { ENDS_AT, FIRST_ENDING, LAST_DAY, momentOf, SCHOOL_ZONE, SETUP_DAY } from './calendar.ts'
import type { Cast } from './cast.ts'
import { readLessons } from './curriculum.ts'
import { holdClock } from './hold-clock.ts'
import { sitDown } from './learning/desk.ts'
import { type PlannedSitting, planDay } from './learning/plan-day.ts'
import { cram, practiseInClass, studyAtHome, studyInClass } from './learning/sittings.ts'
import { type OpenStage, openStage } from './open-stage.ts'
import type { SimulatedPupil } from './pupils/simulated-pupil.ts'
import type { Scene } from './stage.ts'
import { type Activity, createTimeline, type Timeline } from './timeline.ts'

export type Played = {
  t: TestApp
  /** What the history's clock showed when the database's own clock said this. */
  readDatabaseClock: (at: Date) => Date
}

export type PlayOptions = {
  own: TestDatabase
  cast: Cast
  scenes: readonly Scene[]
  /** The history ends in the morning of this day, or at that time of it. */
  untilDay?: number
  untilTime?: string
  /** Told before each day. */
  report?: (day: number) => void
  /** Each morning on which the history ends, one after the other. */
  onEnding?: (played: Played) => Promise<void>
  /** Told of a scene that fails, which then is left out; without it the play ends there. */
  reportFailure?: (failure: Error) => void
}

/** The machine tells how much was counted, who is due a reminder and which family's week is over, at these hours. */
const ROUNDS = Array.from({ length: 16 }, (_, hour) => `${String(hour + 7).padStart(2, '0')}:01`)
const DAY_STARTS = '04:00'
const JOINS_AT = '08:10'
const NEWCOMER_AT = '05:40'

/** The people of the cast live through their weeks, learning and scenes in one line of time. */
export async function playSchool(options: PlayOptions): Promise<Played> {
  const { cast, scenes, untilDay = LAST_DAY, untilTime = ENDS_AT, report = () => {} } = options
  const { t, readDatabaseClock } = await openApp(options.own)
  const stage = await openStage(t, cast)
  const timeline = createTimeline(t.clock)
  const planSittings = await preparePupils(stage, cast)
  const end = momentOf(untilDay, untilTime)
  for (let day = SETUP_DAY; day <= untilDay; day++) {
    report(day)
    await timeline.runUntil(earlier(momentOf(day, DAY_STARTS), end))
    if (day % 7 === 0) await stage.signInAgain()
    for (const pupil of cast.pupils)
      if (pupil.since === day && day > 0) timeline.plan(momentOf(day, JOINS_AT), () => stage.bringIn(pupil))
    for (const time of ROUNDS) timeline.plan(momentOf(day, time), () => workInBackground(t))
    for (const scene of scenes.filter((one) => one.day === day))
      timeline.plan(momentOf(day, scene.time), () => playScene(stage, scene, options.reportFailure))
    if (day >= FIRST_ENDING) timeline.plan(momentOf(day, NEWCOMER_AT), stage.bringNewcomer)
    planSittings(timeline, day)
    if (day < FIRST_ENDING || day > untilDay) continue
    await timeline.runUntil(momentOf(day, ENDS_AT))
    await workInBackground(t)
    await options.onEnding?.({ t, readDatabaseClock })
  }
  await timeline.runUntil(end)
  await workInBackground(t)
  return { t, readDatabaseClock }
}

/** An installation after its first start, with a clock that is held and with chance that comes out the same every time. */
async function openApp(own: TestDatabase): Promise<Played> {
  const chance = createChance('the server of Rosewood')
  const drawToken = () => Buffer.from(Array.from({ length: 32 }, () => Math.floor(chance.between(0, 256))))
  const t = await createTestApp({
    now: momentOf(SETUP_DAY, '08:00'),
    config: { isDemo: true },
    chance: { random: chance.share, randomToken: () => drawToken().toString('base64url') },
    tracer: createTracer(),
    own,
  })
  const { readDatabaseClock } = holdClock(t.clock)
  t.clock.now = momentOf(SETUP_DAY, '08:01')
  await leaveUntidied(t.db)
  await ensureSchool(t.deps, SCHOOL_ZONE)
  await fillSubjects(t.db)
  await fillBadges(t.db)
  await fillExamples(t.db)
  await loadCurriculum(t.deps)
  return { t, readDatabaseClock }
}

/** Once the database has tidied up a table by itself, whenever that is, rows that nobody sorts come in another order. */
async function leaveUntidied(db: Database): Promise<void> {
  for (const name of describeTables().keys())
    await db.execute(sql`alter table ${sql.identifier(name)} set (autovacuum_enabled = false)`)
}

/** Lets everybody sit down when it is their time. */
async function preparePupils(
  stage: OpenStage,
  cast: Cast,
): Promise<(timeline: Timeline, day: number) => void> {
  const lessons = await readLessons(stage.t.db)
  const roomOf = new Map(cast.classes.map((room) => [room.code, room]))

  async function* begin(pupil: SimulatedPupil, { seed, sitting }: PlannedSitting): Activity {
    const person = stage.person(pupil.pupil.username)
    const desk = sitDown({ t: stage.t, person, pupil, lessons, chance: createChance(seed) })
    const studies: Record<typeof sitting.kind, () => Activity> = {
      lesson: () => studyInClass(desk, sitting.kind === 'lesson' ? sitting.subject : ''),
      practice: () => practiseInClass(desk, sitting.kind === 'practice' && sitting.isFirst),
      home: () => studyAtHome(desk),
      cram: () => cram(desk),
    }
    yield* studies[sitting.kind]()
  }

  return (timeline, day) => {
    for (const pupil of stage.pupils) {
      const room = roomOf.get(pupil.pupil.classCode)
      if (!room) continue
      for (const planned of planDay(pupil, room, day)) timeline.begin(planned.at, begin(pupil, planned))
    }
  }
}

async function playScene(
  stage: OpenStage,
  scene: Scene,
  reportFailure: PlayOptions['reportFailure'],
): Promise<void> {
  try {
    await scene.play({ ...stage, chance: createChance(`scene: ${scene.title}`) })
  } catch (cause) {
    const failure = new Error(`day ${scene.day}, ${scene.time}: ${scene.title}`, { cause })
    if (!reportFailure) throw failure
    reportFailure(failure)
  }
}

/** What the product does by itself that leaves rows. */
async function workInBackground({ deps }: TestApp): Promise<void> {
  await storeTraffic(deps)
  await runRound(deps)
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
