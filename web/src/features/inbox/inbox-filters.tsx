import { useTranslation } from 'react-i18next'
import { INBOX_FILTERS, INBOX_KINDS, LONGEST_INBOX_SEARCH } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES } from '#contract/profile/support.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { type InboxAddress, isFiltered } from './inbox-address.ts'

type InboxFiltersProps = {
  address: InboxAddress
  typed: string
  onType: (text: string) => void
  onChange: (change: Partial<InboxAddress>) => void
  onClear: () => void
}

const ALL = 'all'
export function InboxFilters({ address, typed, onType, onChange: set, onClear }: InboxFiltersProps) {
  const { t } = useTranslation('inbox')
  return (
    <search
      aria-label={t('filters')}
      className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] xl:grid-cols-[1fr_1.3fr_1fr_1fr_1fr]"
    >
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_INBOX_SEARCH}
        label={t('search')}
        className="col-span-full"
      />
      <Select
        value={address.status}
        onValueChange={(value) =>
          set({ status: INBOX_FILTERS.find((status) => status === value) ?? 'waiting' })
        }
        aria-label={t('status.label')}
      >
        <SelectItems values={INBOX_FILTERS} nameOf={(status) => t(`status.${status}`)} />
      </Select>
      <Select
        value={address.kind ?? ALL}
        onValueChange={(value) => set({ kind: INBOX_KINDS.find((kind) => kind === value) ?? null })}
        aria-label={t('kind.label')}
      >
        <SelectItem value={ALL}>{t('kind.all')}</SelectItem>
        <SelectItems values={INBOX_KINDS} nameOf={(kind) => t(`kind.${kind}`)} />
      </Select>
      <Select
        value={address.priority ?? ALL}
        onValueChange={(value) =>
          set({ priority: TICKET_PRIORITIES.find((priority) => priority === value) ?? null })
        }
        aria-label={t('priority.label')}
      >
        <SelectItem value={ALL}>{t('priority.all')}</SelectItem>
        <SelectItems values={TICKET_PRIORITIES} nameOf={(priority) => t(`priority.${priority}`)} />
      </Select>
      <Select
        value={address.only ?? ALL}
        onValueChange={(value) => set({ only: value === 'mine' || value === 'nobodys' ? value : null })}
        aria-label={t('only.label')}
      >
        <SelectItem value={ALL}>{t('only.all')}</SelectItem>
        <SelectItem value="mine">{t('only.mine')}</SelectItem>
        <SelectItem value="nobodys">{t('only.nobodys')}</SelectItem>
      </Select>
      <Select
        value={address.isOldestFirst ? 'oldest' : 'newest'}
        onValueChange={(value) => set({ isOldestFirst: value === 'oldest' })}
        aria-label={t('order.label')}
      >
        <SelectItem value="newest">{t('order.newest')}</SelectItem>
        <SelectItem value="oldest">{t('order.oldest')}</SelectItem>
      </Select>
      {address.userId !== null && (
        <p className="col-span-full flex flex-wrap items-center gap-3">
          {t('ofPerson')}
          <Button variant="outline" onClick={() => set({ userId: null })}>
            {t('everybody')}
          </Button>
        </p>
      )}
      {isFiltered(address) && (
        <Button variant="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
