declare module '*.mdx' {
  export const frontMatter: unknown
}
