import { CITED_QUESTIONS } from '../../../src/model/self-test/questions.ts'
import { makePassage } from '../../../src/model/testing/sample-task.ts'
import type { Conversation } from './conversation.ts'

/** For each question of the self-test: a reply that the passage bears out, something true from nowhere, and something false. */
const REPLIES: [good: string, added: string, false_: string][] = [
  [
    'Photosynthesis is how green plants make their own food [1]. For that they need sunlight, water and carbon dioxide [1].',
    'Jan Ingenhousz studied it in Vienna.',
    'It takes place in the roots and releases nitrogen',
  ],
  [
    'The Moon makes no light of its own [1]. Its surface reflects the light of the Sun [1].',
    'Neil Armstrong walked on its dust.',
    'The Moon glows because its core is molten',
  ],
  [
    'A fraction names a part of a whole that is cut into equal parts [1]. The numerator says how many parts are meant [1].',
    'Egyptian scribes wrote fractions on papyrus.',
    'The denominator is always the larger number of a fraction in Spain',
  ],
  [
    'The Sun warms the sea until some water evaporates [1]. High up the vapour condenses to tiny drops [1].',
    'Luke Howard gave the clouds their names.',
    'Clouds are pulled out of the sea by the Moon',
  ],
  [
    'The heart is a muscle that pumps blood through the body [1]. Its right half sends blood to the lungs [1].',
    'William Harvey described this long ago.',
    'The heart produces new blood every night',
  ],
  [
    'A noun is a word that names a person, an animal, a place, a thing or an idea [1].',
    'German nouns carry capital letters everywhere.',
    'A noun always describes an action or movement',
  ],
  [
    'A river gave water for the fields, fish to eat and a road for boats [1]. When it flooded, it left fertile mud on the land [1].',
    'Uruk had high walls of brick.',
    'Cities grew on rivers because kings loved swimming',
  ],
  [
    'An algorithm is a list of exact steps that solves a problem [1]. The steps must be clear [1].',
    'Ada Lovelace wrote one for a machine.',
    'An algorithm works only on quantum machines',
  ],
  [
    'A lever is a stiff bar that turns on a fixed point, the fulcrum [1]. With a long arm a small force lifts a heavy load [1].',
    'Archimedes was proud of his levers.',
    'A lever creates energy out of nothing',
  ],
  [
    'The main idea is what a text says about its topic as a whole [1]. Details such as examples and reasons support it [1].',
    'Journalists put it into their headlines.',
    'The main idea always stands in the title of a poem',
  ],
]

/** The passage with one number, name or "not" changed, cited all the same. */
const TWISTED: [at: number, said: string][] = [
  [0, 'Photosynthesis does not release oxygen [1].'],
  [1, 'The Moon travels around the Earth in about 72 days [1].'],
  [1, 'The Moon travels around the Earth in about seventy-two days [1].'],
  [2, 'The denominator says how Pythagoras cut the whole into equal parts [1].'],
  [3, 'The water of the sea never evaporates in the Sun [1].'],
  [4, 'The heart pumps 70 liters of blood through the body [1].'],
  [7, 'An algorithm is a list of 12 exact steps that solves a problem [1].'],
  [8, 'With a long arm a small force lifts a load of 900 kilograms [1].'],
]

/** Equations that no passage holds, with a number behind them. */
const CITED_FORMULAS: [at: number, said: string, hidden: string][] = [
  [2, 'A fraction names a part of a whole, and so $\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$ [1].', '2}{5'],
  [1, 'The Moon travels around the Earth in about 27 days, and 27 * 2 = 45 [1].', '45'],
  [8, 'A lever turns on a fixed point, the fulcrum: one half of 10 is 6 [1].', 'is 6'],
]

const ask = (at: number) => {
  const { question, title, passage } = CITED_QUESTIONS[at] as (typeof CITED_QUESTIONS)[number]
  return { message: question, isSocratic: false, passages: [makePassage(title, passage, at + 1)] }
}
const bare = (said: string) => said.replace(/ \[\d\]/g, '')

export const MATERIAL: Conversation[] = [
  ...REPLIES.flatMap(([good, added, wrong], at): Conversation[] => [
    {
      about: `borne out: ${at}`,
      asks: ask(at),
      says: [good],
      by: 'first',
      shows: ['[1]'],
      cites: [bare(good).slice(0, 30)],
    },
    {
      about: `borne out, with a fact from nowhere: ${at}`,
      asks: ask(at),
      says: [`${good} ${added}`],
      by: 'first',
      shows: [added],
      marks: [added],
      cites: [bare(good).slice(0, 30)],
    },
    {
      about: `a false sentence with a number: ${at}`,
      asks: ask(at),
      says: [`${wrong} [1].`],
      by: 'first',
      marks: [wrong],
    },
  ]),
  ...TWISTED.map(
    ([at, said]): Conversation => ({
      about: `a passage twisted: ${said}`,
      asks: ask(at),
      says: [said],
      by: 'first',
      marks: [bare(said)],
    }),
  ),
  ...CITED_FORMULAS.map(
    ([at, said, hidden]): Conversation => ({
      about: `a wrong equation with a citation: ${said}`,
      asks: ask(at),
      says: [said],
      by: 'embedded',
      hides: [hidden],
    }),
  ),
  {
    about: 'a number that no material has',
    asks: ask(0),
    says: ['Green plants make their own food from sunlight [9].'],
    by: 'first',
    hides: ['[9]'],
    cites: ['Green plants'],
  },
]
