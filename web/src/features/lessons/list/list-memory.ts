import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'

/** The list as it was last seen: its filters, and its place among the pages the browser goes back through. */
let seen: { search: SearchAt<'/lessons'>; place: number | undefined } | null = null

export function useRememberList(): void {
  const search = useSearch({ from: usePagePath('lessons') })
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  useEffect(() => {
    seen = { search, place }
  }, [search, place])
}

/** Back to the list with its filters, and to the same spot of it when it is the page before this one. */
export function useBackToList(): () => void {
  const router = useRouter()
  return () => {
    const isBefore = seen?.place !== undefined && router.state.location.state.__TSR_index === seen.place + 1
    if (isBefore) router.history.back()
    else void router.navigate({ to: '/lessons', search: seen?.search ?? {} })
  }
}
