import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { addClass } from './testing/class-rows.ts'
import { rowOf } from './testing/teacher-table.ts'
import {
  type Cast,
  castTeachers,
  isByRole,
  makeWorld,
  measureReach,
  type World,
} from './testing/teacher-views.ts'
import { createTestApp, type TestApp, type TestPerson } from './testing/test-app.ts'
import type { TestDatabase } from './testing/test-database.ts'
import { openWatchedDatabase } from './testing/watch-rows.ts'

const ENDPOINTS = listEndpoints()

let database: TestDatabase
let t: TestApp
let stranger: TestPerson
let strangersFigures: unknown[]
let ownFigures: unknown[]
let world: World
let cast: Cast

const readFigures = async ({ call }: TestPerson) => [
  (await call(projectSharing.reviewCount, {})).body,
  (await call(safetyAlerts.count, {})).body,
  (await call(teacherDashboard.summary, {})).body,
]

beforeAll(async () => {
  database = await openWatchedDatabase()
  t = await createTestApp({ own: database })
  stranger = await t.signUp('teacher')
  await addClass(t, stranger.id, [(await t.signUp()).id])
  strangersFigures = await readFigures(stranger)
  world = await makeWorld(t)
  ownFigures = await readFigures(world.owners.teacher)
  cast = await castTeachers(t, world.students)
})
afterAll(() => database.close())

test.each(ENDPOINTS.filter(({ endpoint }) => !isByRole(endpoint.access)))(
  '$name reaches what the table of teachers says',
  { tags: ['Y-16', 'X-53', 'SEC-24'] },
  async (named) => {
    const { measured, isWorn } = await measureReach(world, cast, named)
    if (isWorn) cast = await castTeachers(t, world.students)
    const { access } = named.endpoint
    expect(measured, `${access}: say in teacher-table.ts what a teacher reaches, and why`).toMatchObject(
      Object.fromEntries(Object.entries(rowOf(named)).filter(([view]) => view in measured)),
    )
  },
)

test('what is of another role is refused to teachers, whatever they send', async () => {
  const answered: string[] = []
  for (const { name, endpoint } of ENDPOINTS.filter(({ endpoint }) => isByRole(endpoint.access))) {
    const path = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, part]) => [part, 1]))
    for (const caller of [cast.withoutClass, cast.colleague])
      if ((await caller.send(endpoint, path)).status !== 403) answered.push(name)
  }
  expect(answered).toEqual([])
})

test('figures of a teacher count own students alone', async () => {
  expect(await readFigures(stranger)).toEqual(strangersFigures)
  for (const [place, figures] of ownFigures.entries()) expect(figures).not.toEqual(strangersFigures[place])
})
