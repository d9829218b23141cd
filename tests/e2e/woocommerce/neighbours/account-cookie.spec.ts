/**
 * The account page of a new guest.
 */
import { moveIn, moveOut } from '../../steps/neighbours';
import { logInAsCustomer } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'the account page sets no cookie, and its form logs in', async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	const answer = await page.request.get( '/account/' );
	expect( answer.headers()[ 'set-cookie' ] ).toBeUndefined();
	await logInAsCustomer( page );
} );
