import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Long enough for what a page asks after its first answers. */
const QUIET_MS = 500

/** Whether a page has shown what it asked for, and asks the reader nothing itself. Once it has, it stays so. */
export function useQuiet(pathname: string): boolean {
  const isLoading = useIsFetching() > 0
  const [quietPage, setQuietPage] = useState<string | null>(null)
  useEffect(() => {
    if (isLoading || quietPage === pathname) return
    const timer = setTimeout(() => {
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setQuietPage(pathname)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isLoading, pathname, quietPage])
  return quietPage === pathname
}
