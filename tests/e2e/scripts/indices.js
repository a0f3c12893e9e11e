// Return the cards whose number or suit lies under something else.
() => {
  const found = [];
  for (const card of document.querySelectorAll('.trick__card img.card, button[data-card]')) {
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = card.getBoundingClientRect();
    for (const [across, down] of [[0.16, 0.12], [0.16, 0.33]]) {
      const hit = document.elementFromPoint(
        box.left + box.width * across,
        box.top + box.height * down,
      );
      if (hit !== card && !card.contains(hit)) {
        found.push(`${card.alt ?? card.ariaLabel} lies under ${hit?.className ?? 'the edge'}`);
      }
    }
  }
  document.scrollingElement.scrollTo(0, 0);
  return found;
};
