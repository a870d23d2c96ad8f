import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { rootRouteId, useRouterState, useSearch } from '@tanstack/react-router'
import { AlignLeft, BookCheck, Bot, ExternalLink, MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DocumentSummary,
  documents,
  type ProfessionalDocument,
} from '#contract/professional/documents.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { announce } from '../../announce.ts'
import { useChatPage } from '../../chat/page/open-page.ts'
import { LongMarkdown } from '../../markdown/long-markdown.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import { PassageText } from '../../passages/passage-text.tsx'
import { MoreButton } from '../../queries/more-button.tsx'
import { useFailureToast } from '../../use-failure-toast.ts'
import { DocumentFacts } from '../document-facts.tsx'
import { refreshSummaries, summariesQuery } from '../documents.data.ts'
import { DocumentMenu } from '../list/document-menu.tsx'

/** A language model may think longer than a database. */
const LONGEST_WAIT_MS = 90_000

/** The summaries of a document, the newest first; each says who wrote it. */
function Summaries({ document }: { document: ProfessionalDocument }) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const { id, userId } = document
  const found = useInfiniteQuery(summariesQuery(userId, id))
  const [isMaking, setMaking] = useState(false)
  const newest = useRef<HTMLLIElement>(null)
  const all = found.data?.pages.flat() ?? []
  const hasText = (document.content ?? '').trim() !== ''

  async function make() {
    setMaking(true)
    try {
      await call(documents.summarize, { id }, { timeoutMs: LONGEST_WAIT_MS })
      await refreshSummaries(queryClient, userId, id)
      announce(t('summary.done'))
      newest.current?.focus()
    } catch (error) {
      toastFailure(t('summary.failed'), error)
    }
    setMaking(false)
  }

  return (
    <div className="flex flex-col gap-4">
      {hasText ? (
        <Button icon={AlignLeft} className="self-start" isPending={isMaking} onClick={() => void make()}>
          {all.length === 0 ? t('summary.make') : t('summary.again')}
        </Button>
      ) : (
        <p className="text-muted">{t('reader.noText')}</p>
      )}
      {found.isPending ? (
        <SkeletonArea>
          <SkeletonText lines={5} />
        </SkeletonArea>
      ) : found.isError && !found.data ? (
        <ErrorState headingLevel={3} title={t('summary.listFailed')} query={found} />
      ) : all.length === 0 ? (
        hasText && <p className="text-muted">{t('summary.none')}</p>
      ) : (
        <ol aria-label={t('reader.summaries')} className="flex flex-col gap-4">
          {all.map((summary, place) => (
            <li
              key={summary.id}
              ref={place === 0 ? newest : undefined}
              tabIndex={-1}
              className="flex flex-col gap-3 rounded-control border border-border p-4"
            >
              <Summary summary={summary} />
            </li>
          ))}
        </ol>
      )}
      <MoreButton query={found} className="self-center">
        {t('summary.earlier')}
      </MoreButton>
    </div>
  )
}

function Summary({
  summary: { summary, keyPoints, engine, model, createdAt },
}: {
  summary: DocumentSummary
}) {
  const { t, i18n } = useTranslation('documents')
  const { t: say } = useTranslation('ui')
  const at = formatDate(createdAt, say, i18n.language, { dateStyle: 'medium' })
  const Icon = engine === 'llm' ? Bot : BookCheck
  return (
    <>
      <p className="flex items-start gap-1.5 text-muted">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="wrap-anywhere min-w-0">
          {at} · {engine === 'llm' ? t('summary.model', { model: model ?? '' }) : t('summary.embedded')}
        </span>
      </p>
      <Markdown text={summary} headingsFrom={4} />
      {keyPoints.length > 0 && (
        <div>
          <h3 className="font-heading font-semibold">{t('summary.keyPoints')}</h3>
          <ul className="list-disc ps-5">
            {keyPoints.map((point) => (
              <li key={point} className="wrap-anywhere">
                <Markdown text={point} as="line" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type OpenDocumentProps = {
  document: ProfessionalDocument
  /** Somebody else has shared it otherwise: it can be read, but not changed. */
  isOwn: boolean
  ownerActions?: ReactNode
  talk?: { label: string; content: ReactNode } | undefined
  onAsk?: ((document: ProfessionalDocument) => Promise<void>) | undefined
  onEdit: () => void
  onArchive: () => void
  onRemove: () => void
}

export function OpenDocument({ document, isOwn, ownerActions, talk, onAsk, ...deeds }: OpenDocumentProps) {
  const { t } = useTranslation('documents')
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const content = document.content ?? ''
  const [part, setPart] = usePart()
  useChatPage({
    page: { kind: 'document', id: document.id },
    title: document.title,
    subject: null,
    readText: () => content,
  })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])

  async function ask() {
    setAsking(true)
    await onAsk?.(document)
    setAsking(false)
  }

  return (
    <Tabs value={part} onValueChange={setPart} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      <div className="flex flex-col gap-2">
        <div className="flex items-start gap-1">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="wrap-anywhere min-w-0 flex-1 py-1.5 font-heading font-semibold text-xl outline-none"
          >
            {document.title}
          </h2>
          {isOwn && <DocumentMenu document={document} {...deeds} />}
        </div>
        <DocumentFacts document={document} length={content.length} />
        <Addresses document={document} />
        {document.tags.length > 0 && (
          <ul aria-label={t('list.tagsOf', { title: document.title })} className="flex flex-wrap gap-1.5">
            {document.tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge tone="outline">
                  <span className="truncate">{tag}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {onAsk && content.trim() !== '' && (
            <Button
              icon={MessageCircleQuestionMark}
              variant="secondary"
              isPending={isAsking}
              onClick={() => void ask()}
            >
              {t('reader.ask')}
            </Button>
          )}
          {isOwn && ownerActions}
        </div>
      </div>
      {/* A row that scrolls sideways would be pressed flat by the text. */}
      <div className="shrink-0">
        <TabList label={t('reader.parts')}>
          <Tab value="text">{t('reader.text')}</Tab>
          <Tab value="summaries">{t('reader.summaries')}</Tab>
          {talk && <Tab value="talk">{talk.label}</Tab>}
        </TabList>
      </div>
      <TabPanel value="text">
        {content.trim() === '' ? (
          <p className="text-muted">{t('reader.noText')}</p>
        ) : (
          <PassageText>
            <LongMarkdown text={content} headingsFrom={3} />
          </PassageText>
        )}
      </TabPanel>
      <TabPanel value="summaries">
        <Summaries document={document} />
      </TabPanel>
      {talk && <TabPanel value="talk">{talk.content}</TabPanel>}
    </Tabs>
  )
}

/** Which part is shown; whoever follows a source to a passage wants to see the text. */
function usePart() {
  const [part, setPart] = useState('text')
  const hasPassage = useSearch({
    from: rootRouteId,
    select: ({ passage, quote }) => passage !== undefined || quote !== undefined,
  })
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same address counts
  useEffect(() => {
    if (hasPassage) setPart('text')
  }, [hasPassage, visit])
  return [part, setPart] as const
}

function Addresses({ document: { websiteUrl, documentUrl } }: { document: ProfessionalDocument }) {
  const { t } = useTranslation('documents')
  const addresses = [...new Set([websiteUrl, documentUrl].filter((url) => url !== null))]
  return addresses.map((url) => (
    <a
      key={url}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 max-w-full items-center gap-2 self-start rounded-control text-brand-ink underline underline-offset-4"
    >
      <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{url}</span>
      <span className="sr-only">{t('reader.newTab')}</span>
    </a>
  ))
}
