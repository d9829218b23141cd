import { logIn } from '../steps/editor';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const STATUS = '/wp-admin/options-general.php?page=vitrine-settings&tab=status';

test.beforeEach( ( { page } ) => logIn( page ) );

for ( const width of [ 1280, 390 ] ) {
	test( `the status shows engine, problems and fixes at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await site.php(
			`wp_trash_post( Vitrine\\Commerce\\Builtin\\BuiltinPages::ids()['cart'] );`
		);
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( STATUS );
		await expect(
			page.getByText( 'Vitrine’s built-in shop is used' )
		).toBeVisible();
		const worst = page.locator( '.vitrine-status__check' ).first();
		await expect( worst ).toContainText( 'Needs attention' );
		await expect( worst ).toContainText( 'Not published: cart.' );
		await expect( page.getByText( 'Needs attention' ) ).toHaveCount( 1 );
		await expectAccessible( page, '.vitrine-status' );

		await site.php(
			`$id = Vitrine\\Commerce\\Builtin\\BuiltinPages::ids()['cart']; wp_untrash_post( $id ); wp_publish_post( $id );`
		);
		await page.getByRole( 'button', { name: 'Check again' } ).click();
		await expect( page.getByText( 'Needs attention' ) ).toHaveCount( 0 );
		await expect(
			page.getByText( 'All shop pages exist and contain their blocks.' )
		).toBeVisible();
	} );
}

test( 'an outdated index is reported and rebuilt from the status', async ( {
	page,
	site,
} ) => {
	await site.php(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_product_words" );`
	);
	await page.goto( STATUS );
	await expect(
		page.getByRole( 'heading', {
			name: 'The product index is out of date.',
		} )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Rebuild index' } ).click();
	await expect(
		page.getByRole( 'heading', {
			name: 'The product index is up to date.',
		} )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-status' );
} );
