import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Criterion, MOST_CRITERIA, MOST_LEVELS, MOST_POINTS } from '#contract/classroom/work.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { isUntitled } from './assignment-values.ts'

type RubricFieldProps = {
  rubric: readonly Criterion[]
  /** Lines without a name are told as faults. */
  isChecked: boolean
  onChange: (rubric: Criterion[]) => void
}
type Level = Criterion['levels'][number]

/** What is looked at, each with its levels; the sum of the best levels is what the rubric can bring. */
export function RubricField({ rubric, isChecked, onChange }: RubricFieldProps) {
  const { t } = useTranslation('assignments')

  function add() {
    const levels = [
      { title: t('rubric.good'), points: 10 },
      { title: t('rubric.some'), points: 5 },
      { title: t('rubric.none'), points: 0 },
    ]
    onChange([...rubric, { id: crypto.randomUUID(), title: '', levels }])
  }

  const most = rubric.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(({ points }) => points)), 0)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('rubric.title')}</legend>
      <p className="text-muted">{t('rubric.help')}</p>
      {rubric.map((criterion, place) => (
        <CriterionCard
          key={criterion.id}
          criterion={criterion}
          number={place + 1}
          error={isChecked && isUntitled(criterion) ? t('rubric.criterionMissing') : undefined}
          onChange={(changed) => onChange(rubric.with(place, changed))}
          onRemove={() => onChange(rubric.filter(({ id }) => id !== criterion.id))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {rubric.length < MOST_CRITERIA && (
          <Button icon={Plus} variant="outline" onClick={add}>
            {t('rubric.addCriterion')}
          </Button>
        )}
        {rubric.length > 0 && <span className="text-muted">{t('rubric.sum', { points: most })}</span>}
      </div>
    </fieldset>
  )
}

type CriterionCardProps = {
  criterion: Criterion
  number: number
  error: string | undefined
  onChange: (criterion: Criterion) => void
  onRemove: () => void
}

function CriterionCard({ criterion, number, error, onChange, onRemove }: CriterionCardProps) {
  const { t } = useTranslation('assignments')
  const { title, levels } = criterion
  const setLevel = (place: number, level: Level) =>
    onChange({ ...criterion, levels: levels.with(place, level) })
  return (
    <Card tone="sunken" padding="small" className="flex flex-col gap-2">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('rubric.line', { number })}</legend>
        <div className="flex gap-2">
          <Field label={t('rubric.criterion')} isLabelHidden error={error} className="grow">
            <Input
              dir="auto"
              placeholder={t('rubric.criterion')}
              value={title}
              maxLength={200}
              onChange={(event) => onChange({ ...criterion, title: event.target.value })}
            />
          </Field>
          <IconButton label={t('rubric.removeCriterion', { number })} icon={X} onClick={onRemove} />
        </div>
        {levels.map((level, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place; it has no name of its own yet
          <div key={place} className="flex gap-2">
            <Input
              dir="auto"
              aria-label={t('rubric.level')}
              value={level.title}
              maxLength={200}
              onChange={(event) => setLevel(place, { ...level, title: event.target.value })}
            />
            <Input
              type="number"
              aria-label={t('rubric.points')}
              min={0}
              max={MOST_POINTS}
              step={0.5}
              value={level.points}
              onChange={(event) => setLevel(place, { ...level, points: Number(event.target.value) })}
              className="w-24 shrink-0"
            />
            <IconButton
              label={t('rubric.removeLevel', { number: place + 1 })}
              icon={X}
              disabled={levels.length === 1}
              onClick={() => onChange({ ...criterion, levels: levels.toSpliced(place, 1) })}
            />
          </div>
        ))}
        {levels.length < MOST_LEVELS && (
          <div>
            <Button
              icon={Plus}
              variant="ghost"
              onClick={() => onChange({ ...criterion, levels: [...levels, { title: '', points: 0 }] })}
            >
              {t('rubric.addLevel')}
            </Button>
          </div>
        )}
      </fieldset>
    </Card>
  )
}
