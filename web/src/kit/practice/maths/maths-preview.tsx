import { useTranslation } from 'react-i18next'
import { RichText } from '../../rich-text/rich-text.tsx'
import { previewMaths } from './preview-maths.ts'

/** Draws what is typed as it will be understood. What cannot be read yet is said gently and stops nobody. */
export function MathsPreview({ text }: { text: string }) {
  const { t } = useTranslation('practice')
  const preview = previewMaths(text)
  return (
    <div className="flex min-h-19 items-center overflow-x-auto rounded-control border border-border border-dashed bg-sunken px-4 py-2">
      {preview.kind === 'shown' ? (
        <span className="text-2xl">
          <span className="sr-only">{t('preview.label')}</span>
          <RichText html={preview.html} as="line" />
        </span>
      ) : (
        <span className="text-muted">
          {preview.kind === 'unreadable'
            ? t('preview.unreadable', { rest: preview.rest })
            : t(`preview.${preview.kind}`)}
        </span>
      )}
    </div>
  )
}
