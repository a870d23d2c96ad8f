import { useQuery } from '@tanstack/react-query'
import { PencilLine, Sparkles, TriangleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { CharactersLeft } from '../../../kit/markdown/characters-left.tsx'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { TagsField } from '../../../kit/study/tags-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { tagsQuery } from '../flashcards.data.ts'
import { toPlainText } from '../split-pictures.ts'
import { CardFields, CountField, DifficultyField } from './card-fields.tsx'
import { useCardForm } from './use-card-form.ts'
import { type Generator, useGenerator } from './use-generator.ts'

type CardDialogProps = {
  user: User
  /** Null creates one. */
  card: Flashcard | null
  onClose: () => void
  onSaved?: (card: Flashcard) => void
}

/** With a card it is changed; without one cards are written by hand or made from a text. */
export function CardDialog({ user, card, onClose, onSaved }: CardDialogProps) {
  const { t } = useTranslation('flashcards')
  const generator = useGenerator(user, onClose)
  const [tab, setTab] = useState(generator.unsaved.length > 0 && !card ? 'generate' : 'manual')
  const cardForm = useCardForm(user, card, (saved) => onSaved?.(saved))
  const tags = useQuery(tagsQuery(user.id)).data ?? []
  const knownTags = tags.map(({ tag }) => tag)
  const ids = { manual: useId(), generate: useId() }

  async function saveAndClose() {
    if (await cardForm.save()) onClose()
  }
  async function saveAndGoOn() {
    if (await cardForm.save()) cardForm.beginNext()
  }

  const fields = (
    <CardFields
      cardForm={cardForm}
      formId={ids.manual}
      knownTags={knownTags}
      onSave={() => void saveAndClose()}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card ? t('form.editTitle') : t('form.createTitle')}
      {...(tab === 'manual' && { takeFocus: () => cardForm.form.setFocus('front') })}
      footer={
        card || tab === 'manual' ? (
          <>
            {card ? (
              <Button variant="outline" onClick={onClose}>
                {t('form.cancel')}
              </Button>
            ) : (
              <Button variant="outline" onClick={() => void saveAndGoOn()} isPending={cardForm.isSaving}>
                {t('form.createMore')}
              </Button>
            )}
            <Button type="submit" form={ids.manual} isPending={cardForm.isSaving}>
              {card ? t('form.save') : t('form.create')}
            </Button>
          </>
        ) : (
          <GenerateFooter generator={generator} formId={ids.generate} onClose={onClose} />
        )
      }
    >
      {card ? (
        fields
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label={t('form.tabs')}>
            <Tab value="manual">
              <PencilLine aria-hidden="true" />
              {t('form.manual')}
            </Tab>
            <Tab value="generate">
              <Sparkles aria-hidden="true" />
              {t('form.generate')}
            </Tab>
          </TabList>
          <TabPanel value="manual">{fields}</TabPanel>
          <TabPanel value="generate">
            <GenerateFields generator={generator} formId={ids.generate} knownTags={knownTags} />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  )
}

type GenerateFooterProps = { generator: Generator; formId: string; onClose: () => void }

function GenerateFooter({ generator, formId, onClose }: GenerateFooterProps) {
  const { t } = useTranslation(['flashcards', 'study'])
  const { phase, unsaved, cancel, saveAgain } = generator
  if (unsaved.length > 0) {
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          {t('generate.later')}
        </Button>
        <Button onClick={() => void saveAgain()} isPending={phase === 'saving'}>
          {t('study:tryAgain')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button variant="outline" onClick={phase === 'generating' ? cancel : onClose}>
        {phase === 'generating' ? t('generate.stop') : t('form.cancel')}
      </Button>
      <Button type="submit" form={formId} isPending={phase !== 'idle'} pendingLabel={t('generate.pending')}>
        {t('generate.action')}
      </Button>
    </>
  )
}

type GenerateFieldsProps = { generator: Generator; formId: string; knownTags: readonly string[] }

function GenerateFields({ generator, formId, knownTags }: GenerateFieldsProps) {
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
