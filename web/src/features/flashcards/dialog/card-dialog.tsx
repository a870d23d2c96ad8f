import { useQuery } from '@tanstack/react-query'
import { PencilLine, Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { tagsQuery } from '../flashcards.data.ts'
import { CardFields } from './card-fields.tsx'
import { GenerateFields } from './generate-fields.tsx'
import { type CardForm, useCardForm } from './use-card-form.ts'
import { type Generator, useGenerator } from './use-generator.ts'

type CardDialogProps = {
  user: User
  /** Null creates one. */
  card: Flashcard | null
  onClose: () => void
  onSaved?: (card: Flashcard) => void
  returnFocus?: () => void
}

/** With a card it is changed; without one cards are written by hand or made from a text. */
export function CardDialog({ user, card, onClose, onSaved, returnFocus }: CardDialogProps) {
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
      {...(returnFocus && { returnFocus })}
      {...(tab === 'manual' && { takeFocus: () => cardForm.form.setFocus('front') })}
      footer={
        card || tab === 'manual' ? (
          <ManualFooter
            cardForm={cardForm}
            formId={ids.manual}
            isEditing={card !== null}
            onClose={onClose}
            onSaveAndGoOn={() => void saveAndGoOn()}
          />
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

type ManualFooterProps = {
  cardForm: CardForm
  formId: string
  isEditing: boolean
  onClose: () => void
  onSaveAndGoOn: () => void
}

function ManualFooter({ cardForm, formId, isEditing, onClose, onSaveAndGoOn }: ManualFooterProps) {
  const { t } = useTranslation('flashcards')
  const { isSaving } = cardForm
  return (
    <>
      {isEditing ? (
        <Button variant="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      ) : (
        <Button variant="outline" onClick={onSaveAndGoOn} isPending={isSaving}>
          {t('form.createMore')}
        </Button>
      )}
      <Button type="submit" form={formId} isPending={isSaving}>
        {isEditing ? t('form.save') : t('form.create')}
      </Button>
    </>
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
