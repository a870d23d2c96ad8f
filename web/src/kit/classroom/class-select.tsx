import { useQuery } from '@tanstack/react-query'
import { NamedSelectItems, Select, SelectItem } from '../../ui/forms/select.tsx'
import { ListFailed } from '../list-failed.tsx'
import { ownClassesQuery } from './own-classes.data.ts'

type ClassSelectProps = {
  value: number | null
  onChange: (classId: number | null) => void
  /** What the entry without a class says: "All classes", "No class". Without it a class must be chosen. */
  none?: string
  placeholder?: string
  'aria-label'?: string
  className?: string
}

const NONE = 'none'

/** A teacher's classes; one that is over is offered only where it is chosen already. */
export function ClassSelect({ value, onChange, none, ...rest }: ClassSelectProps) {
  const { data, isError, isFetching, refetch } = useQuery(ownClassesQuery)
  const offered = (data ?? []).filter(({ id, isActive }) => isActive || id === value)
  const isKnown = offered.some(({ id }) => id === value)
  return (
    <>
      <Select
        value={isKnown ? String(value) : none === undefined || value !== null ? '' : NONE}
        onValueChange={(next) => onChange(next === NONE || next === '' ? null : Number(next))}
        {...rest}
      >
        {none !== undefined && <SelectItem value={NONE}>{none}</SelectItem>}
        <NamedSelectItems things={offered} />
      </Select>
      {isError && !data && <ListFailed query={{ refetch, isFetching }} />}
    </>
  )
}
