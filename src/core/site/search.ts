/** Whether a search is blank. */
export const isBlank = ( text: string ): boolean => text.trim() === '';

/**
 * The action of a click on the button of a slide-out search: open it, submit
 * the search, or close it if it is blank.
 *
 * @param open Whether the field is open.
 * @param text The field's value.
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
 * The index of the suggestion that arrow keys move to; -1: the field itself.
 *
 * @param active Current index.
 * @param count  Number of suggestions.
 * @param key    The key pressed.
 * @return Null: the key does not move.
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
