/** Blanks alone are nothing to look for. */
export const isBlank = ( text: string ): boolean => text.trim() === '';

/**
 * What a press on the button of a slide-out search does: it opens, then looks
 * for what was typed, or closes where nothing was.
 *
 * @param open Whether the field is out.
 * @param text What is in it.
 * @see spec 2.9, 5.12
 */
export const pressSearch = (
	open: boolean,
	text: string
): 'open' | 'submit' | 'close' => {
	if ( ! open ) {
		return 'open';
	}
	return isBlank( text ) ? 'close' : 'submit';
};

/**
 * Which suggestion the arrow keys lead to; -1: none, the field itself.
 *
 * @param active Which it is now.
 * @param count  How many there are.
 * @param key    The key.
 * @return Null for a key that leads nowhere.
 */
export const moveActive = (
	active: number,
	count: number,
	key: string
): number | null => {
	if ( ! count || ( key !== 'ArrowDown' && key !== 'ArrowUp' ) ) {
		return null;
	}
	const places = count + 1;
	const step = key === 'ArrowDown' ? 1 : -1;
	return ( ( active + 1 + step + places ) % places ) - 1;
};
