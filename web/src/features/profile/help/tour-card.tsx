import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'

/** The way back to the guided tour, which shows itself only once. */
export function TourCard() {
  const { t } = useTranslation('profile')
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle>{t('help.tourTitle')}</CardTitle>
        <CardDescription>{t('help.tourText')}</CardDescription>
      </div>
      <Button asChild variant="outline">
        <AppLink to="/learn/dashboard" search={{ tour: 'again' }}>
          {t('help.tourStart')}
        </AppLink>
      </Button>
    </Card>
  )
}
