import { problemAt } from '../../renderer/content/content-folder.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import { pictureName } from '../../renderer/content/picture-file.ts'
import type { Check } from './rule.ts'

/** Every picture has exactly one alt text, and every alt text belongs to a picture. */
export const checkPictures: Check = ({ files, pictures }) => {
  const file = files.find(
    ({ path, data }) => path === 'content/images/pictures.yaml' && data !== undefined,
  )
  if (!file) return []
  const described = Object.entries(file.fields).flatMap(([group, texts]) =>
    typeof texts === 'object' ? Object.keys(texts ?? {}).map((name) => ({ group, name })) : [],
  )
  const names = pictures.map(({ path }) => pictureName(path))
  const bare = pictures.filter(
    ({ path }) => !described.some(({ name }) => name === pictureName(path)),
  )
  const lost = described.filter(({ name }) => !names.includes(name))
  /** The picture that a wrong name most likely means: one like it, or the only one without a text. */
  const meantBy = (name: string) =>
    nearest(name, names) ??
    (lost.length === 1 && bare.length === 1 ? pictureName(bare[0]?.path ?? '') : undefined)
  const meant = lost.map(({ name }) => meantBy(name))
  const twice = described.filter(({ name }, index) =>
    described.slice(0, index).some((other) => other.name === name),
  )
  return [
    ...bare
      .filter(({ path }) => !meant.includes(pictureName(path)))
      .map(({ path }) =>
        problemAt(
          file,
          [],
          `${pictureName(path)}: the picture ${path} has no alt text here; write what it shows, under illustrations or photographs`,
        ),
      ),
    ...lost.map(({ group, name }, index) => {
      const way = meant[index]
        ? `; did you mean "${meant[index]}"?`
        : '; put it there, or remove this line'
      return problemAt(
        file,
        [group, name],
        `${group}.${name}: there is no such picture in content/images${way}`,
      )
    }),
    ...twice.map(({ group, name }) =>
      problemAt(
        file,
        [group, name],
        `${group}.${name}: a picture is an illustration or a photograph, not both; remove one of the two`,
      ),
    ),
  ]
}
