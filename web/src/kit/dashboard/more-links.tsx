import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { MenuLinkList } from '../menus/menu-link-list.tsx'
import { chooseMenu } from '../menus/menus.ts'

/** Pages that stand in no menu: without a link here nobody would find them. */
export function MoreLinks({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="more-heading" className="flex flex-col gap-4">
      <h2 id="more-heading" className="font-semibold text-2xl">
        {t('more')}
      </h2>
      <MenuLinkList links={chooseMenu(user).more} />
    </section>
  )
}
