import { useDeferredValue } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { TagsField } from '../../../kit/study/tags-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { CardText } from '../card-text.tsx'
import { hasMarkup } from './card-values.ts'
import { DifficultyField } from './slider-fields.tsx'
import type { CardForm } from './use-card-form.ts'

type CardFieldsProps = {
  cardForm: CardForm
  formId: string
  knownTags: readonly string[]
  onSave: () => void
}

/** Question, answer, difficulty and tags. Ctrl and Enter save from anywhere. */
export function CardFields({ cardForm, formId, knownTags, onSave }: CardFieldsProps) {
  const { form, hasDraft, discardDraft } = cardForm
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-5 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
        event.preventDefault()
        onSave()
      }}
    >
      {hasDraft && <DraftNotice onDiscard={discardDraft} />}
      <SideField cardForm={cardForm} side="front" />
      <SideField cardForm={cardForm} side="back" />
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

function SideField({ cardForm: { form }, side }: { cardForm: CardForm; side: 'front' | 'back' }) {
  const { t } = useTranslation('flashcards')
  const { errors } = useFormState({ control: form.control })
  const text = useWatch({ control: form.control, name: side })
  // Typing goes first; what it looks like may come a moment later.
  const shown = useDeferredValue(text)
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={side === 'front' ? t('question') : t('answer')}
        description={side === 'front' ? t('form.hint') : undefined}
        aside={<CharactersLeft length={text.length} maxLength={LONGEST_CARD_TEXT} />}
        isRequired
      >
        <Textarea
          rows={3}
          dir="auto"
          aria-invalid={errors[side] ? true : undefined}
          {...form.register(side, { onChange: () => form.clearErrors(side) })}
        />
      </Field>
      {hasMarkup(shown) && (
        <section
          aria-label={t('form.preview')}
          className="max-h-60 overflow-y-auto rounded-control border border-border border-dashed bg-surface p-3"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the arrow keys scroll it
          tabIndex={0}
        >
          <CardText text={shown} />
        </section>
      )}
    </div>
  )
}
