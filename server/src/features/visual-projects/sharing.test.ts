import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { projectSharing, REVIEW_OUTCOMES, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addShared, DOT, OTHER_PROGRAM, PROGRAM } from '../../testing/kids-code-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
})

const share = async (who: TestPerson) =>
  (await who.call(visualProjects.create, { title: 'My cat', blocks: PROGRAM, isPublic: true })).body
const gallery = async (who: TestPerson) => (await who.call(projectSharing.public, {})).body
const isShown = async (who: TestPerson, id: number) =>
  (await gallery(who)).some((project) => project.id === id)
const stateOf = async (ada: TestPerson, id: number) =>
  (await ada.call(visualProjects.one, { id })).body.sharing
const review = async (adult: TestPerson, id: number, state: 'waiting' | 'reported' | 'hidden' = 'waiting') =>
  (await adult.call(projectSharing.reviews, { state })).body.find(({ projectId }) => projectId === id)

/** A child of twelve whose guardian has agreed, and the teacher of their class. */
async function addChild(age: number | null = 12) {
  const [child, teacher] = [
    await t.signUp('student', { age, firstName: 'Ada', lastName: 'Lovelace' }),
    await t.signUp('teacher'),
  ]
  await t.db
    .insert(guardianAgreements)
    .values({ userId: child.id, guardianName: 'Anne', givenBy: 'mail', agreedAt: t.clock.now })
  await addClass(t, teacher.id, [child.id])
  return { child, teacher }
}

test('who is old enough shares at once; the gallery tells a first name and nothing else', {
  tags: ['P-91'],
}, async () => {
  const [ada, bob] = [
    await t.signUp('student', { age: 18, firstName: 'Ada', lastName: 'Lovelace' }),
    await t.signUp(),
  ]
  const { id, sharing } = await share(ada)
  expect(sharing).toBe('public')
  const shown = (await gallery(bob)).find((project) => project.id === id)
  expect(shown).toMatchObject({ title: 'My cat', firstName: 'Ada', isOwn: false, isReported: false })
  const opened = (await bob.call(visualProjects.one, { id })).body
  expect(opened).toMatchObject({ blocks: PROGRAM, firstName: 'Ada', isOwn: false })
  for (const told of [shown, opened]) {
    expect(JSON.stringify(told)).not.toContain('Lovelace')
    expect(Object.keys(told ?? {})).not.toContain('userId')
  }
  const copy = (await bob.call(visualProjects.duplicate, { id })).body
  expect([copy.isPublic, (await bob.call(visualProjects.one, { id: copy.id })).body.isOwn]).toEqual([
    false,
    true,
  ])
})

test('the gallery keeps to what was shared, until it is shared anew or taken back', async () => {
  const [ada, bob] = [await t.signUp('college'), await t.signUp()]
  const { id } = await share(ada)
  const seen = async () => (await bob.call(visualProjects.one, { id })).body
  await ada.call(visualProjects.update, { id, title: 'Secret', blocks: OTHER_PROGRAM })
  expect(await seen()).toMatchObject({ title: 'My cat', blocks: PROGRAM })
  await ada.call(visualProjects.update, { id, isPublic: true })
  expect(await seen()).toMatchObject({ title: 'Secret', blocks: OTHER_PROGRAM })
  await ada.call(visualProjects.update, { id, isPublic: false })
  expect([await isShown(bob, id), (await bob.call(visualProjects.one, { id })).status]).toEqual([false, 404])
  await ada.call(visualProjects.update, { id, isPublic: true })
  await ada.call(visualProjects.remove, { id })
  expect(await isShown(bob, id)).toBe(false)
  await ada.call(visualProjects.restore, { id })
  expect(await isShown(bob, id)).toBe(true)
})

test.each([12, 17, null])(
  'what a student of age %s shares waits until the own teacher has looked at it',
  async (age) => {
    const { child, teacher } = await addChild(age)
    const [bob, stranger, admin] = [await t.signUp(), await t.signUp('teacher'), await t.signUp('admin')]
    const { id, sharing } = await share(child)
    expect([sharing, await isShown(bob, id), (await bob.call(visualProjects.one, { id })).status]).toEqual([
      'waiting',
      false,
      404,
    ])
    const waiting = await review(teacher, id)
    expect(waiting).toMatchObject({ author: { id: child.id, lastName: 'Lovelace' }, reports: [] })
    expect((await teacher.call(projectSharing.reviewCount, {})).body).toEqual({ waiting: 1, reported: 0 })
    expect((await teacher.call(visualProjects.one, { id })).body.blocks).toEqual(PROGRAM)
    expect([await review(stranger, id), (await review(admin, id))?.projectId]).toEqual([undefined, id])
    const shareId = waiting?.id ?? 0
    expect((await stranger.call(projectSharing.decide, { id: shareId, outcome: 'approved' })).status).toBe(
      404,
    )
    expect((await child.call(projectSharing.decide, { id: shareId, outcome: 'approved' })).status).toBe(403)

    await teacher.call(projectSharing.decide, { id: shareId, outcome: 'approved' })
    expect([await isShown(bob, id), await stateOf(child, id), await review(teacher, id)]).toEqual([
      true,
      'public',
      undefined,
    ])
    const log = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, teacher.id))
      .orderBy(auditLog.id)
    expect(log).toContainEqual(expect.objectContaining({ action: 'project approved', subjectId: id }))

    // Shared anew it is looked at anew; a decision about what is gone decides nothing.
    await child.call(visualProjects.update, { id, isPublic: true, blocks: OTHER_PROGRAM })
    expect([await isShown(bob, id), await stateOf(child, id)]).toEqual([false, 'waiting'])
    expect((await teacher.call(projectSharing.decide, { id: shareId, outcome: 'approved' })).status).toBe(404)
    const again = await review(teacher, id)
    await teacher.call(projectSharing.decide, { id: again?.id ?? 0, outcome: 'declined' })
    expect([await isShown(bob, id), await stateOf(child, id), await review(teacher, id)]).toEqual([
      false,
      'declined',
      undefined,
    ])
  },
)

test('a decision of an adult does not get into the way of what its owner saves', async () => {
  const { child, teacher } = await addChild()
  const { id, updatedAt } = await share(child)
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const shareId = (await review(teacher, id))?.id ?? 0
  for (const outcome of REVIEW_OUTCOMES)
    expect((await teacher.call(projectSharing.decide, { id: shareId, outcome })).status).toBe(200)
  expect((await child.call(visualProjects.update, { id, updatedAt, title: 'Cat' })).status).toBe(200)
})

test('a child without the word of a guardian shares nothing, and what was shared goes with that word', {
  tags: ['Y-46'],
}, async () => {
  const { child, teacher } = await addChild(9)
  const bob = await t.signUp()
  const { id } = await share(child)
  await teacher.call(projectSharing.decide, { id: (await review(teacher, id))?.id ?? 0, outcome: 'approved' })
  expect(await isShown(bob, id)).toBe(true)
  await t.db
    .update(guardianAgreements)
    .set({ withdrawnAt: t.clock.now })
    .where(eq(guardianAgreements.userId, child.id))
  expect(await isShown(bob, id)).toBe(false)
  const refused = await child.call(visualProjects.create, { title: 'x', blocks: PROGRAM, isPublic: true })
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('guardian') } })
  expect((await child.call(visualProjects.update, { id, title: 'Still mine' })).status).toBe(200)
})

test('a report reaches adults once per person; hiding takes the project from everybody but its owner', async () => {
  const [ada, bob, eve, admin] = [
    await t.signUp('college'),
    await t.signUp(),
    await t.signUp(),
    await t.signUp('admin'),
  ]
  const { id } = await share(ada)
  const report = (who: TestPerson) =>
    who.call(projectSharing.report, { id, reason: 'unkind', message: 'It is mean.' })
  const first = await report(bob)
  expect([first.status, (await report(bob)).body]).toEqual([201, first.body])
  await report(eve)
  expect((await report(ada)).status).toBe(409)
  expect((await gallery(bob)).find((project) => project.id === id)?.isReported).toBe(true)
  const reported = await review(admin, id, 'reported')
  expect(reported?.reports).toMatchObject([
    { reason: 'unkind', message: 'It is mean.' },
    { reason: 'unkind' },
  ])

  const shareId = reported?.id ?? 0
  await admin.call(projectSharing.decide, { id: shareId, outcome: 'hidden' })
  expect([await isShown(eve, id), await stateOf(ada, id), await review(admin, id, 'reported')]).toEqual([
    false,
    'hidden',
    undefined,
  ])
  await ada.call(visualProjects.update, { id, isPublic: true })
  expect(await isShown(eve, id)).toBe(false)
  const hidden = await review(admin, id, 'hidden')
  await admin.call(projectSharing.decide, { id: hidden?.id ?? 0, outcome: 'kept' })
  expect([await isShown(eve, id), await review(admin, id, 'hidden')]).toEqual([true, undefined])
})

test('what is not in the gallery cannot be reported: to others it is not there', async () => {
  const { child } = await addChild()
  const { id } = await share(child)
  const bob = await t.signUp()
  expect((await bob.call(projectSharing.report, { id, reason: 'other' })).status).toBe(404)
})

test('the gallery goes on page by page', async () => {
  const [ada, bob] = [await t.signUp('college'), await t.signUp()]
  const ids: number[] = []
  for (let n = 0; n < SHARED_PER_PAGE + 2; n++) ids.push((await addShared(t, ada.id)).id)
  const first = await gallery(bob)
  const second = (await bob.call(projectSharing.public, { before: first.at(-1)?.shareId })).body
  const shown = [...first, ...second].map(({ id }) => id)
  expect(shown.slice(0, ids.length)).toEqual(ids.toReversed())
  expect(first).toHaveLength(SHARED_PER_PAGE)
})

test('sprites: own ones and public ones, and students keep theirs to themselves', {
  tags: ['DATA2-39', 'P-95', 'P-96'],
}, async () => {
  const [ada, bob, teacher] = [
    await t.signUp('student', { age: 12 }),
    await t.signUp(),
    await t.signUp('teacher'),
  ]
  const sent = { name: 'Ghost', imageUrl: DOT, isPublic: false, tags: ['night'] }
  const { status, body } = await ada.call(visualPictures.addSprite, sent)
  expect([status, body]).toEqual([
    201,
    { ...sent, id: expect.any(Number), isOwn: true, createdAt: expect.any(String) },
  ])
  expect((await ada.call(visualPictures.addSprite, { ...sent, isPublic: true })).status).toBe(403)
  const shared = (await teacher.call(visualPictures.addSprite, { ...sent, name: 'Owl', isPublic: true })).body
  const names = async (who: TestPerson) =>
    (await who.call(visualPictures.sprites, {})).body.map(({ name, isOwn }) => [name, isOwn])
  expect(await names(ada)).toEqual([
    ['Owl', false],
    ['Ghost', true],
  ])
  expect(await names(bob)).toEqual([['Owl', false]])
  expect((await bob.call(visualPictures.removeSprite, { id: shared.id })).status).toBe(404)
  expect((await ada.call(visualPictures.removeSprite, { id: body.id })).status).toBe(204)
  expect(await names(ada)).toEqual([['Owl', false]])
  expect((await ada.call(visualPictures.addSprite, { ...sent, imageUrl: '/cat.png' })).status).toBe(400)
})

test('backgrounds are kept apart from sprites', { tags: ['DATA2-40', 'P-97', 'P-98'] }, async () => {
  const ada = await t.signUp()
  await ada.call(visualPictures.addBackground, { name: 'Moon', imageUrl: DOT })
  expect((await ada.call(visualPictures.backgrounds, {})).body).toMatchObject([
    { name: 'Moon', isPublic: false },
  ])
  expect((await ada.call(visualPictures.sprites, {})).body.map(({ name }) => name)).not.toContain('Moon')
})
