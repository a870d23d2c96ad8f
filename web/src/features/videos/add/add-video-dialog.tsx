import { useId, useState } from 'react'
import { type FieldErrors, useForm, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { ApiError } from '../../../api/call.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { isStaff } from '../is-staff.ts'
import { useAddVideo } from '../videos.data.ts'
import { useExtract } from './use-extract.ts'
import { VideoFields } from './video-fields.tsx'
import { EMPTY_VIDEO, type UrlProblem, VideoValues } from './video-values.ts'

type AddVideoDialogProps = { user: User; onClose: () => void }

/** What is typed stays on the device until it is saved, whatever closes the dialog. */
export function AddVideoDialog({ user, onClose }: AddVideoDialogProps) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const { t: say } = useTranslation('ui')
  const formId = useId()
  const [draft] = useState(() => openDraft(user.id, 'video.new', VideoValues))
  const [kept] = useState(() => draft.read())
  const [hasNotice, setNotice] = useState(kept !== null)
  const form = useForm<VideoValues>({ defaultValues: kept ?? EMPTY_VIDEO })
  const { isSubmitting } = useFormState({ control: form.control })
  const extraction = useExtract(form)
  const add = useAddVideo()

  const values = useWatch({ control: form.control })
  const isWorthKeeping = Object.values(values).some((value) => value.trim() !== '')
  useKeptDraft(draft, { ...EMPTY_VIDEO, ...values }, isWorthKeeping)

  const fail = (text: string) => toast({ title: word('error'), description: text, variant: 'destructive' })

  function refuse({ url }: FieldErrors<VideoValues>) {
    const problem = (url?.message as UrlProblem | undefined) ?? 'required'
    fail(t(`problems.${problem}`))
  }

  async function submit({ url, title, description, subject, grade }: VideoValues) {
    try {
      const { platform, videoId } = parseVideoUrl(url) ?? {}
      await add.mutateAsync({
        title,
        description,
        url,
        platform,
        videoId,
        subject,
        grade: grade === '' ? null : Number(grade),
      })
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === 'conflict'
      fail(isFull ? error.message : t('add.failed'))
      return
    }
    form.reset(EMPTY_VIDEO)
    draft.forget()
    toast({ title: t('add.done') })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('add.title')}
      description={isStaff(user) ? t('add.sharedText') : t('add.ownText')}
      takeFocus={() => form.setFocus('url')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{say('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={isSubmitting} pendingLabel={t('add.saving')}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={t('add.title')}
        onSubmit={(event) => void form.handleSubmit(submit, refuse)(event)}
        className="flex flex-col gap-5"
      >
        {hasNotice && (
          <DraftNotice
            onDiscard={() => {
              form.reset(EMPTY_VIDEO)
              setNotice(false)
              form.setFocus('url')
            }}
          />
        )}
        <VideoFields form={form} extraction={extraction} />
      </form>
    </Dialog>
  )
}
