import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** The way to the placement, for those who skipped it and those who have outgrown it. */
export function LevelCard() {
  const { t } = useTranslation('practice')
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <p>{t('start.findLevelText')}</p>
      <Button asChild variant="secondary">
        <AppLink to="/onboarding" search={{ step: 'placement' }}>
          <Compass aria-hidden="true" />
          {t('start.findLevel')}
        </AppLink>
      </Button>
    </Card>
  )
}
