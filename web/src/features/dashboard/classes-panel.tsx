import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/card.tsx'

/** The place for a learner's classes, which teachers fill. */
export function ClassesPanel() {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="classes-heading" className="flex flex-col gap-4">
      <h2 id="classes-heading" className="font-semibold text-2xl">
        {t('classes.heading')}
      </h2>
      <Card tone="sunken" padding="small">
        <p className="text-muted">{t('classes.emptyText')}</p>
      </Card>
    </section>
  )
}
