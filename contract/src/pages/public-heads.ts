import { PAGES, type ScreenName } from './pages.ts'

/** Pages that everybody may find: what search engines and previews of links are told about each. */
export const PUBLIC_HEADS = {
  landing: {
    kind: 'WebSite',
    title: 'Trellis: learning that adapts to every learner',
    description:
      'Trellis grows with every learner: lessons, practice, an AI tutor and tools for teachers, in one calm place.',
  },
  about: {
    kind: 'AboutPage',
    title: 'About Trellis',
    description:
      'Why Trellis exists: our mission, our vision, the four values we measure ourselves by, and the team of three behind it.',
  },
  contact: {
    kind: 'ContactPage',
    title: 'Contact Trellis',
    description:
      'Write to us, and find answers to the questions that learners, parents and schools ask most.',
  },
  privacy: {
    kind: 'WebPage',
    title: 'Privacy Policy of Trellis',
    description:
      'What Trellis stores about you, why, for how long, and who can see it, in plain words. Children under 13 need the consent of a parent or their school.',
  },
  terms: {
    kind: 'WebPage',
    title: 'Terms of Service of Trellis',
    description:
      'What you can expect from Trellis, what we ask of you, and how subscriptions and refunds work.',
  },
  cookies: {
    kind: 'WebPage',
    title: 'Cookie Policy of Trellis',
    description:
      'Every cookie and everything else that Trellis keeps on your device, with a switch for what is not strictly needed.',
  },
  studyResources: {
    kind: 'CollectionPage',
    title: 'Study resources for every grade · Trellis',
    description:
      'Lessons, quizzes, practice, flashcards, study guides and videos from grade 1 to college, listed by subject.',
  },
  offlineLearning: {
    kind: 'WebPage',
    title: 'Learn without a connection · Trellis',
    description:
      'Download lessons at home or at school and read them anywhere: how offline learning works and what it needs.',
  },
  accessibility: {
    kind: 'WebPage',
    title: 'Accessibility of Trellis',
    description:
      'What Trellis does so that everyone can use it, how it is tested against WCAG 2.2 AA, and what is still to be done.',
  },
} as const satisfies Partial<Record<ScreenName, { kind: string; title: string; description: string }>>

export type PublicScreen = keyof typeof PUBLIC_HEADS

export function isPublicScreen(screen: ScreenName | undefined): screen is PublicScreen {
  return screen !== undefined && Object.hasOwn(PUBLIC_HEADS, screen)
}

/** The one address of a page that others should link to. */
export function findPublicPath(screen: PublicScreen) {
  return PAGES[screen].paths[0]
}
