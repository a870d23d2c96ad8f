import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { type ChatSession, chat, PANEL_SUBJECTS } from '#contract/study/chat.ts'
import { createWriter } from '../../api/create-writer.ts'
import { PeriodButtons } from '../../kit/analytics/period-buttons.tsx'
import { markChatOutdated, sessionsQuery } from '../../kit/chat/chat.data.ts'
import { ChatDesk } from '../../kit/chat/chat-desk.tsx'
import { takeChatPlace } from '../../kit/chat/page/dock.ts'
import { DocumentList } from '../../kit/documents/list/document-list.tsx'
import { DocumentReader } from '../../kit/documents/reader/document-reader.tsx'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'

const PANES = ['chat', 'documents'] as const
type Pane = (typeof PANES)[number]

export const ProfessionalChatScreen = withUser(ProfessionalChat)

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
        {/* On a narrow screen one of the two is shown. */}
        <PeriodButtons
          label={t('documents:screen.shown')}
          names={PANES}
          chosen={pane}
          say={(name) => t(`documents:screen.${name}`)}
          onChoose={setPane}
          className="@4xl/page:hidden"
        />
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

/** The document that the address asks for, as an answer of the tutor does that came from it: ?document=12. */
function useWantedDocument() {
  const navigate = useNavigate({ from: '/professional/chat' })
  const documentId = useSearch({ from: '/professional/chat' }).document ?? null
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  // Going back leads from a document to the list, and from the list to where one came from.
  const go = (id: number | null) =>
    void navigate({
      to: '.',
      search: ({ passage: _passage, quote: _quote, ...rest }) => ({ ...rest, document: id ?? undefined }),
      replace: id === null,
      resetScroll: false,
    })
  return { documentId, visit, open: (id: number) => go(id), close: () => go(null) }
}

/** Goes on with the latest session about a document, or begins one. Null when neither could be done. */
function useDocumentSession(user: User) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [begin] = useState(() => createWriter(chat.documentSession))

  return async ({ id }: Pick<ProfessionalDocument, 'id'>): Promise<ChatSession | null> => {
    try {
      const known = await queryClient.fetchInfiniteQuery({ ...sessionsQuery(user.id, false), staleTime: 0 })
      const latest = known.pages.flat().find(({ documentId }) => documentId === id)
      if (latest) return latest
      const session = await begin({ documentId: id })
      markChatOutdated(queryClient)
      return session
    } catch (error) {
      toastFailure(t('screen.askFailed'), error)
      return null
    }
  }
}

type AboutDocumentProps = {
  session: ChatSession
  openId: number | null
  onOpen: (id: number) => void
}

/** What a session is about, with the way to it. */
function AboutDocument({ session, openId, onOpen }: AboutDocumentProps) {
  const { t } = useTranslation('documents')
  const { documentId, documentTitle } = session
  if (documentId === null) return null
  if (documentTitle === null)
    return <p className="border-border border-b px-4 py-2 text-muted">{t('screen.aboutDeleted')}</p>
  return (
    <div className="flex items-center gap-x-3 border-border border-b bg-fill px-4 py-1">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="wrap-anywhere min-w-0 flex-1 py-1">{t('screen.about', { title: documentTitle })}</span>
      {openId === documentId ? (
        <span className="text-muted @max-4xl/page:hidden">{t('screen.shownNow')}</span>
      ) : null}
      <Button
        variant="ghost"
        className={openId === documentId ? '@4xl/page:hidden' : ''}
        aria-label={t('screen.openNamed', { title: documentTitle })}
        onClick={() => onOpen(documentId)}
      >
        {t('screen.open')}
      </Button>
    </div>
  )
}

/**
 * Other pages lead into a talk: ?document=12&ask=true to one about a document, ?session=7 to one that was begun. What
 * was asked for is taken out of the address, so that going back does not ask for it again.
 */
function useWantedTalk(
  user: User,
  openSession: (document: { id: number }) => Promise<ChatSession | null>,
  onFound: (session: ChatSession) => void,
): void {
  const navigate = useNavigate({ from: '/professional/chat' })
  const queryClient = useQueryClient()
  const { document: documentId, session: sessionId, ask } = useSearch({ from: '/professional/chat' })
  const isAsking = ask === true && documentId !== undefined

  const find = useEffectEvent(async () => {
    if (isAsking && documentId !== undefined) return openSession({ id: documentId })
    const known = await queryClient.fetchInfiniteQuery(sessionsQuery(user.id, false))
    return known.pages.flat().find(({ id }) => id === sessionId) ?? null
  })
  const begin = useEffectEvent(async () => {
    // A list that cannot be had leaves the chat as it is: it tells of the failure itself.
    const found = await find().catch(() => null)
    if (found) onFound(found)
    void navigate({
      to: '.',
      search: ({ ask: _ask, session: _session, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })
  })
  const isWanted = isAsking || sessionId !== undefined
  useEffect(() => {
    if (isWanted) void begin()
  }, [isWanted])
}
