import { useTranslation } from 'react-i18next'
import type { InboxThread } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '#contract/profile/support.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useChangeItem } from './inbox.data.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'

type Status = InboxThread['status']

/** Takes effect at once; closing can be taken back. */
export function ThreadActions({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const toastFailure = useFailureToast()
  const user = useUser()
  const change = useChangeItem(thread)
  const { revision, status, assignee } = thread
  const isMine = assignee !== null && assignee.id === user?.id

  async function apply(wanted: Parameters<typeof change.mutateAsync>[0]): Promise<InboxThread | null> {
    try {
      return await change.mutateAsync(wanted)
    } catch (error) {
      toastFailure(t('changeFailed'), error)
      return null
    }
  }
  async function setStatus(next: Status) {
    const changed = await apply({ revision, status: next })
    if (changed && (next === 'closed' || next === 'resolved'))
      toast({
        title: next === 'closed' ? t('closedToast') : t('status.resolved'),
        action: { label: t('undo'), onAction: () => void apply({ status }) },
      })
  }
  const take = () =>
    apply({ revision, assign: 'me', ...(status === 'open' && { status: 'in_progress' as const }) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('status.label')} className="w-full sm:w-44">
        <Select value={status} onValueChange={(value) => void setStatus(value as Status)}>
          <SelectItems values={TICKET_STATUSES} nameOf={(one) => t(`status.${one}`)} />
        </Select>
      </Field>
      <Field label={t('priority.label')} className="w-full sm:w-40">
        <Select
          value={thread.priority}
          onValueChange={(value) => {
            const priority = TICKET_PRIORITIES.find((one) => one === value)
            if (priority) void apply({ revision, priority })
          }}
        >
          <SelectItems values={TICKET_PRIORITIES} nameOf={(one) => t(`priority.${one}`)} />
        </Select>
      </Field>
      {isMine ? (
        <Button
          variant="outline"
          isPending={change.isPending}
          onClick={() => void apply({ revision, assign: 'nobody' })}
        >
          {t('giveBack')}
        </Button>
      ) : (
        <Button variant="outline" isPending={change.isPending} onClick={() => void take()}>
          {assignee ? t('takeOver') : t('take')}
        </Button>
      )}
      <p className="w-full text-muted">{assignee ? t('inHandOf', { name: assignee.name }) : t('nobody')}</p>
    </div>
  )
}
