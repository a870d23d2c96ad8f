import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MyClass, myClasses } from '#contract/classroom/my-classes.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { refreshMyClasses } from './my-classes.data.ts'

type ClassInvitationProps = { userId: number; room: MyClass; moveFocus: () => void }

/** A teacher asks; nothing of the student is theirs to see before the yes. */
export function ClassInvitation({ userId, room, moveFocus }: ClassInvitationProps) {
  const { t } = useTranslation('myClasses')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const [accept] = useState(() => createWriter(myClasses.accept))
  const [leave] = useState(() => createWriter(myClasses.leave))
  const [comeBack] = useState(() => createWriter(myClasses.comeBack))
  const place = { id: userId, classId: room.id }
  const refresh = () => refreshMyClasses(queryClient)

  const accepting = useMutation({
    mutationFn: () => accept(place),
    onSuccess: async ({ name }) => {
      toast({ title: t('dialog.joined', { name }) })
      await refresh()
      moveFocus()
    },
    onError: async (error) => {
      toastFailure(t('invitation.failed'), error)
      await refresh()
    },
  })
  const declining = useMutation({
    mutationFn: () =>
      removeWithUndo({
        remove: () => leave(place),
        restore: () => comeBack(place),
        refresh,
        removed: t('invitation.declined', { name: room.name }),
        removeFailed: t('invitation.declineFailed'),
        moveFocus,
      }),
  })
  const isBusy = accepting.isPending || declining.isPending

  return (
    <li>
      <Card padding="small" className="flex flex-col gap-3 border-brand-edge bg-brand-soft">
        <div className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-ink" />
          <div className="min-w-0">
            <h3 className="wrap-anywhere font-medium text-lg">
              {t('invitation.title', { name: room.name })}
            </h3>
            <p className="wrap-anywhere">
              {t('invitation.from', { teacher: room.teacherName })}
              {room.subject && ` · ${room.subject}`}
            </p>
            <p className="mt-1">{t('invitation.sees')}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={isBusy}
            isPending={accepting.isPending}
            aria-label={t('invitation.acceptOf', { name: room.name })}
            onClick={() => accepting.mutate()}
          >
            {t('invitation.accept')}
          </Button>
          <Button
            variant="outline"
            disabled={isBusy}
            aria-label={t('invitation.declineOf', { name: room.name })}
            onClick={() => declining.mutate()}
          >
            {t('invitation.decline')}
          </Button>
        </div>
      </Card>
    </li>
  )
}
