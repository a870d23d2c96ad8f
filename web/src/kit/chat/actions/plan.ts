import type { TFunction } from 'react-i18next'
import { planning } from '#contract/study/planning.ts'
import { call } from '../../../api/call.ts'
import type { MadeParts, QuickAction } from './quick-action.ts'

/** A language model may word the plan, which takes its time. */
const LONGEST_WAIT_MS = 60_000
const LONGEST_GOAL = 200

type Wish = {
  /** What stands in the message field counts as what the learner wants to reach. */
  goals: string
  subject: string | null
  level: string | null
  t: TFunction<'chat'>
}

/** A plan of steps, or what to do next, as a list of links with their reasons. */
export async function plan(action: QuickAction, wish: Wish): Promise<MadeParts> {
  return action === 'adaptive' ? startAdaptive(wish) : recommend(wish)
}

async function startAdaptive({ goals, subject, t }: Wish): Promise<MadeParts> {
  const { plan: made, engine } = await call(
    planning.startAdaptive,
    {
      currentProgress: subject === null ? null : { subject },
      learningGoals: goals
        .split(/[,\n]/)
        .map((goal) => goal.trim().slice(0, LONGEST_GOAL))
        .filter(Boolean)
        .slice(0, 20),
    },
    { timeoutMs: LONGEST_WAIT_MS },
  )
  const steps = made.steps.map(({ title, link, why, estimatedDuration }, place) => {
    const minutes = t('quick.minutes', { count: estimatedDuration })
    return `${place + 1}. ${writeLink(title, link)} · ${minutes}\n   ${why}`
  })
  const intro = t('quick.adaptiveText', { subject: made.context.subject })
  return { messageType: 'text', content: [intro, steps.join('\n')].join('\n\n'), engine }
}

async function recommend({ goals, subject, level, t }: Wish): Promise<MadeParts> {
  const interests = [subject, goals.trim()].filter(Boolean).join(',').slice(0, 1000)
  const { recommendations } = await call(planning.recommendations, {
    ...(interests && { interests }),
    ...(level && { level }),
  })
  if (recommendations.length === 0)
    return { messageType: 'text', content: t('quick.noRecommendations'), engine: 'embedded' }
  const lines = recommendations.map(({ title, link, reason }) => `- ${writeLink(title, link)}\n  ${reason}`)
  return {
    messageType: 'text',
    content: [t('quick.recommendationsText'), lines.join('\n')].join('\n\n'),
    engine: 'embedded',
  }
}

function writeLink(title: string, path: string): string {
  return `[${title.replace(/[[\]\\]/g, '\\$&')}](<${path}>)`
}
