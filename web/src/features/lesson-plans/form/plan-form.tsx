import { useQuery } from '@tanstack/react-query'
import { BookOpen, CircleHelp, Plus, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import {
  LESSON_MINUTES,
  LESSON_PLAN_STATUSES,
  LONGEST_PLAN_TEXT,
  type Material,
  MOST_MATERIALS,
  MOST_PLAN_LINES,
} from '#contract/teaching/lesson-plans.ts'
import { ClassSelect } from '../../../kit/classroom/class-select.tsx'
import { ownClassesQuery } from '../../../kit/classroom/own-classes.data.ts'
import { MarkdownEditor } from '../../../kit/markdown/markdown-editor.tsx'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { materialsQuery, type PlanStatus } from '../lesson-plans.data.ts'
import { listFaults, type PlanValues } from './plan-values.ts'

type MaterialsFieldProps = {
  value: readonly Material[]
  onChange: (attached: Material[]) => void
  /** Narrows what is found, unless the search says otherwise. */
  grade: string
}

const keyOf = ({ type, id }: Material) => `${type} ${id}`

function MaterialsField({ value, onChange, grade }: MaterialsFieldProps) {
  const { t } = useTranslation('lessonPlans')
  const { t: word } = useTranslation('ui')
  const sayGrade = useGradeText()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const { data, isError } = useQuery({ ...materialsQuery(search, grade), enabled: search !== '' })
  const chosen = new Set(value.map(keyOf))
  const offered = search === '' ? [] : (data ?? []).filter((material) => !chosen.has(keyOf(material)))
  const sayAbout = ({ type, subject: name, grade: year }: Material) =>
    [t(`material.${type}`), name, sayGrade(year)].join(' · ')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">
        {t('material.legend')} <span className="font-normal text-muted">{word('field.optional')}</span>
      </legend>
      {value.length > 0 && (
        <ul aria-label={t('material.chosen')} className="flex flex-col gap-2">
          {value.map((material) => (
            <li
              key={keyOf(material)}
              className="flex items-center gap-3 rounded-control border border-border ps-3"
            >
              <MaterialIcon type={material.type} />
              <span className="min-w-0 flex-1 py-2">
                <span className="wrap-anywhere block">{material.title}</span>
                <span className="block text-muted">{sayAbout(material)}</span>
              </span>
              <IconButton
                label={t('material.remove', { title: material.title })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(value.filter((other) => other !== material))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < MOST_MATERIALS && (
        <SearchInput value={typed} onValueChange={setTyped} maxLength={200} label={t('material.search')} />
      )}
      {search !== '' && (
        <p role="status" className="text-muted">
          {isError ? t('material.failed') : data && t('material.found', { count: offered.length })}
        </p>
      )}
      {offered.length > 0 && (
        <ul aria-label={t('material.offered')} className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {offered.map((material) => (
            <li key={keyOf(material)}>
              <button
                type="button"
                onClick={() => onChange([...value, material])}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-fill focus-visible:-outline-offset-3"
              >
                <MaterialIcon type={material.type} />
                <span className="min-w-0 flex-1">
                  <span className="wrap-anywhere block">{material.title}</span>
                  <span className="block text-muted">{sayAbout(material)}</span>
                </span>
                <Plus aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function MaterialIcon({ type }: { type: Material['type'] }) {
  const Icon = type === 'lesson' ? BookOpen : CircleHelp
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
}

type PlanFormProps = {
  id: string
  values: PlanValues
  change: (next: Partial<PlanValues>) => void
  /** Faults are shown once somebody has tried to save. */
  hasTried: boolean
  title: Ref<HTMLInputElement>
  onSubmit: () => void
}

export function PlanForm({ id, values, change, hasTried, title, onSubmit }: PlanFormProps) {
  const { t } = useTranslation('lessonPlans')
  const { data: rooms } = useQuery(ownClassesQuery)
  const faults = hasTried ? listFaults(values) : []

  function chooseClass(classId: number | null) {
    const room = rooms?.find((one) => one.id === classId)
    change({
      classId,
      // What the class knows need not be typed.
      ...(room?.subject && values.subject === '' && { subject: room.subject }),
      ...(room?.grade && values.grade === '' && { grade: String(room.grade) }),
    })
  }

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label={t('fields.title')}
        isRequired
        error={faults.includes('title') ? t('fields.titleMissing') : undefined}
        ref={title}
        value={values.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
        dir="auto"
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={t('fields.class')} isOptional>
          <ClassSelect value={values.classId} onChange={chooseClass} none={t('fields.noClass')} />
        </Field>
        <Field label={t('fields.subject')} isOptional>
          <Input
            value={values.subject}
            maxLength={100}
            onChange={(event) => change({ subject: event.target.value })}
            autoComplete="off"
          />
        </Field>
        <Field label={t('fields.grade')} isOptional>
          <GradeSelect
            value={values.grade}
            onChange={(grade) => change({ grade })}
            none={t('fields.noGrade')}
            hasCollege
          />
        </Field>
        <Field label={t('fields.date')} isOptional>
          <Input
            type="date"
            value={values.lessonDate}
            onChange={(event) => change({ lessonDate: event.target.value })}
          />
        </Field>
        <TextField
          label={t('fields.duration')}
          isOptional
          error={faults.includes('duration') ? t('fields.durationWrong', LESSON_MINUTES) : undefined}
          type="number"
          inputMode="numeric"
          min={LESSON_MINUTES.least}
          max={LESSON_MINUTES.most}
          value={values.duration}
          onChange={(event) => change({ duration: event.target.value })}
        />
        <Field label={t('fields.status')}>
          <Select value={values.status} onValueChange={(status) => change({ status: status as PlanStatus })}>
            <SelectItems values={LESSON_PLAN_STATUSES} nameOf={(status) => t(`statuses.${status}`)} />
          </Select>
        </Field>
      </div>
      <Field label={t('fields.description')} isOptional>
        <Textarea
          rows={2}
          value={values.description}
          maxLength={LONGEST_PLAN_TEXT}
          onChange={(event) => change({ description: event.target.value })}
          dir="auto"
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        {(['objectives', 'materials'] as const).map((name) => (
          <TextareaField
            key={name}
            label={t(`fields.${name}`)}
            isOptional
            description={t('fields.onePerLine')}
            error={faults.includes(name) ? t('fields.tooMany', { count: MOST_PLAN_LINES }) : undefined}
            rows={4}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            dir="auto"
          />
        ))}
      </div>
      <Field label={t('fields.standards')} description={t('fields.standardsHint')} isOptional>
        <Input
          value={values.standards}
          maxLength={1500}
          onChange={(event) => change({ standards: event.target.value })}
          autoComplete="off"
        />
      </Field>
      <MaterialsField
        value={values.attached}
        onChange={(attached) => change({ attached })}
        grade={values.grade}
      />
      {(['procedure', 'assessment', 'notes'] as const).map((name) => (
        <MarkdownEditor
          key={name}
          label={t(`fields.${name}`)}
          isOptional
          rows={name === 'procedure' ? 12 : 4}
          value={values[name]}
          onChange={(text) => change({ [name]: text })}
          maxLength={LONGEST_PLAN_TEXT}
        />
      ))}
    </form>
  )
}
