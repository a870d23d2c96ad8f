import { Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminCurriculumDocument } from '#contract/admin/curriculum-documents.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { VersionChanges } from '../history/version-changes.tsx'
import { type DocumentValues, toInput } from './document-values.ts'

type ConflictNoticeProps = {
  theirs: AdminCurriculumDocument
  mine: DocumentValues
  isPending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two have edited at once: both texts are there, and the second one decides. */
export function ConflictNotice({ theirs, mine, isPending, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('curriculumDocuments')
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { savedBy, savedAt, version } = theirs
  const when = useMomentText()(savedAt)
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t('conflict.title')}
      className="flex flex-col gap-4 rounded-card border-2 border-border-strong bg-surface p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 font-semibold text-xl">
        <Users aria-hidden="true" className="size-6 shrink-0" />
        {t('conflict.title')}
      </h2>
      <p>
        {savedBy
          ? t('conflict.text', { name: savedBy.name, version, when })
          : t('conflict.textNobody', { version, when })}
      </p>
      <VersionChanges before={theirs} after={{ ...toInput(mine, theirs.metadata), version: mine.version }} />
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
