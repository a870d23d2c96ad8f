import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { ownClassesQuery } from '../../../kit/classroom/own-classes.data.ts'
import { ListFailed } from '../../../kit/list-failed.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'

type ClassFieldProps = {
  classId: number | null
  isDisabled: boolean
  error: string | undefined
  onChange: (classId: number) => void
}

export function ClassField({ classId, isDisabled, error, onChange }: ClassFieldProps) {
  const { t } = useTranslation('assignments')
  const found = useQuery(ownClassesQuery)
  const rooms = (found.data ?? []).filter(({ isActive, id }) => isActive || id === classId)
  if (found.data && rooms.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{t('form.noClass')}</p>
        <Button asChild variant="outline">
          <AppLink to="/teacher/classes/create">{t('form.createClass')}</AppLink>
        </Button>
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
          {rooms.map(({ id, name }) => (
            <SelectItem key={id} value={String(id)}>
              {name}
            </SelectItem>
          ))}
        </Select>
      </Field>
      {found.isError && !found.data && <ListFailed query={found} />}
    </>
  )
}
