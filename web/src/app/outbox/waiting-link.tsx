import { CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import { AppLink } from '../../kit/app-link.tsx'

type WaitingLinkProps = {
  user: User
  /** Where there is no room for words, the number alone is shown. */
  isShort: boolean
}

/** How much still waits on this device, and the way to it. Nothing while all is sent. */
export function WaitingLink({ user, isShort }: WaitingLinkProps) {
  const { t } = useTranslation('device')
  const count = useWaitingWrites(user.id).length
  if (count === 0) return null
  const words = t('waiting.count', { count })
  return (
    <AppLink
      to="/waiting-changes"
      title={isShort ? words : undefined}
      className="flex min-h-11 items-center gap-2 rounded-control bg-warning-soft px-2.5 py-1 font-medium text-warning-ink underline-offset-4 hover:underline"
    >
      <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
      <span className={isShort ? 'sr-only' : ''}>{words}</span>
      {isShort && <span aria-hidden="true">{count}</span>}
    </AppLink>
  )
}
