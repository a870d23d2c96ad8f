import { BookOpen, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenPage } from '../page/open-page.ts'

type PageChipProps = {
  open: OpenPage
  isLeftOut: boolean
  onChange: (isLeftOut: boolean) => void
}

/** Says what the tutor sees of the page, and lets the learner leave it out. */
export function PageChip({ open, isLeftOut, onChange }: PageChipProps) {
  const { t } = useTranslation('chat')
  if (isLeftOut) {
    return (
      <button
        type="button"
        onClick={() => onChange(false)}
        className="flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full border border-border-strong border-dashed px-3 text-muted hover:bg-fill hover:text-text"
      >
        <BookOpen aria-hidden="true" className="size-5 shrink-0" />
        <span className="truncate">{t('page.ask', { title: open.title })}</span>
      </button>
    )
  }
  return (
    <div className="flex w-fit max-w-full items-center rounded-full bg-fill ps-3">
      <BookOpen aria-hidden="true" className="me-2 size-5 shrink-0 text-muted" />
      <span className="truncate">{t('page.about', { title: open.title })}</span>
      <button
        type="button"
        aria-label={t('page.leaveOut', { title: open.title })}
        title={t('page.leaveOutShort')}
        onClick={() => onChange(true)}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-border"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
