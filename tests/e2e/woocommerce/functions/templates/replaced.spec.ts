/**
 * Plugins that replace WooCommerce's checkout or cart template, on a page with
 * our block.
 */
import type { Locator } from '@playwright/test';
import { selectBlock } from '../../../steps/blocks';
import { inspector, logIn } from '../../../steps/editor';
import { putBoth, putInPlace } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { choose } from '../../../steps/variations';
import { expect, test } from '../../../support/test';

/** A plugin that replaces a WooCommerce template with the same one and a marker above it. */
const replacing = ( template: string, filter: string ): string =>
	`add_filter( '${ filter }', static function ( $located, $name ) {
		$file = WP_CONTENT_DIR . '/their-templates/${ template }';
		if ( '${ template }' !== $name ) {
			return $located;
		}
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '<p class="their-sign">Theirs</p>' . file_get_contents( WC()->plugin_path() . '/templates/${ template }' ) );
		return $file;
	}, 100, 2 );`;

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a plugin's checkout template replaces the block and takes the order, unless a filter prevents it", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		replacing( 'checkout/form-checkout.php', 'woocommerce_locate_template' )
	);
	await page.goto( '/checkout/' );
	await expect( page.locator( '.their-sign' ) ).toHaveText( 'Theirs' );
	await expect( page.locator( '.vitrine-checkout' ) ).toHaveCount( 0 );
	await expect( page.locator( 'form.checkout' ) ).toHaveCount( 1 );
	for ( const [ name, value ] of Object.entries( {
		first_name: 'Ada',
		last_name: 'Byron',
		address_1: 'Weg 1',
		postcode: '10115',
		city: 'Berlin',
		phone: '0301234',
		email: 'ada@example.com',
	} ) ) {
		await page.locator( `#billing_${ name }` ).fill( value );
	}
	await expect( page.locator( '.blockOverlay' ) ).toHaveCount( 0 );
	const sent = page.waitForRequest( /wc-ajax=checkout/ );
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	await sent;
	await expect( page ).toHaveURL( /order-received/ );

	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		replacing( 'checkout/form-checkout.php', 'wc_get_template' ) +
			`add_filter( 'vitrine_page_gives_way', static fn ( $gives_way, $page ) => 'checkout' !== $page, 10, 2 );`
	);
	await page.goto( '/checkout/' );
	await expect( page.locator( '.vitrine-checkout' ) ).toBeVisible();
	await expect( page.locator( '.their-sign' ) ).toHaveCount( 0 );
} );

test( "a plugin's cart template replaces the block and works with WooCommerce's script", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	putCode( site, replacing( 'cart/cart.php', 'wc_get_template' ) );
	await page.goto( '/cart/' );
	await expect( page.locator( '.their-sign' ) ).toHaveText( 'Theirs' );
	await expect( page.locator( '.vitrine-cart' ) ).toHaveCount( 0 );
	const main = page.getByRole( 'main' );
	await main.getByRole( 'spinbutton' ).fill( '2' );
	const sent = page.waitForRequest(
		( request ) =>
			request.method() === 'POST' && request.url().endsWith( '/cart/' )
	);
	await main.getByRole( 'button', { name: 'Update cart' } ).click();
	await sent;
	await expect( main.locator( '.order-total' ) ).toContainText( '42.90' );
} );

test( "a plugin's coupon form template appears above the checkout without its coupon field", async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_locate_template', static function ( $located, $name ) {
			$file = WP_CONTENT_DIR . '/their-templates/form-coupon.php';
			if ( 'checkout/form-coupon.php' !== $name ) {
				return $located;
			}
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, file_get_contents( WC()->plugin_path() . '/templates/checkout/form-coupon.php' ) . '<div class="their-points"><label>Points <input name="points" type="number"></label></div>' );
			return $file;
		}, 10, 2 );`
	);
	const main = page.getByRole( 'main' );
	const points = main.getByRole( 'spinbutton', { name: 'Points' } );
	await page.goto( '/their-checkout/' );
	await expect( points ).toHaveCount( 1 );
	await page.goto( '/checkout/' );
	await expect( page.locator( '.vitrine-checkout' ) ).toBeVisible();
	await expect( points ).toBeVisible();
	await expect( main.locator( '[name="coupon_code"]' ) ).toHaveCount( 1 );
	await expect( main.getByText( 'Have a coupon?' ) ).toHaveCount( 0 );
	const code = main.getByRole( 'textbox', { name: /^Coupon/ } );
	await points.fill( '20' );
	await code.fill( 'WELCOME10' );
	await code.press( 'Enter' );
	await expect( main.locator( '.cart-discount' ) ).toBeVisible();
	await expect( points ).toHaveValue( '20' );
} );

test( 'templates of WooCommerce and the theme do not replace the block', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_locate_template', static fn ( $located, $name ) => 'checkout/form-checkout.php' === $name ? WC()->plugin_path() . '/templates/' . $name : $located, 10, 2 );
		add_filter( 'wc_get_template', static fn ( $located, $name ) => 'checkout/form-checkout.php' === $name ? get_stylesheet_directory() . '/index.php' : $located, 10, 2 );`
	);
	await page.goto( '/checkout/' );
	await expect( page.locator( '.vitrine-checkout' ) ).toBeVisible();
} );

test( 'the owner is told about the replacement in the editor, on the settings screen and in the status', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	putCode(
		site,
		replacing( 'checkout/form-checkout.php', 'woocommerce_locate_template' )
	);
	await logIn( page );
	const told =
		/“their-templates” has its own checkout, which is shown instead of Vitrine’s block/;
	await page.goto( '/wp-admin/admin.php?page=vitrine-beside' );
	// On the screen itself: a live region announces the notice as well.
	await expect( page.getByRole( 'main' ).getByText( told ) ).toBeVisible();
	const id = await site.php( `echo wc_get_page_id( 'checkout' );` );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await selectBlock(
		page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'document', { name: /^Block: Checkout/ } )
	);
	await expect( inspector( page ).getByText( told ) ).toBeVisible();
	const status = await site.php(
		`echo wp_json_encode( array_map( fn( $one ) => $one->to_array(), \\Vitrine\\Modules\\Status\\Checks::of_site( \\Vitrine\\Plugin::engine() ) ), JSON_UNESCAPED_UNICODE );`,
		{ user: 1 }
	);
	expect( status ).toMatch( told );
} );

/** Images of each variation, with a template and a script that looks for it. */
const PICTURES = `
add_filter( 'wc_get_template', static function ( $located, $name ) {
	if ( 'single-product/product-image.php' !== $name ) {
		return $located;
	}
	$file = WP_CONTENT_DIR . '/their-templates/pictures.php';
	wp_mkdir_p( dirname( $file ) );
	file_put_contents( $file, '<?php global $product; printf( \\'<div class="their-pictures images" style="float:left;width:48%%"><figure><img alt="All of %s" src="%s"></figure>\\', esc_attr( $product->get_name() ), esc_url( wp_get_attachment_url( $product->get_image_id() ) ) ); do_action( "woocommerce_product_thumbnails" ); echo "</div>";' );
	return $file;
}, 60, 2 );
add_action( 'woocommerce_product_thumbnails', static fn () => print '<p>A film of it</p>', 5 );
add_filter( 'woocommerce_available_variation', static fn ( $data, $product, $variation ) => $data + array( 'their_picture' => 'View of ' . implode( ', ', $variation->get_attributes() ) ), 10, 3 );
add_action( 'wp_enqueue_scripts', static function () {
	wp_enqueue_script( 'jquery' );
	wp_add_inline_script( 'jquery', 'jQuery( function ( $ ) { $( ".variations_form" ).on( "found_variation", function ( event, variation ) { $( ".their-pictures img" ).first().attr( "alt", variation.their_picture ); } ); } );' );
} );`;

test( "a plugin's product gallery template is used and follows the variation", async ( {
	page,
	site,
} ) => {
	putCode( site, PICTURES );
	const address = '/product/wool-throw/';
	expect( await ( await page.request.get( address ) ).text() ).toContain(
		'alt="All of Wool Throw"'
	);
	await page.goto( address );
	const main = page.getByRole( 'main' );
	// A color and a size are selected by default.
	await expect(
		main.getByRole( 'img', { name: /^View of moss, 130/ } )
	).toBeVisible();
	await expect( page.locator( '.their-pictures' ) ).toHaveCount( 1 );
	await expect( main.getByText( 'A film of it' ) ).toHaveCount( 1 );
	await expect( page.locator( '.vitrine-gallery' ) ).toHaveCount( 0 );
	// Next to the name and the form, not after them.
	const topOf = async ( what: Locator ) =>
		( await what.boundingBox() )?.y ?? NaN;
	expect( await topOf( page.locator( '.their-pictures' ) ) ).toBeLessThan(
		await topOf( main.getByText( 'Woven from lambswool' ).first() )
	);
	await choose( page, 'Color', 'Sand' );
	await expect(
		main.getByRole( 'img', { name: /^View of sand, 130/ } )
	).toBeVisible();
} );
