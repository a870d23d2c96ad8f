import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BULK_ACTIONS, type BulkAction } from '#contract/admin/user-bulk.ts'
import { type UserFilters, userManagement } from '#contract/admin/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { type Choice, countChosen } from '../bulk/choice.ts'
import { nextPage, previousPage, toFilters, type UsersAddress } from './read-users-address.ts'
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
            icon={ChevronLeft}
            variant="outline"
            disabled={!hasBefore || isOld}
            onClick={() => first && onShow(previousPage(address, first.id))}
          >
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

type BulkBarProps = {
  choice: Choice
  filters: UserFilters
  pageIds: readonly number[]
  found: OutputOf<typeof userManagement.list>
  onChange: (choice: Choice) => void
}

/** What is chosen, and what can be done with all of it. */
function BulkBar({ choice, filters, pageIds, found, onChange }: BulkBarProps) {
  const { t } = useTranslation('users')
  const sayTotal = useTotalText()
  const [action, setAction] = useState<BulkAction | null>(null)
  const isPageChosen = choice.kind === 'some' && pageIds.every((id) => choice.ids.includes(id))
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-soft p-3 text-brand-ink print:hidden">
      <p role="status" className="min-w-0 flex-1 basis-48 font-medium">
        {choice.kind === 'all'
          ? t('bulk.allChosen', { total: sayTotal(found) })
          : t('bulk.chosen', { count: countChosen(choice) ?? 0 })}
      </p>
      {isPageChosen && (found.hasMore || found.hasBefore) && (
        <Button
          variant="link"
          className="h-auto max-w-full whitespace-normal text-start"
          onClick={() => onChange({ kind: 'all' })}
        >
          {t('bulk.chooseAll', { total: sayTotal(found) })}
        </Button>
      )}
      <DropdownMenu trigger={<Button>{t('bulk.actions')}</Button>} align="end">
        {BULK_ACTIONS.map((one) => (
          <MenuItem key={one} isDestructive={one === 'delete'} onSelect={() => setAction(one)}>
            {t(`bulk.action.${one}`)}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button variant="outline" onClick={() => onChange({ kind: 'some', ids: [] })}>
        {t('bulk.clear')}
      </Button>
      {action && (
        <BulkDialog
          action={action}
          target={choice.kind === 'all' ? { filters } : { ids: [...choice.ids] }}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null)
            onChange({ kind: 'some', ids: [] })
          }}
        />
      )}
    </div>
  )
}

type Counted = Pick<OutputOf<typeof userManagement.list>, 'total' | 'totalIs'>

/** How many there are, and how sure that is. */
function useTotalText(): (counted: Counted) => string {
  const { t, i18n } = useTranslation('users')
  return ({ total, totalIs }) =>
    t(`total.${totalIs}`, { count: total, number: roundTotal(total, totalIs).toLocaleString(i18n.language) })
}

/** An estimate does not pretend to know the last person. */
function roundTotal(total: number, totalIs: Counted['totalIs']): number {
  if (totalIs !== 'about') return total
  const step = 10 ** Math.max(1, String(total).length - 2)
  return Math.round(total / step) * step
}
