import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import { AppLink } from '../../../kit/app-link.tsx'

/** Work of a class on the day it is due. It stays where the teacher put it: only steps of a plan are moved. */
export function DueChip({ work, isSmall }: { work: MyAssignment; isSmall: boolean }) {
  const { t } = useTranslation('planning')
  const label = t('days.due', { title: work.title })
  return (
    <AppLink
      to="/assignments/$id"
      params={{ id: String(work.id) }}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control bg-warning-soft px-2 py-1.5 text-warning-ink hover:underline"
    >
      {!isSmall && <ClipboardList aria-hidden="true" className="size-5 shrink-0" />}
      <span className={`min-w-0 flex-1 ${isSmall ? 'truncate' : 'wrap-anywhere'}`}>{label}</span>
    </AppLink>
  )
}
