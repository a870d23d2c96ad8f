import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { CardValues, Fault } from './card-values.ts'

type CardRowProps = {
  number: number
  card: CardValues
  fault: Fault | null
  onChange: (change: Partial<CardValues>) => void
}

/** One card to be: taken or left, both sides to be put right. */
export function CardRow({ number, card, fault, onChange }: CardRowProps) {
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
          <Field label={t('cards.front')} error={findError(card.front)}>
            <Textarea
              rows={2}
              className="min-h-16!"
              value={card.front}
              onChange={(event) => onChange({ front: event.target.value })}
            />
          </Field>
          <Field label={t('cards.back')} error={findError(card.back)}>
            <Textarea
              rows={2}
              className="min-h-16!"
              value={card.back}
              onChange={(event) => onChange({ back: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Card>
  )
}
