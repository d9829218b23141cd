import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { table } from '../bench/table';
import { cachePath } from '../site/tools/paths';
import { DIFFERENCES } from './differences';

/** A plugin whose walk is over. */
export interface Walked {
	plugin: string;
	family: string;
	/** The steps. */
	walked: string[];
	/** Places in the list of differences. */
	known: number[];
	/** How many differences have no reason. */
	unknown: number;
}

const TYPE = 'walked';

/**
 * Tells the report of a walk.
 *
 * @param walked The walk.
 */
export const annotation = ( walked: Walked ) => ( {
	type: TYPE,
	description: JSON.stringify( walked ),
} );

const verdictOf = ( { known, unknown }: Walked ): string =>
	[
		...( unknown ? [ `${ unknown } DIFFERENCES` ] : [] ),
		...( known.length
			? [ `same but ${ known.map( ( one ) => one + 1 ).join( ', ' ) }` ]
			: [] ),
	].join( '; ' ) || 'same';

/** The pages of a walk, and how many steps it took. */
const pagesOf = ( { walked }: Walked ): string =>
	`${ [
		...new Set(
			walked.slice( 0, -1 ).map( ( name ) => name.split( ':' )[ 0 ] )
		),
	].join( ', ' ) } (${ walked.length - 1 } steps)`;

/** Prints the table of the walks, with the reasons of what is not the same. */
export default class Report implements Reporter {
	private readonly rows: Walked[] = [];
	private failed: string[] = [];

	onTestEnd( test: TestCase, { status }: { status: string } ): void {
		for ( const { type, description } of test.annotations ) {
			if ( type === TYPE && description !== undefined ) {
				this.rows.push( JSON.parse( description ) as Walked );
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
			...this.failed.map( ( title ) => `failed: ${ title }` ),
			`neighbours: ${ rows.length } walked, ${ status }`,
		].join( '\n' );
		writeFileSync( cachePath( 'results', 'neighbours.md' ), `${ text }\n` );
		process.stdout.write( `\n${ text }\n` );
	}
}
