/** The one size of a picture that a choice card needs. */
export type PictureFile = { avif: string; fallback: string; width: number; height: number }

/** The pictures of the choice cards, by name. */
export type ChoicePictures = Readonly<Record<string, PictureFile>>
