import { useTranslation } from 'react-i18next'
import { MenuLinkList } from '../../kit/menus/menu-link-list.tsx'
import { chooseMenu, listLinks } from '../../kit/menus/menus.ts'
import { useUser } from '../../kit/session.ts'

/** Every page of an admin, those of the menu and those that stand in none. */
export function AdminLinks() {
  const { t } = useTranslation('adminDashboard')
  const menu = chooseMenu(useUser())
  const links = [...listLinks(menu.entries), ...menu.more].filter(({ to }) => to !== '/admin/dashboard')
  return (
    <section aria-labelledby="links-heading" className="flex flex-col gap-4">
      <h2 id="links-heading" className="font-semibold text-2xl">
        {t('links.title')}
      </h2>
      <MenuLinkList links={links} />
    </section>
  )
}
