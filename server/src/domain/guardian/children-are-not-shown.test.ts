import { expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { collaboration } from '#contract/professional/collaboration.ts'
import { profile } from '#contract/profile/profile.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addAgreement } from '../../testing/consent-rows.ts'
import { addProject, addVersion } from '../../testing/kids-code-rows.ts'
import { addGuide } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { SAMPLES } from '../../testing/samples.ts'
import { addComment, addSharedDocument, addSharedGuide } from '../../testing/shared-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()

/** Found nowhere else in an answer. */
const NAMES = {
  username: 'zuleika-quixworth',
  firstName: 'Zuleika',
  lastName: 'Quixworth',
  displayName: 'Zuzuprime',
  email: 'zuleika@quixworth.example',
}
const GRADE = 6

/** Somebody with a name in every place from which the names of others leave the server. */
async function addSeenEverywhere() {
  await t.db.update(users).set({ points: 0 })
  const child = await t.signUp('student', { ...NAMES, age: 9, grade: GRADE, points: 90 })
  await t.db.insert(privacySettings).values({ userId: child.id, profileVisibility: 'public' })
  const teacher = await t.signUp('teacher')
  const classmate = await t.signUp('student', { grade: GRADE, points: 5 })
  await addClass(t, teacher.id, [child.id, classmate.id])
  const guide = await addGuide(t, child.id, { isPublic: true, title: 'Halves', grade: GRADE })
  const project = await addProject(t, child.id, { isPublic: true })
  await addVersion(t, project, { kind: 'shared', approvedAt: t.clock.now })
  return { child, teacher, classmate, guide, project }
}

/** Every name of the child that an answer holds. */
const namesIn = (answer: unknown) => {
  const text = JSON.stringify(answer ?? null).toLowerCase()
  return Object.entries(NAMES).flatMap(([field, name]) => (text.includes(name.toLowerCase()) ? [field] : []))
}

/** What each reading endpoint that may be called without a relation to the child tells this reader. */
async function readEverything(reader: TestPerson) {
  const told: Record<string, string[]> = {}
  for (const { name, endpoint } of listEndpoints()) {
    if (endpoint.method !== 'GET' || endpoint.answers !== undefined) continue
    const { status, body } = await reader.call(endpoint, await SAMPLES[name](t, reader))
    if (status < 300 && namesIn(body).length > 0) told[name] = namesIn(body)
  }
  return told
}

test('a child for whom nobody has agreed is nowhere: no answer tells a name to strangers, nor to classmates', {
  tags: ['Y-46', 'Y-68'],
}, async () => {
  const { child, classmate, guide, project } = await addSeenEverywhere()
  const strangers = [
    await t.signUp('student', { grade: GRADE }),
    await t.signUp('college'),
    await t.signUp('professional'),
    await t.signUp('teacher'),
  ]
  for (const reader of [...strangers, classmate]) {
    expect([reader.user.role, await readEverything(reader)]).toEqual([reader.user.role, {}])
    expect((await reader.call(profile.ofOther, { id: child.id })).status).toBe(404)
    expect((await reader.call(studyGuides.preview, { id: guide.id })).status).toBe(404)
    expect((await reader.call(visualProjects.one, { id: project.id })).status).toBe(404)
    const leaders = (await reader.call(leaderboard.list, { grade: GRADE })).body
    expect(leaders.map(({ id }) => id)).not.toContain(child.id)
  }

  // What is shown from the agreement on: the same reader sees a first name and an initial, or the name that was chosen.
  await addAgreement(t, child.id)
  const [stranger] = strangers
  const seen = (await stranger?.call(leaderboard.list, {}))?.body.find(({ id }) => id === child.id)
  expect(seen).toMatchObject({ firstName: 'Zuleika', lastName: 'Q.' })
  for (const reader of [stranger, classmate]) {
    if (!reader) continue
    for (const fields of Object.values(await readEverything(reader)))
      expect(['firstName', 'displayName']).toEqual(expect.arrayContaining(fields))
  }
})

test('in what is shared among professionals a child is neither reader, nor author, nor owner', async () => {
  const child = await t.signUp('professional', {
    ...NAMES,
    username: `${NAMES.username}-pro`,
    email: null,
    age: 9,
  })
  const [owner, other] = [await t.signUp('professional'), await t.signUp('professional')]
  const document = await addSharedDocument(t, owner.id, child.id)
  await addSharedGuide(t, child.id, other.id)
  await addComment(t, child.id, { documentId: document.id })
  for (const reader of [owner, other]) expect(await readEverything(reader)).toEqual({})
  expect(namesIn((await owner.call(collaboration.comments, { id: document.id })).body)).toEqual([])
  expect(namesIn((await owner.call(collaboration.sharing, { id: document.id })).body)).toEqual([])
  expect((await child.call(collaboration.comments, { id: document.id })).body).toHaveLength(1)
  const usernames = [`${NAMES.username}-pro`]
  expect((await owner.call(collaboration.shareDocument, { id: document.id, usernames })).status).toBe(400)
  const own = await addSharedDocument(t, child.id, other.id)
  const sharing = await child.call(collaboration.shareDocument, {
    id: own.id,
    usernames: [other.user.username],
  })
  expect(sharing.status).toBe(403)
})
