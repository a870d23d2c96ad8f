import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The list as it was last seen: its filters, and its place among the pages the browser goes back through. */
let seen: { search: Record<string, unknown>; place: number | undefined } | null = null

export function useRememberList(): void {
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
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
    else void router.navigate({ to: '/lessons' as never, search: (seen?.search ?? {}) as never })
  }
}
