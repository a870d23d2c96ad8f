import { Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { CardRow } from './card-row.tsx'
import { addCards, CardValues, findFault } from './card-values.ts'
import { useMoreCards } from './use-more-cards.ts'
import { useSaveCards } from './use-save-cards.ts'

type CardsFormProps = {
  user: User
  note: Note
  /** What the note already holds as question and answer. */
  found: readonly { front: string; back: string; passage: string | null }[]
  onClose: () => void
}

const Draft = z.array(CardValues)

export function CardsForm({ user, note, found, onClose }: CardsFormProps) {
  const { t } = useTranslation('notes')
  const [start] = useState(() => addCards([], found))
  const [draft] = useState(() => openDraft(user.id, `note-cards.${note.id}`, Draft))
  const [before, setBefore] = useState(() => draft.read())
  const [cards, setCards] = useState(() => before ?? start)
  const [hasTried, setTried] = useState(false)
  useKeptDraft(draft, cards, JSON.stringify(cards) !== JSON.stringify(start))
  const more = useMoreCards(note.content, (generated) => setCards((now) => addCards(now, generated)))
  const saving = useSaveCards(user, note, () => {
    draft.forget()
    onClose()
  })
  const chosen = cards.filter(({ isChosen }) => isChosen)

  function submit() {
    setTried(true)
    if (chosen.length > 0 && cards.every((card) => findFault(card) === null)) void saving.save(cards)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      title={t('cards.title')}
      description={cards.length === 0 ? t('cards.none') : t('cards.text')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('dialog.close')}</Button>
          </DialogClose>
          <Button disabled={chosen.length === 0} isPending={saving.isSaving} onClick={submit}>
            {t('cards.save', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {before && (
          <DraftNotice
            onDiscard={() => {
              setCards(start)
              setBefore(null)
            }}
          />
        )}
        {saving.failure && (
          <p role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
            {saving.failure}
          </p>
        )}
        <ul aria-label={t('cards.list')} className="flex flex-col gap-3">
          {cards.map((card, place) => (
            <li key={card.key}>
              <CardRow
                number={place + 1}
                card={card}
                fault={hasTried ? findFault(card) : null}
                onChange={(change) =>
                  setCards((now) => now.map((one) => (one.key === card.key ? { ...one, ...change } : one)))
                }
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            onClick={() => setCards((now) => addCards(now, [{ front: '', back: '' }]))}
          >
            <Plus aria-hidden="true" />
            {t('cards.add')}
          </Button>
          <Button
            variant="secondary"
            isPending={more.isPending}
            pendingLabel={t('cards.suggesting')}
            onClick={() => void more.generate()}
          >
            <Sparkles aria-hidden="true" />
            {t('cards.suggest')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
