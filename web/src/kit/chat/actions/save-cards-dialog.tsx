import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import { TagsField } from '../../study/tags-field.tsx'
import { useSaveCards } from '../../study/use-save-cards.ts'

type SaveCardsDialogProps = {
  user: User
  cards: readonly { front: string; back: string }[]
  subject: string | null
  onClose: () => void
}

/** Which of the cards are kept, and under which tags they are found again: a tag is what a deck is elsewhere. */
export function SaveCardsDialog({ user, cards, subject, onClose }: SaveCardsDialogProps) {
  const { t } = useTranslation('chat')
  const words = {
    saved: (count: number) => t('cards.saved', { count }),
    open: t('save.open'),
    failed: (reason: string) => t('cards.failed', { reason }),
  }
  const { save, isSaving, failure } = useSaveCards(user, words, onClose)
  const [tags, setTags] = useState<readonly string[]>(subject ? [subject] : [])
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const known = useQuery({
    queryKey: ['flashcards', 'tags', user.id],
    queryFn: () => call(flashcards.tags, { id: user.id }),
  })
  const chosen = cards.filter((_, place) => !left.has(place))

  function toggle(place: number, isTaken: boolean) {
    const next = new Set(left)
    if (isTaken) next.delete(place)
    else next.add(place)
    setLeft(next)
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('cards.title')}
      description={t('cards.text')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button
            disabled={chosen.length === 0}
            isPending={isSaving}
            onClick={() => void save(chosen.map(({ front, back }) => ({ front, back, tags: [...tags] })))}
          >
            {t('cards.save', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <p role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
            {failure}
          </p>
        )}
        <TagsField value={tags} onChange={setTags} known={(known.data ?? []).map(({ tag }) => tag)} />
        <Field label={t('cards.all')} layout="inline">
          <Checkbox
            checked={left.size === 0 ? true : chosen.length === 0 ? false : 'indeterminate'}
            onCheckedChange={(isAll) =>
              setLeft(isAll === true ? new Set() : new Set(cards.map((_, place) => place)))
            }
          />
        </Field>
        <ul className="flex flex-col gap-2">
          {cards.map(({ front, back }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike, and none changes its place
            <li key={place} className="rounded-control border border-border px-3">
              <Field
                layout="inline"
                label={
                  <span className="wrap-anywhere block">
                    <span className="block font-medium">
                      <Markdown text={front} as="line" />
                    </span>
                    <span className="block text-muted">
                      <Markdown text={back} as="line" />
                    </span>
                  </span>
                }
              >
                <Checkbox
                  checked={!left.has(place)}
                  onCheckedChange={(isTaken) => toggle(place, isTaken === true)}
                />
              </Field>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
