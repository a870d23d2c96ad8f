import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeletionPreview, GRACE_DAYS, profile } from '#contract/profile/profile.ts'
import { ApiError } from '../../../api/call.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { currentUserQuery, leaveDevice } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { deletionQuery } from '../profile.data.ts'
import { PasswordForm } from './password-dialog.tsx'

/** First what would happen, then the password that does it. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const preview = useQuery(deletionQuery)
  const formId = useId()
  const deletion = useDeletion()
  const field = useRef<HTMLInputElement>(null)
  const canDelete = preview.data?.activeClasses === 0 && preview.data.hasPassword
  return (
    <Dialog
      onClose={onClose}
      title={t('delete.title')}
      description={t('delete.text', { count: GRACE_DAYS })}
      cancelLabel={t('delete.cancel')}
      footer={
        canDelete && (
          <Button variant="destructive" type="submit" form={formId} isPending={deletion.isPending}>
            {t('delete.confirm')}
          </Button>
        )
      }
    >
      {preview.isPending && (
        <SkeletonArea className="flex flex-col gap-2">
          <Skeleton className="h-6 w-40" shape="line" />
          <Skeleton className="h-24" />
        </SkeletonArea>
      )}
      {preview.isError && <ErrorState title={t('delete.previewFailed')} headingLevel={3} query={preview} />}
      {preview.data && (
        <div className="flex flex-col gap-5">
          <DeletionLists preview={preview.data} />
          <Obstacle preview={preview.data} />
          {canDelete && (
            <div className="flex flex-col gap-3">
              {preview.data.isMailed && <p className="text-muted">{t('delete.mailed')}</p>}
              <PasswordForm
                id={formId}
                field={field}
                fault={deletion.fault}
                onType={deletion.forget}
                onPassword={deletion.begin}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

function Obstacle({ preview: { activeClasses, hasPassword } }: { preview: DeletionPreview }) {
  const { t } = useTranslation('profile')
  if (activeClasses === 0 && hasPassword) return null
  return (
    <p className="rounded-control bg-warning-soft p-3 text-warning-ink">
      {activeClasses > 0 ? t('delete.classesFirst', { count: activeClasses }) : t('delete.passwordFirst')}
    </p>
  )
}

function useDeletion() {
  const { t, i18n } = useTranslation('profile')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // Noted first: the line to the server may say that the session is over before the answer comes.
  const leaving = useRef<number>(undefined)
  const isWrongPassword = (error: Error | null) =>
    error instanceof ApiError && error.code === 'wrong_credentials'
  const remove = useWrite(profile.remove, {
    // Also when the dialog was closed before the answer: the account is gone.
    onSuccess: async ({ purgedAt }) => {
      const day = new Date(purgedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
      toast({ title: t('delete.done'), description: t('delete.doneText', { day }) })
      await leaveDevice(queryClient, leaving.current, 'everything')
      await navigate({ to: '/' })
    },
    onError: (error) => {
      if (!isWrongPassword(error)) toastError(t('delete.failed'), errorText(error))
    },
  })
  return {
    begin: (password: string) => {
      leaving.current = queryClient.getQueryData(currentUserQuery.queryKey)?.id
      remove.mutate({ password })
    },
    forget: () => remove.reset(),
    isPending: remove.isPending,
    fault: isWrongPassword(remove.error) ? errorText(remove.error) : undefined,
  }
}

/** What goes, counted, and what stays, with the reason. */
function DeletionLists({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation('profile')
  return (
    <div className="flex flex-col gap-4">
      <TitledSection title={t('delete.goes')} level={3} titleClass="font-semibold" className="">
        <ul className="list-disc pl-5">
          <li>{t('delete.goesAlways')}</li>
          {preview.goes.map(({ kind, count }) => (
            <li key={kind}>{t(`deleteGoes.${kind}`, { count })}</li>
          ))}
        </ul>
      </TitledSection>
      {preview.stays.length > 0 && (
        <TitledSection title={t('delete.stays')} level={3} titleClass="font-semibold" className="">
          <ul className="list-disc pl-5">
            {preview.stays.map(({ kind, count }) => (
              <li key={kind}>{t(`deleteStays.${kind}`, { count })}</li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  )
}
