/**
 * Output of other plugins at the actions of WooCommerce's templates, in our
 * blocks.
 */
import type { Page } from '@playwright/test';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

/** The printed markers in document order. */
const printed = ( page: Page ) => page.locator( '.hooked' ).allTextContents();

test.beforeEach( async ( { page, site } ) => {
	putPlugins( site, 'every-hook' );
	await putBoth( site, 'cart' );
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "plugin output on the cart matches WooCommerce's, and follows cart changes", async ( {
	page,
} ) => {
	await page.goto( '/their-cart/' );
	const theirs = await printed( page );
	expect( theirs.length ).toBeGreaterThan( 15 );
	await page.goto( '/cart/' );
	await expect( page.locator( '.vitrine-cart' ) ).toBeVisible();
	expect( await printed( page ) ).toEqual( theirs );

	await page
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.first()
		.click();
	await expect
		.poll( () => printed( page ) )
		.toEqual( theirs.map( ( text ) => text.replace( /1$/, '2' ) ) );
	await page.goto( '/their-cart/' );
	const now = await printed( page );
	expect( now[ 0 ] ).toMatch( / 2$/ );
	await page.goto( '/cart/' );
	expect( await printed( page ) ).toEqual( now );

	await page.getByRole( 'link', { name: /^Remove .* from cart/ } ).click();
	await expect.poll( () => printed( page ) ).toEqual( [ 'cart_is_empty 0' ] );
} );

test( "plugin output on the checkout matches WooCommerce's, and survives an update of the totals", async ( {
	page,
} ) => {
	await page.goto( '/their-checkout/' );
	const theirs = await printed( page );
	expect( theirs.length ).toBeGreaterThan( 20 );
	await page.goto( '/checkout/' );
	await expect( page.locator( '.vitrine-checkout' ) ).toBeVisible();
	expect( await printed( page ) ).toEqual( theirs );

	const code = page.getByRole( 'textbox', { name: /^Coupon/ } );
	await code.fill( 'WELCOME10' );
	await code.press( 'Enter' );
	await expect( page.locator( '.cart-discount' ) ).toBeVisible();
	expect( await printed( page ) ).toEqual( theirs );
} );

test( "plugin output on a product page matches WooCommerce's, once, with the rating", async ( {
	page,
	site,
} ) => {
	const id = await site.php(
		`$id = get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID;
		$review = wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_type' => 'review', 'comment_approved' => 1, 'comment_author' => 'Ada', 'comment_author_email' => 'ada@example.org', 'comment_content' => 'Good.' ) );
		update_comment_meta( $review, 'rating', 4 );
		WC_Comments::clear_transients( $id );
		echo $id;`,
		{ user: 1 }
	);
	await putPage(
		site,
		'their-product',
		shortcode( `product_page id="${ id }"` )
	);
	await page.goto( '/their-product/' );
	const theirs = await printed( page );
	expect( theirs ).toHaveLength( 13 );
	await page.goto( '/product/everyday-mug/' );
	expect( await printed( page ) ).toEqual( theirs );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'img', { name: /Rated 4\.00 out of 5/ } )
	).toHaveCount( 1 );
} );

for ( const [ slug, places ] of [
	[ 'wool-throw', 19 ],
	[ 'table-set', 15 ],
	[ 'berber-rug', 11 ],
] as const ) {
	test( `plugin output in the form of ${ slug } matches WooCommerce's`, async ( {
		page,
		site,
	} ) => {
		const id = await site.php(
			`echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;`,
			{ args: { slug } }
		);
		await putPage(
			site,
			'their-product',
			shortcode( `product_page id="${ id }"` )
		);
		await page.goto( '/their-product/' );
		const theirs = await printed( page );
		expect( theirs.length ).toBeGreaterThanOrEqual( places );
		await page.goto( `/product/${ slug }/` );
		expect( await printed( page ) ).toEqual( theirs );
	} );
}

test( "a plugin's swatches replace the selects, and the variation can be bought", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_dropdown_variation_attribute_options_html', static function ( $html, $args ) {
			$name = 'attribute_' . sanitize_title( $args['attribute'] );
			$all  = '';
			foreach ( $args['options'] as $option ) {
				$all .= sprintf( '<button type="button" class="their-swatch" data-value="%1$s">Swatch %1$s</button>', esc_attr( $option ) );
			}
			return '<div class="their-swatches" data-attribute="' . esc_attr( $name ) . '"><div style="display:none">' . $html . '</div>' . $all . '</div>';
		}, 20, 2 );
		add_action( 'wp_enqueue_scripts', static function () {
			wp_enqueue_script( 'jquery' );
			wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { $( document ).on( 'click', '.their-swatch', function () { $( this ).closest( '.their-swatches' ).find( 'select' ).val( $( this ).data( 'value' ) ).trigger( 'change' ); } ); } );" );
		} );`
	);
	await page.goto( '/product/wool-throw/' );
	const form = page.locator( 'form.variations_form' );
	const add = form.getByRole( 'button', { name: 'Add to cart' } );
	await expect( form.getByRole( 'radio' ) ).toHaveCount( 0 );
	await expect( form.getByRole( 'combobox' ) ).toHaveCount( 0 );
	await expect( form.locator( '.variations select' ) ).toHaveCount( 2 );
	const chosen = form.locator( '.variations select' ).first();
	await form.getByRole( 'button', { name: 'Swatch sand' } ).click();
	await form
		.locator( '.their-swatches' )
		.nth( 1 )
		.getByRole( 'button' )
		.last()
		.click();
	await expect( chosen ).toHaveValue( 'sand' );
	await expect( form.locator( '.single_variation' ) ).toContainText(
		'119.00'
	);
	await add.click();
	await expect
		.poll( async () =>
			JSON.stringify(
				await (
					await page.request.get( '/?rest_route=/wc/store/v1/cart' )
				).json()
			)
		)
		.toMatch( /"value":"sand"/i );
	await form.getByRole( 'link', { name: 'Clear' } ).click();
	await expect( chosen ).toHaveValue( '' );
} );

test( 'filters set the add-to-cart text, form action and reset link', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_product_single_add_to_cart_text', static fn ( $text, $product ) => 'wool-throw' === $product->get_slug() ? 'Pre-order' : $text, 10, 2 );
		add_filter( 'woocommerce_add_to_cart_form_action', static fn () => home_url( '/their-cart/' ) );
		add_filter( 'woocommerce_reset_variations_link', static fn ( $html ) => str_replace( '>Clear<', '>Start over<', $html ) );`
	);
	await page.goto( '/product/wool-throw/' );
	const form = page.locator( 'form.variations_form' );
	await expect(
		form.getByRole( 'button', { name: 'Pre-order' } )
	).toBeVisible();
	await expect( form ).toHaveAttribute( 'action', /their-cart/ );
	await expect( form.locator( '.reset_variations' ) ).toHaveText(
		'Start over'
	);
	await page.goto( '/product/everyday-mug/' );
	await expect(
		page
			.locator( 'form.cart' )
			.getByRole( 'button', { name: 'Add to cart' } )
	).toBeVisible();
} );

test( "woocommerce_after_shipping_rate output and filtered labels match WooCommerce's in cart and checkout", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_after_shipping_rate', static fn ( $rate ) => printf( '<label class="below">%s <input name="place"></label>', esc_html( $rate->get_label() ) ) );
		add_filter( 'woocommerce_cart_shipping_method_full_label', static fn ( $label ) => $label . ' (in two days)' );`
	);
	await site.php(
		`foreach ( array_merge( array( 0 ), array_column( WC_Shipping_Zones::get_zones(), 'zone_id' ) ) as $id ) {
			update_option( 'woocommerce_flat_rate_' . WC_Shipping_Zones::get_zone( $id )->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => 'Courier', 'cost' => '21', 'tax_status' => 'none' ) );
		}`,
		{ user: 1 }
	);
	const below = page.getByRole( 'main' ).locator( '.below' );
	for ( const place of [ 'cart', 'checkout' ] ) {
		await page.goto( `/their-${ place }/` );
		const theirs = await below.allTextContents();
		expect( theirs.length ).toBeGreaterThan( 1 );
		await page.goto( `/${ place }/` );
		expect( await below.allTextContents() ).toEqual( theirs );
		const courier = page.getByRole( 'radio', {
			name: /^Courier \(in two days\)\W*21\.00/,
		} );
		await courier.click();
		await expect( page.locator( '.order-total' ).first() ).toContainText(
			'40.00'
		);
		await expect( courier ).toBeChecked();
		expect( await below.allTextContents() ).toEqual( theirs );
	}
} );
