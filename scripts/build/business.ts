import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import { type Business, businessSchema } from '../../content/model/schema/business.ts'
import { parse } from '../../content/model/validate.ts'

const file = 'content/business.yaml'

/** What is true of the company on every page. */
export const readBusiness = (): Business => parse(businessSchema, parseYaml(readFileSync(file, 'utf8')), file)
