import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userManagement } from '#contract/admin/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { type Choice, countChosen } from '../bulk/choice.ts'
import { nextPage, previousPage, toFilters, type UsersAddress } from './read-users-address.ts'
import { useTotalText } from './use-total-text.ts'
import { UserTable } from './user-table.tsx'

type FoundUsersProps = {
  found: OutputOf<typeof userManagement.list>
  address: UsersAddress
  /** What stands here is of the question before; the answer is under way. */
  isOld: boolean
  onShow: (address: UsersAddress) => void
  onClear: () => void
}

export function FoundUsers({ found, address, isOld, onShow, onClear }: FoundUsersProps) {
  const { t } = useTranslation('users')
  const sayTotal = useTotalText()
  const [choice, setChoice] = useState<Choice>({ kind: 'some', ids: [] })
  const { users, hasBefore, hasMore } = found
  if (users.length === 0)
    return (
      <EmptyState
        drawing={<Signpost className="h-32 w-auto" />}
        title={t('empty.title')}
        description={t('empty.text')}
        action={
          <Button variant="outline" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        }
      />
    )
  const query = new URLSearchParams(
    Object.entries(toFilters(address)).map(([name, value]) => [name, String(value)]),
  )
  const [first, last] = [users[0], users.at(-1)]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {sayTotal(found)}
          {found.totalIs === 'atLeast' && ` · ${t('total.typeMore')}`}
        </p>
        <Button variant="outline" asChild>
          <a href={`${userManagement.export.path}?${query}`} download>
            <Download aria-hidden="true" />
            {t('export')}
          </a>
        </Button>
      </div>
      {countChosen(choice) !== 0 && (
        <BulkBar
          choice={choice}
          filters={toFilters(address)}
          pageIds={users.map(({ id }) => id)}
          found={found}
          onChange={setChoice}
        />
      )}
      <UserTable users={users} choice={choice} onChoose={setChoice} sort={address.sort} isOld={isOld} />
      {(hasBefore || hasMore) && (
        <nav aria-label={t('pages.label')} className="flex flex-wrap items-center gap-3 print:hidden">
          <Button
            variant="outline"
            disabled={!hasBefore || isOld}
            onClick={() => first && onShow(previousPage(address, first.id))}
          >
            <ChevronLeft aria-hidden="true" />
            {t('pages.previous')}
          </Button>
          <span className="tabular-nums">{t('pages.page', { page: address.page })}</span>
          <Button
            variant="outline"
            disabled={!hasMore || isOld}
            onClick={() => last && onShow(nextPage(address, last.id))}
          >
            {t('pages.next')}
            <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  )
}
