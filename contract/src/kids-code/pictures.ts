import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FILL_IN, requireText, Tags } from '../study/fields.ts'
import { Paged, REMOVAL } from '../study/listing.ts'
import { ImageUrl, Program } from './fields.ts'

export const PICTURES_PER_PAGE = 30

export const DrawnPicture = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  isPublic: z.boolean(),
  tags: z.array(z.string()),
  isOwn: z.boolean(),
  createdAt: Moment,
})
export type DrawnPicture = z.output<typeof DrawnPicture>

/** What an element of the type `example` holds. Its name and `about` are English; other words are found by its key. */
export const ExampleContent = z.object({ key: z.string(), about: z.string(), project: Program })
export type ExampleContent = z.output<typeof ExampleContent>

const PICTURE_LIST = {
  method: 'GET',
  access: 'signedIn',
  input: z.object(Paged),
  output: z.array(DrawnPicture),
  errors: ['not_signed_in', 'invalid_input'],
  offline: 'lastSeen',
} as const

const NEW_PICTURE = {
  method: 'POST',
  access: 'signedIn',
  input: z.object({
    name: requireText(FILL_IN, 60),
    imageUrl: ImageUrl,
    isPublic: z._default(z.boolean(), false),
    tags: z._default(Tags, []),
  }),
  output: DrawnPicture,
  status: 201,
  errors: ['not_signed_in', 'not_allowed', 'conflict', 'invalid_input'],
} as const

const sayList = (what: string) =>
  `Own and public ${what}, newest first, ${PICTURES_PER_PAGE} at a time; the next ones come before the last one's id.`
const sayNew = (what: string) =>
  `Keeps ${what} that the caller drew: a PNG or plain SVG as a data address. Students share theirs within projects only.`

export const visualPictures = {
  sprites: endpoint({ ...PICTURE_LIST, path: '/api/visual-sprites', summary: sayList('sprites') }),
  addSprite: endpoint({ ...NEW_PICTURE, path: '/api/visual-sprites', summary: sayNew('a sprite') }),
  removeSprite: endpoint({
    ...REMOVAL,
    path: '/api/visual-sprites/:id',
    access: 'owner',
    summary: 'Removes a sprite of the caller. Projects that use it keep their copy.',
  }),
  backgrounds: endpoint({
    ...PICTURE_LIST,
    path: '/api/visual-backgrounds',
    summary: sayList('backgrounds'),
  }),
  addBackground: endpoint({
    ...NEW_PICTURE,
    path: '/api/visual-backgrounds',
    summary: sayNew('a background'),
  }),
  removeBackground: endpoint({
    ...REMOVAL,
    path: '/api/visual-backgrounds/:id',
    access: 'owner',
    summary: 'Removes a background of the caller. Projects that use it keep their copy.',
  }),
  elements: endpoint({
    method: 'GET',
    path: '/api/visual-elements',
    access: 'signedIn',
    summary:
      'Ready-made blocks, sounds and examples, of a type or category. Examples are programs; their category is the level of their blocks.',
    input: z.object({
      type: z.optional(z.string().check(z.maxLength(50))),
      category: z.optional(z.string().check(z.maxLength(50))),
      /** The next page begins behind this one. */
      after: z.optional(Id),
    }),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        type: z.string(),
        content: z.unknown(),
        category: z.nullable(z.string()),
      }),
    ),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
