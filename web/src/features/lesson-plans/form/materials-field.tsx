import { useQuery } from '@tanstack/react-query'
import { BookOpen, CircleHelp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Material, MOST_MATERIALS } from '#contract/teaching/lesson-plans.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { materialsQuery } from '../lesson-plans.data.ts'

type MaterialsFieldProps = {
  value: readonly Material[]
  onChange: (attached: Material[]) => void
  /** Narrow what is found, unless the search says otherwise. */
  grade: string
  subject: string
}

const keyOf = ({ type, id }: Material) => `${type} ${id}`

/** Lessons and quizzes of the curriculum, found by their titles. */
export function MaterialsField({ value, onChange, grade, subject }: MaterialsFieldProps) {
  const { t } = useTranslation('lessonPlans')
  const { t: word } = useTranslation('ui')
  const sayGrade = useGradeText()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const { data, isError } = useQuery({
    ...materialsQuery({ search, grade, subject }),
    enabled: search !== '',
  })
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
