/**
 * Content of the cart drawer.
 */
import { cartIcon, drawer, haveInCart } from '../steps/shopper';
import { expect, test } from '../support/test';

test( 'the drawer shows one checkout link', async ( { page } ) => {
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/shop/' );
	await cartIcon( page ).click();
	const ways = drawer( page ).locator( 'a[href$="/checkout/"]' );
	await expect( ways.filter( { hasText: /^Checkout/ } ) ).toBeVisible();
	await expect( ways.filter( { visible: true } ) ).toHaveCount( 1 );
	// If a plugin has removed that button, the footer has one.
	await ways.first().evaluate( ( button ) => button.remove() );
	await expect( ways.filter( { visible: true } ) ).toHaveText(
		'Check out now'
	);
} );
