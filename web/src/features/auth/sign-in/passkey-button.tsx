import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { passkeySignIn } from '#contract/profile/passkeys.ts'
import { call } from '../../../api/call.ts'
import { canUsePasskeys, isGivenUp, signWithPasskey } from '../../../kit/second-factor/passkeys.ts'
import { siteQuery } from '../../../kit/site.data.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'

async function signInWithPasskey(): Promise<User> {
  const options = await call(passkeySignIn.begin, {})
  return call(passkeySignIn.finish, { credential: await signWithPasskey(options) })
}

type PasskeyButtonProps = { ref?: Ref<HTMLButtonElement>; onSignedIn: (user: User) => Promise<void> }

/** Where browsers allow it: signs in with a finger, a face or the lock of the screen, and nothing typed. */
export function PasskeyButton({ ref, onSignedIn }: PasskeyButtonProps) {
  const { t } = useTranslation('auth')
  const toastFailure = useFailureToast()
  const host = useQuery(siteQuery).data?.passkeyHost
  const signIn = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!isGivenUp(error)) toastFailure(t('signIn.passkeyFailed'), error)
    },
  })
  if (!canUsePasskeys(host)) return null
  return (
    <Button
      ref={ref}
      variant="outline"
      size="large"
      isFullWidth
      isPending={signIn.isPending}
      pendingLabel={t('signIn.pending')}
      onClick={() => signIn.mutate()}
    >
      <Fingerprint aria-hidden="true" />
      {t('signIn.passkey')}
    </Button>
  )
}
