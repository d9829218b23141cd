/**
 * The extras of the checkout block in the editor.
 *
 * @see spec 2.7, 4.5, 4.7
 */
import { selectBlock } from '../steps/blocks';
import { edit, inspector, logIn, logOut, save } from '../steps/editor';
import { line } from '../steps/checkout/address';
import { email, withAnna } from '../steps/checkout/extras';
import { addFromListing } from '../steps/shopper';
import { expect, test } from '../support/test';

test( 'the owner sees the checkout extras in the editor and turns some off', async ( {
	page,
	site,
} ) => {
	test.slow();
	await withAnna( site );
	await logIn( page );
	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'checkout' )->ID, 'post_content' => '<!-- wp:vitrine/checkout /-->' ) );`,
		{ user: 1 }
	);
	const canvas = await edit( page, 'checkout', site );
	await selectBlock( canvas.locator( '[data-type="vitrine/checkout"]' ) );
	const preview = inspector( page ).getByRole( 'combobox', { name: 'Show' } );
	const toggle = ( name: string ) =>
		inspector( page ).getByRole( 'checkbox', { name, exact: true } );
	await expect( toggle( 'Address suggestions' ) ).toBeChecked();
	await expect(
		canvas.getByText( /Express checkout buttons appear here/ )
	).toBeVisible();

	await preview.selectOption( { label: 'Shopper entering an address' } );
	const suggested = canvas.getByText( '12 Hazel Lane, London' );
	await expect( suggested ).toBeVisible();
	await toggle( 'Address suggestions' ).uncheck();
	await expect( suggested ).toHaveCount( 0 );

	await preview.selectOption( {
		label: 'Guest with an existing account',
	} );
	const welcome = canvas.getByText( /Welcome back/ );
	await expect( welcome ).toBeVisible();
	await expect( canvas.getByLabel( 'Password' ) ).toBeVisible();
	await toggle( 'Email check' ).uncheck();
	await expect( welcome ).toHaveCount( 0 );

	await toggle( 'Coupon box' ).uncheck();
	await toggle( 'Login' ).uncheck();
	await toggle( 'Express checkout above the form' ).uncheck();
	await expect(
		canvas.getByRole( 'textbox', { name: 'Coupon code' } )
	).toHaveCount( 0 );

	await save( page );
	await logOut( page );
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	const asked: string[] = [];
	page.on( 'request', ( request ) =>
		asked.push( `${ request.url() } ${ request.postData() ?? '' }` )
	);
	await page.goto( '/checkout/' );
	await expect( page.getByText( 'Have an account?' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'textbox', { name: 'Coupon code' } )
	).toHaveCount( 0 );
	await page.locator( '#billing_country' ).selectOption( 'GB' );
	await line( page ).pressSequentially( '12 haz' );
	await expect( line( page ) ).not.toHaveAttribute( 'role' );
	await email( page ).fill( 'anna@example.org' );
	await page.locator( '#billing_city' ).fill( 'London' );
	// Password strength is the last thing that this script initializes.
	await page.getByRole( 'checkbox', { name: 'Create an account' } ).check();
	await page.locator( '#account_password' ).fill( 'short' );
	await expect( page.getByText( /Too short/ ) ).toBeVisible();
	expect(
		asked.filter( ( one ) => /check_user_exist|address/.test( one ) )
	).toEqual( [] );
} );
