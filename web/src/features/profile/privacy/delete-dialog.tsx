import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GRACE_DAYS, profile } from '#contract/profile/profile.ts'
import { ApiError } from '../../../api/call.ts'
import { switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useWriter } from '../profile.data.ts'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('profile')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useWriter(profile.remove)
  const [password, setPassword] = useState('')
  const formId = useId()
  const isWrong = remove.error instanceof ApiError && remove.error.code === 'wrong_credentials'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return
    remove.mutate(
      { password },
      {
        onSuccess: async ({ purgedAt }) => {
          const day = new Date(purgedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
          toast({ title: t('delete.done'), description: t('delete.doneText', { day }) })
          await navigate({ to: '/' as never })
          switchUser(queryClient, null)
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong_credentials') return
          toast({ title: t('delete.failed'), description: errorText(error), variant: 'destructive' })
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={t('delete.title')}
      description={t('delete.text', { count: GRACE_DAYS })}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('delete.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" type="submit" form={formId} isPending={remove.isPending}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('delete.password')} error={isWrong ? errorText(remove.error) : undefined} isRequired>
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => {
              remove.reset()
              setPassword(target.value)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
