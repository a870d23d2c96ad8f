import type { LearningInsight } from '#contract/progress.ts'
import type { Insight } from '#engines/progress/index.ts'

const ICONS: Record<Insight['code'], string> = {
  stuck_skill: 'life-buoy',
  refresh_skill: 'sprout',
  weak_skill: 'target',
  low_quiz: 'rotate-ccw',
  goal_behind: 'flag',
  unfinished_lesson: 'book-open',
  idle: 'sunrise',
  mastered_alone: 'award',
  streak: 'flame',
  strong_skill: 'star',
  more_time: 'trending-up',
  pause_planned: 'calendar-off',
}

/** An insight as it is shown: what the records say, in words, with the numbers it rests on. */
export function wordInsight(insight: Insight): LearningInsight {
  const { code, type, priority, values, action, estimatedMinutes } = insight
  return {
    id: code,
    type,
    icon: ICONS[code],
    ...findWords(code, values),
    priority,
    actionable: action !== null,
    estimatedTime: estimatedMinutes,
    action,
    code,
    values,
  }
}

function findWords(code: Insight['code'], values: Insight['values']): { title: string; description: string } {
  const { skill, percent, answers, quiz, lesson, days, minutes, before, tries, goal, until, streak } = values
  const words: Record<Insight['code'], { title: string; description: string }> = {
    stuck_skill: {
      title: `Another way into: ${skill}`,
      description: `${tries} tries without a right answer of your own. ${wordMethod(values)}`,
    },
    refresh_skill: {
      title: `Refresh: ${skill}`,
      description: `You could do this. After ${countDays(days)} without practice it has faded to about ${percent} %.`,
    },
    weak_skill: {
      title: `Practice: ${skill}`,
      description: `${answers} answers so far put you at about ${percent} %. Ten minutes of practice will move this most.`,
    },
    low_quiz: {
      title: `Try "${quiz}" again`,
      description: `Last time you reached ${percent} %. Read the explanations, then take it once more.`,
    },
    goal_behind: {
      title: `A little more for: ${goal}`,
      description: `You are at ${percent} %, and there ${days === 1 ? 'is' : 'are'} ${countDays(days)} left. A small step today helps, or choose a later date.`,
    },
    unfinished_lesson: {
      title: `Finish "${lesson}"`,
      description: `You started it ${days === 1 ? 'yesterday' : `${days} days ago`} and can carry on where you left off.`,
    },
    idle: {
      title: 'A small step today',
      description: `Your last session was ${days} days ago. A few practice problems are a good way back in.`,
    },
    mastered_alone: {
      title: `Mastered on your own: ${skill}`,
      description: `${answers} answers, right without help, and about ${percent} % expected on the next one. Well done.`,
    },
    streak: {
      title: `${days} days in a row`,
      description: `You have learned something on ${days} days without a gap.`,
    },
    strong_skill: {
      title: `Strong in: ${skill}`,
      description: `You are at about ${percent} % after ${answers} answers. Well done.`,
    },
    more_time: {
      title: 'More time than last week',
      description: `${minutes} minutes in the last 7 days, ${before} in the 7 days before.`,
    },
    pause_planned: {
      title: until === 0 ? 'You are on a pause' : 'A pause is planned',
      description: `${wordPause(until, days)}${Number(streak) > 0 ? ` Your streak of ${countDays(streak)} waits for you.` : ''}`,
    },
  }
  return words[code]
}

type Value = Insight['values'][string] | undefined

function wordMethod({ method, before }: Insight['values']): string {
  if (method === 'prerequisite')
    return `"${before}" comes before it: a few problems of that may open the door.`
  if (method === 'human') return 'Ask your teacher, or somebody near you, to look at one problem with you.'
  return 'Look at one that is worked out, step by step, then try again.'
}

function wordPause(until: Value, days: Value): string {
  if (until === 0) return `It ends in ${countDays(days)}.`
  return `It starts in ${countDays(until)} and lasts ${countDays(days)}.`
}

function countDays(days: Value): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}
