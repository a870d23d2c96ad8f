import { CircleAlert } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_POINTS } from '#contract/classroom/work.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { MOST_PROBLEMS_WANTED } from '#contract/teaching/assignments.ts'
import { MarkdownEditor } from '../../../kit/markdown/markdown-editor.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type AssignmentValues, findFaults, type Pick } from './assignment-values.ts'
import { ClassField } from './class-field.tsx'
import { DueField } from './due-field.tsx'
import { KindField } from './kind-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { WorkPicker } from './work-picker.tsx'

type AssignmentFormProps = {
  values: AssignmentValues
  onChange: (change: (before: AssignmentValues) => AssignmentValues) => void
  /** Cards that the assignment holds already. */
  deckSize?: number
  /** With work handed in, its class and kind stay. */
  isFixed?: boolean
  submitLabel: string
  /** Throws when it could not be stored; what was typed stays. */
  onSave: () => Promise<void>
  /** Beside the main button; gets the same check. */
  aside?: (save: (deed: () => Promise<void>) => void) => ReactNode
}

/** One page, the kind first; all that is usual has its value already. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { values, onChange, deckSize = 0, isFixed = false, submitLabel, onSave, aside } = props
  const { t } = useTranslation('assignments')
  const wordError = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = (changed: Partial<AssignmentValues>) => onChange((before) => ({ ...before, ...changed }))
  const faults = isChecked ? findFaults(values, deckSize > 0) : []

  async function save(deed: () => Promise<void>) {
    if (isSaving) return
    setChecked(true)
    setFailure(null)
    if (findFaults(values, deckSize > 0).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setSaving(true)
    try {
      await deed()
    } catch (error) {
      setFailure(wordError(error))
    }
    setSaving(false)
  }

  /** What was chosen names the work, until somebody types a title of their own. */
  function pick(picks: Pick[]) {
    const title = picks.map(({ label }) => label).join(', ')
    onChange((before) => ({
      ...before,
      picks,
      ...(!before.isTitleTyped && { title: title.slice(0, LONGEST_TITLE) }),
    }))
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void save(onSave)
      }}
      className="flex flex-col gap-6"
    >
      <Card className="flex flex-col gap-5">
        <KindField kind={values.kind} isDisabled={isFixed} onChange={(kind) => change({ kind, picks: [] })} />
        <ClassField
          classId={values.classId}
          isDisabled={isFixed}
          error={faults.includes('classId') ? t('form.classMissing') : undefined}
          onChange={(classId) => change({ classId, audience: 'class', groupId: null, studentIds: [] })}
        />
        {values.kind !== 'task' && (
          <WorkPicker
            key={values.kind}
            kind={values.kind}
            classId={values.classId}
            picks={values.picks}
            error={faults.includes('picks') ? t('form.workMissing') : undefined}
            onChange={pick}
          />
        )}
        {values.kind === 'flashcards' && deckSize > 0 && (
          <p className="text-muted">{t('form.deckKept', { count: deckSize })}</p>
        )}
        {values.kind === 'practice' && (
          <Field label={t('form.problems')}>
            <NumberInput
              min={1}
              max={MOST_PROBLEMS_WANTED}
              value={values.problemsWanted}
              onChange={(event) => change({ problemsWanted: event.target.value })}
              className="max-w-60"
            />
          </Field>
        )}
        <Field
          label={t('form.title')}
          isRequired
          error={faults.includes('title') ? t('form.titleMissing') : undefined}
        >
          <Input
            dir="auto"
            value={values.title}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            onChange={(event) =>
              change({ title: event.target.value, isTitleTyped: event.target.value !== '' })
            }
          />
        </Field>
        <MarkdownEditor
          label={t('form.instructions')}
          isOptional
          rows={6}
          maxLength={20_000}
          value={values.instructions}
          onChange={(instructions) => change({ instructions })}
        />
        <DueField classId={values.classId} due={values.due} onChange={(due) => change({ due })} />
        <Field label={t('form.points')}>
          <NumberInput
            min={0}
            max={MOST_POINTS}
            value={values.points}
            onChange={(event) => change({ points: event.target.value })}
            className="max-w-60"
          />
        </Field>
      </Card>
      <Accordion defaultOpen={values.audience === 'class' ? [] : ['more']}>
        <AccordionItem value="more" title={t('form.more')} headingLevel={2}>
          <MoreFields values={values} faults={faults} onChange={change} />
        </AccordionItem>
      </Accordion>
      {failure !== null && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-control bg-destructive-soft p-3 text-destructive-ink"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSaving} pendingLabel={t('form.saving')}>
          {submitLabel}
        </Button>
        {aside?.((deed) => void save(deed))}
      </div>
    </form>
  )
}
