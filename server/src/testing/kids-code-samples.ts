import type { EndpointName } from '#contract/api.ts'
import { addProject, addShared, addVersion, OTHER_PROGRAM, PROGRAM } from './kids-code-rows.ts'
import type { Sample } from './samples.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type KidsCodeName = Extract<EndpointName, `visualProjects.${string}`>

const add = async (t: TestApp, owner: TestPerson) => ({ id: (await addProject(t, owner.id)).id })
const addOfOther = async (t: TestApp) => ({ id: (await addShared(t, (await t.signUp('college')).id)).id })

async function addWithPoint(t: TestApp, owner: TestPerson) {
  const project = await addProject(t, owner.id)
  return { id: project.id, version: (await addVersion(t, project)).id }
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
}
