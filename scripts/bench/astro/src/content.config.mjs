import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const loader = glob({ base: './content', pattern: '{cities,services}/*.mdx' })
export const collections = { entries: defineCollection({ loader }) }
