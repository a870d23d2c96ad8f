import type { EndpointName } from '#contract/api.ts'
import { addDocument } from './chat-rows.ts'
import { makeDocx } from './document-files.ts'
import { addLesson } from './learning-rows.ts'
import { addGuide } from './note-rows.ts'
import type { Sample } from './sample.ts'
import { addComment, addSharedDocument, addSharedGuide } from './shared-rows.ts'
import type { TestApp, TestPerson } from './test-app.ts'

const SAMPLE_TEXT =
  'A volcano is an opening in the crust of the Earth. Magma is melted rock below the surface.'

type AreaName = Extract<
  EndpointName,
  `${'collaboration' | 'college' | 'documents' | 'professional' | 'professionalRows'}.${string}`
>

/** Working calls of the professional and the college area. */
export const AREA_SAMPLES: { [Name in AreaName]: Sample<Name> } = {
  'collaboration.overview': () => ({}),
  'collaboration.sharing': (t, owner) => readSharedDocument(t, owner),
  'collaboration.shareDocument': async (t, owner) => ({
    id: (await addDocument(t, owner.id)).id,
    usernames: [],
  }),
  'collaboration.guideSharing': (t, owner) => readSharedGuide(t, owner),
  'collaboration.shareGuide': async (t, owner) => ({ id: (await addGuide(t, owner.id)).id, usernames: [] }),
  'collaboration.openGuide': (t, owner) => readSharedGuide(t, owner),
  'collaboration.comments': (t, owner) => readSharedDocument(t, owner),
  'collaboration.comment': async (t, owner) => ({
    ...(await readSharedDocument(t, owner)),
    content: 'Well put.',
  }),
  'collaboration.removeComment': async (t, owner) => ({ id: (await addComment(t, owner.id)).id }),
  'collaboration.restoreComment': async (t, owner) => ({
    id: (await addComment(t, owner.id, { deletedAt: t.clock.now, deletedBy: owner.id })).id,
  }),
  'college.courses': () => ({}),
  'college.course': async (t) => {
    await addLesson(t, { grade: 13, audience: 'college', course: 'Calculus' })
    return { courseId: 'mathematics-calculus' }
  },
  'college.analytics': () => ({ period: 'month' }),
  'college.resources': () => ({ q: 'water' }),
  'documents.list': () => ({ search: 'backups' }),
  'documents.create': () => ({ title: 'Handbook', content: SAMPLE_TEXT, documentType: 'research' }),
  'documents.addFile': () => ({
    name: 'Handbook.docx',
    dataBase64: Buffer.from(makeDocx([{ text: SAMPLE_TEXT }])).toString('base64'),
  }),
  'documents.open': async (t, owner) => ({ id: (await addDocument(t, owner.id)).id }),
  'documents.update': async (t, owner) => ({ id: (await addDocument(t, owner.id)).id, isArchived: true }),
  'documents.remove': async (t, owner) => ({ id: (await addDocument(t, owner.id)).id }),
  'documents.restore': async (t, owner) => ({
    id: (await addDocument(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'documents.summarize': (t, owner) => readSharedDocument(t, owner),
  'documents.summaries': (t, owner) => readSharedDocument(t, owner),
  'professional.dashboard': () => ({}),
  'professional.analytics': () => ({ period: 'month' }),
  'professional.references': () => ({}),
  'professionalRows.read': () => ({ figure: 'notes', period: 'month' }),
}

/** For what a document's readers may do, the caller is one: its owner is somebody else. */
async function readSharedDocument(t: TestApp, reader: TestPerson) {
  const owner = await t.signUp('professional')
  return { id: (await addSharedDocument(t, owner.id, reader.id)).id }
}

async function readSharedGuide(t: TestApp, reader: TestPerson) {
  const owner = await t.signUp('professional')
  return { id: (await addSharedGuide(t, owner.id, reader.id)).id }
}
