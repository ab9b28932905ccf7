// Two soft notes for "your turn", made on the spot.

export class Sound {
  private audio: AudioContext | null = null;

  /** Browsers are silent until somebody has touched the page. */
  wake = (): void => {
    try {
      this.audio ??= new AudioContext();
      if (this.audio.state === "suspended") void this.audio.resume();
    } catch {
      this.audio = null;
    }
  };

  chime(): void {
    const { audio } = this;
    if (audio?.state !== "running") return;
    for (const [at, frequency] of [
      [0, 587.33],
      [0.16, 880],
    ] as const) {
      const start = audio.currentTime + at;
      const tone = new OscillatorNode(audio, { type: "sine", frequency });
      const loudness = new GainNode(audio, { gain: 0 });
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.06, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  }
}
