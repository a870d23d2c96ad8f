import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Says why nobody joins the classes of a teacher whom the school does not know yet. */
export function ApprovalNotice() {
  const { t } = useTranslation('access')
  return (
    <div
      role="status"
      className="mb-4 flex items-start gap-3 rounded-control bg-warning-soft px-4 py-2.5 text-warning-ink print:hidden"
    >
      <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 flex-1">{t('approval')}</p>
    </div>
  )
}
