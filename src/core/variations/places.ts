/* eslint-disable no-bitwise -- Sets are stored as bits, 32 per number. */

/** A set of list indexes, one bit each. */
export type Places = Uint32Array;

/** The indexes at which a list is true. */
export const placesOf = ( flags: readonly boolean[] ): Places => {
	const set = new Uint32Array( Math.ceil( flags.length / 32 ) );
	flags.forEach( ( flag, at ) => flag && add( set, at ) );
	return set;
};

/** Adds an index to a set. */
export const add = ( set: Places, at: number ): void => {
	const word = at >>> 5;
	set[ word ] = ( set[ word ] ?? 0 ) | ( 1 << ( at & 31 ) );
};

/** The intersection of two sets. */
export const both = ( left: Places, right: Places ): Places =>
	left.map( ( word, at ) => word & ( right[ at ] ?? 0 ) );

/** Whether two sets intersect. */
export const meet = ( left: Places, right: Places ): boolean =>
	left.some( ( word, at ) => ( word & ( right[ at ] ?? 0 ) ) !== 0 );

/** The indexes in a set, ascending. */
export const listOf = ( set: Places ): number[] => {
	const places: number[] = [];
	set.forEach( ( word, at ) => {
		for ( let rest = word; rest; rest &= rest - 1 ) {
			places.push( at * 32 + 31 - Math.clz32( rest & -rest ) );
		}
	} );
	return places;
};
/* eslint-enable no-bitwise */
