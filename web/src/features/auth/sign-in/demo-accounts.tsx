import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#contract/site.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { siteSettingsQuery } from '../auth.data.ts'

/** Shown only where the installation runs in demo mode. A failed look-up shows nothing: signing in works without it. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const { t } = useTranslation('auth')
  const accounts = useQuery(siteSettingsQuery).data?.demoAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <Card tone="brand" className="flex flex-col gap-3">
      <CardTitle className="text-lg">{t('demo.title')}</CardTitle>
      <CardDescription className="text-text">{t('demo.text')}</CardDescription>
      <ul className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <Button variant="outline" isFullWidth className="h-full" onClick={() => onPick(account)}>
              {t(`demo.${account.role}`, { grade: account.grade })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
