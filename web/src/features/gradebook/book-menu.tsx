import { Download, FileText, ListChecks, Printer, Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import type { BookView } from './arrange-book.ts'

export type BookTask = 'print' | 'cards' | 'card' | 'rules' | 'standards'

type BookMenuProps = { book: Gradebook; view: BookView; isEmpty: boolean; onTask: (task: BookTask) => void }

/** How the class is graded, and what can be taken out of the book. */
export function BookMenu({ book, view, isEmpty, onTask }: BookMenuProps) {
  const { t } = useTranslation('gradebook')
  const addressOf = (format: 'csv' | 'xlsx') => {
    const query = new URLSearchParams({
      format,
      ...(view.groupId !== null && { groupId: String(view.groupId) }),
      ...(view.term !== null && { term: view.term }),
    })
    return `/api/teacher/classes/${book.classId}/gradebook/export?${query}`
  }
  return (
    <div className="ms-auto flex flex-wrap gap-2 print:hidden">
      <Button icon={Settings2} variant="outline" onClick={() => onTask('rules')}>
        {t('rules.open')}
      </Button>
      <Button icon={ListChecks} variant="outline" onClick={() => onTask('standards')}>
        {t('standards.open')}
      </Button>
      {!isEmpty && (
        <DropdownMenu
          align="end"
          trigger={
            <Button icon={Download} variant="outline">
              {t('export')}
            </Button>
          }
        >
          {(['xlsx', 'csv'] as const).map((format) => (
            <MenuItem key={format} asChild>
              <a href={addressOf(format)} download>
                <Download aria-hidden="true" />
                {t(format)}
              </a>
            </MenuItem>
          ))}
          <MenuItem icon={Printer} onSelect={() => onTask('print')}>
            {t('print')}
          </MenuItem>
          <MenuItem icon={FileText} onSelect={() => onTask('cards')}>
            {t('cards.all')}
          </MenuItem>
        </DropdownMenu>
      )}
    </div>
  )
}
