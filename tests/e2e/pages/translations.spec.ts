import { speak } from '../steps/language';
import { addFromListing, cartIcon, drawer } from '../steps/shopper';
import { test, expect } from '../support/test';

test( 'a view that is loaded later speaks the language of the site', async ( {
	page,
	site,
} ) => {
	await speak( site, 'de_DE' );
	await site.php(
		`
		$file = WP_LANG_DIR . '/plugins/vitrine-de_DE-' . md5( $args['script'] ) . '.json';
		file_put_contents( $file, wp_json_encode( array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de' ), 'Subtotal' => array( 'Zwischensumme' ) ) ) ) ) );
		`,
		{ args: { script: 'build/blocks/cart-drawer/view.js' } }
	);
	await page.goto( '/shop/?orderby=price' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'de-DE' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await cartIcon( page ).click();
	await expect( drawer( page ) ).toContainText( 'Zwischensumme' );
} );
