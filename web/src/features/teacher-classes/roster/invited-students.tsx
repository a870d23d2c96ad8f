import { MailX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RosterLine, roster } from '#contract/teaching/roster.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useClassDeeds } from '../use-class-deeds.ts'

type InvitedStudentsProps = { classId: number; lines: readonly RosterLine[]; onGone: () => void }

/** Who is asked to come in: until they agree, a username is all there is to see. */
export function InvitedStudents({ classId, lines, onGone }: InvitedStudentsProps) {
  const { t } = useTranslation('classes')
  return (
    <section aria-labelledby="invited-heading" className="flex flex-col gap-2">
      <h3 id="invited-heading" className="font-semibold text-lg">
        {t('invited.heading', { count: lines.length })}
      </h3>
      <p className="text-muted">{t('invited.text')}</p>
      <Card padding="small" className="max-h-96 overflow-y-auto">
        <ul className="divide-y divide-border">
          {lines.map((line) => (
            <InvitedLine key={line.studentId} classId={classId} line={line} onGone={onGone} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function InvitedLine({ classId, line, onGone }: { classId: number; line: RosterLine; onGone: () => void }) {
  const { t, i18n } = useTranslation('classes')
  const { t: tUi } = useTranslation('ui')
  const removeWithUndo = useRemoveWithUndo()
  const { refresh } = useClassDeeds()
  const [write] = useState(() => createWriter(roster.setStatus))
  const { studentId, name, consent, enrolledAt } = line
  const hasDeclined = consent === 'declined'
  const withdraw = () =>
    removeWithUndo({
      remove: () => write({ id: classId, studentId, status: 'removed' }),
      // As it was before, also for who has said no.
      restore: () => write({ id: classId, studentId, status: 'inactive' }),
      refresh,
      removed: t(hasDeclined ? 'invited.cleared' : 'invited.withdrawn', { name }),
      removeFailed: t('invited.withdrawFailed', { name }),
      moveFocus: onGone,
    })
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-medium">{name}</span>
        {hasDeclined ? (
          <Badge>{t('invited.declined')}</Badge>
        ) : (
          <Badge tone="amber">{t('invited.waits')}</Badge>
        )}
        <span className="text-muted">
          {t('invited.since', { date: formatDate(enrolledAt, tUi, i18n.language) })}
        </span>
      </span>
      <IconButton
        label={t(hasDeclined ? 'invited.clear' : 'invited.withdraw', { name })}
        icon={<MailX aria-hidden="true" />}
        onClick={() => void withdraw()}
      />
    </li>
  )
}
