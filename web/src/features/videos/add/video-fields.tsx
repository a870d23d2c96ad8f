import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Sparkles, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import type { useExtract } from './use-extract.ts'
import { findUrlProblem, type UrlProblem, type VideoValues } from './video-values.ts'

type VideoFieldsProps = { form: UseFormReturn<VideoValues>; extraction: ReturnType<typeof useExtract> }

export function VideoFields({ form, extraction: { extract, isExtracting, undo } }: VideoFieldsProps) {
  const { t } = useTranslation('videos')
  const { errors } = useFormState({ control: form.control })
  const subjects = useQuery(subjectsQuery)
  const subjectListId = useId()
  const urlProblem = errors.url?.message as UrlProblem | undefined
  return (
    <>
      <Field
        label={t('add.url')}
        description={<Recognised form={form} />}
        error={urlProblem && t(`problems.${urlProblem}`)}
        isRequired
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t('add.urlExample')}
          maxLength={2000}
          {...form.register('url', { validate: (url) => findUrlProblem(url) ?? true })}
        />
      </Field>
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
function Recognised({ form }: { form: UseFormReturn<VideoValues> }) {
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
