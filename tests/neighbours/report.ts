import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { table } from '../bench/table';
import { cachePath } from '../site/tools/paths';
import { DIFFERENCES } from './differences';

/** A plugin whose test is done. */
export interface Walked {
	plugin: string;
	family: string;
	/** The steps. */
	walked: string[];
	/** Indexes in the list of differences. */
	known: number[];
	/** Number of differences without a reason. */
	unknown: number;
}

/** Captured pages. */
export interface Pictured {
	theme: string;
	width: number;
	pages: string[];
	/** Reasons of known differences. */
	known: string[];
	/** Number of pages with differences without a reason. */
	unknown: number;
}

const WALKED = 'walked';
const PICTURED = 'pictured';

/**
 * Adds a plugin's test to the report.
 *
 * @param walked The test.
 */
export const annotation = ( walked: Walked ) => ( {
	type: WALKED,
	description: JSON.stringify( walked ),
} );

/**
 * Adds captured pages to the report.
 *
 * @param pictured The pages.
 */
export const pictures = ( pictured: Pictured ) => ( {
	type: PICTURED,
	description: JSON.stringify( pictured ),
} );

const verdictOf = ( { known, unknown }: Walked ): string =>
	[
		...( unknown ? [ `${ unknown } DIFFERENCES` ] : [] ),
		...( known.length
			? [ `same but ${ known.map( ( one ) => one + 1 ).join( ', ' ) }` ]
			: [] ),
	].join( '; ' ) || 'same';

/** The pages of a test, and its number of steps. */
const pagesOf = ( { walked }: Walked ): string =>
	`${ [
		...new Set(
			walked.slice( 0, -1 ).map( ( name ) => name.split( ':' )[ 0 ] )
		),
	].join( ', ' ) } (${ walked.length - 1 } steps)`;

/** The captured pages by theme. */
const looks = ( pictured: readonly Pictured[] ): string[] =>
	pictured.length
		? [
				table(
					[ 'theme', 'px', 'looked at', 'with Vitrine' ],
					pictured
						.toSorted( ( a, b ) =>
							a.theme === b.theme
								? b.width - a.width
								: a.theme.localeCompare( b.theme )
						)
						.map( ( { theme, width, pages, known, unknown } ) => [
							theme,
							String( width ),
							pages.join( ', ' ),
							[
								...( unknown
									? [ `${ unknown } PAGES DIFFER` ]
									: [] ),
								...known.map( ( reason ) => `but ${ reason }` ),
							].join( '; ' ) || 'same',
						] )
				),
		  ]
		: [];

/** Prints tables of the tests and captures, with the reasons of the differences. */
export default class Report implements Reporter {
	private readonly rows: Walked[] = [];
	private readonly pictured: Pictured[] = [];
	private failed: string[] = [];

	onTestEnd( test: TestCase, { status }: { status: string } ): void {
		for ( const { type, description } of test.annotations ) {
			if ( type === WALKED && description !== undefined ) {
				this.rows.push( JSON.parse( description ) as Walked );
			}
			if ( type === PICTURED && description !== undefined ) {
				this.pictured.push( JSON.parse( description ) as Pictured );
			}
		}
		if ( status !== 'passed' ) {
			this.failed.push( test.title );
		}
	}

	onEnd( { status }: FullResult ): void {
		const rows = this.rows.toSorted( ( a, b ) =>
			a.plugin < b.plugin ? -1 : 1
		);
		const used = new Set( rows.flatMap( ( { known } ) => known ) );
		const text = [
			table(
				[ 'plugin', 'family', 'walked', 'with Vitrine' ],
				rows.map( ( row ) => [
					row.plugin,
					row.family,
					pagesOf( row ),
					verdictOf( row ),
				] )
			),
			...[ ...used ]
				.sort( ( a, b ) => a - b )
				.map( ( place ) => {
					const one = DIFFERENCES[ place ];
					return `${ place + 1 }. ${ one?.aspect ?? '' }: ${
						one?.reason ?? ''
					}`;
				} ),
			...looks( this.pictured ),
			...this.failed.map( ( title ) => `failed: ${ title }` ),
			`neighbours: ${ rows.length } walked, ${ this.pictured.reduce(
				( sum, { pages } ) => sum + pages.length,
				0
			) } pages compared, ${ status }`,
		].join( '\n' );
		writeFileSync( cachePath( 'results', 'neighbours.md' ), `${ text }\n` );
		process.stdout.write( `\n${ text }\n` );
	}
}
