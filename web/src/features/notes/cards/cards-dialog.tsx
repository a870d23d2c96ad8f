import { useQuery } from '@tanstack/react-query'
import { Plus, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { aiHelpers, type GeneratedCard } from '#contract/study/ai-helpers.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import { call } from '../../../api/call.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { useSaveCards } from '../../../kit/study/use-save-cards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { addCards, CardValues, type Fault, findFault, toSent } from './card-values.ts'

const LONGEST_WAIT_MS = 60_000
const WANTED = 5

/** Cards made from the sentences of the note. Closing the dialog calls it off. */
function useMoreCards(content: string, onCards: (cards: GeneratedCard[]) => void) {
  const { t } = useTranslation(['notes', 'study'])
  const [isPending, setPending] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function generate() {
    const controller = new AbortController()
    underWay.current = controller
    setPending(true)
    try {
      const { flashcards } = await call(
        aiHelpers.generateFlashcards,
        { content, count: WANTED },
        { signal: controller.signal, timeoutMs: LONGEST_WAIT_MS },
      )
      onCards(flashcards)
      toast({ title: t('cards.suggested', { count: flashcards.length }) })
    } catch {
      if (controller.signal.aborted) return
      toastError(t('study:error'), t('cards.suggestFailed'))
    }
    setPending(false)
  }

  return { generate, isPending }
}

type CardsFormProps = {
  user: User
  note: Note
  /** What the note already holds as question and answer. */
  found: readonly { front: string; back: string; passage: string | null }[]
  onClose: () => void
}

const Draft = z.array(CardValues)

function CardsForm({ user, note, found, onClose }: CardsFormProps) {
  const { t } = useTranslation('notes')
  const [start] = useState(() => addCards([], found))
  const [draft] = useState(() => openDraft(user.id, `note-cards.${note.id}`, Draft))
  const [before, setBefore] = useState(() => draft.read())
  const [cards, setCards] = useState(() => before ?? start)
  const [hasTried, setTried] = useState(false)
  useKeptDraft(draft, cards, JSON.stringify(cards) !== JSON.stringify(start))
  const more = useMoreCards(note.content, (generated) => setCards((now) => addCards(now, generated)))
  const words = {
    saved: (count: number) => t('cards.saved', { count }),
    open: t('cards.open'),
    failed: (reason: string) => t('cards.failed', { reason }),
  }
  const saving = useSaveCards(user, words, () => {
    draft.forget()
    onClose()
  })
  const chosen = cards.filter(({ isChosen }) => isChosen)

  function submit() {
    setTried(true)
    if (chosen.length > 0 && cards.every((card) => findFault(card) === null))
      void saving.save(toSent(cards, note))
  }

  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={t('cards.title')}
      description={cards.length === 0 ? t('cards.none') : t('cards.text')}
      cancelLabel={t('dialog.close')}
      footer={
        <Button disabled={chosen.length === 0} isPending={saving.isSaving} onClick={submit}>
          {t('cards.save', { count: chosen.length })}
        </Button>
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

type CardRowProps = {
  number: number
  card: CardValues
  fault: Fault | null
  onChange: (change: Partial<CardValues>) => void
}

/** One card to be: taken or left, both sides to be put right. */
function CardRow({ number, card, fault, onChange }: CardRowProps) {
  const { t } = useTranslation('notes')
  const findError = (side: string) =>
    fault === 'tooLong'
      ? t('cards.tooLong')
      : fault === 'empty' && !side.trim()
        ? t('cards.missing')
        : undefined
  return (
    <Card tone="sunken" padding="small" role="group" aria-label={t('cards.card', { number })}>
      <Field label={t('cards.take', { number })} layout="inline">
        <Checkbox
          checked={card.isChosen}
          onCheckedChange={(isChosen) => onChange({ isChosen: isChosen === true })}
        />
      </Field>
      {card.isChosen && (
        <div className="grid gap-3 sm:grid-cols-2">
          {(['front', 'back'] as const).map((side) => (
            <Field key={side} label={t(`cards.${side}`)} error={findError(card[side])}>
              <Textarea
                rows={2}
                className="min-h-16!"
                value={card[side]}
                onChange={(event) => onChange({ [side]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </Card>
  )
}

/** Flashcards out of what a note holds: to be chosen, put right and saved. */
export function CardsDialog({ user, note, onClose }: { user: User; note: Note; onClose: () => void }) {
  const { t } = useTranslation('notes')
  const found = useQuery({
    queryKey: ['notes', 'cardDrafts', note.id, note.updatedAt],
    queryFn: () => call(notes.cardDrafts, { id: note.id }),
  })
  if (found.data) return <CardsForm user={user} note={note} found={found.data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} width="large" title={t('cards.title')}>
      {found.isError ? (
        <ErrorState headingLevel={3} query={found} />
      ) : (
        <SkeletonBlocks blocks={['h-32 w-full']} times={2} className="flex flex-col gap-3" />
      )}
    </Dialog>
  )
}
