import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { MENU_ICONS } from '../../../kit/menus/menu-icons.ts'
import type { PlainPath } from '../../../kit/navigation/app-target.ts'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagePart, PublicPage } from '../frame/public-page.tsx'
import { Catalogue } from './catalogue.tsx'

/** Who is not signed in comes to the landing page, is told to sign in, and is then led to what was chosen here. */
const KINDS = [
  ['lessons', '/lessons', MENU_ICONS.myLessons],
  ['quizzes', '/quizzes', MENU_ICONS.quizzes],
  ['practice', '/practice', MENU_ICONS.practiceProblems],
  ['flashcards', '/flashcards', MENU_ICONS.flashcards],
  ['guides', '/study-guides', MENU_ICONS.studyGuides],
  ['videos', '/video-content', MENU_ICONS.videoContent],
  ['planner', '/planning', MENU_ICONS.learningPlanner],
  ['tutor', '/ai-tutor', MENU_ICONS.aiTutor],
  ['offline', '/offline-learning', MENU_ICONS.offlineLearning],
] as const

export function StudyResourcesPage() {
  const { t } = useTranslation('studyResources')
  const user = useUser()
  return (
    <PublicPage
      title={t('title')}
      lead={user ? t('leadSignedIn') : t('lead')}
      drawing={<OpenBook className="h-36 w-auto max-lg:hidden" />}
    >
      <PagePart id="kinds" title={t('kinds.title')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
          {KINDS.map(([name, to, Icon]) => (
            <Kind key={name} to={to} Icon={Icon} title={t(`kinds.${name}`)} text={t(`kinds.${name}Text`)} />
          ))}
        </ul>
      </PagePart>
      <Catalogue />
      {!user && <Join />}
    </PublicPage>
  )
}

function Kind({ to, Icon, title, text }: { to: PlainPath; Icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Card isInteractive className="flex h-full gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-semibold text-lg">
            <AppLink to={to} className="rounded-sm after:absolute after:inset-0 hover:underline">
              {title}
            </AppLink>
          </h3>
          <p className="text-muted">{text}</p>
        </div>
      </Card>
    </li>
  )
}

function Join() {
  const { t } = useTranslation('studyResources')
  return (
    <PagePart id="join" title={t('join.title')} intro={t('join.text')}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <AppLink to="/auth" search={{ form: 'sign-up' }}>
            {t('join.start')}
          </AppLink>
        </Button>
        <Button asChild variant="outline">
          <AppLink to="/auth">{t('join.signIn')}</AppLink>
        </Button>
      </div>
    </PagePart>
  )
}
