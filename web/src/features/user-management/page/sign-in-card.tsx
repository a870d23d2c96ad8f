import { KeyRound, SmartphoneNfc } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { PasswordDialog } from '../form/password-dialog.tsx'
import type { UserDeeds } from '../users.data.ts'
import { ConfirmDeed } from './confirm-deed.tsx'
import { FactLine, Facts } from './facts.tsx'

export function SignInCard({ read, name, deeds }: { read: UserPage; name: string; deeds: UserDeeds }) {
  const { t, i18n } = useTranslation('users')
  const { user, secondFactorSince, passwordChangedAt, isSelf } = read
  const [dialog, setDialog] = useState<'password' | 'factor' | null>(null)
  const mayHelp = !isSelf && user.state !== 'deleted' && !user.isDemo
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.signIn')}</CardTitle>
      <Facts>
        <FactLine label={t('page.passwordSince')}>{day(passwordChangedAt)}</FactLine>
        <FactLine label={t('page.factor')}>
          {secondFactorSince ? t('page.factorOn', { day: day(secondFactorSince) }) : t('page.factorOff')}
        </FactLine>
      </Facts>
      {mayHelp ? (
        <div className="flex flex-wrap gap-3">
          <Button icon={KeyRound} variant="outline" onClick={() => setDialog('password')}>
            {t('deed.password')}
          </Button>
          {secondFactorSince && (
            <Button
              icon={SmartphoneNfc}
              variant="outline"
              onClick={() => setDialog('factor')}
              isPending={deeds.isPending}
            >
              {t('deed.resetFactor')}
            </Button>
          )}
        </div>
      ) : (
        isSelf && <p className="text-muted">{t('page.ownSignIn')}</p>
      )}
      {dialog === 'password' && <PasswordDialog user={user} name={name} onClose={() => setDialog(null)} />}
      {dialog === 'factor' && (
        <ConfirmDeed
          user={user}
          name={name}
          deed="resetFactor"
          deeds={deeds}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  )
}
