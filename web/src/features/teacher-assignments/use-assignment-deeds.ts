import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignments } from '#contract/teaching/assignments.ts'
import type { AssignmentStatus } from '#engines/assignments/index.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { toast } from '../../ui/toast/toast-store.ts'

type Named = { id: number; title: string; status: AssignmentStatus }

/** What can be done to an assignment as a whole; each can be taken back. */
export function useAssignmentDeeds() {
  const { t } = useTranslation('assignments')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const [update] = useState(() => createWriter(assignments.update))
  const [remove] = useState(() => createWriter(assignments.remove))
  const [restore] = useState(() => createWriter(assignments.restore))

  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['assignments'] }),
      queryClient.invalidateQueries({ queryKey: ['classes'] }),
    ])
  }

  async function run(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed()
    } catch (error) {
      toastFailure(t('deeds.error'), error)
      return false
    }
    await refresh()
    return true
  }

  async function setStatus({ id, title, status: before }: Named, status: AssignmentStatus): Promise<void> {
    if (!(await run(() => update({ id, status })))) return
    const undo = () => void run(() => update({ id, status: before }))
    toast({ title: t(`deeds.${status}Toast`, { title }), action: { label: t('deeds.undo'), onAction: undo } })
  }

  /** Answers whether it is gone. */
  async function removeOne({ id, title }: Named): Promise<boolean> {
    if (!(await run(() => remove({ id })))) return false
    const undo = () => void run(() => restore({ id }))
    toast({ title: t('deeds.deleted', { title }), action: { label: t('deeds.undo'), onAction: undo } })
    return true
  }

  return { refresh, setStatus, remove: removeOne }
}
