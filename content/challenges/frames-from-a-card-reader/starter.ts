type Frame = [number, number[] | Frame[]];

function decodeFrames(bytes: number[]): { frames: Frame[]; next: number; state: string } {
  // Return the complete frames, where reading stopped, and 'ok', 'more' or 'bad'.
  return { frames: [], next: 0, state: '' };
}
