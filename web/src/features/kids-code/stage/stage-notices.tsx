import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#engines/kids-code/index.ts'

/** What a program met that a child should know of, kindly. */
export function StageNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('kidsCodeStage')
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul aria-label={t('notice.title')} className="flex flex-col gap-2">
          {notices.map((notice) => (
            <li key={notice} className="flex gap-2 rounded-control bg-info-soft p-2 text-info-ink">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t(`notice.${notice}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
