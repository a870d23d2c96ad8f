import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPupil } from '#contract/teaching/sign-in-cards.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'

type PupilChoiceProps = {
  pupils: readonly CardPupil[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
  isPossible: (pupil: CardPupil) => boolean
  /** What a pupil has already. */
  sayState: (pupil: CardPupil) => string
  /** What can be done to one pupil. */
  actions: (pupil: CardPupil) => ReactNode
}

/** For whom something is printed: all, or some. */
export function PupilChoice({ pupils, chosen, onChange, isPossible, sayState, actions }: PupilChoiceProps) {
  const { t } = useTranslation('cards')
  const possible = pupils.filter(isPossible)
  const isAll = possible.length > 0 && chosen.size === possible.length
  function choose(id: number, isIn: boolean) {
    const next = new Set(chosen)
    if (isIn) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{t('who')}</legend>
      {possible.length > 1 && (
        <Field label={t('all')} layout="inline" className="border-border border-b pb-1">
          <Checkbox
            checked={isAll || (chosen.size > 0 && 'indeterminate')}
            onCheckedChange={() => onChange(new Set(isAll ? [] : possible.map((one) => one.studentId)))}
          />
        </Field>
      )}
      <ul className="divide-y divide-border">
        {pupils.map((pupil) => (
          <li key={pupil.studentId} className="flex items-center justify-between gap-3 py-1">
            <Field
              layout="inline"
              className="min-w-0 flex-1"
              label={
                <>
                  <span className="wrap-anywhere block font-medium">{pupil.name}</span>{' '}
                  <span className="text-muted">{sayState(pupil)}</span>
                </>
              }
            >
              <Checkbox
                disabled={!isPossible(pupil)}
                checked={chosen.has(pupil.studentId)}
                onCheckedChange={(isOn) => choose(pupil.studentId, isOn === true)}
              />
            </Field>
            <span className="flex shrink-0">{actions(pupil)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
