import { type Check, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'

/** Every picture has exactly one alt text, and every alt text belongs to a picture. */
export const checkPictures: Check = ({ files, pictures }) => {
  const file = files.find(
    ({ path, data }) => path === 'content/images/pictures.yaml' && data !== undefined,
  )
  if (!file) return []
  const described = Object.entries(file.fields).flatMap(([group, texts]) =>
    typeof texts === 'object' ? Object.keys(texts ?? {}).map((name) => ({ group, name })) : [],
  )
  const bare = pictures.filter((picture) => !described.some(({ name }) => name === picture))
  const lost = described.filter(({ name }) => !pictures.includes(name))
  const twice = described.filter(({ name }, index) =>
    described.slice(0, index).some((other) => other.name === name),
  )
  return [
    ...bare.map((name) =>
      problemAt(file, [], `${name}: the picture content/images/${name} has no alt text here`),
    ),
    ...lost.map(({ group, name }) =>
      problemAt(
        file,
        [group, name],
        `${group}.${name}: there is no such picture in content/images${didYouMean(name, pictures)}`,
      ),
    ),
    ...twice.map(({ group, name }) =>
      problemAt(
        file,
        [group, name],
        `${group}.${name}: a picture is an illustration or a photograph, not both`,
      ),
    ),
  ]
}
