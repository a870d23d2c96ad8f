import { collaboration } from '#contract/professional/collaboration.ts'
import { DocumentCard, documents, ProfessionalDocument } from '#contract/professional/documents.ts'
import { ChatSession, chat } from '#contract/study/chat.ts'
import { type Answer, answer } from './fake-server.ts'
import { makeSample } from './make-sample.ts'

export const makeDocument = (fields: Partial<ProfessionalDocument> = {}) =>
  makeSample(ProfessionalDocument, {
    id: 12,
    userId: 7,
    title: 'Backups that hold',
    content: '# Night backups\n\nA backup is a copy of data that is kept apart.',
    ...fields,
  })

const toCard = ({ content, citation, ...card }: ProfessionalDocument) =>
  makeSample(DocumentCard, { ...card, excerpt: content ?? '', length: content?.length ?? 0 })

/** The documents of a professional and the talks about them, as our server keeps them. */
export function answerDocuments(...kept: ProfessionalDocument[]): Answer[] {
  const sessions: ChatSession[] = []
  const owner = { username: 'nia', name: 'Nia Bello' }
  return [
    answer(documents.list, ({ only }) => (only ? [] : kept.toReversed().map(toCard))),
    answer(documents.open, ({ id }) => kept.find((one) => one.id === Number(id)) ?? makeDocument()),
    answer(documents.create, ({ title, content }) => {
      const made = makeDocument({ id: 20 + kept.length, title: title ?? '', content: content ?? null })
      kept.push(made)
      return made
    }),
    answer(documents.summaries, []),
    answer(collaboration.sharing, { isOwn: true, owner, readers: [] }),
    answer(collaboration.comments, []),
    answer(chat.sessions, () => sessions),
    answer(chat.subjects, []),
    answer(chat.documentSession, (input) => {
      const documentId = Number(input.documentId)
      const title = kept.find(({ id }) => id === documentId)?.title ?? ''
      const session = makeSample(ChatSession, { id: 31, userId: 7, title, documentId, documentTitle: title })
      sessions.push(session)
      return session
    }),
  ]
}
