import { ImagePlus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_BIO, LONGEST_DISPLAY_NAME } from '#contract/profile/profile.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { isMinor } from '#engines/accounts/index.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card, CardFooter, CardTitle } from '../../../ui/layout/card.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useUpdateProfile } from '../profile.data.ts'

const SIDE_PX = 256
const QUALITY = 0.85

type DrawnPicture = { name: string; type: 'image/webp' | 'image/png'; dataBase64: string }

/** The middle of a picture as a small square; null for what this browser cannot read as a picture. */
async function drawSquare(file: Blob): Promise<DrawnPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  // A browser that writes no WebP answers PNG.
  const url = canvas.toDataURL('image/webp', QUALITY)
  const [, type, dataBase64] = /^data:(image\/(?:webp|png));base64,(.+)$/.exec(url) ?? []
  if (!type || !dataBase64) return null
  const isWebp = type === 'image/webp'
  return {
    name: isWebp ? 'picture.webp' : 'picture.png',
    type: isWebp ? 'image/webp' : 'image/png',
    dataBase64,
  }
}

/** The picture is drawn anew on this device, small and square: what a camera notes in it never leaves the device. */
function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const toastFailure = useFailureToast()
  const upload = useWrite(uploads.add)
  const update = useUpdateProfile()
  const input = useRef<HTMLInputElement>(null)
  const [isDrawing, setDrawing] = useState(false)

  async function choose(file: File) {
    setDrawing(true)
    try {
      const picture = await drawSquare(file)
      if (!picture) {
        toastError(t('avatar.failed'), t('avatar.unreadable'))
        return
      }
      const { url } = await upload.mutateAsync(picture)
      await update.mutateAsync({ avatarUrl: url })
      toast({ title: t('avatar.saved') })
    } catch (error) {
      toastFailure(t('avatar.failed'), error)
    } finally {
      setDrawing(false)
    }
  }

  function remove() {
    update.mutateAsync({ avatarUrl: null }).then(
      () => toast({ title: t('avatar.removed') }),
      (error) => toastFailure(t('edit.failed'), error),
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.avatarUrl} size="large" />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('avatar.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" isPending={isDrawing} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {t('avatar.choose')}
        </Button>
        {user.avatarUrl && (
          <Button variant="ghost" isPending={update.isPending && !isDrawing} onClick={remove}>
            <Trash2 aria-hidden="true" />
            {t('avatar.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Time zone, language and theme are sent along unchanged, as documented. */
export function EditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const { t: tell } = useTranslation('publications')
  const update = useUpdateProfile({ done: t('edit.saved'), failed: t('edit.failed') })
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
      { onSuccess: close },
    )
  }

  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('edit.title')}</CardTitle>
      {isMinor(user) && <p className="max-w-reading text-muted">{tell('own.hint')}</p>}
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
