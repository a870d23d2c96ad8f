import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { MENU_ICONS } from '../../kit/menus/menu-icons.ts'
import { chooseMenu } from '../../kit/menus/menus.ts'
import { Button } from '../../ui/actions/button.tsx'

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
