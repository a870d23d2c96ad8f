import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'

/** Says where somebody is who may have come here by a link, and that nothing stays. */
export function DemoNotice({ until }: { until: string }) {
  const { t, i18n } = useTranslation('access')
  const time = new Date(until).toLocaleTimeString(i18n.language, { hour: 'numeric', minute: '2-digit' })
  return (
    <aside className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-4 py-2 text-muted print:hidden">
      <Hourglass aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t('publicDemo.text', { time })}</p>
      <AppLink
        to="/auth"
        className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('publicDemo.switch')}
      </AppLink>
    </aside>
  )
}
