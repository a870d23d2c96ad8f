import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { auditLog } from '#contract/admin/audit-log.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { FormAlert } from '../../ui/forms/form-alert.tsx'

type VerifiedNoteProps = { verified: NonNullable<OutputOf<typeof auditLog.list>['verified']> }

/** What the daily verification of the whole log has found. */
export function VerifiedNote({ verified: { at, upTo, fault } }: VerifiedNoteProps) {
  const { t } = useTranslation('auditLog')
  const say = useMomentText()
  if (fault !== null) return <FormAlert>{t('verified.broken', { when: say(at), fault })}</FormAlert>
  return (
    <p className="flex items-center gap-2 text-muted">
      <ShieldCheck aria-hidden="true" className="shrink-0" />
      {t('verified.intact', { when: say(upTo ?? at) })}
    </p>
  )
}
