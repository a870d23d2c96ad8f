import { zodResolver } from '@hookform/resolvers/zod'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { LanguageSelect } from '../../kit/language/language-select.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { Logo } from '../../ui/drawings/logo.tsx'
import { PictureSide } from './picture-side.tsx'
import { readView } from './read-view.ts'
import { readRememberedUsername } from './sign-in/remembered-username.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SignInValues } from './sign-in/sign-in-values.ts'
import { SignUpForm } from './sign-up/sign-up-form.tsx'
import { emptySignUp, type SignUpInput, SignUpValues } from './sign-up/sign-up-values.ts'

const signInResolver = zodResolver(SignInValues)
const signUpResolver = zodResolver(SignUpValues)

/** Both forms live here, so that what was typed into one is still there after a look at the other. */
export function AuthScreen() {
  const { t } = useTranslation('auth')
  const path = usePagePath('auth')
  const { wanted } = useLocation().state
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
  const chosenRole = useWatch({ control: signUp.control, name: 'role' })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(heading, form)

  const isSignUp = form === 'sign-up'
  const isRoleMeant = isSignUp && (audience !== null || chosenRole !== 'student')
  const addressed = isRoleMeant ? (chosenRole ?? null) : audience
  const otherForm = isSignUp ? 'sign-in' : 'sign-up'
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
              {isSignUp ? t('signUp.title') : t('signIn.title')}
            </h1>
            <p className="text-muted">
              {isSignUp ? t('signUp.already') : t('signIn.newHere')}{' '}
              <AppLink
                // It stays on its path, so that nothing typed is lost.
                to={path}
                search={{ form: otherForm, ...(audience && { mode: audience }) }}
                state={{ wanted }}
                className="inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
              >
                {isSignUp ? t('signUp.toSignIn') : t('signIn.toSignUp')}
              </AppLink>
            </p>
          </div>
          {isSignUp ? <SignUpForm form={signUp} /> : <SignInForm form={signIn} />}
        </main>
      </div>
    </div>
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
