import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { AuditAddress } from './audit-address.ts'
import type { AuditRow } from './fold-entries.ts'
import { useAuditWords } from './use-audit-words.ts'

type EntryRowProps = { row: AuditRow; onChange: (part: Partial<AuditAddress>) => void }

export function EntryRow({ row, onChange }: EntryRowProps) {
  const { t } = useTranslation('auditLog')
  const say = useMomentText()
  const { sayRow, sayThing } = useAuditWords()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { subjectType, subjectId, createdAt } = row.entry
  const { sentence, details } = sayRow(row)
  const isThing = subjectType !== null && subjectType !== 'user' && subjectId !== null
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-72 wrap-anywhere">{sentence}</p>
        <p className="text-muted tabular-nums">{say(createdAt)}</p>
        {details.length > 0 && (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('hideDetails') : t('details')}
            <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
          </Button>
        )}
      </div>
      {isThing && (
        <p>
          <button
            type="button"
            className="min-h-11 text-left text-muted underline underline-offset-4 hover:decoration-2"
            onClick={() => onChange({ thing: { type: subjectType, id: subjectId } })}
          >
            {t('about', { what: sayThing(subjectType), id: subjectId })}
          </button>
        </p>
      )}
      <dl id={detailsId} hidden={!isOpen} className="rounded-control bg-sunken p-3">
        {isOpen &&
          details.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="font-medium">{name}</dt>
              <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
