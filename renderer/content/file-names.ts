import { fileKinds, fileSchemas, kinds } from '../../content/schema/kinds.ts'

const pageFolder = new RegExp(
  `^content/(?:${fileKinds.map((kind) => kinds[kind].folder).join('|')})/`,
)
const singleFiles = Object.keys(fileSchemas)

/** The path of a file with the ending that it must have: `home.yml` is `home.yaml`. */
export const rightName = (path: string): string => {
  if (pageFolder.test(path)) return path.replace(/\.(?:mdx?|markdown|ya?ml)$/i, '.mdx')
  const yaml = path.replace(/\.(?:mdx?|markdown|ya?ml)$/i, '.yaml')
  return singleFiles.includes(yaml) ? yaml : path
}
