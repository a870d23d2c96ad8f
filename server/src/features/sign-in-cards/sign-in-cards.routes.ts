import { signInCards } from '#contract/teaching/sign-in-cards.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { listCards, printCards, revokeCard, revokeCardsOfClass } from './cards.ts'
import { drawPicturesFor, makePoster, removePictures, revokePoster, setPictures } from './pictures.ts'

export function signInCardRoutes({ serve }: Mount): void {
  serve(signInCards.list, ({ id }, context) => listCards(context, id))
  serve(signInCards.print, (wanted, context) => printCards(context, wanted))
  serve(signInCards.revoke, (wanted, context) => revokeCard(context, wanted))
  serve(signInCards.revokeAll, ({ id }, context) => revokeCardsOfClass(context, id))
  serve(signInCards.makePoster, ({ id }, context) => makePoster(context, id))
  serve(signInCards.revokePoster, ({ id }, context) => revokePoster(context, id))
  serve(signInCards.drawPictures, (wanted, context) => drawPicturesFor(context, wanted))
  serve(signInCards.setPictures, (wanted, context) => setPictures(context, wanted))
  serve(signInCards.removePictures, (wanted, context) => removePictures(context, wanted))
}
