import { useTranslation } from 'react-i18next'
import { useRegistration } from '../../../kit/site.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AuthLink } from './landing-header.tsx'

type WaysInProps = { start: string; signIn: string; className?: string }

/** To register, where people do so by themselves, and to sign in; elsewhere newcomers learn whom to ask. */
export function WaysIn({ start, signIn, className = '' }: WaysInProps) {
  const { t } = useTranslation('landing')
  const registration = useRegistration()
  if (registration === 'open')
    return (
      <div className={`mt-8 flex flex-col gap-3 sm:flex-row ${className}`}>
        <Button asChild size="large">
          <AuthLink search={{ form: 'sign-up' }}>{start}</AuthLink>
        </Button>
        <Button asChild size="large" variant="outline">
          <AuthLink>{signIn}</AuthLink>
        </Button>
      </div>
    )
  return (
    <div className={`mt-8 flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5 ${className}`}>
      <Button asChild size="large">
        <AuthLink>{t(registration === 'demo' ? 'nav.lookAround' : 'nav.signIn')}</AuthLink>
      </Button>
      {registration && <p className="text-muted">{t(`newHere.${registration}`)}</p>}
    </div>
  )
}
