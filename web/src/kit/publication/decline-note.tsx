import { useTranslation } from 'react-i18next'
import type { Decline } from '#contract/publication/fields.ts'

/** What the student reads when an adult has declined something, and what to do now. */
export function DeclineNote({ decline: { reason, message } }: { decline: Decline }) {
  const { t } = useTranslation('publications')
  return (
    <div className="flex flex-col gap-1 rounded-control bg-warning-soft p-3">
      <p className="font-medium">{reason ? t(`reason.${reason}`) : t('noReason')}</p>
      {message && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {t('said', { message })}
        </p>
      )}
      <p>{t('changeIt')}</p>
    </div>
  )
}
