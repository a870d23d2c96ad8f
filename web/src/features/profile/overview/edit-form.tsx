import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_BIO, LONGEST_DISPLAY_NAME } from '#contract/profile/profile.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card, CardFooter, CardTitle } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUpdateProfile } from '../profile.data.ts'
import { AvatarField } from './avatar-field.tsx'

/** Time zone, language and theme are sent along unchanged, as documented. */
export function EditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const update = useUpdateProfile()
  const [displayName, setDisplayName] = useState(user.displayName ?? '')
  const [bio, setBio] = useState(user.bio ?? '')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function close() {
    onClose()
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-edit-profile]')?.focus())
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { timezone, languagePreference, themePreference } = user
    update.mutate(
      {
        displayName,
        bio,
        timezone,
        languagePreference: languagePreference as 'en',
        themePreference: themePreference as 'system',
      },
      {
        onSuccess: () => {
          toast({ title: t('edit.saved') })
          close()
        },
        onError: (error) =>
          toast({ title: t('edit.failed'), description: errorText(error), variant: 'destructive' }),
      },
    )
  }

  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('edit.title')}</CardTitle>
      <AvatarField user={user} />
      <form
        noValidate
        onSubmit={submit}
        className="flex max-w-reading flex-col gap-5"
        aria-label={t('edit.title')}
      >
        <Field label={t('edit.displayName')} description={t('edit.displayNameHelp')} isOptional>
          <Input
            ref={first}
            value={displayName}
            maxLength={LONGEST_DISPLAY_NAME}
            autoComplete="nickname"
            onChange={({ target }) => setDisplayName(target.value)}
          />
        </Field>
        <Field
          label={t('edit.bio')}
          isOptional
          aside={<span className="text-muted">{t('edit.left', { count: LONGEST_BIO - bio.length })}</span>}
        >
          <Textarea value={bio} maxLength={LONGEST_BIO} onChange={({ target }) => setBio(target.value)} />
        </Field>
        <CardFooter className="mt-0">
          <Button type="submit" isPending={update.isPending} pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </Button>
          <Button variant="outline" onClick={close}>
            {t('edit.cancel')}
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}
