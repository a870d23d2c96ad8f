import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { openAlertsQuery } from '../../kit/alerts/open-alerts.data.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { secondFactorQuery } from '../../kit/second-factor/second-factor.data.ts'

/**
 * Where the operator requires two-step sign-in, those who have not set it up are refused everywhere they have work to do.
 * Every page could only say that it cannot be loaded; this says why. Asked only after a refusal.
 */
export function EnrollNotice() {
  const { t } = useTranslation('access')
  const { error } = useQuery(openAlertsQuery)
  const isRefused = error instanceof ApiError && error.code === 'not_allowed'
  const { data } = useQuery({ ...secondFactorQuery, enabled: isRefused })
  if (!isRefused || !data?.isRequired || data.since !== null) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-soft px-4 py-2.5 text-warning-ink print:hidden"
    >
      <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t('enrol.text')}</p>
      <AppLink
        to="/set-up-sign-in"
        className="py-2.5 font-medium underline underline-offset-4 hover:decoration-2"
      >
        {t('enrol.go')}
      </AppLink>
    </div>
  )
}
