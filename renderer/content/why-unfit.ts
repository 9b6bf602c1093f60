import type { ContentFile } from './content-file.ts'
import { fieldName, formatProblems, isError, type Problem } from './problem.ts'
import { stepsOf } from './schema-nodes.ts'
import { misfitsOf } from './validate.ts'

const misfitsIn = (file: ContentFile): Problem[] => {
  const { schema } = file
  return (schema ? misfitsOf(schema, file.data) : []).map((error) => {
    const { instancePath, keyword, params, data, message = 'is not as expected' } = error
    const path = [...stepsOf(instancePath), params.missingProperty ?? []].flat()
    const says = keyword === 'required' ? 'is missing' : data === null ? 'is empty' : message
    const advice = `${fieldName(path)}: ${says}; npm run check:content says what belongs here`
    return { file: file.path, ...file.locate(path), message: advice }
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
