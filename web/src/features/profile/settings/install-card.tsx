import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askToInstall, hasInstallPrompt } from '../../../kit/install-prompt.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'

/** Only where the browser has offered it, and not once it is answered. */
export function InstallCard() {
  const { t } = useTranslation('device')
  const [isOffered, setOffered] = useState(hasInstallPrompt)
  if (!isOffered) return null
  return (
    <Card className="flex flex-col items-start gap-3">
      <CardTitle>{t('install.title')}</CardTitle>
      <p className="text-muted">{t('install.text')}</p>
      <Button
        variant="outline"
        onClick={() => {
          setOffered(false)
          void askToInstall()
        }}
      >
        {t('install.action')}
      </Button>
    </Card>
  )
}
