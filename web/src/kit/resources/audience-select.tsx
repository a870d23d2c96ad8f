import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { ownClassesQuery } from '../classroom/own-classes.data.ts'
import { ListFailed } from '../list-failed.tsx'
import type { Audience } from './resource-values.ts'

type AudienceSelectProps = { value: Audience; onChange: (audience: Audience) => void }

/** Only the teacher, all classes, or one of them; a class that is over is offered only where it is chosen already. */
export function AudienceSelect({ value, onChange }: AudienceSelectProps) {
  const { t } = useTranslation('resources')
  const { data, isError, isFetching, refetch } = useQuery(ownClassesQuery)
  const offered = (data ?? []).filter(({ id, isActive }) => isActive || id === value)
  return (
    <>
      <Select
        value={String(value)}
        onValueChange={(next) =>
          next !== '' && onChange(next === 'me' || next === 'all' ? next : Number(next))
        }
      >
        <SelectItem value="all">{t('audience.all')}</SelectItem>
        <SelectItem value="me">{t('audience.me')}</SelectItem>
        {offered.map(({ id, name }) => (
          <SelectItem key={id} value={String(id)}>
            {name}
          </SelectItem>
        ))}
      </Select>
      {isError && !data && <ListFailed query={{ refetch, isFetching }} />}
    </>
  )
}
