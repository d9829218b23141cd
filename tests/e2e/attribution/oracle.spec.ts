/**
 * Our classifier compared with the library whose behavior is specified: the
 * histories of many visitors run through both in a browser, and all cookies must
 * be equal.
 *
 * @see spec 3.15, 4.16, 9.11
 */
import { expect, test } from '@playwright/test';
import { compare, openPages, type Difference } from './oracle/compare';
import { HISTORIES } from './oracle/histories';
import { ALWAYS, REASONS, type Reason } from './oracle/reasons';
import { table } from './oracle/table';

test( 'stores the same cookies as the library, except for documented differences', async ( {
	browser,
} ) => {
	test.setTimeout( 120_000 );
	const context = await browser.newContext();
	const pages = await openPages( context );
	const rows = new Map< string, number[] >();
	const wrong: Difference[] = [];
	const shown = new Map< Reason, number >();
	const stale: string[] = [];
	for ( const history of HISTORIES ) {
		const { cookies, differences } = await compare( pages, history );
		const [ count = 0, steps = 0, all = 0, other = 0 ] =
			rows.get( history.group ) ?? [];
		rows.set( history.group, [
			count + 1,
			steps + history.steps.length,
			all + cookies,
			other + differences.length,
		] );
		for ( const reason of history.because ?? [] ) {
			shown.set(
				reason,
				( shown.get( reason ) ?? 0 ) + differences.length
			);
		}
		if ( ! history.because ) {
			wrong.push( ...differences );
		} else if ( ! differences.length ) {
			stale.push( history.name );
		}
	}
	await context.close();
	console.log( table( rows ) );
	console.log( 'Different in every history, and the same to a reader:' );
	ALWAYS.forEach( ( text ) => console.log( `- ${ text }` ) );
	console.log( 'Different on purpose:' );
	shown.forEach( ( count, reason ) =>
		console.log( `- ${ REASONS[ reason ] } (${ count } cookies)` )
	);
	expect( HISTORIES.length ).toBeGreaterThanOrEqual( 500 );
	expect( [ ...shown.keys() ].sort() ).toEqual(
		Object.keys( REASONS ).sort()
	);
	expect( stale, 'reasons that show no difference' ).toEqual( [] );
	expect( wrong, 'differences without a reason' ).toEqual( [] );
} );
