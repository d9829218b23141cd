/** Ease-in-out. */
const eased = ( part: number ): number =>
	( 1 - Math.cos( Math.PI * part ) ) / 2;

/**
 * The position of an animated scroll.
 *
 * @param from     Start in pixels.
 * @param to       End in pixels.
 * @param elapsed  Milliseconds since the start.
 * @param duration Total milliseconds.
 */
export const scrollAt = (
	from: number,
	to: number,
	elapsed: number,
	duration: number
): number =>
	elapsed >= duration
		? to
		: from + ( to - from ) * eased( Math.max( 0, elapsed ) / duration );
