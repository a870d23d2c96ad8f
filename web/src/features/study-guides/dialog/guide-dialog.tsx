import { Sparkles, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Controller, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { LONGEST_GUIDE, type StudyGuide } from '#contract/study/study-guides.ts'
import { isMinor } from '#engines/accounts/index.ts'
import { ApiError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../../kit/guardian/guardian.data.ts'
import { MarkdownEditor } from '../../../kit/markdown/markdown-editor.tsx'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useCreateGuide, useUpdateGuide } from '../study-guides.data.ts'
import { GuideValues, listMissing, toPayload, toValues } from './guide-values.ts'
import { ResourcesField } from './resources-field.tsx'
import { useGenerateGuide } from './use-generate-guide.ts'

type FormProps = { form: UseFormReturn<GuideValues> }

const LONGEST_SUBJECT = 100

function TitleField({ form }: FormProps) {
  const { t } = useTranslation('guides')
  const { errors } = useFormState({ control: form.control, name: 'title' })
  return (
    <Field label={t('titleLabel')} error={errors.title?.message} isRequired>
      <Input maxLength={LONGEST_TITLE} {...form.register('title')} />
    </Field>
  )
}

/** Subject and grade: free words, and one of twelve or none. */
function SubjectAndGrade({ form }: FormProps) {
  const { t } = useTranslation('guides')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('subject')} isOptional maxLength={LONGEST_SUBJECT} {...form.register('subject')} />
      <Controller
        control={form.control}
        name="grade"
        render={({ field: { value, onChange, onBlur } }) => (
          <Field label={t('gradeLabel')} isOptional>
            <GradeSelect value={value} onChange={onChange} onBlur={onBlur} none={t('noGrade')} />
          </Field>
        )}
      />
    </div>
  )
}

const LONGEST_DESCRIPTION = 2000

type ManualTabProps = {
  form: UseFormReturn<GuideValues>
  user: User
  /** An admin took it from the public list, and only an admin puts it back. */
  isHidden: boolean
}

function ManualTab({ form, user, isHidden }: ManualTabProps) {
  const { t } = useTranslation('guides')
  return (
    <div className="flex flex-col gap-4">
      <TitleField form={form} />
      <SubjectAndGrade form={form} />
      <PublicField form={form} user={user} isHidden={isHidden} />
      <Field label={t('description')} isOptional>
        <Textarea rows={2} maxLength={LONGEST_DESCRIPTION} {...form.register('description')} />
      </Field>
      <ContentField form={form} label={t('content')} />
    </div>
  )
}

type GuideDialogProps = {
  user: User
  /** Null to create one. */
  guide: StudyGuide | null
  onSaved: () => void
  onClose: () => void
}

export function GuideDialog({ user, guide, onSaved, onClose }: GuideDialogProps) {
  const { t } = useTranslation(['guides', 'study'])
  const [saved] = useState(() => toValues(guide))
  const [draft] = useState(() => openDraft(user.id, `guide.${guide?.id ?? 'new'}`, GuideValues))
  const [found, setFound] = useState(() => draft.read())
  const form = useForm<GuideValues>({ defaultValues: found ?? saved })
  const values = useWatch({ control: form.control }) as GuideValues
  const isElsewhere = useKeptDraft(draft, values, JSON.stringify(values) !== JSON.stringify(saved))
  const generation = useGenerateGuide(form)
  const { save, isSaving } = useSaveGuide(user, guide, () => {
    draft.forget()
    onSaved()
    onClose()
  })

  function discard() {
    form.reset(saved)
    setFound(null)
  }

  function submit(sent: GuideValues) {
    const missing = listMissing(sent)
    for (const field of missing) form.setError(field, { message: t('needed') })
    const [first] = missing
    if (first) {
      form.setFocus(first)
      toastError(t('study:error'), t('required'))
      return
    }
    if (sent.content.length > LONGEST_GUIDE) return form.setFocus('content')
    return save(sent)
  }

  return (
    <FormDialog
      onClose={onClose}
      width="large"
      title={guide ? t('editTitle') : t('createTitle')}
      takeFocus={() => form.setFocus('title')}
      cancelLabel={t('close')}
      submitLabel={guide ? t('save') : t('createSubmit')}
      isPending={isSaving}
      onSubmit={() => void form.handleSubmit(submit)()}
    >
      {found && <DraftNotice onDiscard={discard} />}
      {isElsewhere && (
        <p role="status" className="rounded-control bg-warning-soft p-3">
          {t('study:draft.elsewhere')}
        </p>
      )}
      <Tabs defaultValue="manual">
        <TabList label={t('dialogTabs')}>
          <Tab value="manual">{t('manual')}</Tab>
          <Tab value="ai">{t('ai')}</Tab>
        </TabList>
        <TabPanel value="manual">
          <ManualTab form={form} user={user} isHidden={guide?.isHidden ?? false} />
        </TabPanel>
        <TabPanel value="ai">
          <AiTab form={form} generation={generation} />
        </TabPanel>
      </Tabs>
    </FormDialog>
  )
}

/** Creates a guide when no id is held, and changes it when one is. */
function useSaveGuide(user: User, guide: StudyGuide | null, onSaved: () => void) {
  const { t } = useTranslation(['guides', 'study'])
  const create = useCreateGuide()
  const update = useUpdateGuide()

  async function save(values: GuideValues) {
    const payload = toPayload(values)
    try {
      if (guide) await update.mutateAsync({ id: guide.id, ...payload })
      else await create.mutateAsync({ userId: user.id, ...payload })
    } catch (error) {
      const failed = guide ? t('updateFailed') : t('createFailed')
      // "You have 2000 study guides", "A parent or guardian has to agree": trying again would not help.
      const isFinal = error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_allowed')
      toastError(t('study:error'), isFinal ? error.message : failed)
      return
    }
    toast({ title: guide ? t('updated') : t('created') })
    onSaved()
  }

  return { save, isSaving: create.isPending || update.isPending }
}

/** A child whose guardian has not agreed cannot share; what was shared before can be taken back all the same. */
function PublicField({ form, user, isHidden }: ManualTabProps) {
  const { t } = useTranslation('guides')
  const isShielded = useIsShielded(user)
  const shieldedText = (
    <>
      {t('shielded')}{' '}
      <AppLink {...GUARDIAN_PAGE} className="font-medium text-brand-ink underline">
        {t('shieldedLink')}
      </AppLink>
    </>
  )
  return (
    <Controller
      control={form.control}
      name="isPublic"
      render={({ field: { value, onChange, ...field } }) => (
        <Field
          label={t('publicLabel')}
          description={
            isHidden
              ? t('hiddenText')
              : isShielded
                ? shieldedText
                : isMinor(user)
                  ? t('publicTextMinor')
                  : t('publicText')
          }
          layout="inline"
        >
          <Switch checked={value} onCheckedChange={onChange} {...field} disabled={isShielded && !value} />
        </Field>
      )}
    />
  )
}

type AiTabProps = { form: UseFormReturn<GuideValues>; generation: ReturnType<typeof useGenerateGuide> }

/** Resources in, a guide out: it lands in the same title and content as the other tab has, to be changed before it is saved. */
function AiTab({ form, generation }: AiTabProps) {
  const { t } = useTranslation('guides')
  const { generate, cancel, undo, isPending, written } = generation
  const content = useWatch({ control: form.control, name: 'content' })
  const canUndo = written !== null && written.before.content !== content
  return (
    <div className="flex flex-col gap-4">
      <ResourcesField form={form} />
      <SubjectAndGrade form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          isPending={isPending}
          pendingLabel={t('generating')}
          onClick={() => void generate()}
        >
          <Sparkles aria-hidden="true" />
          {t('generate')}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={cancel}>
            {t('cancelGenerate')}
          </Button>
        )}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {written && !isPending && (written.engine === 'llm' ? t('writtenByModel') : t('writtenHere'))}
      </p>
      <TitleField form={form} />
      <ContentField
        form={form}
        label={t('generated')}
        aside={
          canUndo && (
            <Button variant="ghost" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {t('undoGenerate')}
            </Button>
          )
        }
      />
    </div>
  )
}

type ContentFieldProps = { form: UseFormReturn<GuideValues>; label: string; aside?: ReactNode }

function ContentField({ form, ...words }: ContentFieldProps) {
  return (
    <Controller
      control={form.control}
      name="content"
      render={({ field, fieldState }) => (
        <MarkdownEditor
          {...field}
          {...words}
          error={fieldState.error?.message}
          maxLength={LONGEST_GUIDE}
          rows={12}
          isRequired
        />
      )}
    />
  )
}
