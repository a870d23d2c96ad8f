import { CircleAlert, CircleCheck } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../actions/button.tsx'
import { CloseButton } from '../overlays/close-button.tsx'
import { toastStore } from './toast-store.ts'
import './toaster.css'

/** Documented: how long a toast stays, and how far to the right a swipe goes before it closes. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** The area of the toasts; stands once in the app. F8 moves the focus into it. */
export function Toaster() {
  const { t } = useTranslation('ui')
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const area = useRef<HTMLOListElement>(null)
  const isOpen = current?.isOpen ?? false

  useEffect(() => {
    // Radix stops its clock while pointer or focus is on a toast, and forgets to start it again when that toast is closed
    // there: every later toast would stay for ever. Telling the area that focus has left starts the clock.
    if (!isOpen) area.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }, [isOpen])

  const isDestructive = current?.variant === 'destructive'
  return (
    <Radix.Provider
      label={t('toast.announcement')}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {current && (
        <Radix.Root
          // A new id is a new toast: timer and announcement start afresh.
          key={current.id}
          open={current.isOpen}
          duration={current.isLasting ? Number.POSITIVE_INFINITY : DURATION_MS}
          onOpenChange={(next) => !next && toastStore.dismiss(current.id)}
          // An open dialog takes the pointer from everything around it; a toast must still be closed or acted on.
          className={`toast pointer-events-auto flex items-start gap-3 rounded-card border bg-raised p-2 pl-4 text-text shadow-raised animate-from-right data-[state=closed]:animate-fade-out data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=end]:animate-to-right data-[swipe=cancel]:translate-x-0 ${isDestructive ? 'border-destructive' : 'border-border'}`}
        >
          {isDestructive ? (
            <CircleAlert aria-hidden="true" className="my-2.5 size-6 shrink-0 text-destructive" />
          ) : (
            <CircleCheck aria-hidden="true" className="my-2.5 size-6 shrink-0 text-success" />
          )}
          <div className="toast-words min-w-0 flex-1 py-2.5">
            <Radix.Title className="font-semibold">{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="text-muted">{current.description}</Radix.Description>
            )}
          </div>
          {current.action && (
            <Radix.Action
              altText={current.action.label}
              onClick={current.action.onAction}
              className={buttonStyles({ variant: 'secondary', className: 'toast-action' })}
            >
              {current.action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={area}
        // An open dialog hides everything from screen readers but what has this attribute.
        aria-live="off"
        label={t('toast.area', { hotkey: '{hotkey}' })}
        className="fixed inset-x-0 top-0 z-50 mx-auto flex w-full max-w-[28rem] flex-col p-4 sm:top-auto sm:right-(--beside,0px) sm:bottom-0 sm:mx-0 sm:ml-auto"
      />
    </Radix.Provider>
  )
}
