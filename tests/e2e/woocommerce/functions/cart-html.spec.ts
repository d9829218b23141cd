/**
 * HTML that plugins add to cart items and totals with WooCommerce's filters, and
 * their restrictions, in our cart, mini-cart and checkout.
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

test( 'the cart shows plugin HTML before and after hydration, and runs none of its scripts', async ( {
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

test( 'the mini-cart shows plugin HTML and omits hidden items', async ( {
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

test.describe( 'totals', () => {
	test.beforeEach( ( { site } ) => {
		moveOut( site );
		putCode(
			site,
			`
add_filter( 'woocommerce_cart_subtotal', static fn ( $html ) => $html . ' <small>(about 2,000 points)</small>' );
add_filter( 'woocommerce_cart_totals_order_total_html', static fn ( $html ) => $html . ' <small class="deposit">A fifth is due now</small><script>window.ran = 1</script>' );
add_filter( 'woocommerce_cart_totals_coupon_label', static fn ( $label, $coupon ) => 'welcome10' === $coupon->get_code() ? 'Our welcome' : $label, 10, 2 );
add_filter( 'woocommerce_cart_totals_coupon_html', static fn ( $html, $coupon, $amount ) => $amount . ' <em>for good</em>', 10, 3 );
add_action( 'woocommerce_cart_calculate_fees', static fn ( $cart ) => $cart->add_fee( 'Gift wrap', 3 ) );
add_filter( 'woocommerce_cart_totals_fee_html', static fn ( $html ) => $html . ' <i>a parcel</i>' );
add_action( 'wp_loaded', static function () { if ( WC()->cart && isset( $_GET['welcome'] ) ) { WC()->cart->apply_coupon( 'welcome10' ); wc_clear_notices(); } }, 99 );
`
		);
	} );

	const SUMS = [
		'points',
		'A fifth is due now',
		'Our welcome',
		'for good',
		'a parcel',
	];

	for ( const place of [ 'cart', 'checkout' ] as const ) {
		test( `the ${ place } shows filtered totals, and no remove link for a coupon without one`, async ( {
			page,
			site,
		} ) => {
			await putInPlace( site, place );
			await page.goto( '/?welcome=1' );
			await page.goto( `/${ place }/` );
			const main = page.getByRole( 'main' );
			for ( const part of SUMS ) {
				await expect( main.getByText( part ).first() ).toBeVisible();
			}
			await expect(
				main.getByRole( place === 'cart' ? 'link' : 'button', {
					name: /^Remove coupon/,
				} )
			).toHaveCount( 0 );
			expect( await page.evaluate( () => 'ran' in window ) ).toBe(
				false
			);
		} );
	}

	test( 'filtered totals stay after hydration and an update', async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'cart' );
		await page.goto( '/?welcome=1' );
		await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		const answer = page.waitForResponse( ( response ) =>
			/wc-ajax/.test( response.url() )
		);
		await line( main, 'Everyday Mug' )
			.getByRole( 'button', { name: /^Increase/ } )
			.click();
		await answer;
		await expect(
			page.locator( '.vitrine-cart[data-vitrine-hydrated]' )
		).toHaveCount( 1 );
		await expect( main.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
		for ( const part of SUMS ) {
			await expect( main.getByText( part ).first() ).toBeVisible();
		}
		await expect(
			main.getByRole( 'link', { name: /^Remove coupon/ } )
		).toHaveCount( 0 );
	} );
} );

test.describe( 'cart errors of plugins', () => {
	const MINIMUM = 'Orders start at three pieces.';

	test.beforeEach( ( { site } ) => {
		moveOut( site );
		putCode(
			site,
			`
add_action( 'woocommerce_check_cart_items', static function () {
	if ( WC()->cart->get_cart_contents_count() < 3 ) {
		wc_add_notice( '${ MINIMUM }', 'error' );
	}
} );
`
		);
	} );

	test( "the cart shows a plugin's error until it is fixed, and other pages do not", async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'cart' );
		await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		await expect( main.getByText( MINIMUM ) ).toHaveCount( 1 );
		await expect( main.getByText( MINIMUM ) ).toBeVisible();
		await line( main, 'Everyday Mug' )
			.getByRole( 'button', { name: /^Increase/ } )
			.click();
		await expect( main.getByText( MINIMUM ) ).toHaveCount( 0 );
		await line( main, 'Everyday Mug' )
			.getByRole( 'button', { name: /^Decrease/ } )
			.click();
		await expect( main.getByText( MINIMUM ) ).toHaveCount( 1 );
		await page.goto( '/shop/' );
		await expect( page.getByText( MINIMUM ) ).toHaveCount( 0 );
	} );

	test( "the checkout shows a plugin's error at once, and only once when reopened", async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'checkout' );
		await page.goto( '/checkout/' );
		const main = page.getByRole( 'main' );
		await expect( main.getByText( MINIMUM ).first() ).toBeVisible();
		await page.goto( '/checkout/' );
		await expect( main.getByText( MINIMUM ) ).toHaveCount( 1 );
	} );
} );

test( 'a hidden product, or one without a permalink, has a name without a link in the cart', async ( {
	page,
	site,
} ) => {
	const names = [ 'Everyday Mug', 'Beeswax Candle' ];
	await putInPlace( site, 'cart' );
	const main = page.getByRole( 'main' );
	const linked = async ( number: number ) => {
		for ( const name of names ) {
			await expect( line( main, name ) ).toContainText( name );
			await expect(
				main.getByRole( 'link', { name, exact: true } )
			).toHaveCount( number );
		}
	};
	await page.goto( '/cart/' );
	await linked( 1 );
	putCode(
		site,
		`add_filter( 'woocommerce_cart_item_permalink', static fn ( $url, $item ) => 'Beeswax Candle' === $item['data']->get_name() ? '' : $url, 10, 2 );`
	);
	await site.php(
		`$mug = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );
		$mug->set_catalog_visibility( 'hidden' );
		$mug->save();`,
		{ user: 1 }
	);
	await page.reload();
	await linked( 0 );
	await line( main, 'Everyday Mug' )
		.getByRole( 'button', { name: /^Increase/ } )
		.click();
	await expect(
		page.locator( '.vitrine-cart[data-vitrine-hydrated]' )
	).toHaveCount( 1 );
	await expect( line( main, 'Everyday Mug' ) ).toContainText( '38.00' );
	await linked( 0 );
} );
