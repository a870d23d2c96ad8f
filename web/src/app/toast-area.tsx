import { useSyncExternalStore } from 'react'
import { useAfter } from '../kit/use-after.ts'
import { useFetched } from '../kit/use-fetched.ts'
import { toastStore } from '../ui/toast/toast-store.ts'

const loadToaster = async () => (await import('../ui/toast/toaster.tsx')).Toaster

/** Enough for the page to be there. */
const AFTER_PAGE_MS = 10_000

/**
 * Fetches the toasts' code where one may come, with the first one or after the page: a toast that says that the server
 * cannot be reached must not have to be fetched from it. The landing page has none until somebody signs out.
 */
export function ToastArea({ isAwaited }: { isAwaited: boolean }) {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const isPageThere = useAfter(AFTER_PAGE_MS)
  const [Toaster] = useFetched(current !== null || (isAwaited && isPageThere) ? loadToaster : null)
  return Toaster && <Toaster />
}
