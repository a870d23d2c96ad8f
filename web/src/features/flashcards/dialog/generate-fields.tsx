import { TriangleAlert, X } from 'lucide-react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { TagsField } from '../../../kit/study/tags-field.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { toPlainText } from '../split-pictures.ts'
import { CountField, DifficultyField } from './slider-fields.tsx'
import type { Generator } from './use-generator.ts'

type GenerateFieldsProps = { generator: Generator; formId: string; knownTags: readonly string[] }

export function GenerateFields({ generator, formId, knownTags }: GenerateFieldsProps) {
  const { t } = useTranslation('flashcards')
  const { form, unsaved, hasDraft, discardDraft } = generator
  const { errors } = useFormState({ control: form.control })
  const content = useWatch({ control: form.control, name: 'content' })
  if (unsaved.length > 0) return <UnsavedCards generator={generator} />
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-5 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void generator.generate()
      }}
    >
      {hasDraft && <DraftNotice onDiscard={discardDraft} />}
      <Field
        label={t('generate.source')}
        description={t('generate.hint')}
        aside={<CharactersLeft length={content.length} maxLength={LONGEST_MATERIAL} />}
        isRequired
      >
        <Textarea
          rows={7}
          aria-invalid={errors.content ? true : undefined}
          {...form.register('content', { onChange: () => form.clearErrors('content') })}
        />
      </Field>
      <Controller
        control={form.control}
        name="count"
        render={({ field: { value, onChange } }) => <CountField value={value} onChange={onChange} />}
      />
      <Controller
        control={form.control}
        name="difficulty"
        render={({ field: { value, onChange } }) => <DifficultyField value={value} onChange={onChange} />}
      />
      <Controller
        control={form.control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagsField value={value} onChange={onChange} known={knownTags} />
        )}
      />
    </form>
  )
}

/** Made, but not saved: they stay until they are, or until nobody wants them. */
function UnsavedCards({ generator: { unsaved, phase, leaveOut } }: { generator: Generator }) {
  const { t } = useTranslation('flashcards')
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p
        className="flex items-start gap-3 rounded-control bg-warning-soft p-3 text-warning-ink"
        role="status"
      >
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {phase === 'saving'
          ? t('generate.saving', { count: unsaved.length })
          : t('generate.unsaved', { count: unsaved.length })}
      </p>
      <ul aria-label={t('generate.unsavedList')} className="flex flex-col gap-2">
        {unsaved.map(({ key, front, back }) => (
          <li
            key={key}
            className="flex items-start gap-2 rounded-control border border-border bg-surface p-3"
          >
            <div className="wrap-anywhere min-w-0 flex-1">
              <p className="font-medium">{toPlainText(front)}</p>
              <p className="text-muted">{toPlainText(back)}</p>
            </div>
            {phase === 'idle' && (
              <IconButton
                label={t('generate.leaveOut')}
                icon={<X aria-hidden="true" />}
                onClick={() => leaveOut(key)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
