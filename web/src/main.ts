import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { apply, follow } from './lib/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

try {
  await apply();
  follow();
  router.listen();
  mount(App, { target });
} catch {
  // Without a catalogue nothing can be said but this, which stands in the page itself.
  document.getElementById('failed')?.removeAttribute('hidden');
}
