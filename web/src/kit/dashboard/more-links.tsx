import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AppLink } from '../app-link.tsx'
import { MENU_ICONS } from '../menus/menu-icons.ts'
import { chooseMenu } from '../menus/menus.ts'

/** Pages that stand in no menu: without a link here nobody would find them. */
export function MoreLinks({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <section aria-labelledby="more-heading" className="flex flex-col gap-4">
      <h2 id="more-heading" className="font-semibold text-2xl">
        {t('more')}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {chooseMenu(user).more.map(({ label, to }) => {
          const Icon = MENU_ICONS[label]
          return (
            <li key={to}>
              <Button asChild variant="outline">
                <AppLink to={to}>
                  <Icon aria-hidden="true" />
                  {t(`common:menu.${label}`)}
                </AppLink>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
