import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type TutorMemory as Line, LONGEST_MEMORY, MOST_MEMORIES } from '#contract/study/tutor-memory.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { memoryQuery, useMemoryWrites } from './tutor-memory.data.ts'

/** What the tutor keeps from one conversation to the next, in the learner's own hands. */
export function TutorMemory({ user }: { user: User }) {
  const { t } = useTranslation('chat')
  const known = useQuery(memoryQuery(user.id))
  const writes = useMemoryWrites(user.id)
  const [changed, setChanged] = useState<number | null>(null)
  const isPupil = user.role === 'student' || user.role === 'college'

  return (
    <section aria-labelledby="tutor-memory" className="mt-4 border-border border-t pt-3">
      <h4 id="tutor-memory" className="font-semibold">
        {t('memory.title')}
      </h4>
      <p className="text-muted text-sm">
        {t('memory.about')} {isPupil && t('memory.teachers')}
      </p>
      {known.isPending && <SkeletonBlocks blocks={['h-11']} shape="control" />}
      {known.isError && !known.data && (
        <ErrorState title={t('memory.failed')} query={known} headingLevel={4} />
      )}
      {known.data?.length === 0 && <p className="mt-2">{t('memory.none')}</p>}
      <ul className="mt-2 flex flex-col gap-1 empty:hidden">
        {known.data?.map((line) => (
          <li key={line.id}>
            {changed === line.id ? (
              <LineForm
                start={line.text}
                isPending={writes.change.isPending}
                onCancel={() => setChanged(null)}
                onSave={(text) =>
                  writes.change.mutate(
                    { userId: user.id, memoryId: line.id, text },
                    { onSuccess: () => setChanged(null) },
                  )
                }
              />
            ) : (
              <RememberedLine
                line={line}
                isGoing={writes.remove.isPending && writes.remove.variables.memoryId === line.id}
                onChange={() => setChanged(line.id)}
                onForget={() => writes.remove.mutate({ userId: user.id, memoryId: line.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {known.data && known.data.length < MOST_MEMORIES && changed === null && (
        // A new line begins with an empty field.
        <LineForm
          key={known.data.length}
          start=""
          isPending={writes.add.isPending}
          onSave={(text) => writes.add.mutate({ userId: user.id, text })}
        />
      )}
      {known.data && known.data.length >= MOST_MEMORIES && (
        <p className="mt-2 text-muted text-sm">{t('memory.full', { most: MOST_MEMORIES })}</p>
      )}
    </section>
  )
}

type RememberedLineProps = { line: Line; isGoing: boolean; onChange: () => void; onForget: () => void }

function RememberedLine({ line: { text }, isGoing, onChange, onForget }: RememberedLineProps) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex items-center gap-1">
      <span className="min-w-0 flex-1 break-words">{text}</span>
      <IconButton label={t('memory.change', { text })} icon={Pencil} onClick={onChange} />
      <IconButton label={t('memory.forget', { text })} icon={Trash2} onClick={onForget} isPending={isGoing} />
    </div>
  )
}

type LineFormProps = {
  start: string
  isPending: boolean
  onSave: (text: string) => void
  onCancel?: () => void
}

function LineForm({ start, isPending, onSave, onCancel }: LineFormProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState(start)
  function save(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() !== '') onSave(text.trim())
  }
  return (
    <form onSubmit={save} className="mt-2 flex flex-col gap-2">
      <TextField
        label={t('memory.line')}
        maxLength={LONGEST_MEMORY}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className="flex gap-2">
        <Button type="submit" variant="outline" isPending={isPending} disabled={text.trim() === ''}>
          {t('memory.save')}
        </Button>
        {onCancel && (
          <Button type="button" variant="ghost" onClick={onCancel}>
            {t('memory.cancel')}
          </Button>
        )}
      </span>
    </form>
  )
}
