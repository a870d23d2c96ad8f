import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUpdateProfile, useWriter } from '../profile.data.ts'
import { drawSquare } from './draw-square.ts'

/** The picture is drawn anew on this device, small and square: what a camera notes in it never leaves the device. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const upload = useWriter(uploads.add)
  const update = useUpdateProfile()
  const input = useRef<HTMLInputElement>(null)
  const [isDrawing, setDrawing] = useState(false)

  async function choose(file: File) {
    setDrawing(true)
    try {
      const picture = await drawSquare(file)
      if (!picture) {
        toast({ title: t('avatar.failed'), description: t('avatar.unreadable'), variant: 'destructive' })
        return
      }
      const { url } = await upload.mutateAsync(picture)
      await update.mutateAsync({ avatarUrl: url })
      toast({ title: t('avatar.saved') })
    } catch (error) {
      toast({ title: t('avatar.failed'), description: errorText(error), variant: 'destructive' })
    } finally {
      setDrawing(false)
    }
  }

  function remove() {
    update.mutate(
      { avatarUrl: null },
      {
        onSuccess: () => toast({ title: t('avatar.removed') }),
        onError: (error) =>
          toast({ title: t('edit.failed'), description: errorText(error), variant: 'destructive' }),
      },
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
