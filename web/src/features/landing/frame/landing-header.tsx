import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Logo } from '../../../ui/drawings/logo.tsx'
import { AuthLink } from './auth-link.tsx'
import { SECTION_IDS } from './section-ids.ts'
import { SectionLink } from './section-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useOpenMenu } from './use-open-menu.ts'

export function LandingHeader() {
  const { t } = useTranslation('landing')
  const header = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useOpenMenu(header, menuButton)

  return (
    <header ref={header} className="sticky top-0 z-30 border-border border-b bg-background">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-1 px-5 sm:px-8 lg:h-18">
        <Logo />
        <nav
          id="sections"
          aria-label={t('nav.label')}
          className={`${isOpen ? 'flex' : 'hidden'} absolute inset-x-0 top-full flex-col border-border border-b bg-background p-3 shadow-raised lg:static lg:mx-auto lg:flex lg:flex-row lg:border-0 lg:p-0 lg:shadow-none`}
        >
          {SECTION_IDS.map((id) => (
            <SectionLink
              key={id}
              id={id}
              onFollow={() => setOpen(false)}
              className="flex min-h-12 items-center rounded-control px-3 font-medium text-lg text-muted no-underline transition-colors hover:bg-sunken hover:text-text lg:min-h-11 lg:text-base"
            >
              {t(`nav.${id}`)}
            </SectionLink>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 lg:ml-0">
          <ThemeSwitch />
          <Button
            asChild
            variant="outline"
            className="min-w-0 shrink! max-[359px]:px-2 max-[359px]:leading-tight"
          >
            <AuthLink>{t('nav.signIn')}</AuthLink>
          </Button>
          <button
            ref={menuButton}
            type="button"
            aria-label={t('nav.menu')}
            aria-expanded={isOpen}
            aria-controls="sections"
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </div>
    </header>
  )
}
