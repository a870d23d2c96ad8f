import { useQuery } from '@tanstack/react-query'
import { onboardingProgressQuery, useUser } from '../../kit/session.ts'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { OnboardingFlow } from './onboarding-flow.tsx'

/** Meets a newcomer. It works without the server's memory of earlier visits: it then starts at the beginning. */
export function OnboardingScreen() {
  const user = useUser()
  const progress = useQuery(onboardingProgressQuery)
  // Nobody is here only for the moment in which somebody signs out.
  if (!user || progress.isPending) return <OnboardingSkeleton />
  return <OnboardingFlow key={user.id} user={user} progress={progress.data} />
}

function OnboardingSkeleton() {
  return (
    <SkeletonArea className="mx-auto flex max-w-2xl flex-col items-center gap-6 pb-10">
      <Skeleton className="h-3 w-40 rounded-full" />
      <Skeleton className="size-36 rounded-full" />
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-56" />
    </SkeletonArea>
  )
}
