import { expect, test } from 'vitest'
import type { Access } from '#contract/access.ts'
import { listEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addClass } from './testing/class-rows.ts'
import { ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'
import type { TestPerson } from './testing/test-app.ts'

const t = prepareTestApp()

/** What one of these teachers finds: the thing, nothing, or a list that is empty of other teachers' people. */
type Reach = 'found' | 'notFound' | 'refused'
type Row = { none: Reach; own: Reach; other: Reach }

/**
 * What a teacher without a class, the teacher of the student's class, and the teacher of another class may do with what
 * belongs to a student. `found` for all three is what everybody signed in may do.
 */
const BY_ACCESS: Partial<Record<Access, Row>> = {
  selfOrStaff: { none: 'notFound', own: 'found', other: 'notFound' },
  self: { none: 'notFound', own: 'notFound', other: 'notFound' },
  owner: { none: 'notFound', own: 'notFound', other: 'notFound' },
  teacherOf: { none: 'notFound', own: 'found', other: 'notFound' },
}
/** Where the endpoint itself says more than its access. */
const BY_NAME: Record<string, Row> = {
  // A student's own video: their teacher deletes it, nobody else does; its text is the student's alone.
  'videos.update': { none: 'notFound', own: 'notFound', other: 'notFound' },
  'videos.remove': { none: 'notFound', own: 'found', other: 'notFound' },
}

const endpoints = listEndpoints()
const aboutStudents = endpoints.filter(({ endpoint }) => ownerRole(endpoint.access) === 'student')

function expectedReach(name: string, { access, forbidden }: Endpoint): Row | undefined {
  const row = BY_NAME[name] ?? BY_ACCESS[access]
  // Chats say that they are somebody's; everything else is simply not there.
  return row && forbidden ? { none: 'refused', own: 'refused', other: 'refused' } : row
}

/** Lists of one's own answer with nothing in them: that is not found, too. */
function toReach(status: number, body: unknown, wanted: Reach | undefined): Reach {
  if (status === 403) return 'refused'
  if (status === 404) return 'notFound'
  return wanted === 'notFound' && status < 300 && !JSON.stringify(body ?? '').includes('Ada')
    ? 'notFound'
    : 'found'
}

test.each(aboutStudents.filter(({ name, endpoint }) => expectedReach(name, endpoint)))(
  "$name of a student reaches that student's teacher alone, if any",
  { tags: ['Y-16', 'X-53'] },
  async ({ name, endpoint }) => {
    const wanted = expectedReach(name, endpoint)
    const answers: Partial<Row> = {}
    for (const who of ['none', 'own', 'other'] as const) {
      const [student, teacher] = [await t.signUp(), await t.signUp('teacher')]
      if (who !== 'none') await addClass(t, teacher.id, [who === 'own' ? student.id : (await t.signUp()).id])
      const { status, body } = await teacher.call(endpoint, await SAMPLES[name](t, student))
      answers[who] = toReach(status, body, wanted?.[who])
    }
    expect(answers).toEqual(wanted)
  },
)

/** In the names of the student: found in no answer to a teacher who has nothing to do with them. */
const MARK = 'Quetzalcoatl'

/** What anybody signed in sees of others, and a teacher like anybody: what somebody shared on purpose. */
const SEEN_BY_ALL = new Set<string>(['leaderboard.list'])

const reads = endpoints.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'admin' && endpoint.access !== 'public',
)

test('no answer names a student to a teacher of another class', { tags: ['Y-16', 'SEC-24'] }, async () => {
  const student = await t.signUp('student', {
    firstName: MARK,
    lastName: MARK,
    displayName: MARK,
    age: 16,
    grade: 11,
    points: 900,
  })
  const own = await t.signUp('teacher')
  await addClass(t, own.id, [student.id])
  const none = await t.signUp('teacher')
  const other = await t.signUp('teacher')
  await addClass(t, other.id, [(await t.signUp()).id])
  const told: string[] = []
  for (const { name, endpoint } of reads) {
    const owner = ownerRole(endpoint.access) === 'teacher' ? own : student
    const input = await SAMPLES[name](t, owner)
    for (const stranger of [none, other] as TestPerson[]) {
      const { body } = await stranger.call(endpoint, input)
      if (JSON.stringify(body ?? '').includes(MARK) && !SEEN_BY_ALL.has(name)) told.push(name)
    }
  }
  expect([...new Set(told)]).toEqual([])
})
