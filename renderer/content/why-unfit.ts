import type { ContentFile } from './content-file.ts'
import { formatProblems, isError, type Problem } from './problem.ts'
import { stepsOf } from './schema-nodes.ts'
import { misfitsOf } from './validate.ts'

const misfitsIn = (file: ContentFile): Problem[] => {
  const { schema } = file
  return (schema ? misfitsOf(schema, file.data) : []).map((error) => {
    const { instancePath, params, message = 'is not as expected' } = error
    const path = [...stepsOf(instancePath), params.missingProperty ?? []].flat()
    return { file: file.path, ...file.locate(path), message: `this ${message}` }
  })
}

/** Why a file cannot be shown, with the lines: it cannot be read, or a field has another type. */
export const whyUnfit = (file: ContentFile): string => {
  const files = [file, ...(file.originalFile ? [file.originalFile] : [])]
  const unread = files.flatMap(({ problems }) => problems.filter(isError))
  return formatProblems(
    unread.length > 0 ? unread : misfitsIn(file),
    (path) => files.find((one) => one.path === path)?.text,
  )
}
