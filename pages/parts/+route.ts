import { sitePaths } from '../../content/schema/site-paths.ts'

export const route = sitePaths.parts
