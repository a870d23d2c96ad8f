import './landing.css'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Award, Check, Layers, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useRegistration } from '../../kit/site.data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { GROWTH_STAGES, Sprout } from '../../ui/drawings/sprout.tsx'
import { LandingFooter } from './frame/landing-footer.tsx'
import { type AudienceId, AuthLink, LandingHeader } from './frame/landing-header.tsx'
import { WaysIn } from './frame/ways-in.tsx'
import { statisticsQuery } from './landing.data.ts'
import { ClassMapPicture } from './pictures/class-map-picture.tsx'
import { CoursesPicture } from './pictures/courses-picture.tsx'
import { PictureCard } from './pictures/picture-card.tsx'
import { SkillMapPicture } from './pictures/skill-map-picture.tsx'
import { WorkNotePicture } from './pictures/work-note-picture.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { Section, SectionTitle } from './sections/section.tsx'
import { TestimonialsSection } from './sections/testimonials-section.tsx'

const PANELS = {
  emerald: 'bg-emerald-soft',
  amber: 'bg-amber-soft',
  cyan: 'bg-cyan-soft',
  purple: 'bg-purple-soft',
} as const

const POINTS = ['point1', 'point2', 'point3', 'point4'] as const

type Audience = {
  id: AudienceId
  tone: keyof typeof PANELS
  /** Where the button leads: the sign-in screen with this audience chosen. */
  search: SearchAt<'/auth'>
  picture: ReactNode
}

const AUDIENCES: readonly Audience[] = [
  { id: 'students', tone: 'emerald', search: { form: 'sign-up' }, picture: <StudentDayPicture /> },
  { id: 'teachers', tone: 'amber', search: { mode: 'teacher' }, picture: <ClassMapPicture /> },
  { id: 'professionals', tone: 'cyan', search: { mode: 'professional' }, picture: <WorkNotePicture /> },
  { id: 'college', tone: 'purple', search: { mode: 'college' }, picture: <CoursesPicture /> },
]

/** Mirrored, the picture stands left of the words on wide screens. */
function AudienceSection({ id, tone, search, picture, isMirrored }: Audience & { isMirrored: boolean }) {
  const { t } = useTranslation('landing')
  const isOpen = useRegistration() === 'open'
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div className={isMirrored ? 'lg:order-last' : ''}>
          <Badge tone={tone}>{t(`${id}.label`)}</Badge>
          <SectionTitle id={`${id}-title`} className="mt-4">
            {t(`${id}.title`)}
          </SectionTitle>
          <p className="mt-4 text-lg text-muted">{t(`${id}.text`)}</p>
          <ul className="mt-6 flex flex-col gap-3">
            {POINTS.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-ink" strokeWidth={3} />
                {t(`${id}.${point}`)}
              </li>
            ))}
          </ul>
          {isOpen && (
            <Button asChild size="large" className="mt-8 max-sm:w-full">
              <AuthLink search={search}>{t(`${id}.button`)}</AuthLink>
            </Button>
          )}
        </div>
        <div
          role="img"
          aria-label={t(`${id}.picture`)}
          className={`grid min-h-96 place-items-center rounded-card px-4 py-8 sm:p-12 ${PANELS[tone]}`}
        >
          {picture}
        </div>
      </div>
    </Section>
  )
}

const STEPS = [
  { name: 'find', stage: 1 },
  { name: 'grow', stage: 2 },
  { name: 'keep', stage: 4 },
] as const

function AdaptSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="adapt-title" className="border-border border-t">
      <SectionTitle id="adapt-title">{t('adapt.title')}</SectionTitle>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ name, stage }) => (
          <li key={name} className="flex flex-col items-start">
            <Sprout stage={stage} className="-ml-3 size-28" />
            <h3 className="mt-4 font-semibold text-xl">{t(`adapt.${name}Title`)}</h3>
            <p className="mt-2 text-lg text-muted">{t(`adapt.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const PLANS = ['free', 'paid', 'school'] as const

/** A statement only: nothing in the product is locked and no payment is taken. */
function PricingSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="pricing-title">
      <SectionTitle id="pricing-title">{t('pricing.title')}</SectionTitle>
      <dl className="mt-10 grid gap-8 md:grid-cols-3">
        {PLANS.map((plan) => (
          <div key={plan} className="border-brand border-t-4 pt-5">
            <dt className="font-heading font-semibold text-xl">{t(`pricing.${plan}Title`)}</dt>
            <dd className="mt-2 text-lg text-muted">{t(`pricing.${plan}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">{t('pricing.note')}</p>
    </Section>
  )
}

/** The first page of a visitor. Its first render depends on nothing but the words, so it can be made at build time. */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <SignInNotice />
        <Hero />
        <AdaptSection />
        <FeaturesSection />
        {AUDIENCES.map((audience, place) => (
          <AudienceSection key={audience.id} {...audience} isMirrored={place % 2 === 1} />
        ))}
        <TestimonialsSection />
        <StatisticsRow />
        <PricingSection />
        <ClosingSection />
      </main>
      <LandingFooter />
    </div>
  )
}

/** Figures that the installation's admin has entered; without any there is nothing to see. */
function StatisticsRow() {
  const { t } = useTranslation('landing')
  const { data = [] } = useQuery(statisticsQuery)
  if (data.length === 0) return null
  return (
    <section aria-label={t('statistics.label')} className="border-border border-b bg-surface py-14">
      <dl className="mx-auto flex w-full max-w-6xl flex-wrap justify-center gap-x-16 gap-y-8 px-5 sm:px-8">
        {data.map(({ id, name, value }) => (
          <div key={id} className="flex min-w-32 flex-col-reverse text-center">
            <dt className="text-muted">{name}</dt>
            <dd className="font-heading font-semibold text-3xl text-brand-ink tabular-nums sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ClosingSection() {
  const { t } = useTranslation('landing')
  const registration = useRegistration()
  return (
    <Section aria-labelledby="closing-title" className="pt-0 sm:pt-0 lg:pt-0">
      <div className="flex flex-col items-center rounded-card border border-brand-edge bg-brand-soft px-5 py-12 text-center sm:py-16">
        <div className="flex w-full max-w-md items-end justify-center">
          {GROWTH_STAGES.map((stage) => (
            <Sprout key={stage} stage={stage} className="h-auto w-1/5" />
          ))}
        </div>
        <h2 id="closing-title" className="mt-6 font-semibold text-3xl tracking-tight sm:text-4xl">
          {t('closing.title')}
        </h2>
        <p className="mt-4 max-w-xl text-balance text-lg">
          {registration === 'demo'
            ? t('closing.textDemo')
            : t(registration === 'open' ? 'closing.text' : 'closing.textSignIn')}
        </p>
        <WaysIn start={t('closing.start')} signIn={t('closing.signIn')} className="w-full justify-center" />
      </div>
    </Section>
  )
}

function Hero() {
  const { t } = useTranslation('landing')
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-12 px-5 pt-12 pb-16 sm:px-8 sm:pt-16 sm:pb-24 grid-cols-1 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16">
        <div>
          <h1 className="font-semibold text-4xl tracking-tight sm:text-5xl lg:text-6xl">{t('hero.title')}</h1>
          <p className="mt-6 max-w-xl text-balance text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t('hero.lead')}
          </p>
          <WaysIn start={t('hero.start')} signIn={t('hero.signIn')} />
          <p className="mt-6 text-muted">{t('hero.audience')}</p>
        </div>
        <div className="relative isolate">
          <div className="landing-lattice absolute -inset-x-24 -inset-y-20 -z-10 max-lg:hidden" />
          <SkillMapPicture />
        </div>
      </div>
    </div>
  )
}

function StudentDayPicture() {
  const { t } = useTranslation('landing')
  return (
    <PictureCard>
      <span className="font-heading font-semibold text-lg">{t('studentDay.title')}</span>
      <div className="mt-3 rounded-card border border-brand-edge bg-brand-soft p-4">
        <div className="flex items-center gap-4">
          <Sprout stage={2} className="size-20 shrink-0" />
          <span className="min-w-0">
            <span className="block text-brand-ink">{t('studentDay.nextStep')}</span>
            <span className="block font-heading font-semibold text-xl">{t('studentDay.skill')}</span>
            <span className="block text-brand-ink">{t('studentDay.minutes')}</span>
          </span>
        </div>
        <span className="mt-4 flex min-h-12 items-center justify-center rounded-control bg-brand font-heading font-medium text-lg text-on-brand">
          {t('studentDay.start')}
        </span>
      </div>
      <span className="mt-4 flex items-center gap-3">
        <Layers className="size-6 shrink-0 text-emerald-ink" />
        {t('studentDay.cards')}
      </span>
      <span className="mt-3 flex items-center gap-3">
        <Award className="size-6 shrink-0 text-amber-ink" />
        {t('studentDay.badge')}
      </span>
    </PictureCard>
  )
}

/** Tells a visitor who was sent here from a protected page why, and leads on to what was wanted. */
function SignInNotice() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  const isDemo = useRegistration() === 'demo'
  const region = useRef<HTMLDivElement>(null)
  // Shown one step after the page: what is put into a live region that already stands there is read aloud.
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    setShown(state.wanted)
    // A visitor who follows a link at the end of this page must come up to the notice, each time anew.
    if (state.wanted && !hash) region.current?.focus()
  }, [state, hash])

  function dismiss() {
    document.getElementById('main')?.focus()
    void navigate({ to: '/', hash: true, state: {}, replace: true, resetScroll: false })
  }

  return (
    <div ref={region} role="status" tabIndex={-1}>
      {shown && (
        <div className="border-brand-edge border-b bg-brand-soft">
          <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3 sm:flex-nowrap sm:px-8">
            <p className="min-w-0 flex-1 basis-52">
              <strong className="font-heading font-semibold">
                {t(isDemo ? 'notice.demo.title' : 'notice.title')}
              </strong>
              <span className="block">{t(isDemo ? 'notice.demo.text' : 'notice.text')}</span>
            </p>
            <button
              type="button"
              aria-label={t('notice.dismiss')}
              onClick={dismiss}
              className="-mr-2 grid size-11 shrink-0 place-items-center self-start rounded-control hover:bg-surface sm:order-last sm:self-center"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
            <LinkButton to="/auth" state={{ wanted: shown }} className="max-sm:w-full">
              {t(isDemo ? 'nav.lookAround' : 'notice.signIn')}
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  )
}
