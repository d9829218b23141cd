/** An item of a list as it is drawn. */
export interface Drawn< Item > {
	item: Item;
	/** Whether it is gone, and drawn only until it has faded. */
	isLeaving: boolean;
}

/**
 * A list as it is drawn while some of it fades: what is gone stands where it stood,
 * behind the same neighbor.
 *
 * @param before What was drawn last.
 * @param now    What there is.
 */
export const withLeaving = < Item extends { key: string } >(
	before: readonly Item[],
	now: readonly Item[]
): Drawn< Item >[] => {
	const drawn = now.map( ( item ) => ( { item, isLeaving: false } ) );
	let place = 0;
	for ( const item of before ) {
		const at = drawn.findIndex( ( one ) => one.item.key === item.key );
		if ( at < 0 ) {
			drawn.splice( place, 0, { item, isLeaving: true } );
			place++;
		} else {
			place = at + 1;
		}
	}
	return drawn;
};
