import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_CURRICULUM_TEXT, LONGEST_DOCUMENT_TYPE } from '#contract/admin/curriculum-documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { LongMarkdown } from '../../../../kit/markdown/long-markdown.tsx'
import { DraftNotice } from '../../../../kit/study/draft-notice.tsx'
import { GradeSelect } from '../../../../kit/study/grade-select.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { TextareaField } from '../../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../../ui/forms/textarea.tsx'
import { summaryQuery } from '../curriculum-admin.data.ts'
import type { DocumentForm } from './use-document-form.ts'

export function DocumentFields({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('curriculumDocuments')
  const { values, errors, change } = form
  const names = useQuery(summaryQuery).data
  const [subjectsId, typesId] = [useId(), useId()]
  return (
    <div className="flex flex-col gap-4">
      {form.isFromDraft && <DraftNotice onDiscard={form.discard} />}
      <Field label={t('form.title')} error={errors.title} isRequired>
        <Input
          value={values.title}
          maxLength={LONGEST_TITLE}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label={t('form.grade')} error={errors.grade} isOptional>
          <GradeSelect
            value={values.grade}
            onChange={(grade) => change({ grade })}
            none={t('anyGrade')}
            hasCollege
          />
        </Field>
        <Field label={t('form.subject')} error={errors.subject} isOptional>
          <Input
            value={values.subject}
            maxLength={100}
            list={subjectsId}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
        <Field label={t('form.type')} description={t('form.typeHelp')} error={errors.documentType} isOptional>
          <Input
            value={values.documentType}
            maxLength={LONGEST_DOCUMENT_TYPE}
            list={typesId}
            onChange={(event) => change({ documentType: event.target.value })}
          />
        </Field>
      </div>
      <Options id={subjectsId} names={names?.subjects} />
      <Options id={typesId} names={names?.types} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextareaField
          label={t('form.standards')}
          description={t('form.standardsHelp')}
          error={errors['metadata.standards'] ?? errors.standards}
          isOptional
          rows={2}
          value={values.standards}
          onChange={(event) => change({ standards: event.target.value })}
        />
        <Field label={t('form.source')} description={t('form.sourceHelp')} isOptional>
          <Input
            value={values.source}
            maxLength={300}
            onChange={(event) => change({ source: event.target.value })}
          />
        </Field>
      </div>
      <ContentField form={form} error={errors.content} />
    </div>
  )
}

function Options({ id, names }: { id: string; names: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {names?.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

/** As it is typed, or as learners will read it. */
function ContentField({ form, error }: { form: DocumentForm; error: string | undefined }) {
  const { t, i18n } = useTranslation('curriculumDocuments')
  const [isPreview, setPreview] = useState(false)
  const { values, change } = form
  const { length } = values.content
  const tooLong =
    length > LONGEST_CURRICULUM_TEXT ? t('form.tooLong', { count: LONGEST_CURRICULUM_TEXT }) : undefined
  return (
    <div className="flex flex-col gap-3">
      {isPreview ? (
        <section
          aria-label={t('form.preview')}
          className="rounded-card border border-border bg-surface p-4 sm:p-6"
        >
          <LongMarkdown text={values.content || t('form.nothing')} headingsFrom={2} />
        </section>
      ) : (
        <Field
          label={t('form.text')}
          description={t('form.textHelp')}
          error={tooLong ?? error}
          isRequired
          aside={
            <span className="text-muted tabular-nums">
              {t('form.letters', { count: length, number: length.toLocaleString(i18n.language) })}
            </span>
          }
        >
          <Textarea
            rows={18}
            value={values.content}
            className="font-mono"
            onChange={(event) => change({ content: event.target.value })}
          />
        </Field>
      )}
      <Button variant="outline" className="self-start" onClick={() => setPreview(!isPreview)}>
        {isPreview ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isPreview ? t('form.write') : t('form.preview')}
      </Button>
    </div>
  )
}
