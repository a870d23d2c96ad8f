import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BULK_ACTIONS, type BulkAction } from '#contract/admin/user-bulk.ts'
import type { UserFilters, userManagement } from '#contract/admin/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { useTotalText } from '../list/use-total-text.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { type Choice, countChosen } from './choice.ts'

type BulkBarProps = {
  choice: Choice
  filters: UserFilters
  pageIds: readonly number[]
  found: OutputOf<typeof userManagement.list>
  onChange: (choice: Choice) => void
}

/** What is chosen, and what can be done with all of it. */
export function BulkBar({ choice, filters, pageIds, found, onChange }: BulkBarProps) {
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
