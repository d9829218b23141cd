/**
 * Other plugins next to Vitrine: each is tested twice on one site, without and
 * with Vitrine, and only listed differences are allowed.
 */
import { expect, test } from '../e2e/support/test';
import { DIFFERENCES, differencesWith } from './differences';
import { annotation } from './report';
import { stage } from './stage';
import { findings, reasonOf } from './walk/compare';
import type { Step } from './walk/types';
import { walkWith } from './walk/walk';
import { NEIGHBOURS } from './walks';

for ( const neighbour of NEIGHBOURS ) {
	const { plugin, family, racing } = neighbour;
	test( `${ plugin }: ${ family }`, async ( { browser, site } ) => {
		const walks: Step[][] = [];
		for ( const vitrine of [ false, true ] ) {
			await site.reset();
			const clear = await stage( site, neighbour, vitrine );
			try {
				walks.push( await walkWith( browser, site, neighbour ) );
			} finally {
				clear();
			}
		}
		const [ without = [], along = [] ] = walks;
		const found = findings( without, along, racing );
		const listed = differencesWith( await site.php( 'echo WC_VERSION;' ) );
		const known = found.map( ( one ) => reasonOf( one, plugin, listed ) );
		const unknown = found.filter( ( _one, index ) => ! known[ index ] );
		test.info().annotations.push(
			annotation( {
				plugin,
				family,
				walked: without.map( ( { name } ) => name ),
				known: [ ...new Set( known ) ].flatMap( ( one ) =>
					one ? [ DIFFERENCES.indexOf( one ) ] : []
				),
				unknown: unknown.length,
			} )
		);
		expect
			.soft(
				unknown.map(
					( { step, aspect, line } ) =>
						`${ step } | ${ aspect } | ${ line }`
				),
				'different with Vitrine, without a listed reason'
			)
			.toEqual( [] );
		expect(
			listed.filter(
				( one ) =>
					one.plugins?.includes( plugin ) && ! known.includes( one )
			),
			'listed for this plugin, but not seen'
		).toEqual( [] );
	} );
}
