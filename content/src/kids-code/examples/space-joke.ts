import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const say = (text: string, seconds = 2.5) => b('looks_say_for', { text, seconds })
const laugh = b('control_repeat', { times: 6 }, [
  b('looks_next_costume'),
  b('control_wait', { seconds: 0.2 }),
])

export const SPACE_JOKE = defineExample({
  key: 'space-joke',
  title: 'A joke in space',
  about: 'Two friends talk by messages, and each waits for the other. Tell a joke of your own!',
  level: 'blocks',
  project: {
    backgrounds: ['space'],
    messages: ['guess', 'why', 'laugh'],
    sounds: { boing: 0.6 },
    sprites: [
      {
        id: 'astronaut',
        name: 'Astronaut',
        x: -120,
        y: -60,
        size: 250,
        scripts: [
          [b('event_flag'), say('Why did the robot go on holiday?'), b('event_send', { message: 'guess' })],
          [
            b('event_message', { message: 'why' }),
            say('To recharge its batteries!'),
            b('event_send', { message: 'laugh' }),
          ],
          [b('event_message', { message: 'laugh' }), b('looks_say', { text: 'Ha ha!' }), laugh],
        ],
      },
      {
        id: 'robot',
        name: 'Robot',
        x: 120,
        y: -60,
        size: 250,
        scripts: [
          [
            b('event_message', { message: 'guess' }),
            b('looks_think_for', { text: 'Hmm …', seconds: 1.5 }),
            say('I do not know. Why?', 2),
            b('event_send', { message: 'why' }),
          ],
          [
            b('event_message', { message: 'laugh' }),
            b('sound_play', { sound: 'boing' }),
            b('looks_say', { text: 'Beep beep beep!' }),
            laugh,
          ],
        ],
      },
    ],
  },
})
