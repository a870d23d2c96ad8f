import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { onboardingProgressQuery, useUser } from '../../kit/session.ts'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { GuardianScreen } from './guardian/guardian-screen.tsx'
import { OnboardingFlow } from './onboarding-flow.tsx'
import { PlacementPanel } from './placement/placement-panel.tsx'

/**
 * Meets a newcomer. It works without the server's memory of earlier visits: it then starts at the beginning. Whoever has
 * been through it finds the placement here on its own, at `?step=placement`; a child and a guardian the agreement, at
 * `?step=guardian`.
 */
export function OnboardingScreen() {
  const user = useUser()
  const progress = useQuery(onboardingProgressQuery)
  const { step } = useSearch({ from: '/onboarding' })
  // Nobody is here only for the moment in which somebody signs out.
  if (!user || progress.isPending) return <OnboardingSkeleton />
  if (step === 'guardian') return <GuardianScreen key={user.id} user={user} />
  const isPast = progress.data?.data.isCompleted === true || user.isTeacher
  if (isPast && step === 'placement') return <FindLevel key={user.id} user={user} />
  return <OnboardingFlow key={user.id} user={user} progress={progress.data} wantedStep={step} />
}

function OnboardingSkeleton() {
  return (
    <SkeletonArea className="mx-auto flex max-w-2xl flex-col items-center gap-6 pb-10">
      <Skeleton className="h-3 w-40" shape="round" />
      <Skeleton className="size-36" shape="round" />
      <Skeleton className="h-9 w-72 max-w-full" shape="line" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-56" shape="control" />
    </SkeletonArea>
  )
}

/** The placement on its own, for everybody who is past the onboarding and wants to take it, or take it again. */
function FindLevel({ user }: { user: User }) {
  const { t } = useTranslation('onboarding')
  useTabTitle(t('placement.title'))
  return (
    <div data-step="placement" className="mx-auto flex w-full max-w-2xl flex-col gap-6 pb-10">
      <PlacementPanel
        user={user}
        renderActions={() => (
          <div className="flex justify-center">
            <LinkButton to="/practice" variant="ghost">
              <ArrowLeft aria-hidden="true" />
              {t('placement.toPractice')}
            </LinkButton>
          </div>
        )}
      />
    </div>
  )
}
