/** The two marks that a sentence of the catalogue may hold: **strong** and [link](/address). */

export type Piece =
  { kind: 'plain' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:\/|#)[^)\s]*)\)/g;

/** Return the pieces of a text, in order. Links lead only into the product. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > from) found.push({ kind: 'plain', text: text.slice(from, mark.index) });
    const [whole, strong, link, to] = mark;
    if (strong) found.push({ kind: 'strong', text: strong });
    else found.push({ kind: 'link', text: link ?? '', to: to ?? '/' });
    from = mark.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
