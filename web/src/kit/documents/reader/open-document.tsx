import { rootRouteId, useRouterState, useSearch } from '@tanstack/react-router'
import { ExternalLink, MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { useChatPage } from '../../chat/page/open-page.ts'
import { LongMarkdown } from '../../markdown/long-markdown.tsx'
import { PassageText } from '../../passages/passage-text.tsx'
import { DocumentFacts } from '../document-facts.tsx'
import { DocumentMenu } from '../list/document-menu.tsx'
import { Summaries } from './summaries.tsx'

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
            <Button variant="secondary" isPending={isAsking} onClick={() => void ask()}>
              <MessageCircleQuestionMark aria-hidden="true" />
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
