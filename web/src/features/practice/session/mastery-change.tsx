import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'

type MasteryChangeProps = { name: string; before: number | null; after: number }

/** Where the learner stood in a skill and where now. The ring is for the eyes; the words say it all. */
export function MasteryChange({ name, before, after }: MasteryChangeProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true">
        <ProgressRing percent={after} label={name} color="var(--brand)" sizePx={64} />
      </span>
      <p>
        <span className="block text-muted">{t('level.label')}</span>
        <span className="sr-only">
          {before === null ? t('level.firstSpoken', { after }) : t('level.changeSpoken', { before, after })}
        </span>
        <span
          aria-hidden="true"
          className="flex items-center gap-1.5 font-heading font-medium text-lg tabular-nums"
        >
          {before === null ? t('level.new') : `${before}%`}
          <ArrowRight className="size-4" />
          {`${after}%`}
        </span>
      </p>
    </div>
  )
}
