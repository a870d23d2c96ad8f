import type { Access } from '#contract/access.ts'
import { type EndpointName, listEndpoints, type NamedEndpoint } from '#contract/api.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { sessions } from '../db/schema/accounts/sessions.ts'
import { classEnrollments } from '../db/schema/teaching/classes.ts'
import { addClass } from './class-rows.ts'
import { ownerRole } from './expected-access.ts'
import { giveWork } from './grading-rows.ts'
import { SAMPLES } from './samples.ts'
import type { Reach, Row, View } from './teacher-table.ts'
import { addResource } from './teaching-rows.ts'
import type { TestApp, TestPerson } from './test-app.ts'
import { leaveOutNotes, namesOf, namesOne, type RowChange, watchRows } from './watch-rows.ts'

/** In the names of everybody to whom a thing belongs. */
const MARKS = { student: 'Quetzalcoatl', teacher: 'Huitzilopochtli' }
type Side = keyof typeof MARKS

/** Path or body name a thing of its owner: who is answered at all has reached it. */
const BY_THING: readonly Access[] = [
  'self',
  'selfOrStaff',
  'owner',
  'ownerOrStaff',
  'teacherOf',
  'ownerTeacher',
  'classMember',
]
/** Decided by who somebody is, before anything that was sent is read. */
const BY_ROLE: readonly Access[] = [
  'admin',
  'student',
  'college',
  'professional',
  'ownerProfessional',
  'readerProfessional',
  'guardian',
  'ownerGuardian',
  'guardianOf',
]
export const isByRole = (access: Access): boolean => BY_ROLE.includes(access)

/** After a change of these a teacher may be signed out, gone or asked for a code. */
const OF_SIGN_IN = new Set(['users', 'sessions', 'second_factors'])

/** `foreign`: what tells in an answer or a row that the thing, or anything that came with it, is meant. */
type Thing = { side: Side; own: TestPerson; input: InputOf<Endpoint>; foreign: ReadonlySet<string> }
export type World = Awaited<ReturnType<typeof makeWorld>>
export type Cast = Awaited<ReturnType<typeof castTeachers>>

const sideOf = ({ access }: Endpoint): Side => (ownerRole(access) === 'teacher' ? 'teacher' : 'student')

const isOf = ({ side, foreign }: Thing, text: string): boolean =>
  text.includes(MARKS[side]) || namesOne(foreign, text)

/** Makes what each endpoint is about, of one student and of one teacher who own one of everything. */
export async function makeWorld(t: TestApp) {
  const takeChanges = watchRows(t.db)
  const owners = {
    student: await t.signUp('student', { firstName: MARKS.student, points: 900 }),
    teacher: await t.signUp('teacher', { firstName: MARKS.teacher }),
  }
  const foreign = {
    student: new Set([String(owners.student.id)]),
    teacher: new Set([String(owners.teacher.id)]),
  }
  const students = [owners.student]
  const tutor = await t.signUp('teacher')
  await addClass(t, tutor.id, [owners.student.id])
  const title = MARKS.teacher
  const { id: classId } = await addClass(t, owners.teacher.id)
  await giveWork(t, owners.teacher.id, classId, { title, dueDate: new Date('2026-03-10T12:00:00Z') })
  await addResource(t, owners.teacher.id, { title, tags: [title] })

  async function make({ name, endpoint }: NamedEndpoint): Promise<Thing> {
    await takeChanges()
    const side = sideOf(endpoint)
    let giver: TestPerson | undefined
    const signUp: TestApp['signUp'] = async (role, more) => {
      const mark = MARKS[side]
      const names = { firstName: mark, lastName: mark, displayName: mark }
      const person = await t.signUp(role, { ...names, ...more })
      if (role === 'teacher') giver = person
      else if (person.user.role !== 'admin') students.push(person)
      return person
    }
    // What a secret opens may change who they are.
    const owner = endpoint.access === 'public' ? await signUp('student') : owners[side]
    const input = await SAMPLES[name]({ ...t, signUp }, owner)
    for (const row of namesOf(await takeChanges())) foreign[side].add(row)
    const own = side === 'teacher' ? owners.teacher : (giver ?? tutor)
    return { side, own, input, foreign: foreign[side] }
  }

  const things = new Map<EndpointName, Thing>()
  for (const named of listEndpoints())
    if (!isByRole(named.endpoint.access)) things.set(named.name, await make(named))
  for (const { id: sessionId, userId } of await t.db.select().from(sessions))
    t.deps.presence.join(
      { sessionId, userId, connectedAt: t.clock.now, isWithheld: false, page: null },
      { hangUp: () => {}, send: () => {} },
    )
  return { make, things, students, owners, takeChanges }
}

/** Teachers who have nothing to do with the world, did, or would like to; and one who teaches the same students. */
export async function castTeachers(t: TestApp, students: readonly TestPerson[]) {
  const withoutClass = await t.signUp('teacher')
  const ofAnotherClass = await t.signUp('teacher')
  await addClass(t, ofAnotherClass.id, [(await t.signUp()).id])
  const formerly = await t.signUp('teacher')
  const colleague = await t.signUp('teacher')
  const ids = students.map(({ id }) => id)
  await addClass(t, colleague.id, ids)
  await addClass(t, formerly.id, ids, { isActive: false })
  await addClass(t, formerly.id, ids, { deletedAt: t.clock.now })
  const [left, asking] = [await addClass(t, formerly.id), await addClass(t, formerly.id)]
  await t.db.insert(classEnrollments).values(
    ids.flatMap((studentId) => [
      { studentId, classId: left.id, status: 'removed' as const },
      { studentId, classId: asking.id, status: 'inactive' as const, consent: 'asked' as const },
    ]),
  )
  return { withoutClass, ofAnotherClass, formerly, colleague }
}

const VIEWS: readonly View[] = ['withoutClass', 'ofAnotherClass', 'formerly', 'colleague', 'own']

/** Of what somebody does with their own things, one who has nothing to do with the student and one who has. */
function viewsOf({ access, method }: Endpoint): readonly View[] {
  if (access === 'public') return ['withoutClass']
  return access === 'signedIn' && method !== 'GET' ? ['withoutClass', 'colleague'] : VIEWS
}

/** What each of the teachers is answered and what they change; and whether they can go on after that. */
export async function measureReach(world: World, cast: Cast, named: NamedEndpoint) {
  const { endpoint } = named
  const measured: Partial<Row> = {}
  let isWorn = false
  let thing = world.things.get(named.name)
  for (const view of viewsOf(endpoint)) {
    thing ??= await world.make(named)
    const caller = view === 'own' ? thing.own : cast[view]
    await world.takeChanges()
    const { status, body } = await caller.call(endpoint, thing.input)
    const changes = await world.takeChanges()
    measured[view] = toReach(endpoint, thing, status, body, changes)
    isWorn ||= changes.some(({ table }) => OF_SIGN_IN.has(table))
    // It may be used up.
    if (measured[view] === 'found' && endpoint.method !== 'GET') thing = undefined
  }
  return { measured, isWorn }
}

function toReach(
  { access, path }: Endpoint,
  thing: Thing,
  status: number,
  body: unknown,
  changes: RowChange[],
): Reach {
  const written = leaveOutNotes(changes)
  if (status >= 300) {
    const tables = [...new Set(written.map(({ table }) => table))]
    const reach = { 403: 'refused', 404: 'notFound', 409: 'conflict' }[status] ?? `answered ${status}`
    return (tables.length > 0 ? `${reach}, yet changed ${tables.join(', ')}` : reach) as Reach
  }
  const isOfThing = BY_THING.includes(access) || /:(id|key)\b/.test(path)
  if (isOfThing || isOf(thing, toText(body))) return 'found'
  return written.some((change) => isOf(thing, JSON.stringify(change))) ? 'found' : 'nothing'
}

const isFile = (body: unknown): body is { content: Uint8Array } =>
  typeof body === 'object' && body !== null && 'content' in body && body.content instanceof Uint8Array

const toText = (body: unknown) =>
  isFile(body) ? Buffer.from(body.content).toString() : JSON.stringify(body ?? '')
