import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditPerson, LONGEST_PEOPLE_SEARCH } from '#contract/admin/audit-log.ts'
import { useSettled } from '../../kit/study/use-settled.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { peopleQuery } from './audit-log.data.ts'

type PersonFilterProps = {
  /** Null while the person of the address is not known by name. */
  chosen: AuditPerson | null
  isChosen: boolean
  onChoose: (id: number | null) => void
}

/** Names are searched on the server: a school may have a hundred thousand. */
export function PersonFilter({ chosen, isChosen, onChoose }: PersonFilterProps) {
  const { t } = useTranslation('auditLog')
  const labelId = useId()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed, 250).trim()
  const found = useQuery(peopleQuery(search))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the filters, without a frame of its own
    <div role="group" aria-labelledby={labelId} className="col-span-2 flex flex-col gap-1.5">
      <span id={labelId} className="font-medium">
        {t('filters.person')}
      </span>
      {isChosen ? (
        <p className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-border-strong bg-surface pl-3">
          <span className="min-w-0 wrap-anywhere">
            {chosen ? `${chosen.name} · ${chosen.username}` : t('noSubject')}
          </span>
          <IconButton
            label={t('filters.clearPerson')}
            icon={<X aria-hidden="true" />}
            onClick={() => onChoose(null)}
          />
        </p>
      ) : (
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          maxLength={LONGEST_PEOPLE_SEARCH}
          label={t('filters.searchPerson')}
        />
      )}
      {!isChosen && search !== '' && found.data && (
        <div role="status" className="flex flex-col rounded-control border border-border bg-raised p-1">
          {found.data.length === 0 && <p className="px-3 py-2 text-muted">{t('filters.noPerson')}</p>}
          {found.data.map(({ id, name, username }) => (
            <Button
              key={id}
              variant="ghost"
              className="justify-start text-left wrap-anywhere"
              onClick={() => {
                setTyped('')
                onChoose(id)
              }}
            >
              {`${name} · ${username}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
