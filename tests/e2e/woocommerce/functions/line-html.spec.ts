/**
 * What plugins show in a line of the cart by WooCommerce's filters, in our cart
 * and mini-cart.
 */
import { putInPlace } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart, line } from '../../steps/shopper';
import { block, putPage } from '../../steps/site';
import { expect, test } from '../../support/test';

const PLUGIN = `
add_filter( 'woocommerce_cart_item_price', static fn ( $html ) => $html . ' <small class="per">per month</small><script>window.ran = 1</script><img class="bad" src="x:" onerror="window.ran = 1">' );
add_filter( 'woocommerce_cart_item_subtotal', static fn ( $html ) => '<b>' . $html . '</b> for two years' );
add_filter( 'woocommerce_cart_item_thumbnail', static fn () => '<span class="shape">Round</span>' );
add_filter( 'woocommerce_cart_item_remove_link', static fn ( $html ) => str_replace( '&times;', 'Take out', $html ) );
add_filter( 'woocommerce_widget_cart_item_visible', static fn ( $visible, $item ) => 'Beeswax Candle' !== $item['data']->get_name(), 10, 2 );
`;

test.beforeEach( async ( { page, site } ) => {
	putCode( site, PLUGIN );
	await haveInCart( page, 'Everyday Mug' );
	await haveInCart( page, 'Beeswax Candle' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

const PARTS = [ 'per month', 'for two years', 'Round', 'Take out' ];

test( 'the cart shows what plugins do, before and after React has it, and runs nothing', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await page.goto( '/cart/' );
	const mug = line( page.getByRole( 'main' ), 'Everyday Mug' );
	for ( const part of PARTS ) {
		await expect( mug ).toContainText( part );
	}
	await mug.getByRole( 'button', { name: /^Increase/ } ).click();
	await expect(
		page.locator( '.vitrine-cart[data-vitrine-hydrated]' )
	).toHaveCount( 1 );
	await expect( mug ).toContainText( '38.00' );
	for ( const part of PARTS ) {
		await expect( mug ).toContainText( part );
	}
	expect( await page.evaluate( () => 'ran' in window ) ).toBe( false );
	await mug.getByText( 'Take out' ).click();
	await expect( mug ).toHaveCount( 0 );
} );

test( 'the mini-cart does too, and leaves out what plugins hide there', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'carts',
		block( 'vitrine/mini-cart', { layout: 'dropdown' } )
	);
	await page.goto( '/carts/' );
	await page.locator( '[data-layout="dropdown"] .vitrine-cart-icon' ).click();
	const dropdown = page.locator( '.vitrine-dropdown' );
	for ( const part of PARTS ) {
		await expect( line( dropdown, 'Everyday Mug' ) ).toContainText( part );
	}
	await expect( dropdown.locator( '[data-vitrine-hydrated]' ) ).toHaveCount(
		1
	);
	await expect( line( dropdown, 'Everyday Mug' ) ).toContainText(
		'per month'
	);
	await expect( line( dropdown, 'Beeswax Candle' ) ).toHaveCount( 0 );
	expect( await page.evaluate( () => 'ran' in window ) ).toBe( false );
} );
