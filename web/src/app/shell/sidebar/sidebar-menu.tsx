import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findActiveLink } from '../../../kit/menus/find-active-link.ts'
import { chooseMenu, isGroup, listLinks } from '../../../kit/menus/menus.ts'
import { useUser } from '../../../kit/session.ts'
import { MenuGroupBlock } from './menu-group-block.tsx'
import { MenuLine } from './menu-line.tsx'

type SidebarMenuProps = { isCollapsed: boolean; onChoose?: () => void }

export function SidebarMenu({ isCollapsed, onChoose }: SidebarMenuProps) {
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
