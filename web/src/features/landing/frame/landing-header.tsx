import { useLocation, useNavigate } from '@tanstack/react-router'
import { Menu, Moon, Sun, X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { useRegistration } from '../../../kit/site.data.ts'
import { chooseTheme } from '../../../kit/theme/theme-store.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Logo } from '../../../ui/drawings/logo.tsx'

/** Leads to the sign-in screen and hands on what a visitor wanted before being sent here. */
export function AuthLink({
  search = {},
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { search?: SearchAt<'/auth'> }) {
  const { wanted } = useLocation().state
  return (
    <AppLink to="/auth" search={search} {...props} {...(wanted !== undefined && { state: { wanted } })} />
  )
}

/** The documented anchors of the page, in the order of the header. */
const SECTION_IDS = ['features', 'students', 'teachers', 'professionals', 'college'] as const
type SectionId = (typeof SECTION_IDS)[number]
export type AudienceId = Exclude<SectionId, 'features'>

export function LandingHeader() {
  const { t } = useTranslation('landing')
  const header = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useOpenMenu(header, menuButton)
  const isDemo = useRegistration() === 'demo'

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
            <SectionLink key={id} id={id} onFollow={() => setOpen(false)} />
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 lg:ml-0">
          <ThemeSwitch />
          <Button
            asChild
            variant="outline"
            className="min-w-0 shrink! max-[359px]:px-2 max-[359px]:leading-tight"
          >
            <AuthLink>{t(isDemo ? 'nav.lookAround' : 'nav.signIn')}</AuthLink>
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

/** A menu that closes on Escape (the focus returns to its button) and when a press or the focus goes elsewhere. */
function useOpenMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening

    function closeOutside({ target }: Event) {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [isOpen, area, button])

  return [isOpen, setOpen] as const
}

/** The picture in it follows the theme by CSS alone, so it is right before any script has run. */
function ThemeSwitch() {
  const { t } = useTranslation('landing')
  return (
    <button
      type="button"
      aria-label={t('nav.theme')}
      onClick={switchTheme}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-text"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  )
}

function switchTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
}

/** Glides to a section of the page and moves the focus there, so that the next Tab continues inside it. */
function SectionLink({ id, onFollow }: { id: SectionId; onFollow: () => void }) {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onFollow()
    showSection(id)
    void navigate({ to: '/', hash: id, state: true, resetScroll: false, hashScrollIntoView: false })
  }

  return (
    <a
      href={`#${id}`}
      className="flex min-h-12 items-center rounded-control px-3 font-medium text-lg text-muted no-underline transition-colors hover:bg-sunken hover:text-text lg:min-h-11 lg:text-base"
      onClick={follow}
    >
      {t(`nav.${id}`)}
    </a>
  )
}

function showSection(id: SectionId): void {
  const section = document.getElementById(id)
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: wantsStillness ? 'instant' : 'smooth', block: 'start' })
}
