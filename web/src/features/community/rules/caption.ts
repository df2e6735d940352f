const longCaption = 280;
const manyLines = 6;

export function isLong(caption: string): boolean {
  return caption.length > longCaption || caption.split('\n').length > manyLines;
}

/** Estimated height of a card in px. The picture's height is limited on small screens, so only its width is known. */
export function cardHeight(
  caption: string,
  image: { width: number; height: number } | null,
  cardWidth: number,
): number {
  const lines = Math.min(
    manyLines,
    Math.ceil(caption.length / Math.max(20, cardWidth / 8)) + caption.split('\n').length - 1,
  );
  const picture = image ? Math.min((cardWidth * image.height) / image.width, 640) : 0;
  return 145 + lines * 24 + picture;
}
