/** Slow at both ends. */
const eased = ( part: number ): number =>
	( 1 - Math.cos( Math.PI * part ) ) / 2;

/**
 * Where a scroll is, some time after it has begun.
 *
 * @param from     Where it began, in pixels.
 * @param to       Where it ends.
 * @param elapsed  Milliseconds since it began.
 * @param duration Milliseconds that it takes.
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
