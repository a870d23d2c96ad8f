import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile/current-user.ts'
import { profile } from '#contract/profile/profile.ts'
import { ApiError } from '../../../api/call.ts'
import { usePasswordFault } from '../../../kit/passwords/use-password-fault.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Card, CardIntro } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { devicesQuery, signInWaysQuery } from '../profile.data.ts'
import { checkPasswords, type PasswordDraft } from './check-passwords.ts'

/** Another list of devices holds now. */
export function useForgetDevices(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
}

const EMPTY: PasswordDraft = { current: '', next: '', again: '' }

export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const forgetDevices = useForgetDevices()
  const queryClient = useQueryClient()
  // Who signs in with a provider alone has no password that could be asked for.
  const hasPassword = useQuery(signInWaysQuery).data?.hasPassword ?? true
  const change = useWrite(profile.changePassword, {
    failed: t('password.failed'),
    onSuccess: () => {
      toast({ title: t('password.saved'), description: t('password.savedText') })
      return Promise.all([
        forgetDevices(),
        queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey }),
      ])
    },
  })
  const [draft, setDraft] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const weakness = usePasswordFault(draft.next, user)
  const faults = hasTried ? checkPasswords(draft, hasPassword) : {}
  const refused = change.error instanceof ApiError ? change.error.issues[0] : undefined
  const focusFault = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (weakness || Object.keys(checkPasswords(draft, hasPassword)).length > 0) return focusFault()
    change.mutate(
      { currentPassword: draft.current, newPassword: draft.next },
      {
        onSuccess: () => {
          setDraft(EMPTY)
          setTried(false)
        },
        onError: focusFault,
      },
    )
  }

  const field = (name: keyof PasswordDraft, autoComplete: string, serverField: string) => (
    <Field
      label={t(`password.${name}`)}
      error={
        faults[name]
          ? t(`passwordFault.${faults[name]}`)
          : refused?.field === serverField
            ? refused.message
            : name === 'next'
              ? weakness
              : undefined
      }
      isRequired
    >
      <PasswordInput
        value={draft[name]}
        maxLength={200}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          change.reset()
          setDraft((old) => ({ ...old, [name]: target.value }))
        }}
      />
    </Field>
  )

  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
        aria-labelledby="password-title"
      >
        <CardIntro
          id="password-title"
          title={hasPassword ? t('password.title') : t('password.firstTitle')}
          text={hasPassword ? t('password.text') : t('password.firstText')}
        />
        {/* Lets a password manager know whose password this is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword && field('current', 'current-password', 'currentPassword')}
        {field('next', 'new-password', 'newPassword')}
        {field('again', 'new-password', '')}
        <Button type="submit" isPending={change.isPending} className="self-start">
          {hasPassword ? t('password.save') : t('password.firstSave')}
        </Button>
      </form>
    </Card>
  )
}
