import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterLine } from '#contract/teaching/roster.ts'
import { foldText } from '../../../ui/format/fold-text.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'

/** From so many on, scrolling takes longer than typing. */
const SEARCHED_FROM = 10

type MemberChoiceProps = {
  pupils: readonly RosterLine[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

export function MemberChoice({ pupils, chosen, onChange }: MemberChoiceProps) {
  const { t } = useTranslation('classes')
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const shown = pupils.filter(({ name, username }) => foldText(`${name} ${username}`).includes(wanted))
  function choose(id: number, isIn: boolean) {
    const next = new Set(chosen)
    if (isIn) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t('groups.who')}</legend>
      {pupils.length >= SEARCHED_FROM && (
        <SearchInput
          value={search}
          onValueChange={setSearch}
          aria-label={t('groups.search')}
          placeholder={t('groups.search')}
        />
      )}
      {pupils.length === 0 && <p className="text-muted">{t('groups.nobody')}</p>}
      {pupils.length > 0 && shown.length === 0 && <p className="text-muted">{t('groups.notFound')}</p>}
      <ul className="flex flex-col">
        {shown.map(({ studentId, name }) => (
          <li key={studentId} className="[contain-intrinsic-height:auto_2.75rem] [content-visibility:auto]">
            <Field label={name} layout="inline">
              <Checkbox
                checked={chosen.has(studentId)}
                onCheckedChange={(isOn) => choose(studentId, isOn === true)}
              />
            </Field>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
