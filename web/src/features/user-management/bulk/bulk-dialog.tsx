import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkAction, userBulk } from '#contract/admin/user-bulk.ts'
import type { UserFilters } from '#contract/admin/users.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { useUserWriter } from '../users.data.ts'
import { LeftOutList } from './left-out-list.tsx'

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
  const run = useUserWriter(userBulk.run)
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
        onSuccess: ({ changed, leftOut }) => {
          const skipped = leftOut.reduce((sum, { count }) => sum + count, 0)
          toast({
            title: t(`bulk.done.${action}`, { count: changed }),
            ...(skipped > 0 && { description: t('bulk.skipped', { count: skipped }) }),
          })
          onDone()
        },
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
              {GRADES.map((one) => (
                <SelectItem key={one} value={String(one)}>
                  {t('grade', { grade: one })}
                </SelectItem>
              ))}
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
            onRetry={() => void preview.refetch()}
            headingLevel={3}
          />
        )}
      </div>
    </Dialog>
  )
}
