import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MyAssignment, myAssignments } from '#contract/classroom/my-assignments.ts'
import { MOST_ATTACHMENTS } from '#contract/classroom/work.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../../api/call.ts'
import { createWriter } from '../../../../api/create-writer.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { tellApart } from './tell-apart.ts'

type HandInDialogProps = { userId: number; projectId: number; onClose: () => void }

/** Hands the project in as it is now, beside what was handed in for the same work before. */
export function HandInDialog({ userId, projectId, onClose }: HandInDialogProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const tellError = useErrorText()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string>('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [snapshot] = useState(() => createWriter(visualProjects.snapshot))
  const [handIn] = useState(() => createWriter(myAssignments.handIn))
  const open = useQuery({
    queryKey: ['assignments', 'forKidsCode', userId],
    queryFn: () => listWork(userId),
    staleTime: 0,
  })
  const tasks = open.data?.filter(({ kind }) => kind === 'task') ?? []

  async function send() {
    const id = Number(chosen)
    if (!id) return setFailure(t('handIn.choose'))
    setSending(true)
    setFailure(null)
    try {
      const page = await call(myAssignments.one, { id })
      const before = page.submission?.attachments ?? []
      if (before.length >= MOST_ATTACHMENTS) {
        setFailure(t('handIn.full', { count: MOST_ATTACHMENTS }))
        return setSending(false)
      }
      const attachment = await snapshot({ id: projectId })
      const content = page.submission?.content ?? null
      await handIn({ id, content, attachments: [...before, tellApart(attachment, before)] })
      void queryClient.invalidateQueries({ queryKey: ['assignments'] })
      toast({ title: t('handIn.done'), description: t('handIn.doneText', { title: page.title }) })
      onClose()
    } catch (error) {
      setFailure(tellError(error))
      setSending(false)
    }
  }

  if (tasks.length === 0) {
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('handIn.title')}>
        {open.isPending ? (
          <Skeleton className="h-24" />
        ) : open.data ? (
          <p>{t('handIn.none')}</p>
        ) : (
          <ErrorState title={t('handIn.listFailed')} query={open} />
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('handIn.title')}
      description={t('handIn.text')}
      submitLabel={t('handIn.send')}
      isPending={isSending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={t('handIn.which')} error={failure ?? undefined}>
        <RadioGroup value={chosen} onValueChange={setChosen}>
          {tasks.map(({ id, title, className, state }) => (
            <Radio
              key={id}
              value={String(id)}
              label={title}
              description={state === 'handedIn' ? `${className} · ${t('handIn.done')}` : className}
            />
          ))}
        </RadioGroup>
      </Field>
    </FormDialog>
  )
}

/** What is to be done, then what was handed in and can still be replaced by something better. */
async function listWork(id: number): Promise<MyAssignment[]> {
  const [open, done] = await Promise.all([
    call(myAssignments.list, { id, status: 'open' }),
    call(myAssignments.list, { id, status: 'done' }),
  ])
  return [...open, ...done.filter(({ status, state }) => status === 'active' && state === 'handedIn')]
}
