import { unequal } from '../walk/compare';
import { areasOf } from './areas';
import type { Box, Look } from './look';

/** Maximum number of connected pixels that count as invisible. */
const UNSEEN = 30;

const write = ( { what, at }: Box ): string =>
	`${ what } at ${ at.map( Math.round ).join( ' ' ) }`;

const isNear = ( one: Box, other: Box ): boolean =>
	one.at.every(
		( value, i ) => Math.abs( value - ( other.at[ i ] ?? 0 ) ) <= 1
	);

/** Elements that only one of two captures has, and those with another position or size. */
const elements = ( before: Look, after: Look ): string[] => {
	const [ names, others ] = [ before.boxes, after.boxes ].map( ( boxes ) =>
		boxes.map( ( { what } ) => what )
	);
	const changed = unequal( names ?? [], others ?? [] );
	if ( changed.length > 0 ) {
		return changed;
	}
	return before.boxes.flatMap( ( box, i ) => {
		const other = after.boxes[ i ];
		return other && ! isNear( box, other )
			? [ `- ${ write( box ) }`, `+ ${ write( other ) }` ]
			: [];
	} );
};

/**
 * Returns visible differences between two captures of a page as lines: `-` and
 * `+` for elements, `~` for pixels.
 *
 * @param before Without Vitrine.
 * @param after  With Vitrine.
 */
export const unlike = ( before: Look, after: Look ): string[] => [
	...elements( before, after ),
	...areasOf( before.picture, after.picture )
		.filter( ( { pixels } ) => pixels > UNSEEN )
		.map(
			( { pixels, at } ) => `~ ${ pixels } pixels in ${ at.join( ' ' ) }`
		),
];
