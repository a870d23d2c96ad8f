import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GradedAssignment, LONGEST_FEEDBACK, type PupilWork } from '#contract/teaching/grading.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { FeedbackField } from '../comments/feedback-field.tsx'
import { chooseLevel, findGradeFault, type GradeFault } from '../grade-values.ts'
import type { Save, SaveState } from '../use-saves.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ExcuseButton } from './excuse-button.tsx'
import { Lateness } from './lateness.tsx'
import { RubricField } from './rubric-field.tsx'
import { SaveLine } from './save-line.tsx'
import { useGradeForm } from './use-grade-form.ts'

type GradeFormProps = {
  assignment: GradedAssignment
  work: PupilWork
  saveState: SaveState | undefined
  hasNext: boolean
  onSave: (save: Save) => void
}

export function GradeForm({ assignment, work, saveState, hasNext, onSave }: GradeFormProps) {
  const { t } = useTranslation('grading')
  const form = useGradeForm(work, assignment)
  const { values, version } = form
  const [fault, setFault] = useState<GradeFault | null>(null)
  const isPending = saveState === 'saving'
  const points = assignment.points

  function save(status: Save['status'], andNext: boolean) {
    if (isPending || form.isOutdated) return
    const found = findGradeFault(values, points, status)
    setFault(found)
    if (found) return document.querySelector<HTMLElement>('[data-grading=grade] input')?.focus()
    onSave({ values, status, version, andNext })
  }

  function handleKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Enter' && event.key !== 's')) return
    event.preventDefault()
    save('graded', event.key === 'Enter')
  }

  return (
    <Card
      className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-36 lg:overflow-y-auto"
      onKeyDown={handleKey}
    >
      <CardTitle>{t('form.title')}</CardTitle>
      {form.isOutdated && (
        <ConflictNotice work={work} points={points} onTheirs={form.takeTheirs} onMine={form.keepMine} />
      )}
      {assignment.rubric.length > 0 && (
        <RubricField
          rubric={assignment.rubric}
          scores={values.rubricScores}
          onChoose={(id, level) => form.change(chooseLevel(values, assignment, id, level))}
        />
      )}
      <div data-grading="grade">
        <Field
          label={t('form.grade', { points })}
          error={fault ? t(`form.${fault}`, { points }) : undefined}
          description={assignment.rubric.length > 0 ? t('form.rubricSum') : undefined}
        >
          <NumberInput
            value={values.grade}
            onChange={(event) => {
              setFault(null)
              form.change({ ...values, grade: event.target.value })
            }}
            min={0}
            max={points}
            step={0.5}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </div>
      <Lateness values={values} work={work} assignment={assignment} onChange={form.change} />
      <FeedbackField
        value={values.feedback}
        maxLength={LONGEST_FEEDBACK}
        onChange={(feedback) => form.change({ ...values, feedback })}
      />
      <div className="-mx-4 sm:-mx-6 -mb-4 sm:-mb-6 bottom-0 flex flex-wrap gap-2 rounded-b-card border-border border-t bg-surface px-4 py-3 sm:px-6 lg:sticky lg:-bottom-6">
        <SaveLine state={saveState} isUnsaved={form.isUnsaved} work={work} />
        {hasNext && (
          <Button isPending={isPending} disabled={form.isOutdated} onClick={() => save('graded', true)}>
            {t('form.saveNext')}
          </Button>
        )}
        <Button
          variant={hasNext ? 'outline' : 'primary'}
          isPending={isPending}
          disabled={form.isOutdated}
          onClick={() => save('graded', false)}
        >
          {t('form.save')}
        </Button>
        {work.submission && (
          <Button
            variant="outline"
            disabled={form.isOutdated || isPending}
            onClick={() => save('returned', false)}
          >
            {t('form.return')}
          </Button>
        )}
        <ExcuseButton work={work} />
      </div>
    </Card>
  )
}
