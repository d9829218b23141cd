import { LEVELS, type Level } from './results';

/** A point of the specification: a line of points.tsv. */
export interface Point {
	/** Chapter and number, for example "4.3-02". */
	id: string;
	/** Chapter, for example "4.3". */
	section: string;
	/** The requirement. */
	text: string;
	/** How to verify it. */
	shown: string;
	/** The cheapest test level that proves it. */
	level: Level;
}

const ID = String.raw`\d+(?:\.\d+)?-\d{2,}`;

const BRACKET = new RegExp(
	String.raw`\[(${ ID }(?:\s*,?\s*${ ID })*)\]`,
	'g'
);

/**
 * Parses points.tsv.
 *
 * @param tsv Lines with four columns: ID, text, how to verify it, level.
 * @throws Error When a line has no ID or no level, or an ID is not unique.
 */
export function parsePoints( tsv: string ): Point[] {
	const points = tsv
		.split( '\n' )
		.filter( ( line ) => line.trim() !== '' )
		.map( ( line ) => {
			const [ id = '', text = '', shown = '', level = '' ] =
				line.split( '\t' );
			if ( ! new RegExp( `^${ ID }$` ).test( id ) ) {
				throw new Error( `Not a point: ${ line }` );
			}
			const section = id.slice( 0, id.indexOf( '-' ) );
			const known = LEVELS.find( ( one ) => one === level.trim() );
			if ( ! known ) {
				throw new Error( `The point ${ id } has no level: ${ level }` );
			}
			return { id, section, text, shown, level: known };
		} );
	const seen = new Set< string >();
	for ( const { id } of points ) {
		if ( seen.has( id ) ) {
			throw new Error( `The point ${ id } is listed twice.` );
		}
		seen.add( id );
	}
	return points;
}

/**
 * Returns the points in a test's title: `[4.3-02]`, `[4.3-02] [4.3-03]` or
 * `[4.3-02, 4.3-03]`.
 *
 * @param title Full title, including its groups.
 * @return Unique IDs in order.
 */
export function idsIn( title: string ): string[] {
	const ids = [ ...title.matchAll( BRACKET ) ].flatMap(
		( [ , list = '' ] ) => list.match( new RegExp( ID, 'g' ) ) ?? []
	);
	return [ ...new Set( ids ) ];
}
