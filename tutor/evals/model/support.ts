/** Passages, sentences that a good tutor may make of them, and sentences that they do not bear out. */
export const SUPPORT_CASES: { passage: string; supported: string[]; unsupported: string[] }[] = [
  {
    passage:
      'Photosynthesis is the process by which green plants make their own food from sunlight, water and carbon dioxide. It takes place in the chloroplasts of the leaves and releases oxygen. The green pigment chlorophyll absorbs the light.',
    supported: [
      'Green plants make their own food from sunlight.',
      'They need water, carbon dioxide and light for it.',
      'The process is called photosynthesis and takes place in the leaves.',
      'Chlorophyll is the pigment that absorbs light.',
      'Oxygen is released.',
      'Inside the leaves there are chloroplasts, where the food is made.',
      'So a plant makes food with the help of sunlight.',
    ],
    unsupported: [
      'Mushrooms get their energy from rotting wood.',
      'Photosynthesis was discovered by Jan Ingenhousz.',
      'A leaf has about 40 chloroplasts.',
      'Plants do not release oxygen.',
      'Roots store starch during the winter.',
      'Animals breathe out nitrogen through their skin.',
      'Chlorophyll costs 12 dollars in shops.',
    ],
  },
  {
    passage:
      'The sun warms the water of the oceans. Some of it evaporates and rises as vapour. High up the air is cold, so the vapour condenses to tiny drops and clouds form. In 1674 Pierre Perrault measured the rain that feeds the Seine.',
    supported: [
      'The sun warms the oceans and water evaporates.',
      'Vapour rises and condenses in the cold air.',
      'Tiny drops form clouds.',
      'Pierre Perrault measured the rain of the Seine in 1674.',
      'It is cold high up, so the vapour condenses.',
      'Clouds are made of tiny drops.',
    ],
    unsupported: [
      'In 1774 Pierre Perrault measured the rain that feeds the Seine.',
      'Marie Curie measured the rain that feeds the Seine.',
      'Snow falls when the temperature is below zero.',
      'The oceans cover 71 percent of the planet.',
      'Thunder is caused by lightning heating the air.',
      'Rivers carry salt into lakes and deserts.',
      'Fog is dangerous for ships near the coast.',
    ],
  },
  {
    passage:
      'A fraction names a part of a whole that is cut into equal parts. The denominator says into how many parts the whole is cut; the numerator says how many of them are meant. Two fractions are equivalent when they name the same part.',
    supported: [
      'A fraction is a part of a whole.',
      'The whole is cut into equal parts.',
      'The denominator tells you how many parts the whole is cut into.',
      'The numerator says how many parts are meant.',
      'Equivalent fractions name the same part.',
    ],
    unsupported: [
      'Decimals were invented by Simon Stevin.',
      'To add fractions you multiply their denominators crosswise.',
      'Percentages are hundredths of an amount.',
      'A prime number has exactly two divisors.',
      'The denominator must be smaller than 100.',
    ],
  },
]

/** States nothing: needs no source. */
export const TALK = [
  'Good try!',
  'What do you think?',
  'Let us look at it together.',
  'Great question, Ada!',
  'Which word in the text tells you that?',
  'You are close.',
  'Remember:',
]
