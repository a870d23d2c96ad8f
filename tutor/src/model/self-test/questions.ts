/** Questions of the shipped lessons with the passages they are answered from, for the rate of citations. */
export const CITED_QUESTIONS: { question: string; title: string; passage: string }[] = [
  {
    question: 'What is photosynthesis?',
    title: 'How plants make food',
    passage:
      'Photosynthesis is the process by which green plants make their own food from sunlight, water and carbon dioxide. It takes place in the chloroplasts of the leaves and releases oxygen.',
  },
  {
    question: 'Why does the Moon shine?',
    title: 'The Moon',
    passage:
      'The Moon makes no light of its own. It shines because its surface reflects the light of the Sun. The part that is lit changes as the Moon travels around the Earth in about 27 days.',
  },
  {
    question: 'What is a fraction?',
    title: 'Equal parts',
    passage:
      'A fraction names a part of a whole that is cut into equal parts. The number below the line, the denominator, says into how many parts the whole is cut; the numerator says how many of them are meant.',
  },
  {
    question: 'How does water get from the sea into the clouds?',
    title: 'The water cycle',
    passage:
      'The Sun warms the water of the sea until some of it evaporates and rises as vapour. High up the air is cold, so the vapour condenses to tiny drops: a cloud.',
  },
  {
    question: 'What does the heart do?',
    title: 'The circulation of the blood',
    passage:
      'The heart is a muscle that pumps blood through the body. Its right half sends the blood to the lungs, its left half sends blood rich in oxygen to all other organs.',
  },
  {
    question: 'What is a noun?',
    title: 'Kinds of words',
    passage:
      'A noun is a word that names a person, an animal, a place, a thing or an idea. Proper nouns, such as the names of people and cities, begin with a capital letter.',
  },
  {
    question: 'Why did people build cities on rivers?',
    title: 'The first cities',
    passage:
      'The first cities grew on rivers because a river gave water for the fields, fish to eat and a road for boats. When it flooded, it left fertile mud on the land.',
  },
  {
    question: 'What is an algorithm?',
    title: 'Thinking in steps',
    passage:
      'An algorithm is a list of exact steps that solves a problem. The steps must be clear enough that another person, or a computer, reaches the same result.',
  },
  {
    question: 'What makes a lever useful?',
    title: 'Simple machines',
    passage:
      'A lever is a stiff bar that turns on a fixed point, the fulcrum. With a long arm a small force lifts a heavy load, but the hand travels a longer way.',
  },
  {
    question: 'What is the main idea of a text?',
    title: 'Reading for the main idea',
    passage:
      'The main idea is what a text says about its topic as a whole. Details such as examples, reasons and numbers support it. Ask yourself what most sentences have in common.',
  },
]

export const CARDS_TEXT = `Photosynthesis is the process by which green plants make their own food from sunlight. It takes place in the chloroplasts of the leaves. Chlorophyll is the green pigment that absorbs the light.

Evaporation is the change of a liquid into a gas. Condensation is the change of a gas into a liquid. The water cycle is the path of water from the sea to the clouds and back.

The heart is a muscle that pumps blood through the body. The lungs are the organs that take oxygen from the air.`

/** A story that our own reader leaves alone. */
export const WORD_PROBLEM =
  'A baker fills 12 trays with 8 rolls each and gives 5 rolls to a neighbour. How many rolls are left?'
