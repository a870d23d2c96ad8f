/** What a message of a student does in a conversation. The meanings stand in `tutor/evals/held-out/README.md`. */
export const ACTS = [
  'fact',
  'define',
  'how',
  'why',
  'again',
  'simpler',
  'differently',
  'example',
  'quiz',
  'make-quiz',
  'answer',
  'dont-know',
  'check',
  'hint',
  'show',
  'next',
  'compare',
  'summarize',
  'stuck',
  'bored',
  'proud',
  'small-talk',
  'feelings',
  'off-topic',
  'change-topic',
  'back',
  'what-next',
  'test',
  'problem',
  'yes-no',
] as const
export type Act = (typeof ACTS)[number]

/** The order is the order of the weights. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
