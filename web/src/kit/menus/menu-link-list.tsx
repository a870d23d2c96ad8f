import { useTranslation } from 'react-i18next'
import { MENU_ICONS } from './menu-icons.ts'
import type { MenuLink } from './menus.ts'
import { LinkButton } from '../navigation/link-button.tsx'

/** Lines of a menu as buttons on a page. */
export function MenuLinkList({ links }: { links: readonly MenuLink[] }) {
  const { t } = useTranslation('common')
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, to }) => {
        const Icon = MENU_ICONS[label]
        return (
          <li key={to}>
            <LinkButton to={to} variant="outline">
              <Icon aria-hidden="true" />
              {t(`menu.${label}`)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
