/**
 * Transforms between WordPress's blocks and Vitrine's, in both directions,
 * keeping the settings that both have.
 */
import { logIn, newPage } from '../../steps/editor';
import { expect, test } from '../../support/test';
import { CORE } from './counterparts';
import { walkAll } from './walk-transforms';

test( 'every core block with a counterpart transforms and back, keeping settings', async ( {
	page,
} ) => {
	await logIn( page );
	await newPage( page, 'Transformed' );
	expect( await walkAll( page, CORE ) ).toHaveLength( 2 * CORE.length );
} );
