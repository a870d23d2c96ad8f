import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AdminCurriculumDocument,
  adminCurriculumDocuments as calls,
  type DocumentVersion,
} from '#contract/admin/curriculum-documents.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { MoreButton } from '../../../../kit/queries/more-button.tsx'
import { useFailureToast } from '../../../../kit/use-failure-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { NumberInput } from '../../../../ui/forms/number-input.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { documentQuery, useDocumentWrite, versionQuery, versionsQuery } from '../curriculum-admin.data.ts'
import { VersionChanges } from './version-changes.tsx'

type HistoryPanelProps = { document: AdminCurriculumDocument; onWentBack: () => void }

export function HistoryPanel({ document, onWentBack }: HistoryPanelProps) {
  const { t } = useTranslation(['curriculumDocuments', 'study'])
  const { id } = document
  const found = useInfiniteQuery(versionsQuery(id))
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const goBack = useDocumentWrite(calls.goBack)
  const versions = found.data?.pages.flat() ?? []
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null)

  async function bringBack(version: number) {
    try {
      queryClient.setQueryData(documentQuery(id).queryKey, await goBack.mutateAsync({ id, version }))
      onWentBack()
      toast({ title: t('history.wentBack', { version }) })
    } catch (error) {
      toastFailure(t('study:error'), error)
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
      <MoreButton query={found} className="self-center">
        {t('study:more')}
      </MoreButton>
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

type Pair = { from: number; to: number }
type CompareVersionsProps = {
  id: number
  newest: number
  chosen: Pair
  onChoose: (pair: Pair) => void
  /** The keyboard follows to what was asked for. */
  isAsked: boolean
}

/** Null while what is typed is no version. */
function readVersion(text: string, newest: number): number | null {
  const version = Number(text)
  return Number.isInteger(version) && version >= 1 && version <= newest ? version : null
}

function CompareVersions({ id, newest, chosen, onChoose, isAsked }: CompareVersionsProps) {
  const { t } = useTranslation('curriculumDocuments')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { from, to } = chosen
  const [before, after] = [useQuery(versionQuery(id, from)), useQuery(versionQuery(id, to))]
  const failed = [before, after].find(({ isError }) => isError)
  useEffect(() => {
    if (isAsked && to > 0) title.current?.focus()
  }, [isAsked, to])
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} ref={title} tabIndex={-1} className="font-semibold text-xl">
        {t('compare.title', chosen)}
      </h2>
      <div className="flex flex-wrap gap-4">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`compare.${end}`)} className="w-40">
            <NumberInput
              value={chosen[end]}
              min={1}
              max={newest}
              onChange={({ target }) =>
                onChoose({ ...chosen, [end]: readVersion(target.value, newest) ?? chosen[end] })
              }
            />
          </Field>
        ))}
      </div>
      {failed ? (
        <ErrorState title={t('compare.failed')} query={failed} />
      ) : before.data && after.data ? (
        <VersionChanges before={before.data} after={after.data} />
      ) : (
        <SkeletonBlocks blocks={['h-40']} />
      )}
    </section>
  )
}
