import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../kit/menus/menus.ts'
import { MenuLine, type MenuLineProps } from './menu-line.tsx'

type MenuGroupBlockProps = Omit<MenuLineProps, 'link'> & {
  group: MenuGroup
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Beside the collapsed sidebar there is no room to unfold, so every line of the group shows as its icon. */
export function MenuGroupBlock({ group, isOpen, onToggle, ...line }: MenuGroupBlockProps) {
  const { t } = useTranslation('common')
  const listId = useId()
  const isUnfolded = isOpen || line.isCollapsed
  return (
    <li className={line.isCollapsed ? 'border-border border-b pb-1' : ''}>
      {!line.isCollapsed && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 font-heading font-medium text-muted transition-colors hover:bg-fill hover:text-text"
        >
          {t(`menu.${group.label}`)}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 transition-transform duration-200 ${isOpen ? '' : '-rotate-90'}`}
          />
        </button>
      )}
      <div
        className={`grid transition-[grid-template-rows,visibility] duration-200 ${
          isUnfolded ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]'
        }`}
      >
        <ul
          id={listId}
          aria-label={t(`menu.${group.label}`)}
          className="-m-1 flex min-h-0 flex-col gap-1 overflow-hidden p-1"
        >
          {group.items.map((item) => (
            <MenuLine key={item.to} link={item} {...line} />
          ))}
        </ul>
      </div>
    </li>
  )
}
