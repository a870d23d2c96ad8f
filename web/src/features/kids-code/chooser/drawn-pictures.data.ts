import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PICTURES_PER_PAGE, visualPictures } from '#contract/kids-code/pictures.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findNextPage } from '../../../kit/study/find-next-page.ts'
import type { PictureKind } from './chosen-picture.ts'

const DRAWN_KEY = ['visualPictures'] as const

export const drawnPicturesQuery = (kind: PictureKind) =>
  infiniteQueryOptions({
    queryKey: [...DRAWN_KEY, kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        kind === 'sprite' ? visualPictures.sprites : visualPictures.backgrounds,
        pageParam === 0 ? {} : { before: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, PICTURES_PER_PAGE),
    staleTime: 0,
  })

export function useKeepPicture(kind: PictureKind) {
  const [keep] = useState(() =>
    createWriter(kind === 'sprite' ? visualPictures.addSprite : visualPictures.addBackground),
  )
  return useDrawnWrite(keep)
}

export function useDropPicture(kind: PictureKind) {
  const [drop] = useState(() =>
    createWriter(kind === 'sprite' ? visualPictures.removeSprite : visualPictures.removeBackground),
  )
  return useDrawnWrite(drop)
}

function useDrawnWrite<Input, Output>(write: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => queryClient.invalidateQueries({ queryKey: DRAWN_KEY }),
  })
}
