import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { AppLink } from '../app-link.tsx'
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
            <Button asChild variant="outline">
              <AppLink to={to}>
                <Icon aria-hidden="true" />
                {t(`menu.${label}`)}
              </AppLink>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
