import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssignmentSummary, assignments } from '#contract/teaching/assignments.ts'
import { createWriter } from '../../api/create-writer.ts'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { NamedSelectItems, Select } from '../../ui/forms/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useAssignmentDeeds } from './use-assignment-deeds.ts'

type DuplicateDialogProps = { work: Pick<AssignmentSummary, 'id' | 'classId' | 'title'>; onClose: () => void }

export function DuplicateDialog({ work, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('assignments')
  const wordError = useErrorText()
  const fields = useRef<HTMLDivElement>(null)
  const { refresh } = useAssignmentDeeds()
  const rooms = (useQuery(ownClassesQuery).data ?? []).filter(({ isActive }) => isActive)
  const other = rooms.find(({ id }) => id !== work.classId)
  const [chosen, setChosen] = useState<number | null>(null)
  const [due, setDue] = useState('')
  const [working, setWorking] = useState<'draft' | 'active' | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [duplicate] = useState(() => createWriter(assignments.duplicate))
  const classId = chosen ?? other?.id ?? work.classId

  async function copy(status: 'draft' | 'active') {
    setWorking(status)
    setFault(null)
    try {
      const dueDate = due === '' ? null : new Date(due).toISOString()
      const { title, className } = await duplicate({ id: work.id, classId, status, dueDate })
      await refresh()
      toast({ title: t('copy.done', { title, className }) })
      onClose()
    } catch (error) {
      setFault(wordError(error))
      setWorking(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('copy.title')}
      description={t('copy.text')}
      width="small"
      takeFocus={() => fields.current?.querySelector('button')?.focus()}
      footer={
        <>
          <Button
            variant="outline"
            isPending={working === 'draft'}
            pendingLabel={t('copy.working')}
            onClick={() => void copy('draft')}
          >
            {t('copy.draft')}
          </Button>
          <Button
            isPending={working === 'active'}
            pendingLabel={t('copy.working')}
            onClick={() => void copy('active')}
          >
            {t('copy.give')}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <Field label={t('copy.class')} error={fault ?? undefined}>
          <Select value={String(classId)} onValueChange={(value) => setChosen(Number(value))}>
            <NamedSelectItems things={rooms} />
          </Select>
        </Field>
        <Field label={t('copy.due')} isOptional>
          <Input type="datetime-local" value={due} onChange={(event) => setDue(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
