import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AdminCurriculumDocument,
  adminCurriculumDocuments as calls,
  type DocumentVersion,
} from '#contract/admin/curriculum-documents.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { documentQuery, useDocumentWrite, versionsQuery } from '../curriculum-admin.data.ts'
import { CompareVersions } from './compare-versions.tsx'

type HistoryPanelProps = { document: AdminCurriculumDocument; onWentBack: () => void }

/** Who saved what and when; what was changed each time; and the way back to any version. */
export function HistoryPanel({ document, onWentBack }: HistoryPanelProps) {
  const { t } = useTranslation(['curriculumDocuments', 'study'])
  const { id } = document
  const found = useInfiniteQuery(versionsQuery(id))
  const queryClient = useQueryClient()
  const toErrorText = useErrorText()
  const goBack = useDocumentWrite(calls.goBack)
  const versions = found.data?.pages.flat() ?? []
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null)

  async function bringBack(version: number) {
    try {
      queryClient.setQueryData(documentQuery(id).queryKey, await goBack.mutateAsync({ id, version }))
      onWentBack()
      toast({ title: t('history.wentBack', { version }) })
    } catch (error) {
      toast({ title: t('study:error'), description: toErrorText(error), variant: 'destructive' })
    }
  }

  if (found.isError && !found.data) return <ErrorState title={t('history.failed')} query={found} />
  if (found.isPending) return <SkeletonBlocks blocks={['h-20']} times={2} className="flex flex-col gap-3" />
  const present = versions[0]?.version ?? document.version
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">{t('history.intro')}</p>
      <ol aria-label={t('history.title')} className="flex flex-col gap-2">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionLine
              version={version}
              isPresent={version.version === present}
              isPending={goBack.isPending}
              onCompare={() => setChosen({ from: Math.max(1, version.version - 1), to: version.version })}
              onGoBack={() => void bringBack(version.version)}
            />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          isPending={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('study:more')}
        </Button>
      )}
      {present > 1 && (
        <CompareVersions
          id={id}
          newest={present}
          chosen={chosen ?? { from: present - 1, to: present }}
          onChoose={setChosen}
          isAsked={chosen !== null}
        />
      )}
    </div>
  )
}

type VersionLineProps = {
  version: DocumentVersion
  isPresent: boolean
  isPending: boolean
  onCompare: () => void
  onGoBack: () => void
}

function VersionLine({ version: one, isPresent, isPending, onCompare, onGoBack }: VersionLineProps) {
  const { t } = useTranslation('curriculumDocuments')
  const toMomentText = useMomentText()
  const { version, savedBy, savedAt, title } = one
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-surface p-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('history.version', { version })}
          {isPresent && <Badge tone="primary">{t('history.present')}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted">
          {[savedBy?.name ?? t('history.unknown'), toMomentText(savedAt), title].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {version > 1 && (
          <Button variant="ghost" aria-label={t('history.showNamed', { version })} onClick={onCompare}>
            {t('history.show')}
          </Button>
        )}
        {!isPresent && (
          <Button
            variant="outline"
            isPending={isPending}
            aria-label={t('history.goBackNamed', { version })}
            onClick={onGoBack}
          >
            {t('history.goBack')}
          </Button>
        )}
      </div>
    </div>
  )
}
