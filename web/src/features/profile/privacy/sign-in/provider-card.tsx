import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identities, type SignInWays } from '#contract/profile/identities.ts'
import { keepTicket } from '../../../../kit/provider-ticket.ts'
import { useWrite } from '../../../../kit/queries/use-write.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../../../ui/layout/card.tsx'
import { signInWaysQuery } from '../../profile.data.ts'
import { PasswordDialog } from '../password-dialog.tsx'

/** Where the school has a provider, or had one: what the own account is linked with. */
export function ProviderCard() {
  const { t } = useTranslation('profile')
  const { data: ways } = useQuery(signInWaysQuery)
  if (!ways || (ways.provider === null && ways.identities.length === 0)) return null
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('provider.title')}</CardTitle>
        <CardDescription>
          {ways.identities.length > 0
            ? t('provider.linkedText')
            : t('provider.text', { name: ways.provider })}
        </CardDescription>
      </div>
      {ways.identities.length > 0 && (
        <ul className="flex flex-col divide-y divide-border">
          {ways.identities.map((identity) => (
            <li key={identity.id}>
              <IdentityLine identity={identity} ways={ways} />
            </li>
          ))}
        </ul>
      )}
      {ways.provider !== null && ways.identities.length === 0 && (
        <LinkButton name={ways.provider} hasPassword={ways.hasPassword} />
      )}
    </Card>
  )
}

function IdentityLine({ identity, ways }: { identity: SignInWays['identities'][number]; ways: SignInWays }) {
  const { t, i18n } = useTranslation('profile')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const unlink = useWrite(identities.unlink, {
    done: t('provider.unlinked'),
    onSuccess: (saved) => queryClient.setQueryData(signInWaysQuery.queryKey, saved),
  })
  const name = URL.parse(identity.issuer)?.hostname ?? identity.issuer
  const day = new Date(identity.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{identity.email ?? name}</p>
        <p className="break-words text-muted">{t('provider.since', { name, day })}</p>
      </div>
      {ways.hasPassword ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <Link2Off aria-hidden="true" />
          {t('provider.unlink')}
        </Button>
      ) : (
        <p className="basis-full text-muted">{t('provider.passwordFirst')}</p>
      )}
      {isAsking && (
        <PasswordDialog
          title={t('provider.unlinkTitle', { name })}
          text={t('provider.unlinkText')}
          confirmLabel={t('provider.unlink')}
          writer={{
            ...unlink,
            mutate: ({ password }, options) => unlink.mutate({ id: identity.id, password }, options),
          }}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Who has no password is asked by the server for a fresh sign-in instead. */
function LinkButton({ name, hasPassword }: { name: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile')
  const [isAsking, setAsking] = useState(false)
  const link = useWrite(identities.link, {
    ...(!hasPassword && { failed: t('provider.failed') }),
    onSuccess: ({ url, ticket }) => {
      keepTicket(ticket)
      window.location.assign(url)
    },
  })
  return (
    <>
      <Button
        variant="outline"
        className="self-start"
        isPending={link.isPending}
        onClick={() => (hasPassword ? setAsking(true) : link.mutate({}))}
      >
        <Link2 aria-hidden="true" />
        {t('provider.link', { name })}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={t('provider.linkTitle', { name })}
          text={t('provider.linkText')}
          confirmLabel={t('provider.link', { name })}
          writer={link}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
