import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note } from '#contract/study/notes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Markdown } from '../markdown/markdown.tsx'

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-control bg-warning-soft p-3 text-warning-ink">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {text}
      </p>
      {children}
    </div>
  )
}

export function OtherTabNotice() {
  const { t } = useTranslation('study')
  return <Notice text={t('draft.elsewhere')} />
}

type ChangedNoticeProps = { saved: Note; onTake: () => void; onKeep: () => void; keepLabel: string }

/** The note was changed elsewhere: both texts are there, and the writer chooses. */
export function ChangedNotice({ saved, onTake, onKeep, keepLabel }: ChangedNoticeProps) {
  const { t } = useTranslation('notes')
  return (
    <Notice text={t('clash.changed')}>
      <details className="rounded-control border border-border bg-surface text-text">
        <summary className="flex min-h-11 cursor-pointer items-center px-3">{t('clash.show')}</summary>
        <div className="max-h-60 overflow-y-auto px-3 pb-3">
          <p className="font-semibold">{saved.title}</p>
          <Markdown text={saved.content} headingsFrom={4} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onTake}>
          {t('clash.take')}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
    </Notice>
  )
}

export function GoneNotice({ onSaveAnew }: { onSaveAnew: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <Notice text={t('clash.gone')}>
      <div>
        <Button variant="outline" onClick={onSaveAnew}>
          {t('clash.saveAnew')}
        </Button>
      </div>
    </Notice>
  )
}
