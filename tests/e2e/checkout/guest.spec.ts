import { checkOutMug } from '../steps/checkout';
import {
	email,
	loginHere,
	loginPassword,
	withAnna,
} from '../steps/checkout/extras';
import { dispatchTo, expectAwake, holdIslands, stored } from '../steps/stores';
import { test, expect } from '../support/test';

const STORE = 'vitrine/checkout';

test.beforeEach( async ( { page, site } ) => {
	await withAnna( site );
	await checkOutMug( page );
} );

test( 'the guest login message hydrates at login, which waits for no script, and follows the store', async ( {
	page,
} ) => {
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	const place = page.locator( '.vitrine-email-message' );
	const account = page.locator( '#createaccount' );

	// There is no account to greet: the island is not hydrated.
	await email( page ).fill( '' );
	await email( page ).pressSequentially( 'new@example.org' );
	await expect( account ).toBeVisible();
	await expect( place ).not.toHaveAttribute( 'data-vitrine-hydrated' );

	// Entered by the guest.
	await email( page ).fill( 'anna@example.org' );
	await expect( loginHere( page ) ).toBeVisible();
	await expect( account ).toBeHidden();
	await loginPassword( page ).fill( 'secr' );
	await expect( place ).toBeEmpty();
	release();
	await expectAwake( place );
	await expect( place ).toContainText( 'Welcome back' );
	await expect( loginPassword( page ) ).toHaveValue( 'secr' );
	await expect( loginPassword( page ) ).toBeFocused();
	expect( await stored( page, STORE, 'getGuest' ) ).toEqual( {
		email: 'anna@example.org',
		checked: 'anna@example.org',
		suggestion: 'login',
		meant: '',
	} );
	await email( page ).focus();
	await place.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( loginPassword( page ) ).toBeFocused();

	// Set with the data store.
	await dispatchTo( page, STORE, 'enterEmail', 'beth@example.org' );
	await expect( email( page ) ).toHaveValue( 'beth@example.org' );
	await expect( account ).toBeVisible();
	await expect( loginHere( page ) ).toHaveCount( 0 );
	await expect( place ).toBeEmpty();
	expect( await stored( page, STORE, 'getGuest' ) ).toMatchObject( {
		checked: 'beth@example.org',
		suggestion: 'account',
	} );
} );
