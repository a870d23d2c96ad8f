import { useLocation, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'

/** Tells a visitor who was sent here from a protected page why, and leads on to what was wanted. */
export function SignInNotice() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  const region = useRef<HTMLDivElement>(null)
  // Shown one step after the page: what is put into a live region that already stands there is read aloud.
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    setShown(state.wanted)
    // A visitor who follows a link at the end of this page must come up to the notice, each time anew.
    if (state.wanted && !hash) region.current?.focus()
  }, [state, hash])

  function dismiss() {
    document.getElementById('main')?.focus()
    void navigate({ to: '/', hash: true, state: {}, replace: true, resetScroll: false })
  }

  return (
    <div ref={region} role="status" tabIndex={-1}>
      {shown && (
        <div className="border-brand-edge border-b bg-brand-soft">
          <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3 sm:flex-nowrap sm:px-8">
            <p className="min-w-0 flex-1 basis-52">
              <strong className="font-heading font-semibold">{t('notice.title')}</strong>
              <span className="block">{t('notice.text')}</span>
            </p>
            <button
              type="button"
              aria-label={t('notice.dismiss')}
              onClick={dismiss}
              className="-mr-2 grid size-11 shrink-0 place-items-center self-start rounded-control hover:bg-surface sm:order-last sm:self-center"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
            <Button asChild className="max-sm:w-full">
              <AppLink to="/auth" state={{ wanted: shown }}>
                {t('notice.signIn')}
              </AppLink>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
