import { useTranslation } from 'react-i18next'
import { LogoMark } from '../../../ui/drawings/logo-mark.tsx'

/** A question and an answer that asks back. */
export function TutorPicture() {
  const { t } = useTranslation('landing')
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="max-w-[85%] self-end rounded-card rounded-br-small bg-brand px-4 py-2.5 text-on-brand">
        {t('featurePictures.question')}
      </p>
      <div className="flex max-w-[95%] items-end gap-2">
        <LogoMark className="mb-1 size-8 shrink-0" />
        <p className="rounded-card rounded-bl-small border border-border bg-surface px-4 py-2.5">
          {t('featurePictures.answer')}
        </p>
      </div>
    </div>
  )
}
