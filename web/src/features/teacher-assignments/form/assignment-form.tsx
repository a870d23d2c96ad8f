import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_POINTS } from '#contract/classroom/work.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { MOST_PROBLEMS_WANTED } from '#contract/teaching/assignments.ts'
import { ASSIGNMENT_KINDS, type AssignmentKind } from '#engines/assignments/index.ts'
import { clockIn, dayIn } from '#engines/days/index.ts'
import { ownClassesQuery, ownClassQuery } from '../../../kit/classroom/own-classes.data.ts'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { useNow } from '../../../kit/classroom/use-now.ts'
import { WORK_ICONS } from '../../../kit/classroom/work/work-kinds.ts'
import { ListFailed } from '../../../kit/list-failed.tsx'
import { MarkdownEditor } from '../../../kit/markdown/markdown-editor.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { NamedSelectItems, Select } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useZoneHint } from '../use-zone-hint.ts'
import { type AssignmentValues, findFaults, type Pick } from './assignment-values.ts'
import { endOfDay, findNextLesson } from './choose-due.ts'
import { MoreFields } from './more-fields.tsx'
import { WorkPicker } from './work-picker.tsx'

type AssignmentFormProps = {
  values: AssignmentValues
  onChange: (change: (before: AssignmentValues) => AssignmentValues) => void
  /** Cards that the assignment holds already. */
  deckSize?: number
  /** With work turned in, its class and kind stay. */
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
  const saving = useMutation({ mutationFn: (deed: () => Promise<void>) => deed() })
  const change = (changed: Partial<AssignmentValues>) => onChange((before) => ({ ...before, ...changed }))
  const faults = isChecked ? findFaults(values, deckSize > 0) : []

  function save(deed: () => Promise<void>) {
    if (saving.isPending) return
    setChecked(true)
    saving.reset()
    if (findFaults(values, deckSize > 0).length === 0) return saving.mutate(deed)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
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
        save(onSave)
      }}
      className="flex flex-col gap-6"
    >
      <Card className="flex flex-col gap-5">
        <KindField kind={values.kind} isDisabled={isFixed} onChange={(kind) => change({ kind, picks: [] })} />
        <ClassField
          classId={values.classId}
          isDisabled={isFixed}
          error={faults.includes('classId') ? t('form.classMissing') : undefined}
          onChange={(classId) =>
            change({ classId, audience: 'class', groupId: null, studentIds: [], categoryId: null })
          }
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
        <TextField
          label={t('form.title')}
          isRequired
          error={faults.includes('title') ? t('form.titleMissing') : undefined}
          dir="auto"
          value={values.title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value, isTitleTyped: event.target.value !== '' })}
        />
        <MarkdownEditor
          label={t('form.instructions')}
          isOptional
          rows={6}
          maxLength={20_000}
          value={values.instructions}
          onChange={(instructions) => change({ instructions })}
        />
        <DueField classId={values.classId} due={values.due} onChange={(due) => change({ due })} />
        {values.kind !== 'lesson' && (
          <Field
            label={t('form.points')}
            error={faults.includes('points') ? t('form.pointsWrong', { most: MOST_POINTS }) : undefined}
          >
            <NumberInput
              min={0}
              max={MOST_POINTS}
              value={values.points}
              onChange={(event) => change({ points: event.target.value })}
              className="max-w-60"
            />
          </Field>
        )}
      </Card>
      <Accordion defaultOpen={values.audience === 'class' ? [] : ['more']}>
        <AccordionItem value="more" title={t('form.more')} headingLevel={2}>
          <MoreFields values={values} faults={faults} onChange={change} />
        </AccordionItem>
      </Accordion>
      {saving.error && <FormAlert>{wordError(saving.error)}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={saving.isPending} pendingLabel={t('form.saving')}>
          {submitLabel}
        </Button>
        {aside?.(save)}
      </div>
    </form>
  )
}

type KindFieldProps = { kind: AssignmentKind; isDisabled: boolean; onChange: (kind: AssignmentKind) => void }

function KindField({ kind, isDisabled, onChange }: KindFieldProps) {
  const { t } = useTranslation(['assignments', 'work'])
  return (
    <Field label={t('form.kind')}>
      <RadioGroup
        value={kind}
        disabled={isDisabled}
        onValueChange={(value) => onChange(value as AssignmentKind)}
        className="grid! gap-3 sm:grid-cols-2 lg:grid-cols-3"
      >
        {ASSIGNMENT_KINDS.map((name) => {
          const Icon = WORK_ICONS[name]
          return (
            <ChoiceCard
              key={name}
              value={name}
              icon={<Icon aria-hidden="true" />}
              label={t(`work:kinds.${name}`)}
              description={t(`form.kindHelp.${name}`)}
            />
          )
        })}
      </RadioGroup>
    </Field>
  )
}

type ClassFieldProps = {
  classId: number | null
  isDisabled: boolean
  error: string | undefined
  onChange: (classId: number) => void
}

function ClassField({ classId, isDisabled, error, onChange }: ClassFieldProps) {
  const { t } = useTranslation('assignments')
  const found = useQuery(ownClassesQuery)
  const rooms = (found.data ?? []).filter(({ isActive, id }) => isActive || id === classId)
  if (found.data && rooms.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{t('form.noClass')}</p>
        <LinkButton to="/teacher/classes/create" variant="outline">
          {t('form.createClass')}
        </LinkButton>
      </div>
    )
  return (
    <>
      <Field label={t('form.class')} isRequired error={error}>
        <Select
          value={classId === null ? '' : String(classId)}
          onValueChange={(id) => onChange(Number(id))}
          placeholder={t('form.chooseClass')}
          isDisabled={isDisabled}
        >
          <NamedSelectItems things={rooms} />
        </Select>
      </Field>
      {found.isError && !found.data && <ListFailed query={found} />}
    </>
  )
}

type DueFieldProps = { classId: number | null; due: string; onChange: (due: string) => void }

/** A day and a time by the clock of the school, as due dates are shown, or one of the usual ones with one click. */
function DueField({ classId, due, onChange }: DueFieldProps) {
  const { t } = useTranslation('assignments')
  const now = useNow()
  const zone = useSchoolZone()
  const today = dayIn(zone, now)
  const room = useQuery({ ...ownClassQuery(classId ?? 0), enabled: classId !== null }).data
  const lesson = room ? findNextLesson(room.schedule, today) : null
  const choices = [
    { label: t('form.dueTomorrow'), due: endOfDay(today, 1) },
    ...(lesson ? [{ label: t('form.dueLesson'), due: lesson }] : []),
    { label: t('form.dueWeek'), due: endOfDay(today, 7) },
    { label: t('form.dueNone'), due: '' },
  ]
  const isOver = due !== '' && due < clockIn(zone, now)
  const zoneHint = useZoneHint()
  const hint = isOver ? t('form.duePast') : zoneHint
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('form.due')} description={hint} isOptional>
        <Input
          type="datetime-local"
          max="9999-12-31T23:59"
          value={due}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-72"
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('form.dueQuick')}</legend>
        {choices.map((choice) => (
          <Button
            key={choice.label}
            variant={choice.due === due ? 'secondary' : 'outline'}
            aria-pressed={choice.due === due}
            onClick={() => onChange(choice.due)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
