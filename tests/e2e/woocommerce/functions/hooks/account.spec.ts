/**
 * Output of other plugins on WooCommerce's account page, in our block.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { logInAsCustomer } from '../../../steps/shopper';
import { shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

/** The printed markers in document order. */
const printed = ( page: Page ) => page.locator( '.hooked' ).allTextContents();

/** Renders the page with WooCommerce's shortcode or with our block. */
const draw = ( site: Site, content: string ) =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'myaccount' ), 'post_content' => $args['content'] ) ) );`,
		{ args: { content }, user: 1 }
	);

const THEIRS = shortcode( 'woocommerce_my_account' );
const OURS = '<!-- wp:vitrine/account /-->';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'plugin output appears around navigation, orders and content of the account', async ( {
	page,
	site,
} ) => {
	putPlugins( site, 'every-hook' );
	await logInAsCustomer( page );
	await draw( site, THEIRS );
	await page.goto( '/account/' );
	const theirs = await printed( page );
	expect( theirs.length ).toBe( 7 );
	await draw( site, OURS );
	await page.goto( '/account/' );
	await expect( page.locator( '.vitrine-account' ) ).toBeVisible();
	expect( ( await printed( page ) ).sort() ).toEqual( theirs.sort() );
	const nav = page.getByRole( 'navigation', { name: 'Account pages' } );
	await expect( nav ).toBeVisible();
} );

test( "a plugin's check on WooCommerce's login applies to the account login", async ( {
	page,
	site,
} ) => {
	await draw( site, OURS );
	await page.goto( '/account/' );
	await expect( page.locator( '.vitrine-login' ) ).toBeVisible();
	putCode(
		site,
		`add_action( 'woocommerce_login_form', static fn () => print '<p><label>How many legs has a stool? <input name="legs"></label></p>' );
		add_filter( 'woocommerce_process_login_errors', static fn ( $errors ) => '3' === ( $_POST['legs'] ?? '' ) ? $errors : new WP_Error( 'legs', 'Count again.' ) );`
	);
	await page.goto( '/account/' );
	const main = page.getByRole( 'main' );
	const log = async ( legs: string ) => {
		await main.getByLabel( /^Username or email/ ).fill( 'customer' );
		await main
			.getByRole( 'textbox', { name: /^Password/ } )
			.fill( 'password' );
		await main.getByLabel( 'How many legs has a stool?' ).fill( legs );
		await main.getByRole( 'button', { name: /^Log in$/i } ).click();
	};
	await log( '4' );
	// A classic theme shows it above the page.
	await expect( page.getByText( 'Count again.' ) ).toBeVisible();
	await log( '3' );
	await expect(
		main.getByRole( 'link', { name: /Log out/i } ).first()
	).toBeVisible();
} );

test( 'a filtered guest message and menu classes appear in the account', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'woocommerce_my_account_message', static fn () => 'Members save five percent.' );
		add_filter( 'woocommerce_account_menu_items', static fn ( $items ) => $items + array( 'their-points' => 'Points' ) );
		add_filter( 'woocommerce_account_menu_item_classes', static fn ( $classes, $endpoint ) => array_merge( $classes, array( "their-$endpoint" ) ), 10, 2 );`
	);
	for ( const content of [ THEIRS, OURS ] ) {
		await draw( site, content );
		await page.context().clearCookies();
		await page.goto( '/account/' );
		await expect(
			page.getByText( 'Members save five percent.' ),
			content
		).toHaveCount( 1 );
		await logInAsCustomer( page );
		await expect(
			page.getByRole( 'listitem' ).filter( { hasText: 'Points' } ),
			content
		).toHaveClass( /their-their-points/ );
		await expect(
			page.getByText( 'Members save five percent.' )
		).toHaveCount( 0 );
	}
} );
