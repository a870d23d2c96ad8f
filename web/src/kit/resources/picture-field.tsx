import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_UPLOAD_BYTES, UPLOAD_TYPES, uploads } from '#contract/profile/uploads.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { readAsBase64 } from '../study/read-as-base64.ts'
import { useFailureToast } from '../use-failure-toast.ts'

type PictureFieldProps = { value: string | null; onChange: (url: string | null) => void }

/** A small picture that is kept here. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('resources')
  const toastFailure = useFailureToast()
  const file = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [add] = useState(() => createWriter(uploads.add))

  async function upload(picture: File) {
    const type = UPLOAD_TYPES.find((known) => known === picture.type)
    if (!type || picture.size > LARGEST_UPLOAD_BYTES) {
      toast({ title: t('picture.unfit'), description: t('picture.hint'), variant: 'destructive' })
      return
    }
    setPending(true)
    try {
      const { url } = await add({
        name: picture.name.slice(0, 200) || 'picture',
        type,
        dataBase64: await readAsBase64(picture),
      })
      onChange(url)
    } catch (error) {
      toastFailure(t('picture.failed'), error)
    }
    setPending(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {value?.startsWith('/api/') && (
        <img src={value} alt={t('picture.alt')} className="size-14 rounded-control object-cover" />
      )}
      <input
        ref={file}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        className="hidden"
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) void upload(picture)
          target.value = ''
        }}
      />
      <Button icon={ImagePlus} variant="outline" onClick={() => file.current?.click()} isPending={isPending}>
        {value ? t('picture.change') : t('picture.add')}
      </Button>
      {value && (
        <Button icon={X} variant="ghost" onClick={() => onChange(null)}>
          {t('picture.remove')}
        </Button>
      )}
      <p className="text-muted">{t('picture.hint')}</p>
    </div>
  )
}
