import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { PROJECTS_PER_PAGE, visualProjects } from '#contract/kids-code/projects.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { block, buildProject, type Project } from '#engines/kids-code/index.ts'
import { visualProjects as projects, visualProjectVersions } from '../../db/schema/study/visual-projects.ts'
import { purgeDeleted } from '../../domain/cleaning/purge-deleted.ts'
import { addClass } from '../../testing/class-rows.ts'
import { giveWork } from '../../testing/grading-rows.ts'
import { addProject, addVersion, DOT, OTHER_PROGRAM, PROGRAM } from '../../testing/kids-code-rows.ts'
import { makeNotedPng } from '../../testing/noted-pictures.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
})

const wait = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + 1000 * seconds)
}
const list = async (ada: TestPerson, more: object = {}) => (await ada.call(visualProjects.list, more)).body
const open = async (who: TestPerson, id: number) => (await who.call(visualProjects.one, { id })).body
const make = async (ada: TestPerson, more: object = {}) =>
  (await ada.call(visualProjects.create, { title: 'My cat', blocks: PROGRAM, ...more })).body
const points = async (ada: TestPerson, id: number) => (await ada.call(visualProjects.versions, { id })).body

/** A program that differs from others by how far the cat walks. */
function walk(squares: number): Project {
  const project = structuredClone(OTHER_PROGRAM)
  const first = project.sprites[0]?.scripts[0]?.body[0]
  if (first) first.inputs.squares = squares
  return project
}

test('a project of the documented payload is kept, listed small and opened whole', {
  tags: ['DATA2-38', 'P-89', 'P-90'],
}, async () => {
  const ada = await t.signUp()
  const assets = { sprites: [{ id: 'ghost', name: 'Ghost', imageUrl: DOT }], backgrounds: [] }
  const sent = { title: 'My cat', description: 'It walks', thumbnail: DOT, isPublic: false }
  const { status, body } = await ada.call(visualProjects.create, { ...sent, blocks: PROGRAM, assets })
  expect(status).toBe(201)
  const moment = t.clock.now.toISOString()
  expect(body).toEqual({
    ...sent,
    id: expect.any(Number),
    sharing: 'private',
    decline: null,
    createdAt: moment,
    updatedAt: moment,
  })
  expect(await list(ada)).toEqual([body])
  expect(await open(ada, body.id)).toEqual({
    ...body,
    blocks: PROGRAM,
    assets,
    isOwn: true,
    firstName: expect.any(String),
  })
})

test('drawings are kept as pictures alone: no note of whoever or whatever wrote the file', async () => {
  const ada = await t.signUp()
  const noted = `data:image/png;base64,${makeNotedPng().toString('base64')}`
  const assetsOf = (imageUrl: string) => {
    const picture = { id: 'ghost', name: 'Ghost', imageUrl }
    return { sprites: [picture], backgrounds: [picture] }
  }
  const [sent, kept] = [assetsOf(noted), assetsOf(DOT)]
  const made = await make(ada, { thumbnail: noted, assets: sent })
  expect(await open(ada, made.id)).toMatchObject({ thumbnail: DOT, assets: kept })
  await ada.call(visualProjects.update, { id: made.id, thumbnail: null, assets: sent })
  expect(await open(ada, made.id)).toMatchObject({ thumbnail: null, assets: kept })
  const drawn = { name: 'Ghost', imageUrl: noted }
  expect((await ada.call(visualPictures.addSprite, drawn)).body.imageUrl).toBe(DOT)
  const cutOff = { name: 'Ghost', imageUrl: DOT.slice(0, 80) }
  expect((await ada.call(visualPictures.addBackground, cutOff)).status).toBe(400)
})

test('what is wrong with a program is answered in the sentences of its reader', async () => {
  const ada = await t.signUp()
  const send = (blocks: Record<string, unknown>) =>
    ada.call(visualProjects.create, { title: 'x', blocks }) as Promise<{ status: number; body: unknown }>
  expect(await send({})).toMatchObject({
    status: 400,
    body: { message: 'The file does not say which version of a project it is.' },
  })
  const broken = { ...PROGRAM, stage: { backgrounds: [] } }
  expect(await send(broken)).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'blocks', message: 'Stage: There is no background.' }] },
  })
  expect((await send({ ...PROGRAM, version: 99 })).status).toBe(400)
})

test('a program as deep as the studio lets it be is kept; one that is too long is not', async () => {
  const ada = await t.signUp()
  let inner = block('control_repeat', { times: 1 })
  for (let depth = 0; depth < 90; depth++) inner = block('control_repeat', { times: 1 }, [inner])
  const deep = buildProject({ sprites: [{ id: 'cat', scripts: [[block('event_flag'), inner]] }] })
  expect((await ada.call(visualProjects.create, { title: 'Deep', blocks: deep })).status).toBe(201)
  const long = buildProject({
    sprites: [{ id: 'cat' }],
    lists: { words: Array.from({ length: 70 }, () => 'x'.repeat(9_999)) },
  })
  expect((await ada.call(visualProjects.create, { title: 'Long', blocks: long })).status).toBe(413)
})

test.each([
  ['an address', 'https://example.org/cat.png'],
  ['a script', `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 1 1"><script/></svg>')}`],
])('a thumbnail and an own picture that is %s are refused', async (_what, imageUrl) => {
  const ada = await t.signUp()
  const send = async (more: object) =>
    (await ada.call(visualProjects.create, { title: 'x', blocks: PROGRAM, ...more })).status
  expect(await send({ thumbnail: imageUrl })).toBe(400)
  expect(await send({ assets: { sprites: [{ id: 'a', name: 'a', imageUrl }] } })).toBe(400)
})

test('saving changes what is sent and tells the next moment to save against', {
  tags: ['P-93'],
}, async () => {
  const ada = await t.signUp()
  const { id, updatedAt } = await make(ada, { description: 'It walks' })
  wait(5)
  const { body } = await ada.call(visualProjects.update, { id, updatedAt, blocks: OTHER_PROGRAM })
  expect(body).toMatchObject({
    title: 'My cat',
    description: 'It walks',
    updatedAt: t.clock.now.toISOString(),
  })
  expect((await open(ada, id)).blocks).toEqual(OTHER_PROGRAM)
})

test('two devices: the second is told that the project has changed, and loses nothing when it goes on', async () => {
  const ada = await t.signUp()
  const { id, updatedAt } = await make(ada)
  wait(5)
  await ada.call(visualProjects.update, { id, updatedAt, blocks: walk(2) })
  wait(5)
  const late = await ada.call(visualProjects.update, { id, updatedAt, blocks: walk(3) })
  expect(late).toMatchObject({
    status: 409,
    body: { message: 'This project was changed elsewhere meanwhile.' },
  })
  expect((await open(ada, id)).blocks).toEqual(walk(2))
  wait(5)
  await ada.call(visualProjects.update, { id, blocks: walk(3) })
  const [newest] = await points(ada, id)
  const kept = await ada.call(visualProjects.version, { id, version: newest?.id ?? 0 })
  expect([(await open(ada, id)).blocks, kept.body.blocks]).toEqual([walk(3), walk(2)])
})

test('saves become restore points some time apart, and going back is itself a step one can go back', async () => {
  const ada = await t.signUp()
  let { id, updatedAt } = await make(ada)
  for (const squares of [1, 2, 3, 4, 5, 6]) {
    wait(10)
    ;({ updatedAt } = (await ada.call(visualProjects.update, { id, updatedAt, blocks: walk(squares) })).body)
  }
  // The same once more, and another name: neither is a state to go back to.
  wait(60)
  ;({ updatedAt } = (await ada.call(visualProjects.update, { id, updatedAt, blocks: walk(6) })).body)
  await ada.call(visualProjects.update, { id, title: 'Walker' })
  const before = await points(ada, id)
  expect(before).toHaveLength(3)
  const first = before.at(-1)
  wait(60)
  const back = await ada.call(visualProjects.goBack, { id, version: first?.id ?? 0 })
  expect(back.body).toMatchObject({ title: 'Walker', updatedAt: t.clock.now.toISOString() })
  expect((await open(ada, id)).blocks).toEqual(PROGRAM)
  const [newest, ...rest] = await points(ada, id)
  expect(rest).toEqual(before)
  const kept = await ada.call(visualProjects.version, { id, version: newest?.id ?? 0 })
  expect(kept.body.blocks).toEqual(walk(6))
})

test('fifty restore points stay, and the replay runs from the first to the last state', async () => {
  const ada = await t.signUp()
  const project = await addProject(t, ada.id)
  const base = t.clock.now.getTime() - 100 * 60_000
  await t.db.insert(visualProjectVersions).values(
    Array.from({ length: 50 }, (_, n) => ({
      projectId: project.id,
      userId: ada.id,
      kind: 'restore' as const,
      title: 'My cat',
      blocks: walk(n + 1),
      bytes: 1000,
      savedAt: new Date(base + n * 60_000),
    })),
  )
  await ada.call(visualProjects.update, { id: project.id, blocks: walk(90) })
  expect(await points(ada, project.id)).toHaveLength(50)
  const { seconds, frames } = (await ada.call(visualProjects.replay, { id: project.id })).body
  expect([seconds, frames.length]).toEqual([30, 40])
  expect([frames[0]?.blocks, frames.at(-1)?.blocks]).toEqual([walk(1), walk(90)])
  const moments = frames.map(({ savedAt }) => savedAt)
  expect(moments).toEqual([...moments].sort())
})

test('the replay has every picture that one of its states shows', async () => {
  const ada = await t.signUp()
  const picture = (id: string) => ({ id, name: id, imageUrl: DOT })
  const { id } = await make(ada, { assets: { sprites: [picture('a')] } })
  await ada.call(visualProjects.update, {
    id,
    assets: { sprites: [picture('b')], backgrounds: [picture('c')] },
  })
  const { assets } = (await ada.call(visualProjects.replay, { id })).body
  expect(assets).toEqual({ sprites: [picture('a'), picture('b')], backgrounds: [picture('c')] })
})

test('a deleted project leaves the list, comes back as it was, and goes for good after 30 days', {
  tags: ['P-94', 'Y-12'],
}, async () => {
  const ada = await t.signUp()
  const before = await make(ada)
  const handedIn = await addProject(t, ada.id)
  await addVersion(t, handedIn, { kind: 'handedIn' })
  const { id } = before
  await ada.call(visualProjects.remove, { id: handedIn.id })
  expect((await ada.call(visualProjects.remove, { id })).status).toBe(204)
  expect((await ada.call(visualProjects.remove, { id })).status).toBe(404)
  expect([await list(ada), (await list(ada, { only: 'deleted' })).length]).toEqual([[], 2])
  expect((await ada.call(visualProjects.one, { id })).status).toBe(404)
  expect((await ada.call(visualProjects.update, { id, title: 'x' })).status).toBe(404)
  expect((await ada.call(visualProjects.restore, { id })).body).toEqual(before)
  await ada.call(visualProjects.remove, { id })
  const later = new Date(t.clock.now.getTime() + 31 * DAY_MS)
  await purgeDeleted({ db: t.db, now: () => later })
  const left = await t.db.select({ id: projects.id }).from(projects).where(eq(projects.userId, ada.id))
  expect(left).toEqual([{ id: handedIn.id }])
})

test('a copy is a project of its own', async () => {
  const ada = await t.signUp()
  const { id } = await make(ada, { description: 'It walks' })
  const { status, body } = await ada.call(visualProjects.duplicate, { id, title: 'My cat 2' })
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ title: 'My cat 2', description: 'It walks' }),
  ])
  await ada.call(visualProjects.update, { id: body.id, blocks: OTHER_PROGRAM })
  expect([(await open(ada, id)).blocks, (await open(ada, body.id)).blocks]).toEqual([PROGRAM, OTHER_PROGRAM])
})

test("another person's private project is not there, whatever one asks of it", {
  tags: ['P-92', 'X-53'],
}, async () => {
  const [ada, bob, teacher] = [await t.signUp(), await t.signUp(), await t.signUp('teacher')]
  const project = await addProject(t, ada.id)
  const { id } = project
  const version = (await addVersion(t, project)).id
  for (const who of [bob, teacher]) {
    const answers = [
      await who.call(visualProjects.one, { id }),
      await who.call(visualProjects.update, { id, title: 'mine' }),
      await who.call(visualProjects.remove, { id }),
      await who.call(visualProjects.restore, { id }),
      await who.call(visualProjects.duplicate, { id }),
      await who.call(visualProjects.versions, { id }),
      await who.call(visualProjects.version, { id, version }),
      await who.call(visualProjects.goBack, { id, version }),
      await who.call(visualProjects.replay, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
  }
  const own = await addProject(t, bob.id)
  expect((await bob.call(visualProjects.version, { id: own.id, version })).status).toBe(404)
  expect((await bob.call(visualProjects.goBack, { id: own.id, version })).status).toBe(404)
  expect((await open(ada, id)).title).toBe('My cat')
})

test('a project is turned in as it is now: the teacher of the assignment sees that, and nobody else', async () => {
  const [ada, bob, teacher, other] = [
    await t.signUp('student', { firstName: 'Ada', lastName: 'Byron' }),
    await t.signUp(),
    await t.signUp('teacher'),
    await t.signUp('teacher'),
  ]
  const { id: classId } = await addClass(t, teacher.id, [ada.id, bob.id])
  const work = await giveWork(t, teacher.id, classId)
  const { id } = await make(ada)
  const taken = await ada.call(visualProjects.snapshot, { id })
  expect([taken.status, taken.body.name]).toEqual([201, 'My cat'])
  const snapshot = Number(new URL(taken.body.url, 'http://x').searchParams.get('work'))
  const look = (who: TestPerson) => who.call(visualProjects.handedIn, { snapshot })
  expect([(await look(teacher)).status, (await look(ada)).status]).toEqual([404, 200])
  const handIn = { id: work.id, attachments: [taken.body] }
  expect((await ada.call(myAssignments.handIn, handIn)).status).toBe(200)
  // Naming it in work of their own does not open it to others.
  await bob.call(myAssignments.handIn, handIn)
  await ada.call(visualProjects.update, { id, blocks: OTHER_PROGRAM })
  expect((await look(teacher)).body).toMatchObject({
    title: 'My cat',
    blocks: PROGRAM,
    isOwn: false,
    makerName: 'Ada Byron',
  })
  expect([(await look(bob)).status, (await look(other)).status]).toEqual([404, 404])
  // Work that was replaced stays among what the teacher got.
  await ada.call(myAssignments.handIn, { id: work.id, content: 'On paper' })
  expect([(await look(teacher)).status, (await look(other)).status]).toEqual([200, 404])
})

test('projects come newest first, page by page', async () => {
  const ada = await t.signUp()
  const rows = Array.from({ length: PROJECTS_PER_PAGE + 3 }, (_, n) => ({
    userId: ada.id,
    title: `p${n}`,
    blocks: PROGRAM,
    createdAt: new Date(t.clock.now.getTime() + Math.floor(n / 2)),
  }))
  await t.db.insert(projects).values(rows)
  const first = await list(ada)
  const second = await list(ada, { before: first.at(-1)?.id })
  expect([...first, ...second].map(({ title }) => title)).toEqual(rows.map(({ title }) => title).reverse())
})

test('three hundred projects, then it is time to tidy up', async () => {
  const ada = await t.signUp()
  await t.db
    .insert(projects)
    .values(Array.from({ length: 300 }, () => ({ userId: ada.id, title: 'x', blocks: PROGRAM })))
  expect((await ada.call(visualProjects.create, { title: 'x', blocks: PROGRAM })).status).toBe(409)
  expect((await ada.call(visualProjects.duplicate, { id: (await list(ada))[0]?.id ?? 0 })).status).toBe(409)
})
