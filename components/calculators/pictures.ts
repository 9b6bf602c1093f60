import { createContext } from 'react'

/** The one size of a picture that a choice card needs. */
export type PictureFile = { avif: string; fallback: string; width: number; height: number }

/** The pictures of the choice cards, by name. */
export const PicturesContext = createContext<Readonly<Record<string, PictureFile>>>({})
