import { List, Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SkillStanding } from '#contract/skills.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'

type MapBarProps = {
  skills: readonly SkillStanding[]
  subjects: readonly string[]
  subject: string
  onSubject: (subject: string) => void
  onFind: (skill: string) => void
  isList: boolean
  onShow: (isList: boolean) => void
}

export function MapBar({ skills, subjects, subject, onSubject, onFind, isList, onShow }: MapBarProps) {
  const { t } = useTranslation('skills')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select value={subject} onValueChange={onSubject} aria-label={t('subject')} className="w-full sm:w-56">
        {subjects.map((name) => (
          <SelectItem key={name} value={name}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <Combobox
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onValueChange={(id) => id !== null && onFind(id)}
        placeholder={t('find')}
        aria-label={t('find')}
        className="min-w-48 flex-1"
      />
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t('show.label')}</legend>
        <Button variant={isList ? 'ghost' : 'secondary'} aria-pressed={!isList} onClick={() => onShow(false)}>
          <MapIcon aria-hidden="true" />
          {t('show.map')}
        </Button>
        <Button variant={isList ? 'secondary' : 'ghost'} aria-pressed={isList} onClick={() => onShow(true)}>
          <List aria-hidden="true" />
          {t('show.list')}
        </Button>
      </fieldset>
    </div>
  )
}
