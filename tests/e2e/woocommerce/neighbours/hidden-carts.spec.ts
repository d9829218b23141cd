/**
 * Hidden carts on WooCommerce's own cart page: other plugins' scripts look for
 * WooCommerce's fields and links there by name.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { cartIsSettled } from '../../steps/classic';
import { moveIn, moveOut } from '../../steps/neighbours';
import { drawer, haveInCart, line } from '../../steps/shopper';
import { block, putPage } from '../../steps/site';
import { expect, test } from '../../support/test';

const NAMES = [
	'input.qty',
	'[name^="cart["]',
	'a.remove',
	'.widget_shopping_cart_content',
	'.woocommerce-mini-cart__buttons',
];

/** A mini-cart with a dropdown and one with a drawer. */
const CARTS =
	block( 'vitrine/mini-cart', { layout: 'dropdown' } ) +
	block( 'vitrine/mini-cart', { layout: 'drawer' } );

/** Opens both above WooCommerce's cart, with a mug in the cart. */
const openCart = async ( page: Page, site: Site ) => {
	await moveIn( site );
	await site.php(
		`$cart = get_post( wc_get_page_id( 'cart' ) );
		wp_update_post( wp_slash( array( 'ID' => $cart->ID, 'post_content' => $args['carts'] . $cart->post_content ) ) );`,
		{ args: { carts: CARTS }, user: 1 }
	);
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
};

/** Number of elements with each name in our carts. */
const oursBy = ( page: Page ) =>
	page.evaluate(
		( names ) =>
			names.map(
				( name ) =>
					[ ...document.querySelectorAll( name ) ].filter( ( one ) =>
						one.closest( '.vitrine-dropdown, .vitrine-cart-drawer' )
					).length
			),
		NAMES
	);

const NONE = NAMES.map( () => 0 );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "beside WooCommerce's cart, hidden carts have none of its names, also after a change", async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	const quantity = page.locator( '.woocommerce-cart-form input.qty' );
	await expect( quantity ).toHaveCount( 1 );
	expect( await oursBy( page ) ).toEqual( NONE );
	await quantity.fill( '2' );
	await quantity.press( 'Enter' );
	await cartIsSettled( page );
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'2'
	);
	expect( await oursBy( page ) ).toEqual( NONE );
} );

test( "a cart has WooCommerce's names only while it is open", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await putPage( site, 'carts', CARTS );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/carts/' );
	const icon = page.locator( '[data-layout="dropdown"] .vitrine-cart-icon' );
	const dropdown = page.locator( '.vitrine-dropdown' );
	expect( await oursBy( page ) ).toEqual( NONE );
	await icon.click();
	await expect( line( dropdown, 'Everyday Mug' ) ).toBeVisible();
	await expect( dropdown.locator( 'input.qty' ) ).toHaveCount( 1 );
	await expect( dropdown.locator( 'a.remove' ) ).toHaveCount( 1 );
	// The drawer is still closed.
	await expect( page.locator( 'dialog input.qty' ) ).toHaveCount( 0 );
	// Once React has hydrated it.
	await expect( dropdown.locator( '[data-vitrine-hydrated]' ) ).toHaveCount(
		1
	);
	await page.keyboard.press( 'Escape' );
	await expect( dropdown ).toBeHidden();
	await expect.poll( () => oursBy( page ) ).toEqual( NONE );

	await page.locator( '[data-layout="drawer"] .vitrine-cart-icon' ).click();
	await expect( line( drawer( page ), 'Everyday Mug' ) ).toBeVisible();
	await drawer( page )
		.getByRole( 'button', { name: /^Increase/ } )
		.click();
	await expect( drawer( page ).locator( 'input.qty' ) ).toHaveValue( '2' );
	await expect( dropdown.locator( 'input.qty' ) ).toHaveCount( 0 );
	await drawer( page ).getByRole( 'button', { name: 'Close cart' } ).click();
	await expect( drawer( page ) ).toBeHidden();
	await expect.poll( () => oursBy( page ) ).toEqual( NONE );

	await icon.click();
	await expect( dropdown.locator( 'input.qty' ) ).toHaveValue( '2' );
} );

test( "a script changing the first quantity on the cart page changes WooCommerce's", async ( {
	page,
	site,
} ) => {
	await openCart( page, site );
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( selector: string ) => {
				first: () => {
					val: ( value: number ) => {
						trigger: ( event: string ) => void;
					};
				};
			};
		};
		jQuery( 'input.qty' ).first().val( 3 ).trigger( 'change' );
	} );
	await expect(
		page.locator( '.woocommerce-cart-form input.qty' )
	).toHaveValue( '3' );
} );
