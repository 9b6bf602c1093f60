/** What draws, in one part, because a build without new pictures does not load it. */
export { makeBackdrop } from './backdrop.ts'
export { drawPicture } from './draw.ts'
export { readLettering } from './lettering.ts'
