declare module 'word-extractor' {
  interface Extracted {
    getBody(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getFooters(): string
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string
  }
  class WordExtractor {
    extract(source: Buffer): Promise<Extracted>
  }
  export = WordExtractor
}
