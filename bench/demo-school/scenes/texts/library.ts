import type { InputOf } from '#contract/endpoint.ts'
import type { documents } from '#contract/professional/documents.ts'

type Saved = InputOf<typeof documents.create> & { day: number; isSummarized?: boolean }

const NO_JOURNAL = { journal: '', volume: '', issue: '', pages: '', publisher: '', doi: '' }

/** The professional's library: works that exist, with notes of their own on them. */
export const LIBRARY: readonly Saved[] = [
  {
    ...{
      day: 2,
      title: 'How competitive forces shape strategy',
      documentType: 'article',
      isSummarized: true,
    },
    tags: ['strategy', 'classic'],
    citation: {
      ...{ ...NO_JOURNAL, kind: 'article', year: 1979, journal: 'Harvard Business Review' },
      ...{ volume: '57', issue: '2', pages: '137–145' },
      authors: [{ family: 'Porter', given: 'Michael E.' }],
    },
    content:
      'My notes on Porter’s article.\n\nCompetition for profit goes beyond direct rivals. Five forces decide how much of the value that an industry creates stays with the companies in it: the bargaining power of buyers, the bargaining power of suppliers, the threat of new entrants, the threat of substitutes, and rivalry among existing firms.\n\nThe strongest force sets the limit on profit. In our market this is the buyers, because three accounts bring in more than half of our sales. A strategy is a position in which the forces are weakest, or a way to change them. Raising the cost of switching to another product weakens the buyers. Exclusive contracts with suppliers do little for us, because suppliers are weak already.\n\nQuestions for the team: Which of the five forces has changed most in the last two years? Which customers could replace us within a month?',
  },
  {
    ...{
      day: 11,
      title: 'Psychological safety and learning behavior in work teams',
      documentType: 'article',
    },
    tags: ['leadership', 'teams'],
    isSummarized: true,
    citation: {
      ...{ ...NO_JOURNAL, kind: 'article', year: 1999, journal: 'Administrative Science Quarterly' },
      ...{ volume: '44', issue: '2', pages: '350–383', doi: '10.2307/2666999' },
      authors: [{ family: 'Edmondson', given: 'Amy C.' }],
    },
    content:
      'My notes on Edmondson’s study.\n\nTeam psychological safety is a shared belief that the team is safe for taking interpersonal risks. Edmondson studied 51 work teams in a manufacturing company. Teams with more psychological safety showed more learning behavior, such as asking for feedback, talking about errors and asking for help. Learning behavior in turn went along with better performance.\n\nSafety is not the same as being nice or lowering the bar. It means that people can say that something went wrong. Leaders help by naming their own mistakes and by asking questions first.\n\nFor our retrospectives: start with one thing that I got wrong. Thank people for bad news in public.',
  },
  {
    ...{ day: 19, title: 'Trustworthy online controlled experiments', documentType: 'book' },
    tags: ['research', 'experiments'],
    citation: {
      ...{ ...NO_JOURNAL, kind: 'book', year: 2020, publisher: 'Cambridge University Press' },
      authors: [
        { family: 'Kohavi', given: 'Ron' },
        { family: 'Tang', given: 'Diane' },
        { family: 'Xu', given: 'Ya' },
      ],
    },
    content:
      'To read before the pricing test: the chapters on choosing a metric, on sample ratio mismatch and on novelty effects.\n\nDecide on one metric before the test starts. If the number of people in both groups differs more than chance allows, do not trust the result. Run the test for at least two full weeks, because weekdays and weekends differ.',
  },
  {
    ...{ day: 30, title: 'Pricing workshop: agenda and numbers', documentType: 'report', isSummarized: true },
    tags: ['strategy', 'pricing'],
    content:
      'Pricing workshop, draft agenda.\n\nGoal: decide whether we test a lower entry price in the spring. At a contribution margin of 40 percent, a price cut of 10 percent needs a third more volume to break even. Last year’s promotion brought 18 percent more orders, so it lost money on existing customers.\n\nPart one looks at who would have bought anyway. Part two looks at the cost of the second order. Part three decides about a test with one region. We stop the test early if contribution per visitor falls by more than 8 percent for two weeks.\n\nThe workshop ends with one owner, one metric and one date.',
  },
  {
    ...{ day: 39, title: 'Plain language guidelines', documentType: 'webpage', tags: ['writing'] },
    websiteUrl: 'https://www.plainlanguage.gov/guidelines/',
    citation: {
      ...{ ...NO_JOURNAL, kind: 'webpage', year: 2011, publisher: 'PlainLanguage.gov' },
      authors: [{ family: 'Plain Language Action and Information Network', given: '' }],
    },
    content:
      'Write for your reader. Put the most important thing first. Use “you” and active verbs. Keep sentences short. Use lists for steps. Test the text with a reader who does not know the subject.',
  },
]

type Video = {
  username: string
  day: number
  title: string
  url: string
  subject: string
  grade: number | null
  description: string
}

export const VIDEOS: readonly Video[] = [
  {
    ...{ username: 'demo-teacher', day: 43, subject: 'Science', grade: 5, title: 'Solar System 101' },
    ...{ url: 'https://www.youtube.com/watch?v=libKVRa01L8', description: 'Watch before the planetarium.' },
  },
  {
    ...{
      username: 'hana.kovar',
      day: 38,
      subject: 'Mathematics',
      grade: 11,
      title: 'Logarithm fundamentals',
    },
    ...{
      url: 'https://www.youtube.com/watch?v=cEvgcoyZvB4',
      description: 'Long, but the first ten minutes are gold.',
    },
  },
  {
    ...{
      username: 'demo-college',
      day: 24,
      subject: 'Mathematics',
      grade: null,
      title: 'Bayes theorem, the geometry of changing beliefs',
    },
    ...{ url: 'https://www.youtube.com/watch?v=HZGCoVF3YvM', description: 'For the probability chapter.' },
  },
  {
    ...{
      username: 'demo-professional',
      day: 45,
      subject: 'Technology',
      grade: null,
      title: 'But what is a neural network?',
    },
    ...{ url: 'https://www.youtube.com/watch?v=aircAruvnKk', description: 'To prepare the AI round table.' },
  },
]
