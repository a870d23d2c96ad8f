import { useDeferredValue } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FEWEST_GENERATED_CARDS, MOST_GENERATED_CARDS } from '#contract/study/ai-helpers.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { TagsField } from '../../../kit/study/tags-field.tsx'
import { Dots } from '../../../ui/display/dots.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { CardText } from '../card-text.tsx'
import { hasMarkup } from './card-values.ts'
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

type SliderFieldProps = { value: number; onChange: (value: number) => void }

export function DifficultyField({ value, onChange }: SliderFieldProps) {
  const { t } = useTranslation('flashcards')
  const say = (level: number) => t('difficulty.level', { level })
  return (
    <Field label={t('difficulty.label')} aside={<Dots level={value} label={say(value)} />}>
      <Slider min={1} max={5} value={value} onValueChange={onChange} formatValue={say} />
    </Field>
  )
}

export function CountField({ value, onChange }: SliderFieldProps) {
  const { t } = useTranslation('flashcards')
  const say = (count: number) => t('generate.countValue', { count })
  return (
    <Field
      label={t('generate.count')}
      aside={<span className="font-heading text-muted tabular-nums">{say(value)}</span>}
    >
      <Slider
        min={FEWEST_GENERATED_CARDS}
        max={MOST_GENERATED_CARDS}
        value={value}
        onValueChange={onChange}
        formatValue={say}
      />
    </Field>
  )
}
