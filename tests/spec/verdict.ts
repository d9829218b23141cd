import { idsIn, type Point } from './ids';
import { LEVELS, type Level, type Result } from './results';

/** What the results prove. */
export interface Verdict {
	/** IDs in the title of a passed test of their level or a more expensive one, and of no failed test. */
	proved: Set< string >;
	/** IDs in the title of a failed test. */
	refuted: Set< string >;
	/** Unknown IDs in titles, with the titles. */
	unknown: { id: string; title: string }[];
}

/** A test result with its level. */
export type Run = Omit< Result, 'seconds' > & { level: Level };

/**
 * Evaluates the points by the tests that name them. Skipped tests, and passed
 * tests below the level of a point, do not count.
 *
 * @param points  All points.
 * @param results Results of all test runners.
 */
export function judge(
	points: readonly Point[],
	results: readonly Run[]
): Verdict {
	const known = new Map( points.map( ( { id, level } ) => [ id, level ] ) );
	const passed = new Set< string >();
	const refuted = new Set< string >();
	const unknown: Verdict[ 'unknown' ] = [];
	for ( const { title, outcome, level } of results ) {
		for ( const id of idsIn( title ) ) {
			const wanted = known.get( id );
			if ( ! wanted ) {
				unknown.push( { id, title } );
			} else if ( outcome === 'passed' ) {
				if ( LEVELS.indexOf( level ) >= LEVELS.indexOf( wanted ) ) {
					passed.add( id );
				}
			} else if ( outcome === 'failed' ) {
				refuted.add( id );
			}
		}
	}
	const proved = new Set(
		[ ...passed ].filter( ( id ) => ! refuted.has( id ) )
	);
	return { proved, refuted, unknown };
}

/**
 * Returns the points that were proved before and no longer are.
 *
 * @param before IDs in the saved list.
 * @param now    IDs proved now.
 */
export function lost(
	before: readonly string[],
	now: ReadonlySet< string >
): string[] {
	return before.filter( ( id ) => ! now.has( id ) );
}

/**
 * Returns the table: a line for each section with unproved points.
 *
 * @param points All points.
 * @param proved Proved IDs.
 * @param list   Whether to list the unproved points with their texts.
 */
export function table(
	points: readonly Point[],
	proved: ReadonlySet< string >,
	list: boolean
): string {
	const lines = [ ...grouped( points ) ].flatMap( ( [ section, members ] ) =>
		sectionLines( section, members, proved, list )
	);
	const levels = [ ...new Set( points.map( ( { level } ) => level ) ) ].map(
		( level ) => {
			const members = points.filter( ( point ) => point.level === level );
			return `${ level } ${ count( members, proved ) }`;
		}
	);
	return [
		'section  proved  not proved',
		...lines,
		`all      ${ count( points, proved ) }  (${ levels.join( ', ' ) })`,
	].join( '\n' );
}

function sectionLines(
	section: string,
	points: readonly Point[],
	proved: ReadonlySet< string >,
	list: boolean
): string[] {
	const missing = points.filter( ( { id } ) => ! proved.has( id ) );
	const head = `${ section.padEnd( 7 ) }  ${ count( points, proved ).padEnd(
		6
	) }`;
	if ( list ) {
		const named = missing.map(
			( { id, level, text } ) => `         ${ id } (${ level }) ${ text }`
		);
		return [ head.trimEnd(), ...named ];
	}
	const numbers = missing.map( ( { id } ) => id.slice( section.length + 1 ) );
	return [ `${ head }  ${ numbers.join( ' ' ) }`.trimEnd() ];
}

function grouped( points: readonly Point[] ): Map< string, Point[] > {
	const sections = new Map< string, Point[] >();
	for ( const point of points ) {
		sections.set( point.section, [
			...( sections.get( point.section ) ?? [] ),
			point,
		] );
	}
	return sections;
}

function count(
	points: readonly Point[],
	proved: ReadonlySet< string >
): string {
	const done = points.filter( ( { id } ) => proved.has( id ) ).length;
	return `${ done }/${ points.length }`;
}
