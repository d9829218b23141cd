/** A rendered list item. */
export interface Drawn< Item > {
	item: Item;
	/** Whether it has been removed and is only rendered until it has faded out. */
	isLeaving: boolean;
}

/**
 * Merges removed items back into a list while they fade out: each stays after
 * the same neighbor.
 *
 * @param before The items rendered last.
 * @param now    The current items.
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
