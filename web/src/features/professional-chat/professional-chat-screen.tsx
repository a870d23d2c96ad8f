import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { type ChatSession, PANEL_SUBJECTS } from '#contract/study/chat.ts'
import { ChatDesk } from '../../kit/chat/chat-desk.tsx'
import { takeChatPlace } from '../../kit/chat/page/dock.ts'
import { DocumentList } from '../../kit/documents/list/document-list.tsx'
import { DocumentReader } from '../../kit/documents/reader/document-reader.tsx'
import { useUser } from '../../kit/session.ts'
import { AboutDocument } from './about-document.tsx'
import { useDocumentSession } from './use-document-session.ts'
import { useWantedDocument } from './use-wanted-document.ts'
import { useWantedTalk } from './use-wanted-talk.ts'

const PANES = ['chat', 'documents'] as const
type Pane = (typeof PANES)[number]

export function ProfessionalChatScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <ProfessionalChat user={user} />
}

/** The tutor and the documents side by side where there is room for both; else one of them at a time. */
function ProfessionalChat({ user }: { user: User }) {
  const { t } = useTranslation(['chat', 'documents'])
  const { documentId, visit, open, close } = useWantedDocument()
  const [pane, setPane] = useState<Pane>(documentId === null ? 'chat' : 'documents')
  const [session, setSession] = useState<ChatSession | null>(null)
  const [asked, setAsked] = useState(0)
  const [cameFrom, setCameFrom] = useState<number | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const openSession = useDocumentSession(user)
  useEffect(takeChatPlace, [])
  useEffect(() => {
    // Another session has another field, which is there only now.
    if (asked > 0) input.current?.focus()
  }, [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same source once more shows it once more
  useEffect(() => {
    if (documentId !== null) setPane('documents')
  }, [documentId, visit])

  async function ask(document: ProfessionalDocument) {
    const found = await openSession(document)
    if (found) talk(found)
  }

  function talk(found: ChatSession) {
    setSession(found)
    setPane('chat')
    setAsked((times) => times + 1)
  }
  useWantedTalk(user, openSession, talk)

  function show(id: number) {
    setPane('documents')
    if (id !== documentId) open(id)
  }

  function leave() {
    setCameFrom(documentId)
    close()
  }

  const paneStyles = (name: Pane) =>
    `flex min-h-0 min-w-0 flex-col overflow-hidden border-border border-y bg-surface sm:rounded-card sm:border ${pane === name ? '' : '@max-4xl/page:hidden'}`

  return (
    <div className="@container/page flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <PaneChoice pane={pane} onChoose={setPane} />
      </div>
      <div className="-mx-4 grid @4xl/page:h-[max(28rem,calc(100dvh-11.5rem))] h-[max(28rem,calc(100dvh-12rem))] @4xl/page:grid-cols-2 grid-rows-1 @4xl/page:gap-4 sm:mx-0">
        <section aria-label={t('title')} className={paneStyles('chat')}>
          <ChatDesk
            user={user}
            subjects={PANEL_SUBJECTS}
            input={input}
            choice={{ session, onChange: setSession }}
            about={(one) => <AboutDocument session={one} openId={documentId} onOpen={show} />}
          />
        </section>
        <div className={paneStyles('documents')}>
          {documentId === null ? (
            <DocumentList user={user} onOpen={open} onAdded={({ id }) => open(id)} cameFrom={cameFrom} />
          ) : (
            <DocumentReader key={documentId} user={user} id={documentId} onAsk={ask} onClose={leave} />
          )}
        </div>
      </div>
    </div>
  )
}

/** On a narrow screen one of the two is shown. */
function PaneChoice({ pane, onChoose }: { pane: Pane; onChoose: (pane: Pane) => void }) {
  const { t } = useTranslation('documents')
  return (
    <fieldset
      aria-label={t('screen.shown')}
      className="flex @4xl/page:hidden rounded-control border border-border-strong p-0.5"
    >
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-control px-3 font-heading font-medium text-muted hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
        >
          {t(`screen.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
