import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Sparkles, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  Controller,
  type FieldErrors,
  type UseFormReturn,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { ApiError, call } from '../../../api/call.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useAddVideo } from '../videos.data.ts'
import {
  EMPTY_VIDEO,
  findExtractProblem,
  findUrlProblem,
  type UrlProblem,
  VideoValues,
} from './video-values.ts'

/** What is typed stays on the device until it is saved, whatever closes the dialog. */
export function AddVideoDialog({ user, onClose }: { user: User; onClose: () => void }) {
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

  const fail = (text: string) => toastError(word('error'), text)

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
      onClose={onClose}
      title={t('add.title')}
      description={t(nameAudience(user))}
      takeFocus={() => form.setFocus('url')}
      cancelLabel={say('cancel')}
      footer={
        <Button type="submit" form={formId} isPending={isSubmitting} pendingLabel={t('add.saving')}>
          {t('add.save')}
        </Button>
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

type VideoFieldsProps = { form: UseFormReturn<VideoValues>; extraction: ReturnType<typeof useExtract> }

function VideoFields({ form, extraction: { extract, isExtracting, undo } }: VideoFieldsProps) {
  const { t } = useTranslation('videos')
  const { errors } = useFormState({ control: form.control })
  const subjects = useQuery(subjectsQuery)
  const subjectListId = useId()
  const urlProblem = errors.url?.message as UrlProblem | undefined
  return (
    <>
      <TextField
        label={t('add.url')}
        description={<Recognized form={form} />}
        error={urlProblem && t(`problems.${urlProblem}`)}
        isRequired
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t('add.urlExample')}
        maxLength={2000}
        {...form.register('url', { validate: (url) => findUrlProblem(url) ?? true })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={extract}
          isPending={isExtracting}
          pendingLabel={t('add.extracting')}
        >
          <Sparkles aria-hidden="true" />
          {t('add.extract')}
        </Button>
        {undo && (
          <Button variant="ghost" onClick={undo}>
            <Undo2 aria-hidden="true" />
            {t('add.undoExtract')}
          </Button>
        )}
      </div>
      <Field label={t('add.name')} error={errors.title && t('problems.required')} isRequired>
        <Input
          maxLength={300}
          {...form.register('title', { validate: (title) => title.trim() !== '' || 'required' })}
        />
      </Field>
      <Field label={t('add.description')} isOptional>
        <Textarea rows={3} maxLength={5000} {...form.register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('add.subject')} isOptional>
          <Input maxLength={100} autoComplete="off" list={subjectListId} {...form.register('subject')} />
        </Field>
        <datalist id={subjectListId}>
          {subjects.data?.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <Field label={t('add.grade')} isOptional>
          <Controller
            control={form.control}
            name="grade"
            render={({ field: { value, onChange, onBlur } }) => (
              <GradeSelect value={value} onChange={onChange} onBlur={onBlur} none={t('noGrade')} hasCollege />
            )}
          />
        </Field>
      </div>
    </>
  )
}

/** Which video the address means, while it is typed. */
function Recognized({ form }: { form: UseFormReturn<VideoValues> }) {
  const { t } = useTranslation('videos')
  const url = useWatch({ control: form.control, name: 'url' })
  const video = parseVideoUrl(url)
  return (
    <span aria-live="polite" className="flex min-h-6 items-center gap-1.5">
      {video ? (
        <>
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <span className="wrap-anywhere">
            {t('add.recognised', { platform: t(`platform.${video.platform}`), id: video.videoId })}
          </span>
        </>
      ) : (
        t('add.urlText')
      )}
    </span>
  )
}

/** Fills in title and description from what YouTube says; closing the dialog calls the question off. */
function useExtract(form: UseFormReturn<VideoValues>) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const ask = useMutation({
    mutationFn: (url: string) => {
      leaving.current = new AbortController()
      return call(aiHelpers.extractVideoContent, { url }, { signal: leaving.current.signal })
    },
  })
  useEffect(() => () => leaving.current?.abort(), [])

  const fail = (text: string) => toastError(word('error'), text)

  function fill(found: Pick<VideoValues, 'title' | 'description'>) {
    const { title, description } = form.getValues()
    const put = (values: typeof found) => {
      form.setValue('title', values.title, { shouldDirty: true })
      form.setValue('description', values.description, { shouldDirty: true })
      form.clearErrors('title')
    }
    put({ title: found.title || title, description: found.description || description })
    toast({ title: t('add.extracted') })
    const hadWords = title.trim() !== '' || description.trim() !== ''
    // In the dialog, not in the toast: an open dialog keeps the keyboard.
    setUndo(() => (hadWords ? () => put({ title, description }) : null))
  }

  function extract() {
    const url = form.getValues('url')
    const problem = findExtractProblem(url)
    if (problem) {
      form.setError('url', { type: 'extract', message: problem }, { shouldFocus: true })
      fail(t(`problems.${problem}`))
      return
    }
    form.clearErrors('url')
    setUndo(null)
    ask.mutate(url, { onSuccess: fill, onError: () => fail(t('add.extractFailed')) })
  }

  function takeBack() {
    undo?.()
    setUndo(null)
  }

  return { extract, isExtracting: ask.isPending, undo: undo && takeBack }
}

/** An admin's video waits while a required second step is not set up. */
function nameAudience({ role, isTeacher, mustSetUpSecondStep }: User) {
  if (role === 'admin') return mustSetUpSecondStep ? 'add.ownText' : 'add.sharedText'
  return isTeacher ? 'add.classesText' : 'add.ownText'
}
