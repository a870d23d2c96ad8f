import type { EndpointName } from '#contract/api.ts'
import { addCurriculumDocument } from './chat-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp } from './test-app.ts'

type CurriculumName = Extract<EndpointName, `adminCurriculumDocuments.${string}`>

const add = async (t: TestApp) => ({ id: (await addCurriculumDocument(t)).id })

/** Working calls of the curriculum's documents. */
export const CURRICULUM_SAMPLES: { [Name in CurriculumName]: Sample<Name> } = {
  'adminCurriculumDocuments.list': () => ({}),
  'adminCurriculumDocuments.summary': () => ({}),
  'adminCurriculumDocuments.create': () => ({ title: 'Rocks', content: 'Rocks form in three ways.' }),
  'adminCurriculumDocuments.readFile': () => ({
    name: 'rocks.txt',
    dataBase64: Buffer.from('Rocks form in three ways.').toString('base64'),
  }),
  'adminCurriculumDocuments.coverage': () => ({}),
  'adminCurriculumDocuments.coverageTable': () => ({}),
  'adminCurriculumDocuments.open': add,
  'adminCurriculumDocuments.update': async (t) => ({ ...(await add(t)), title: 'Stones' }),
  'adminCurriculumDocuments.remove': add,
  'adminCurriculumDocuments.restore': add,
  'adminCurriculumDocuments.reindex': add,
  'adminCurriculumDocuments.versions': add,
  'adminCurriculumDocuments.version': async (t) => ({ ...(await add(t)), version: 1 }),
  'adminCurriculumDocuments.goBack': async (t) => ({ ...(await add(t)), version: 1 }),
}
