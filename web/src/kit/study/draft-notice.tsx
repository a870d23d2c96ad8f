import { NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'

/** Stands in a dialog that opens with what was typed before, so that nobody wonders where it comes from. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('study')
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft px-3 py-1 text-info-ink"
    >
      <NotebookPen aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-48">{t('draft.back')}</span>
      <Button variant="ghost" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  )
}
