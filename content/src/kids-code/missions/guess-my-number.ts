import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const secret = b('variable_value', { variable: 'secret' })
const answer = b('sensing_answer')
const speak = (text: string) => b('looks_say_for', { text, seconds: 0.5 })

export const GUESS_MY_NUMBER = defineMission({
  id: 'guess-my-number',
  title: 'Guess my number',
  grades: [6, 8],
  level: 'full',
  topic: 'input',
  skills: ['computing.7.conditions', 'computing.7.variables'],
  goal: 'The wizard has a secret number. It asks for a guess again and again and says “Too low” or “Too high”, until the guess is right. Then it says “Right!”.',
  hints: [
    'How often will somebody guess? You cannot know. Which loop fits?',
    'Within the loop ask, then compare the answer with the secret number: less, greater.',
    'Repeat until answer = secret: ask; if answer < secret say “Too low”; if answer > secret say “Too high”. After the loop say “Right!”.',
  ],
  scene: { backgrounds: ['castle'], sprites: [{ id: 'wizard', name: 'Wizard' }], variables: { secret: 7 } },
  blocks: [
    'event_flag',
    'sensing_ask',
    'sensing_answer',
    'control_repeat_until',
    'control_forever',
    'control_if',
    'control_if_else',
    'control_stop',
    'operator_less',
    'operator_greater',
    'operator_equals',
    'operator_random',
    'variable_value',
    'variable_set',
    'looks_say',
    'looks_say_for',
  ],
  runs: [
    { seconds: 12, seed: 'mission', answers: ['3', '9', '7'] },
    { seconds: 6, seed: 'mission', answers: ['7'] },
    { seconds: 6, seed: 'mission', answers: ['10', '1', '2'] },
  ],
  checks: [
    { kind: 'asks', tells: 'The wizard asks.' },
    {
      kind: 'says-all',
      sprite: 'wizard',
      texts: ['Too low', 'Too high', 'Right!'],
      run: 0,
      tells: 'After 3, 9 and 7 the wizard says “Too low”, “Too high” and “Right!”.',
    },
    {
      kind: 'says-all',
      sprite: 'wizard',
      texts: ['Right!'],
      run: 1,
      tells: 'The right number is found at once, too.',
    },
    {
      kind: 'says-all',
      sprite: 'wizard',
      texts: ['Too high', 'Too low', 'Too low'],
      run: 2,
      tells: 'The wizard goes on asking.',
    },
  ],
  starter: { wizard: [[b('event_flag'), b('sensing_ask', { question: 'What is my number?' })]] },
  solution: {
    wizard: [
      [
        b('event_flag'),
        b('control_repeat_until', { condition: b('operator_equals', { a: answer, b: secret }) }, [
          b('sensing_ask', { question: 'What is my number?' }),
          b('control_if', { condition: b('operator_less', { a: answer, b: secret }) }, [speak('Too low')]),
          b('control_if', { condition: b('operator_greater', { a: answer, b: secret }) }, [
            speak('Too high'),
          ]),
        ]),
        b('looks_say', { text: 'Right!' }),
      ],
    ],
  },
})
