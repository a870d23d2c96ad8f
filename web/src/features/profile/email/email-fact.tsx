import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { emailAddress, type OwnEmail } from '#contract/profile/email-address.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ownEmailQuery, useKeepOwnEmail } from '../profile.data.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

/** The own address, whether it is confirmed, and what there is to do about it. Where no mail leaves, nothing is said. */
export function EmailFact({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { data: own } = useQuery(ownEmailQuery)
  const [isChanging, setChanging] = useState(false)
  const email = own ? own.email : user.email
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">{email ?? t('person.none')}</span>
        {own?.canMail && own.email !== null && (
          <Badge tone={own.isProven ? 'success' : 'warning'}>
            {own.isProven ? t('email.confirmed') : t('email.unconfirmed')}
          </Badge>
        )}
      </span>
      {own?.waitingEmail && (
        <span className="wrap-anywhere text-muted">{t('email.waiting', { email: own.waitingEmail })}</span>
      )}
      {own && (
        <span className="-ml-4 flex flex-wrap">
          <SendAgain own={own} />
          <Button variant="link" onClick={() => setChanging(true)}>
            {email === null ? t('email.add') : t('email.change')}
          </Button>
        </span>
      )}
      {own && isChanging && <ChangeEmailDialog own={own} onClose={() => setChanging(false)} />}
    </div>
  )
}

function SendAgain({ own }: { own: OwnEmail }) {
  const { t } = useTranslation('profile')
  const keep = useKeepOwnEmail()
  const email = own.waitingEmail ?? (own.isProven ? null : own.email)
  const send = useWrite(emailAddress.sendLink, {
    failed: t('email.notSent'),
    onSuccess: (saved) => {
      keep(saved)
      toast({ title: t('email.sent', { email }) })
    },
  })
  if (!own.canMail || email === null) return null
  return (
    <Button variant="link" isPending={send.isPending} onClick={() => send.mutate({})}>
      {t('email.sendAgain')}
    </Button>
  )
}
