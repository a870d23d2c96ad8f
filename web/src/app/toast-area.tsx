import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '../ui/toast/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('../ui/toast/toaster.tsx')).Toaster }))

/** Fetches the toasts' code where one may come; the landing page has none until somebody signs out. */
export function ToastArea({ isAwaited }: { isAwaited: boolean }) {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  if (!isAwaited && current === null) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
