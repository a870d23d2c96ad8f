import { zodResolver } from '@hookform/resolvers/zod'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RegistrationRole } from '#engines/accounts/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { LanguageSelect } from '../../kit/language/language-select.tsx'
import { useLinkToken } from '../../kit/navigation/use-link-token.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useRegistration } from '../../kit/site.data.ts'
import { Logo } from '../../ui/drawings/logo.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { DemoEntrance } from './demo/demo-entrance.tsx'
import { readView } from './read-view.ts'
import { readRememberedUsername } from './sign-in/remembered-username.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SignInValues } from './sign-in/sign-in-values.ts'
import { SignUp } from './sign-up/sign-up.tsx'
import { emptySignUp, type SignUpInput, SignUpValues } from './sign-up/sign-up-values.ts'

/** From shoot to bloom: what the product does for a learner, said without words. */
const GROWTH = [
  { stage: 0, size: 'w-20' },
  { stage: 1, size: 'w-24' },
  { stage: 2, size: 'w-32' },
  { stage: 4, size: 'w-52' },
] as const

/** The warm half of the screen, on desktops only. */
function PictureSide({ audience }: { audience: RegistrationRole | null }) {
  const { t } = useTranslation('auth')
  return (
    <aside aria-label={t('pictureLabel')} className="hidden bg-brand-soft lg:block">
      <div className="sticky top-0 flex h-dvh flex-col justify-center gap-12 overflow-hidden px-12 pt-20 pb-10 xl:px-16">
        <div className="flex flex-col gap-4">
          <p className="max-w-[18ch] text-balance font-heading font-semibold text-4xl">
            {t(`pictureTitle.${audience ?? 'everyone'}`)}
          </p>
          <p className="max-w-[40ch] text-pretty text-lg">{t(`pictureText.${audience ?? 'everyone'}`)}</p>
        </div>
        <div className="flex items-end" aria-hidden="true">
          {GROWTH.map(({ stage, size }) => (
            // A drawing's soil ends a twelfth above its edge: moved down, all stand on one line.
            <Sprout key={stage} stage={stage} className={`h-auto min-w-0 translate-y-[8.3%] ${size}`} />
          ))}
        </div>
      </div>
    </aside>
  )
}

const signInResolver = zodResolver(SignInValues)
const signUpResolver = zodResolver(SignUpValues)

/** Both forms live here, so that what was typed into one is still there after a look at the other. */
export function AuthScreen() {
  const { t } = useTranslation('auth')
  const path = usePagePath('auth')
  const { form, audience } = readView(path, useSearch({ from: path }))
  const signIn = useForm({
    resolver: signInResolver,
    mode: 'onChange',
    defaultValues: { username: readRememberedUsername(), password: '', rememberMe: false },
  })
  const signUp = useForm<SignUpInput, unknown, SignUpValues>({
    resolver: signUpResolver,
    mode: 'onChange',
    defaultValues: emptySignUp(audience ?? 'student'),
  })
  const [code, setCode] = useLinkToken()
  const registration = useRegistration()
  const chosenRole = useWatch({ control: signUp.control, name: 'role' })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(heading, form)

  const isDemo = registration === 'demo'
  const isSignUp = form === 'sign-up' && registration !== 'closed' && !isDemo
  const isRoleMeant = isSignUp && (audience !== null || chosenRole !== 'student')
  const addressed = isRoleMeant ? (chosenRole ?? null) : audience
  return (
    <div className="min-h-dvh bg-background lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PictureSide audience={addressed} />
      <div className="relative flex flex-col">
        <header className="flex items-center justify-between px-4 py-3 sm:px-8 lg:absolute lg:inset-x-0 lg:top-6 lg:px-12 lg:py-0 xl:px-16">
          <AppLink to="/" aria-label={t('home')} className="rounded-control">
            <Logo />
          </AppLink>
          <LanguageSelect />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-lg flex-col gap-6 px-4 pb-16 pt-4 sm:px-8 lg:pt-24"
        >
          <div className="flex flex-col gap-2">
            <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
              {isDemo ? t('publicDemo.title') : t(isSignUp ? 'signUp.title' : 'signIn.title')}
            </h1>
            {!isDemo && <OtherForm audience={audience} isSignUp={isSignUp} />}
          </div>
          {isDemo && <DemoEntrance />}
          {!isDemo && isSignUp && <SignUp form={signUp} code={code} onCode={setCode} />}
          {!isDemo && !isSignUp && <SignInForm form={signIn} />}
        </main>
      </div>
    </div>
  )
}

type OtherFormProps = { audience: RegistrationRole | null; isSignUp: boolean }

/** The way to the other form. Where newcomers cannot register by themselves, they learn whom to ask. */
function OtherForm({ audience, isSignUp }: OtherFormProps) {
  const { t } = useTranslation('auth')
  const path = usePagePath('auth')
  const { wanted } = useLocation().state
  const registration = useRegistration()
  // Neither is promised before it is known.
  if (registration === undefined) return <p className="min-h-11" />
  const toSignUp = registration === 'invite' ? t('signIn.toInvitation') : t('signIn.toSignUp')
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1 text-muted">
      {isSignUp ? t('signUp.already') : t('signIn.newHere')}
      {registration === 'closed' ? (
        <span>{t('invitation.closedText')}</span>
      ) : (
        <AppLink
          // It stays on its path, so that nothing typed is lost.
          to={path}
          search={{ form: isSignUp ? 'sign-in' : 'sign-up', ...(audience && { mode: audience }) }}
          state={{ wanted }}
          className="inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
        >
          {isSignUp ? t('signUp.toSignIn') : toSignUp}
        </AppLink>
      )}
    </p>
  )
}

/** After the forms have changed places, a screen reader starts at the new heading. */
function useFocusOnChange(target: React.RefObject<HTMLElement | null>, shown: string) {
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    target.current?.focus()
  }, [target, shown])
}
