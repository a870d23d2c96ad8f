import type { InputOf } from '#contract/endpoint.ts'
import type { teachingResources } from '#contract/teaching/resources.ts'
import type { ClassCode } from '../../cast.ts'

type Resource = Omit<InputOf<typeof teachingResources.create>, 'classId'> & {
  teacher: string
  /** Null: for all classes of the teacher where it is for all, else for the teacher alone. */
  classCode: ClassCode | null
  day: number
}

export const RESOURCES: readonly Resource[] = [
  {
    ...{ teacher: 'demo-teacher', classCode: '5B', day: 3, resourceType: 'link' as const },
    title: 'Interactive fraction tools (PhET)',
    description: 'Try “Fraction Matcher.” Level 4 and up is what we do this month.',
    resourceUrl: 'https://phet.colorado.edu/en/simulations/fraction-matcher',
    tags: ['fractions', 'practice'],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '5B', day: 24, resourceType: 'link' as const },
    title: 'The water cycle (USGS)',
    description: 'The diagram we looked at in class. Click on any word to read more.',
    resourceUrl: 'https://www.usgs.gov/special-topics/water-science-school/science/water-cycle',
    tags: ['science', 'water cycle'],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '5B', day: 42, resourceType: 'link' as const },
    title: 'NASA Space Place: all about the sun',
    description: 'Read one article before the planetarium trip.',
    resourceUrl: 'https://spaceplace.nasa.gov/menu/sun/',
    tags: ['science', 'space'],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '2A', day: 10, resourceType: 'link' as const },
    title: 'Base ten blocks online',
    description: 'Trade ten ones for a ten, just like our blue and yellow blocks.',
    resourceUrl: 'https://www.coolmath4kids.com/manipulatives/base-ten-blocks',
    tags: ['math'],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: null,
      day: 2,
      resourceType: 'document' as const,
      isForAll: true,
    },
    title: 'How to get help at home',
    description:
      '1. Read the question out loud. 2. Look at the example. 3. Ask for a hint. 4. Write down where you got stuck and bring it to me. That counts as homework done!',
    tags: ['homework'],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: null, day: 21, resourceType: 'other' as const, isForAll: false },
    title: 'Ideas for the conference week',
    description:
      'Two things going well, one thing to work on, one question for the family. Keep it to 15 minutes.',
    tags: ['conferences'],
  },
  {
    ...{ teacher: 'samuel.adeyemi', classCode: '8C', day: 7, resourceType: 'link' as const },
    title: 'Forces and motion: basics (PhET)',
    description: 'Use the “Net Force” tab for problem 3.',
    resourceUrl: 'https://phet.colorado.edu/en/simulations/forces-and-motion-basics',
    tags: ['forces'],
  },
  {
    ...{ teacher: 'samuel.adeyemi', classCode: '8C', day: 39, resourceType: 'link' as const },
    title: 'Learn.Genetics: observable traits',
    description: 'Before you say that tongue rolling is one gene, read this.',
    resourceUrl: 'https://learn.genetics.utah.edu/content/basics/observable/',
    tags: ['heredity'],
  },
  {
    ...{ teacher: 'hana.kovar', classCode: '11D', day: 9, resourceType: 'link' as const },
    title: 'Desmos graphing calculator',
    description: 'Plot your quadratic and drag h and k.',
    resourceUrl: 'https://www.desmos.com/calculator',
    tags: ['graphing'],
  },
  {
    ...{ teacher: 'hana.kovar', classCode: '11D', day: 25, resourceType: 'worksheet' as const },
    title: 'Coffee project: what a good residual plot looks like',
    description: 'No pattern is the pattern you want. If yours bends, your model is missing something.',
    tags: ['modeling'],
  },
]

/** Kept as a file in the class. */
export const LAB_SAFETY = `Lab safety at Rosewood

1. Goggles stay on until the teacher says so.
2. Tie back long hair and loose sleeves.
3. Never taste or smell anything in the lab.
4. Walk. The lab is not a gym.
5. Tell an adult about every spill, cut or broken glass, however small.
6. Wash your hands before you leave.
`
