import { speak } from '../steps/language';
import { haveInCart } from '../steps/shopper';
import { test, expect } from '../support/test';

test( "a view loaded later uses the site's language and own translations", async ( {
	page,
	site,
} ) => {
	await speak( site, 'de_DE' );
	await site.php(
		`
		$file = WP_LANG_DIR . '/plugins/vitrine-de_DE-' . md5( $args['script'] ) . '.json';
		file_put_contents( $file, wp_json_encode( array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de' ), 'Subtotal' => array( 'Bisher' ) ) ) ) ) );
		`,
		{ args: { script: 'build/blocks/cart-drawer/view.js' } }
	);
	await page.goto( '/shop/?orderby=price' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'de-DE' );
	await haveInCart( page, 'Storage Jar, small' );
	await page.goto( '/shop/?orderby=price' );
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: /Artikel/ } )
		.click();
	await expect(
		page.getByRole( 'dialog', { name: 'Dein Warenkorb' } )
	).toContainText( 'Bisher' );
} );

// A site keeps its files between tests.
test.afterEach( async ( { site } ) => {
	await site.php(
		`array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/vitrine-*.json' ) );`
	);
} );
