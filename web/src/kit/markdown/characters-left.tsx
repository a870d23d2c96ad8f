import { useTranslation } from 'react-i18next'

/** From here on the count is worth a look. */
const NEARLY_FULL = 0.9

export function CharactersLeft({ length, maxLength }: { length: number; maxLength: number }) {
  const { t } = useTranslation('study')
  if (length < maxLength * NEARLY_FULL) return null
  const left = maxLength - length
  return left >= 0 ? (
    <span className="text-muted">{t('editor.left', { count: left })}</span>
  ) : (
    <span className="text-destructive-ink">{t('editor.tooLong', { count: -left })}</span>
  )
}
