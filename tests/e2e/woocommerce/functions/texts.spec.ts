/**
 * Texts and output of plugins in the cart, checkout and product page with filters
 * of WooCommerce's templates, in our blocks as in WooCommerce's.
 */
import { putInPlace, setOptions } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { putPage, shortcode } from '../../steps/site';
import { expect, test } from '../../support/test';

const block = ( id: string ) =>
	`<!-- wp:vitrine/product {"productId":${ id }} /-->`;

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'cart' );
	await putInPlace( site, 'checkout' );
} );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "filters set the empty cart's text and link, also after the last item is removed", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_return_to_shop_text', static fn () => 'See what is new' );
		add_filter( 'wc_empty_cart_message', static fn () => 'There is room for <em>something nice</em>.' );
		add_filter( 'woocommerce_return_to_shop_redirect', static fn () => home_url( '/collections/' ) );`
	);
	await putPage( site, 'their-cart', shortcode( 'woocommerce_cart' ) );
	const link = page
		.getByRole( 'main' )
		.getByRole( 'link', { name: 'See what is new' } );
	const text = page
		.getByRole( 'main' )
		.getByText( 'There is room for something nice.' );
	for ( const path of [ '/their-cart/', '/cart/' ] ) {
		await page.goto( path );
		await expect( link ).toHaveAttribute( 'href', /\/collections\/$/ );
		await expect( text ).toBeVisible();
	}
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await page.getByRole( 'link', { name: /^Remove .* from cart/ } ).click();
	await expect( link ).toHaveAttribute( 'href', /\/collections\/$/ );
	await expect( text ).toBeVisible();
} );

test( "filters set the checkout's texts about payments, login and coupons", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_available_payment_gateways', '__return_empty_array' );
		add_filter( 'woocommerce_no_available_payment_methods_message', static fn () => 'Call <b>the shop</b> to pay.' );
		add_filter( 'woocommerce_checkout_login_message', static fn () => 'One of our members?' );
		add_filter( 'woocommerce_checkout_coupon_message', static fn () => 'Got a voucher? <a href="#" class="showcoupon">Type it</a>' );`
	);
	await setOptions( site, {
		woocommerce_enable_checkout_login_reminder: 'yes',
	} );
	await putPage(
		site,
		'their-checkout',
		shortcode( 'woocommerce_checkout' )
	);
	await haveInCart( page, 'Everyday Mug' );
	const main = page.getByRole( 'main' );
	for ( const path of [ '/their-checkout/', '/checkout/' ] ) {
		await page.goto( path );
		for ( const text of [
			'Call the shop to pay.',
			'One of our members?',
			'Got a voucher?',
		] ) {
			await expect( main.getByText( text ).first() ).toBeVisible();
		}
	}
	await expect( main.getByText( /No payment methods/ ) ).toHaveCount( 0 );
	await expect( main.getByText( 'Type it' ) ).toHaveCount( 0 );
	await main.getByText( 'One of our members? Log in' ).click();
	await expect( main.getByLabel( /^Password/ ) ).toBeVisible();
} );

test( "a plugin's check on WooCommerce's login applies to the checkout login", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`foreach ( array( 'woocommerce_login_form_start', 'woocommerce_login_form', 'woocommerce_login_form_end' ) as $hook ) {
			add_action( $hook, static fn () => printf( '<span class="hooked">%s</span>', esc_html( $hook ) ) );
		}
		add_action( 'woocommerce_login_form', static fn () => print '<label>What is two and two? <input name="sum"></label>' );
		add_filter( 'woocommerce_process_login_errors', static function ( $errors ) { if ( '4' !== ( $_POST['sum'] ?? '' ) ) { $errors->add( 'sum', 'That is not the sum.' ); } return $errors; } );`
	);
	await setOptions( site, {
		woocommerce_enable_checkout_login_reminder: 'yes',
	} );
	await haveInCart( page, 'Everyday Mug' );
	const main = page.getByRole( 'main' );
	const logIn = async ( sum: string ) => {
		const login = page.locator( '.vitrine-login' );
		if ( ! ( await login.getByLabel( /^Password/ ).isVisible() ) ) {
			await login.locator( 'summary' ).click();
		}
		expect( await login.locator( '.hooked' ).allTextContents() ).toEqual( [
			'woocommerce_login_form_start',
			'woocommerce_login_form',
			'woocommerce_login_form_end',
		] );
		await login
			.getByLabel( 'Username or email address' )
			.fill( 'customer' );
		await login.getByLabel( /^Password/ ).fill( 'password' );
		await login.getByLabel( 'What is two and two?' ).fill( sum );
		await login.getByRole( 'button', { name: 'Log in' } ).click();
	};
	await page.goto( '/checkout/' );
	await logIn( '5' );
	await expect( main.getByText( 'That is not the sum.' ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	await logIn( '4' );
	await expect( page.locator( '.vitrine-login' ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	await expect( page.locator( 'form.checkout' ) ).toBeVisible();
} );

test( 'filters set sale badge and price classes on list and product', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_sale_flash', static fn ( $html, $post, $product ) => '<span class="onsale spring">Spring ' . $product->get_slug() . '</span>', 10, 3 );
		add_filter( 'woocommerce_product_price_class', static fn ( $class ) => $class . ' is-large of-' . $GLOBALS['product']->get_slug() );`
	);
	const id = await site.php(
		`$product = wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' ) ); $product->set_sale_price( '5' ); $product->save(); echo $product->get_id();`,
		{ user: 1 }
	);
	await putPage(
		site,
		'their-product',
		shortcode( `product_page id="${ id }"` )
	);
	const main = page.getByRole( 'main' );
	await putPage( site, 'ours', block( id ) );
	for ( const path of [
		'/their-product/',
		'/product/everyday-mug/',
		'/ours/',
	] ) {
		await page.goto( path );
		await expect(
			main.getByText( 'Spring everyday-mug' ).first()
		).toBeVisible();
		await expect(
			main.locator( '.is-large.of-everyday-mug' ).first()
		).toContainText( '5.00' );
	}
	await page.goto( '/shop/' );
	await expect( main.getByText( 'Spring everyday-mug' ) ).toBeVisible();
} );

test( 'grouped product columns follow the filters, with plugin output between', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_grouped_product_columns', static fn ( $columns ) => array( 'label', 'size', 'quantity', 'price' ) );
		add_filter( 'woocommerce_grouped_product_list_column_size', static fn ( $html, $child ) => '<i class="told">size of ' . $child->get_slug() . '</i>', 10, 2 );
		add_filter( 'woocommerce_grouped_product_list_column_price', static fn ( $html ) => $html . '<i class="told">each</i>' );
		add_filter( 'woocommerce_grouped_product_list_link', static fn ( $url ) => add_query_arg( 'from', 'group', $url ) );
		foreach ( array( 'before_label', 'after_quantity' ) as $place ) {
			add_action( 'woocommerce_grouped_product_list_' . $place, static fn ( $child ) => printf( '<td class="told">%s %s</td>', esc_html( $place ), esc_html( $child->get_slug() ) ) );
		}`
	);
	const id = await site.php(
		`echo get_page_by_path( 'table-set', OBJECT, 'product' )->ID;`
	);
	await putPage(
		site,
		'their-product',
		shortcode( `product_page id="${ id }"` )
	);
	const told = page.locator( '.group_table .told' );
	await page.goto( '/their-product/' );
	const theirs = await told.allTextContents();
	expect( theirs.length ).toBeGreaterThan( 7 );
	await putPage( site, 'ours', block( id ) );
	for ( const path of [ '/product/table-set/', '/ours/' ] ) {
		await page.goto( path );
		expect( await told.allTextContents() ).toEqual( theirs );
		await expect(
			page.locator( '.group_table a[href*="from=group"]' )
		).not.toHaveCount( 0 );
	}
} );

test( 'plugin output beside the quantity input appears on product and cart, and extra buttons only once', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_before_quantity_input_field', static fn () => print '<b class="told">before</b>' );
		add_action( 'woocommerce_after_quantity_input_field', static fn () => print '<b class="told">after</b>' );`
	);
	const told = page.getByRole( 'main' ).locator( '.quantity .told' );
	await page.goto( '/product/everyday-mug/' );
	await expect( told ).toHaveText( [ 'before', 'after' ] );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await expect( told ).toHaveText( [ 'before', 'after' ] );
	await page
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.first()
		.click();
	await expect( page.locator( '.order-total' ).first() ).toContainText(
		'42.90'
	);
	await expect( told ).toHaveText( [ 'before', 'after' ] );
	moveOut( site );
	putCode(
		site,
		`add_action( 'woocommerce_after_quantity_input_field', static fn () => print '<button type="button" class="plus">+</button>' );`
	);
	await page.goto( '/product/everyday-mug/' );
	await expect( page.locator( 'form.cart .plus' ) ).toHaveCount( 1 );
} );

test( 'plugin output after the product images is shown', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_product_thumbnails', static fn () => print '<a class="told" href="#film">The film</a>' );`
	);
	await page.goto( '/product/everyday-mug/' );
	await expect(
		page.locator( '.woocommerce-product-gallery' ).getByText( 'The film' )
	).toHaveCount( 1 );
} );
