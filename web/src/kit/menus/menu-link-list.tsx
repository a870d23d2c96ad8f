import { useTranslation } from 'react-i18next'
import { LinkButton } from '../navigation/link-button.tsx'
import { MENU_ICONS } from './menu-icons.ts'
import type { MenuLink } from './menus.ts'

/** Lines of a menu as buttons on a page. */
export function MenuLinkList({ links }: { links: readonly MenuLink[] }) {
  const { t } = useTranslation('common')
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, to }) => {
        const Icon = MENU_ICONS[label]
        return (
          <li key={to}>
            <LinkButton icon={Icon} to={to} variant="outline">
              {t(`menu.${label}`)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
