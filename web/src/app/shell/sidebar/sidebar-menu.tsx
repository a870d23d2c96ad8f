import { useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { type ActiveLink, findActiveLink } from '../../../kit/menus/find-active-link.ts'
import { MENU_ICONS } from '../../../kit/menus/menu-icons.ts'
import { chooseMenu, isGroup, listLinks, type MenuGroup, type MenuLink } from '../../../kit/menus/menus.ts'
import { useUser } from '../../../kit/session.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

export function SidebarMenu({ isCollapsed, onChoose }: { isCollapsed: boolean; onChoose?: () => void }) {
  const { t } = useTranslation('common')
  const pathname = useLocation({ select: (location) => location.pathname })
  const { entries } = chooseMenu(useUser())
  const active = findActiveLink(listLinks(entries), pathname)
  const activeGroup = entries.filter(isGroup).find(({ items }) => items.some((item) => item === active?.link))
  const [openGroups, setOpenGroups] = useState<Record<string, boolean>>(
    activeGroup ? { [activeGroup.label]: true } : {},
  )
  const [seenPathname, setSeenPathname] = useState(pathname)

  // Documented: a group expands when a child route is active. Between two pages its owner may fold it.
  if (pathname !== seenPathname) {
    setSeenPathname(pathname)
    if (activeGroup) setOpenGroups({ ...openGroups, [activeGroup.label]: true })
  }

  return (
    <nav
      data-tour="menu"
      aria-label={t('menu.label')}
      className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden px-2 py-2"
    >
      <ul className="flex flex-col gap-1">
        {entries.map((entry) =>
          isGroup(entry) ? (
            <MenuGroupBlock
              key={entry.label}
              group={entry}
              active={active}
              isCollapsed={isCollapsed}
              isOpen={openGroups[entry.label] ?? false}
              onToggle={(isOpen) => setOpenGroups({ ...openGroups, [entry.label]: isOpen })}
              onChoose={onChoose}
            />
          ) : (
            <MenuLine
              key={entry.to}
              link={entry}
              active={active}
              isCollapsed={isCollapsed}
              onChoose={onChoose}
            />
          ),
        )}
      </ul>
    </nav>
  )
}

type MenuGroupBlockProps = Omit<MenuLineProps, 'link'> & {
  group: MenuGroup
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Beside the collapsed sidebar there is no room to unfold, so every line of the group shows as its icon. */
function MenuGroupBlock({ group, isOpen, onToggle, ...line }: MenuGroupBlockProps) {
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

type MenuLineProps = {
  link: MenuLink
  active: ActiveLink | null
  isCollapsed: boolean
  onChoose?: (() => void) | undefined
}

function MenuLine({ link, active, isCollapsed, onChoose }: MenuLineProps) {
  const { t } = useTranslation('common')
  const Icon = MENU_ICONS[link.label]
  const label = t(`menu.${link.label}`)
  const isActive = active?.link === link
  const line = (
    <AppLink
      to={link.to}
      onClick={onChoose}
      aria-current={isActive ? (active.isPageItself ? 'page' : 'true') : undefined}
      className={`flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3 transition-colors ${
        isActive ? 'bg-brand-soft font-medium text-brand-ink' : 'text-text hover:bg-fill'
      }`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </AppLink>
  )
  return (
    <li>
      {isCollapsed ? (
        <Tooltip content={label} side="right">
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </li>
  )
}
