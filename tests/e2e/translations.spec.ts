import { addFromListing, cartIcon, drawer } from './steps/shopper';
import { test, expect } from './support/test';

test( 'a view that is loaded later speaks the language of the site', async ( {
	page,
	site,
} ) => {
	await site.php(
		`
		$file = WP_LANG_DIR . '/plugins/vitrine-de_DE-' . md5( $args['script'] ) . '.json';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, wp_json_encode( array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de' ), 'Subtotal' => array( 'Zwischensumme' ) ) ) ) ) );
		// A language is known by a file of WordPress's own.
		file_put_contents( WP_LANG_DIR . '/de_DE.l10n.php', '<?php return array( "messages" => array() );' );
		`,
		{ args: { script: 'build/blocks/cart-drawer/view.js' } }
	);
	// Which languages there are is looked up once a request.
	await site.php( `update_option( 'WPLANG', 'de_DE' );` );
	await page.goto( '/shop/?orderby=price' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'de-DE' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await cartIcon( page ).click();
	await expect( drawer( page ) ).toContainText( 'Zwischensumme' );
} );
