import { type Check, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'

/** Every picture has an alt text, and every alt text a picture. */
export const checkPictures: Check = ({ files, pictures }) => {
  const file = files.find(({ path, data }) => path === 'content/images/pictures.yaml' && data !== undefined)
  if (!file) return []
  const described = Object.keys(file.fields)
  const bare = pictures.filter((name) => !described.includes(name))
  const lost = described.filter((name) => !pictures.includes(name))
  return [
    ...bare.map((name) => problemAt(file, [], `${name}: the picture content/images/${name} has no alt text here`)),
    ...lost.map((name) => problemAt(file, [name], `${name}: there is no such picture in content/images${didYouMean(name, pictures)}`)),
  ]
}
