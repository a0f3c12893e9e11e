/** Short, dry sounds, made on the spot; never the only sign of anything. */

import { settings } from '../lib/settings.svelte.ts';

export type Sound = 'card' | 'turn' | 'shuffle' | 'refused' | 'cante' | 'won' | 'tick';

interface Knock {
  /** Seconds from now. */
  at: number;
  /** Hertz at which the noise is cut, and how loud it begins. */
  tone: number;
  loud: number;
  length: number;
}

const KNOCKS: Record<Sound, readonly Knock[]> = {
  card: [{ at: 0, tone: 1_900, loud: 0.5, length: 0.07 }],
  turn: [
    { at: 0, tone: 420, loud: 0.9, length: 0.08 },
    { at: 0.13, tone: 420, loud: 0.9, length: 0.08 },
  ],
  shuffle: Array.from({ length: 9 }, (_, place) => ({
    at: place * 0.045,
    tone: 2_600,
    loud: 0.18,
    length: 0.04,
  })),
  refused: [{ at: 0, tone: 160, loud: 1, length: 0.12 }],
  cante: [
    { at: 0, tone: 700, loud: 0.8, length: 0.09 },
    { at: 0.12, tone: 950, loud: 0.8, length: 0.12 },
  ],
  tick: [{ at: 0, tone: 1_200, loud: 0.35, length: 0.03 }],
  won: [
    { at: 0, tone: 500, loud: 0.8, length: 0.1 },
    { at: 0.14, tone: 700, loud: 0.8, length: 0.1 },
    { at: 0.28, tone: 1_000, loud: 0.8, length: 0.18 },
  ],
};

let context: AudioContext | null = null;

/** Let sounds be heard from the first touch on; before it browsers allow none. */
export function unlock(): () => void {
  const open = () => {
    try {
      context ??= new AudioContext();
      void context.resume();
    } catch {
      // No sound here; everything is shown anyway.
    }
  };
  addEventListener('pointerdown', open, { once: true });
  addEventListener('keydown', open, { once: true });
  return () => {
    removeEventListener('pointerdown', open);
    removeEventListener('keydown', open);
  };
}

/** Make a sound, if the person wants sounds. */
export function sound(name: Sound): void {
  if (!settings.sound || !context || document.hidden) return;
  for (const one of KNOCKS[name]) knock(context, one);
}

/** Shake the phone a little, if the person wants that. */
export function shake(milliseconds = 20): void {
  if (settings.vibration && !document.hidden && 'vibrate' in navigator) {
    navigator.vibrate(milliseconds);
  }
}

function knock(to: AudioContext, { at, tone, loud, length }: Knock): void {
  const from = to.currentTime + at;
  const noise = to.createBufferSource();
  noise.buffer = hiss(to, length);
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = tone;
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  noise.connect(filter).connect(gain).connect(to.destination);
  noise.start(from);
}

function hiss(to: AudioContext, length: number): AudioBuffer {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
