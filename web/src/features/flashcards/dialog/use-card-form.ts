import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { ApiError, call } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { createIntentionKeys } from '../../../api/intention-keys.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { createCard, useCardLists } from '../flashcards.data.ts'
import { CardValues, EMPTY_CARD, toValues } from './card-values.ts'

/** Creates a card, or changes the one that is given. What is typed stays on the device until it is saved. */
export function useCardForm(user: User, card: Flashcard | null, onSaved: (saved: Flashcard) => void) {
  const { t } = useTranslation(['flashcards', 'study'])
  const lists = useCardLists(user.id)
  const [begin, setBegin] = useState(card ? toValues(card) : EMPTY_CARD)
  const [draft] = useState(() => openDraft(user.id, `flashcard.${card?.id ?? 'new'}`, CardValues))
  const [found, setFound] = useState(() => draft.read())
  const [keys] = useState(() => createIntentionKeys())
  const [isSaving, setSaving] = useState(false)
  const form = useForm<CardValues>({ defaultValues: found ?? begin })
  const values = useWatch({ control: form.control }) as CardValues
  const isTyped = values.front !== begin.front || values.back !== begin.back
  useKeptDraft(draft, values, isTyped)

  function refuse(): boolean {
    const missing = (['front', 'back'] as const).filter((side) => !form.getValues(side).trim())
    for (const side of missing) form.setError(side, { type: 'required' })
    if (!missing[0]) return false
    form.setFocus(missing[0])
    toast({ title: t('study:error'), description: t('form.fillIn'), variant: 'destructive' })
    return true
  }

  async function save(): Promise<boolean> {
    if (isSaving || refuse()) return false
    setSaving(true)
    const wanted = form.getValues()
    const key = keys.keyFor(wanted)
    try {
      const saved = card
        ? await call(flashcards.update, { id: card.id, ...wanted }, { idempotencyKey: key })
        : await createCard(user, wanted, key)
      keys.settle()
      // Nothing is left to keep: what stands there now is what is saved.
      if (card) setBegin(wanted)
      else form.reset({ ...wanted, front: '', back: '' })
      lists.show(saved)
      void lists.refreshFigures()
      toast({ title: card ? t('form.updated') : t('form.created') })
      onSaved(saved)
      return true
    } catch (error) {
      if (isAnswered(error)) keys.settle()
      toast({ title: t('study:error'), description: sayFailure(error), variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }

  function sayFailure(error: unknown): string {
    if (card) return t('form.updateFailed')
    return error instanceof ApiError && error.hasWords ? error.message : t('form.createFailed')
  }

  return {
    form,
    isSaving,
    save,
    hasDraft: found !== null,
    discardDraft() {
      draft.forget()
      setFound(null)
      form.reset(begin)
      form.setFocus('front')
    },
    /** The next card is of the same kind: difficulty and tags stay. */
    beginNext() {
      setFound(null)
      form.setFocus('front')
    },
  }
}
export type CardForm = ReturnType<typeof useCardForm>
