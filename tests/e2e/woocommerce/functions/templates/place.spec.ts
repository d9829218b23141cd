/**
 * Output of plugins for a cart item only on the cart page or only at the
 * checkout: it is kept after the cart has changed.
 */
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { expectKept, haveInCart, line } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'plugin output limited to the cart page or the checkout survives a cart update', async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'cart' );
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_cart_item_price', static fn ( $html ) => $html . ( is_cart() ? ' <em>each</em>' : '' ) );
		add_filter( 'woocommerce_cart_item_subtotal', static fn ( $html ) => $html . ( is_checkout() ? ' <em>in all</em>' : '' ) );`
	);
	const main = page.getByRole( 'main' );
	const said = main.locator( 'em' );
	await page.goto( '/cart/' );
	await expect( said ).toHaveText( [ 'each' ] );
	const mug = line( main, 'Everyday Mug' );
	await mug.getByRole( 'button', { name: /^Increase/ } ).click();
	await expectKept( page );
	await expect( mug ).toContainText( '38.00' );
	await expect( said ).toHaveText( [ 'each' ] );
	const code = main.getByRole( 'textbox', { name: /^Coupon/ } );
	await code.fill( 'WELCOME10' );
	await code.press( 'Enter' );
	await expect( main.locator( '.cart-discount' ).first() ).toBeVisible();
	await expect( said ).toHaveText( [ 'each' ] );

	await page.goto( '/checkout/' );
	await expect( said ).toHaveText( [ 'in all' ] );
	await main.getByRole( 'button', { name: /^Remove.*coupon/i } ).click();
	await expect( main.locator( '.cart-discount' ) ).toHaveCount( 0 );
	await expect( said ).toHaveText( [ 'in all' ] );
} );

test( "a plugin's unit price appears once after an update", async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	// Like Germanized, which shows the unit price next to the price in the cart, and next to the subtotal at
	// the checkout.
	putCode(
		site,
		`function their_unit_price( $html ) {
			return $html . ' <em>57.00 / kg</em>';
		}
		final class WC_GZD_Checkout {
			private static $one;
			public static function instance() {
				return self::$one ??= new self();
			}
			public function maybe_remove_shopmark_filters() {
				if ( is_cart() || is_checkout() ) {
					remove_filter( is_cart() ? 'woocommerce_cart_item_subtotal' : 'woocommerce_cart_item_price', 'their_unit_price' );
				}
			}
		}
		add_filter( 'woocommerce_cart_item_price', 'their_unit_price' );
		add_filter( 'woocommerce_cart_item_subtotal', 'their_unit_price' );
		add_action( 'template_redirect', array( WC_GZD_Checkout::instance(), 'maybe_remove_shopmark_filters' ) );`
	);
	await page.goto( '/cart/' );
	const mug = line( page.getByRole( 'main' ), 'Everyday Mug' );
	await expect( mug.locator( 'em' ) ).toHaveCount( 1 );
	await mug.getByRole( 'button', { name: /^Increase/ } ).click();
	await expectKept( page );
	await expect( mug ).toContainText( '38.00' );
	await expect( mug.locator( 'em' ) ).toHaveCount( 1 );
} );
