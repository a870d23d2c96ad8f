import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_SKILLS, type WorkChoice } from '#contract/teaching/assignments.ts'
import { ListFailed } from '../../../kit/list-failed.tsx'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { choicesQuery } from '../assignments.data.ts'
import type { Pick } from './assignment-values.ts'

type ChoiceKind = 'lesson' | 'quiz' | 'practice' | 'flashcards'

type WorkPickerProps = {
  kind: ChoiceKind
  classId: number | null
  picks: readonly Pick[]
  error: string | undefined
  onChange: (picks: Pick[]) => void
}

/** Finds what is to be done by a few letters; of skills several can be chosen. */
export function WorkPicker({ kind, classId, picks, error, onChange }: WorkPickerProps) {
  const { t } = useTranslation('assignments')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed).trim()
  const found = useQuery(choicesQuery(kind, search, classId))
  const errorId = useId()
  const isMany = kind === 'practice'
  const chosen = new Set(picks.map(({ value }) => value))

  function toggle({ value, label }: WorkChoice) {
    if (chosen.has(value)) onChange(picks.filter((pick) => pick.value !== value))
    else onChange(isMany ? [...picks, { value, label }].slice(0, MOST_SKILLS) : [{ value, label }])
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t(`form.work.${kind}`)}</legend>
      {picks.length > 0 && (
        <ul aria-label={t('form.picked')} className="flex flex-wrap gap-2">
          {picks.map(({ value, label }) => (
            <li key={value}>
              <Button
                variant="secondary"
                aria-label={t('form.unpick', { name: label })}
                onClick={() => onChange(picks.filter((pick) => pick.value !== value))}
              >
                {label}
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchInput
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
        placeholder={t('form.pickHelp')}
        aria-label={t(`form.work.${kind}`)}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="text-destructive-ink">
          {error}
        </p>
      )}
      {found.isPending && <SkeletonBlocks blocks={['h-48']} />}
      {found.isError && <ListFailed query={found} />}
      {found.data?.length === 0 && <p className="text-muted">{t('form.pickNone')}</p>}
      {found.data && found.data.length > 0 && (
        <ul className="max-h-72 overflow-y-auto rounded-control border border-border">
          {found.data.map((choice) => (
            <li key={choice.value} className="border-border border-b last:border-b-0">
              <ChoiceButton
                choice={choice}
                kind={kind}
                isChosen={chosen.has(choice.value)}
                onPick={() => toggle(choice)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type ChoiceButtonProps = { choice: WorkChoice; kind: ChoiceKind; isChosen: boolean; onPick: () => void }

function ChoiceButton(props: ChoiceButtonProps) {
  const {
    choice: { label, subject, grade, size },
    kind,
    isChosen,
    onPick,
  } = props
  const { t } = useTranslation('assignments')
  const facts = [
    subject,
    grade === null ? null : grade > 12 ? t('form.college') : t('form.grade', { grade }),
    size === null || kind === 'practice' ? null : t(`form.size.${kind}`, { count: size }),
  ]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPick}
      className={`flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-fill focus-visible:-outline-offset-3 ${isChosen ? 'bg-brand-soft' : ''}`}
    >
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block">{label}</span>
        <span className={`block ${isChosen ? '' : 'text-muted'}`}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />}
    </button>
  )
}
