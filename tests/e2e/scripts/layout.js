// Return what is out of reach: wider than the window, a target too small, or one that is covered.
() => {
  const LEAST = 48;
  const found = [];
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} ` +
    (one.getAttribute('aria-label') ?? one.innerText ?? one.name ?? '').trim().slice(0, 30);
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);

  const dialog = document.querySelector('dialog[open], .result');
  const within = dialog ?? document.body;
  const TARGETS =
    'button, a.button, summary, select, input:not([type=radio], [type=checkbox]), label.option, label.switch';
  const cards = [...within.querySelectorAll('button[data-card]')];
  for (const target of within.querySelectorAll(TARGETS)) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.disabled) continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { top } = target.getBoundingClientRect();
    // What sticks to an edge is scrolled to where it would be without sticking.
    if (top < 0 || top > innerHeight - LEAST) root.scrollBy(0, top - innerHeight / 2);
    const box = target.getBoundingClientRect();
    const next = cards[cards.indexOf(target) + 1]?.getBoundingClientRect();
    const overlapped = cards.includes(target) && next && Math.abs(next.top - box.top) < 4;
    const width = overlapped ? Math.min(box.width, next.left - box.left) : box.width;
    if (Math.round(width) < LEAST || Math.round(box.height) < LEAST) {
      found.push(`${name(target)} is ${Math.round(width)}x${Math.round(box.height)}`);
    }
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(target)} runs off`);
    const [x, y] = [box.left + Math.min(width, 48) / 2, box.top + Math.min(box.height, 48) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(target.contains(hit) || hit.contains(target))) {
      found.push(`${name(target)} is under ${hit ? name(hit) : 'the edge'}`);
    }
  }
  root.scrollTo(0, 0);
  return found;
};
