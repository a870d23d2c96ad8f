import { expect, test } from 'vitest'
import type { Access } from '#contract/access.ts'
import { listEndpoints } from '#contract/api.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { leaderboard } from '#contract/leaderboard.ts'
import { collaboration } from '#contract/professional/collaboration.ts'
import { profile } from '#contract/profile/profile.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import type { Role } from '#engines/accounts/index.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addAgreement } from '../../testing/consent-rows.ts'
import { ownerRole } from '../../testing/expected-access.ts'
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

/** Calls that answer more than what belongs to the caller; admins may see everybody. */
const ABOUT_OTHERS: readonly Access[] = [
  'public',
  'signedIn',
  'student',
  'college',
  'professional',
  'readerProfessional',
  'teacher',
  'monitor',
  'classMember',
]

/** What these tell a stranger of the role that they are for. */
async function readEverything(readers: Partial<Record<Role, TestPerson>>) {
  const told: Record<string, string[]> = {}
  for (const { name, endpoint } of listEndpoints()) {
    const reader = readers[ownerRole(endpoint.access)]
    if (endpoint.method !== 'GET' || endpoint.answers || !reader || !ABOUT_OTHERS.includes(endpoint.access))
      continue
    const { status, body } = await reader.call(endpoint, await SAMPLES[name](t, reader))
    if (status < 300 && namesIn(body).length > 0) told[name] = namesIn(body)
  }
  return told
}

test('a child for whom nobody has agreed is nowhere: no answer tells a name to strangers, nor to classmates', {
  tags: ['Y-46', 'Y-68'],
  // One call of every reading endpoint.
  timeout: 60_000,
}, async () => {
  const { child, classmate, guide, project } = await addSeenEverywhere()
  const stranger = await t.signUp('student', { grade: GRADE })
  const others = {
    college: await t.signUp('college'),
    professional: await t.signUp('professional'),
    teacher: await t.signUp('teacher'),
  }
  expect(await readEverything({ student: stranger, ...others })).toEqual({})
  const shown = async (reader: TestPerson) => ({
    profile: (await reader.call(profile.ofOther, { id: child.id })).body,
    guide: (await reader.call(studyGuides.preview, { id: guide.id })).body,
    guides: (await reader.call(studyGuides.public, { grade: GRADE })).body,
    project: (await reader.call(visualProjects.one, { id: project.id })).body,
    projects: (await reader.call(projectSharing.public, {})).body,
    leaders: (await reader.call(leaderboard.list, { grade: GRADE })).body,
  })
  for (const reader of [stranger, classmate, ...Object.values(others)]) {
    const seen = await shown(reader)
    expect([reader.user.role, namesIn(seen)]).toEqual([reader.user.role, []])
    expect(seen.leaders.map(({ id }) => id)).not.toContain(child.id)
    expect(seen.guides.map(({ id }) => id)).not.toContain(guide.id)
    for (const { code } of [seen.profile, seen.guide, seen.project]) expect(code).toBe('not_found')
  }

  // From the agreement on they are there, with no more than a first name, an initial, and the name they chose.
  await addAgreement(t, child.id)
  for (const reader of [stranger, classmate]) {
    const seen = await shown(reader)
    expect(seen.leaders.find(({ id }) => id === child.id)).toMatchObject({ lastName: 'Q.' })
    expect(seen.guides.map(({ id }) => id)).toContain(guide.id)
    expect(['firstName', 'displayName']).toEqual(expect.arrayContaining(namesIn(seen)))
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
  for (const reader of [owner, other])
    expect(namesIn((await reader.call(collaboration.overview, {})).body)).toEqual([])
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
