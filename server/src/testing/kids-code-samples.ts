import type { EndpointName } from '#contract/api.ts'
import { visualBackgrounds, visualSprites } from '../db/schema/study/visual-projects.ts'
import { addClass } from './class-rows.ts'
import { addProject, addShared, addVersion, DOT, OTHER_PROGRAM, PROGRAM } from './kids-code-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type KidsCodeName = Extract<
  EndpointName,
  `${'missions' | 'projectSharing' | 'visualPictures' | 'visualProjects'}.${string}`
>

const add = async (t: TestApp, owner: TestPerson) => ({ id: (await addProject(t, owner.id)).id })
const addOfOther = async (t: TestApp) => ({ id: (await addShared(t, (await t.signUp('college')).id)).id })

async function addWithPoint(t: TestApp, owner: TestPerson) {
  const project = await addProject(t, owner.id)
  return { id: project.id, version: (await addVersion(t, project)).id }
}

/** Shared by a student of this teacher, who has not looked at it yet. */
async function addWaiting(t: TestApp, teacher: TestPerson) {
  const child = await t.signUp('student', { age: null })
  await addClass(t, teacher.id, [child.id])
  const project = await addProject(t, child.id, { isPublic: true })
  return (await addVersion(t, project, { kind: 'shared' })).id
}

async function addPicture(
  t: TestApp,
  table: typeof visualSprites | typeof visualBackgrounds,
  { id: userId }: TestPerson,
) {
  const [row] = await t.db
    .insert(table)
    .values({ userId, name: 'Ghost', imageUrl: DOT })
    .returning({ id: table.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Working calls of Kids Code. */
export const KIDS_CODE_SAMPLES: { [Name in KidsCodeName]: Sample<Name> } = {
  'visualProjects.list': () => ({}),
  'visualProjects.create': () => ({ title: 'My cat', blocks: PROGRAM }),
  'visualProjects.one': addOfOther,
  'visualProjects.update': async (t, owner) => ({ ...(await add(t, owner)), blocks: OTHER_PROGRAM }),
  'visualProjects.remove': add,
  'visualProjects.restore': async (t, owner) => ({
    id: (await addProject(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'visualProjects.duplicate': addOfOther,
  'visualProjects.versions': add,
  'visualProjects.version': addWithPoint,
  'visualProjects.goBack': addWithPoint,
  'visualProjects.replay': add,
  'visualProjects.snapshot': add,
  'visualProjects.handedIn': async (t, owner) => ({
    snapshot: (await addVersion(t, await addProject(t, owner.id), { kind: 'handedIn' })).id,
  }),
  'projectSharing.public': () => ({}),
  'projectSharing.report': async (t) => ({ ...(await addOfOther(t)), reason: 'unkind' }),
  'projectSharing.reviews': () => ({}),
  'projectSharing.reviewCount': () => ({}),
  'projectSharing.decide': async (t, teacher) => ({ id: await addWaiting(t, teacher), outcome: 'approved' }),
  'visualPictures.sprites': () => ({}),
  'visualPictures.addSprite': () => ({ name: 'Ghost', imageUrl: DOT }),
  'visualPictures.removeSprite': async (t, owner) => ({
    id: await addPicture(t, visualSprites, owner),
  }),
  'visualPictures.backgrounds': () => ({}),
  'visualPictures.addBackground': () => ({ name: 'Moon', imageUrl: DOT }),
  'visualPictures.removeBackground': async (t, owner) => ({
    id: await addPicture(t, visualBackgrounds, owner),
  }),
  'visualPictures.elements': () => ({ type: 'example' }),
  'missions.list': () => ({}),
  'missions.one': () => ({ mission: 'walk-to-the-flag' }),
  'missions.attempt': () => ({ mission: 'walk-to-the-flag', blocks: OTHER_PROGRAM }),
}
