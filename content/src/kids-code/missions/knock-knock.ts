import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const speak = (text: string) => b('looks_say_for', { text, seconds: 1 })

export const KNOCK_KNOCK = defineMission({
  id: 'knock-knock',
  title: 'Knock, knock!',
  grades: [3, 5],
  level: 'blocks',
  topic: 'messages',
  skills: [],
  goal: 'The fox says “Knock, knock!” and sends the message “knock”. When the owl gets it, the owl says “Who is there?”.',
  hints: [
    'The owl cannot see what the fox does. It waits for a message.',
    'After the fox has spoken it sends “knock”. The owl has a script that starts with that message.',
    'Fox: say “Knock, knock!” for 1 second, send knock. Owl: when I get knock, say “Who is there?” for 1 second.',
  ],
  scene: {
    backgrounds: ['forest'],
    sprites: [
      { id: 'fox', name: 'Fox', x: -100, y: -60 },
      { id: 'owl', name: 'Owl', x: 100, y: 60 },
    ],
    messages: ['knock', 'answer'],
  },
  blocks: [
    'event_flag',
    'event_message',
    'event_send',
    'event_send_and_wait',
    'looks_say_for',
    'looks_say',
    'control_wait',
  ],
  runs: [{ seconds: 8, seed: 'mission' }],
  checks: [
    { kind: 'says-all', texts: ['Knock, knock!', 'Who is there?'], tells: 'Both speak, the fox first.' },
    { kind: 'says', sprite: 'owl', text: 'Who is there?', tells: 'The owl asks who is there.' },
    { kind: 'sends', message: 'knock', tells: 'The fox sends the message.' },
    { kind: 'uses', anyOf: ['event_message'], tells: 'The owl waits for the message.' },
  ],
  starter: { fox: [[b('event_flag'), speak('Knock, knock!')]] },
  solution: {
    fox: [[b('event_flag'), speak('Knock, knock!'), b('event_send', { message: 'knock' })]],
    owl: [[b('event_message', { message: 'knock' }), speak('Who is there?')]],
  },
})
