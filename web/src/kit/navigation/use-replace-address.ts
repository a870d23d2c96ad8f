import { useNavigate } from '@tanstack/react-router'
import type { AppTarget } from './app-target.ts'

/** Changes what the address says, as a filter does: no step in the history, and the page stays where it is. */
export function useReplaceAddress(): (target: AppTarget) => void {
  const navigate = useNavigate()
  return (target) => void navigate({ ...target, replace: true, resetScroll: false })
}
