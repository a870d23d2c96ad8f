import {
  BookOpenCheck,
  CircleAlert,
  Clock,
  Dumbbell,
  Layers,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  RotateCcw,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Refusal, WaitingWrite } from '#engines/outbox/index.ts'
import { retryChange } from '../../device/outbox/decide-change.ts'
import type { OperationName } from '../../device/outbox/operations.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DropButton } from './drop-button.tsx'
import { NoteConflict } from './note-conflict.tsx'

const ICONS: Record<OperationName, LucideIcon> = {
  'notes.create': NotebookPen,
  'notes.update': NotebookPen,
  'notes.remove': NotebookPen,
  'notes.restore': NotebookPen,
  'flashcards.rate': Layers,
  'progress.save': BookOpenCheck,
  'quizzes.submit': ListChecks,
  'practice.answer': Dumbbell,
}

/** Operations have a dot in their names, which keys of words have not. */
const toKey = (write: WaitingWrite) => {
  if (write.operation === 'progress.save' && write.input.completed === true) return 'completed'
  return write.operation.replace('.', '_') as 'notes_create'
}

type WaitingChangeProps = { user: User; write: WaitingWrite }

export function WaitingChange({ user, write }: WaitingChangeProps) {
  const { t, i18n } = useTranslation('waitingChanges')
  const Icon = ICONS[write.operation as OperationName] ?? Clock
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const { refusal } = write
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <h2 className="font-medium text-lg">{t(`what.${toKey(write)}`)}</h2>
            {write.about && <p className="line-clamp-2 break-words">{write.about}</p>}
            <p className="text-muted">{t('made', { time: time.format(write.madeAt) })}</p>
          </div>
        </div>
        <Badge tone={refusal ? 'warning' : 'neutral'}>
          {refusal ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {t(refusal ? 'state.decide' : 'state.waiting')}
        </Badge>
      </div>
      {refusal && <Decision user={user} write={write} refusal={refusal} />}
    </Card>
  )
}

function Decision({ user, write, refusal }: WaitingChangeProps & { refusal: Refusal }) {
  const { t } = useTranslation('waitingChanges')
  const isNote = write.operation === 'notes.update'
  if (isNote && (refusal.kind === 'conflict' || refusal.kind === 'gone')) {
    return <NoteConflict user={user} write={write} />
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t(`refusal.${refusal.kind}`)}
        {refusal.message && ` ${refusal.message}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void retryChange(user.id, write.place)}>
          <RotateCcw aria-hidden="true" />
          {t('retry')}
        </Button>
        <DropButton user={user} write={write} label={t('drop')} />
      </div>
    </div>
  )
}
