import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import type { ActiveLink } from '../../../kit/menus/find-active-link.ts'
import { MENU_ICONS } from '../../../kit/menus/menu-icons.ts'
import type { MenuLink } from '../../../kit/menus/menus.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

export type MenuLineProps = {
  link: MenuLink
  active: ActiveLink | null
  isCollapsed: boolean
  onChoose?: (() => void) | undefined
}

export function MenuLine({ link, active, isCollapsed, onChoose }: MenuLineProps) {
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
