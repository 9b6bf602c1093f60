import { sitePaths } from '../../content/model/site-paths.ts'

export const route = sitePaths.parts
