/**
 * The blocks of WordPress's own become Vitrine's and theirs again, with what the two can
 * tell each other.
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
