import {
  BookOpenCheck,
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
import { sayInLanguage } from '../../api/say-refusal.ts'
import { retryChange } from '../../device/outbox/decide-change.ts'
import type { OperationName } from '../../device/outbox/operations.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropButton } from './drop-button.tsx'
import { NoteConflict } from './note-conflict.tsx'
import { WaitingCard } from './waiting-card.tsx'

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
  const { t } = useTranslation('waitingChanges')
  const { refusal } = write
  return (
    <WaitingCard
      icon={ICONS[write.operation as OperationName] ?? Clock}
      title={t(`what.${toKey(write)}`)}
      about={write.about}
      madeAt={write.madeAt}
      needsDecision={Boolean(refusal)}
    >
      {refusal && <Decision user={user} write={write} refusal={refusal} />}
    </WaitingCard>
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
        {refusal.message && ` ${sayInLanguage({ ...refusal, message: refusal.message })}`}
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
