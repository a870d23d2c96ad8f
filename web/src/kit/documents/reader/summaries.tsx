import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AlignLeft, BookCheck, Bot } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DocumentSummary,
  documents,
  type ProfessionalDocument,
} from '#contract/professional/documents.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { announce } from '../../announce.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { refreshSummaries, summariesQuery } from '../documents.data.ts'
import { useFailureToast } from '../../use-failure-toast.ts'
import { MoreButton } from '../../queries/more-button.tsx'

/** A language model may think longer than a database. */
const LONGEST_WAIT_MS = 90_000

/** The summaries of a document, the newest first; each says who wrote it. */
export function Summaries({ document }: { document: ProfessionalDocument }) {
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
        <Button className="self-start" isPending={isMaking} onClick={() => void make()}>
          <AlignLeft aria-hidden="true" />
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
