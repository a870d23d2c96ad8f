import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkAction, userBulk } from '#contract/admin/user-bulk.ts'
import type { UserFilters } from '#contract/admin/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { call } from '../../../api/call.ts'
import { Fact } from '../../../kit/imports/fact.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'

const GRADES = Array.from({ length: 12 }, (_, n) => n + 1)

type BulkDialogProps = {
  action: BulkAction
  target: { ids: number[] } | { filters: UserFilters }
  onClose: () => void
  onDone: () => void
}

/** How many it would reach and whom it would not, before anything changes. */
export function BulkDialog({ action, target, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('users')
  const errorText = useErrorText()
  const run = useUserWriter(userBulk.run, {
    onSuccess: ({ changed, leftOut }) => {
      const skipped = leftOut.reduce((sum, { count }) => sum + count, 0)
      toast({
        title: t(`bulk.done.${action}`, { count: changed }),
        ...(skipped > 0 && { description: t('bulk.skipped', { count: skipped }) }),
      })
    },
  })
  const [grade, setGrade] = useState(1)
  const wanted = { action, ...target, ...(action === 'setGrade' && { grade }) }
  const preview = useQuery({
    queryKey: ['users-bulk', wanted],
    queryFn: () => call(userBulk.preview, wanted),
    gcTime: 0,
    staleTime: 0,
  })
  const { data } = preview

  function confirm() {
    if (!data) return
    run.mutate(
      { ...wanted, expected: data.matched },
      {
        onSuccess: onDone,
        // Others match by now: what stands here is counted anew.
        onError: () => void preview.refetch(),
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !run.isPending && onClose()}
      title={t(`bulk.action.${action}`)}
      description={t(`bulk.text.${action}`, { days: GRACE_DAYS })}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={run.isPending}>
              {t('form.cancel')}
            </Button>
          </DialogClose>
          <Button
            variant={action === 'delete' ? 'destructive' : undefined}
            onClick={confirm}
            isPending={run.isPending}
            pendingLabel={t('bulk.running')}
            disabled={!data || data.changed === 0 || preview.isFetching}
          >
            {t('bulk.confirm', { count: data?.changed ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {run.error && <FormAlert>{errorText(run.error)}</FormAlert>}
        {action === 'setGrade' && (
          <Field label={t('form.grade')}>
            <Select value={String(grade)} onValueChange={(value) => setGrade(Number(value))}>
              <SelectItems values={GRADES} nameOf={(one) => t('grade', { grade: one })} />
            </Select>
          </Field>
        )}
        {preview.isPending ? (
          <Spinner label={t('bulk.counting')} />
        ) : data ? (
          <LeftOutList preview={data} />
        ) : (
          <ErrorState
            title={t('bulk.failed')}
            description={errorText(preview.error)}
            query={preview}
            headingLevel={3}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Who is changed, who is not, and why. */
function LeftOutList({ preview }: { preview: OutputOf<typeof userBulk.preview> }) {
  const { t } = useTranslation('users')
  return (
    <div role="status">
      <ul className="flex flex-col gap-1">
        <Fact
          icon={preview.changed > 0 ? 'good' : 'bad'}
          text={t('bulk.willChange', { count: preview.changed })}
        />
        {preview.leftOut.map(({ reason, count }) => (
          <Fact key={reason} icon="note" text={t(`bulk.leftOut.${reason}`, { count })} />
        ))}
        {preview.classes > 0 && <Fact icon="note" text={t('bulk.classes', { count: preview.classes })} />}
      </ul>
    </div>
  )
}
