import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'

type SeenList = { search: SearchAt<'/lessons'>; place: number | undefined }

/** The list as a page last showed it: its filters, and its place among the pages the browser goes back through. */
const lastSeen = new WeakMap<ReturnType<typeof useRouter>, SeenList>()

export function useRememberList(): void {
  const router = useRouter()
  const search = useSearch({ from: usePagePath('lessons') })
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  useEffect(() => {
    lastSeen.set(router, { search, place })
  }, [router, search, place])
}

/** Back to the list with its filters, and to the same spot of it when it is the page before this one. */
export function useBackToList(): () => void {
  const router = useRouter()
  return () => {
    const seen = lastSeen.get(router)
    const isBefore = seen?.place !== undefined && router.state.location.state.__TSR_index === seen.place + 1
    if (isBefore) router.history.back()
    else void router.navigate({ to: '/lessons', search: seen?.search ?? {} })
  }
}
