/**
 * Transforms between WordPress's blocks and Vitrine's, in both directions,
 * keeping the settings that both have.
 */
import { logIn, newPage } from '../../steps/editor';
import { expect, test } from '../../support/test';
import { CORE } from './counterparts';
import { walkAll } from './walk-transforms';

test( 'every block of WordPress’s that becomes one of ours does so, and back, with its settings', async ( {
	page,
} ) => {
	await logIn( page );
	await newPage( page, 'Transformed' );
	expect( await walkAll( page, CORE ) ).toHaveLength( 2 * CORE.length );
} );
