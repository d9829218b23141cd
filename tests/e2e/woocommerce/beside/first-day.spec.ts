/**
 * A WooCommerce site from the day of Vitrine's activation on: the owner decides
 * what is added.
 *
 * @see readings 31
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { activate } from '../../../site/commerce/first-day';
import { dressShop } from '../../../site/seed/seed';
import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

/** Resets the site to WooCommerce's front end, with none of Vitrine's features enabled. */
const undress = async ( site: Site ) => {
	await dressShop( site, 'woocommerce', 'own' );
	await site.php( `delete_option( 'vitrine_settings' );`, { user: 1 } );
};

// WordPress's admin uses view transitions, shop pages do not.
test.use( { allowedErrors: [ /Transition was aborted/ ] } );

test( 'an owner previews quick view privately, keeps it, and visitors get it', async ( {
	page,
	browser,
	site,
	baseURL,
} ) => {
	test.slow();
	await undress( site );
	const context = await browser.newContext( { baseURL: baseURL ?? '' } );
	const guest = await context.newPage();
	const openers = ( on: Page ) =>
		on.getByRole( 'button', { name: /^Quick view/ } );

	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=vitrine-beside' );
	await expectAccessible( page, '.vitrine-beside' );
	await page.getByRole( 'button', { name: 'Preview: Quick view' } ).click();
	await expect( page ).toHaveURL( /\/shop\// );
	await expect( openers( page ).first() ).toBeVisible();
	const bar = page.getByRole( 'complementary', {
		name: 'You are previewing a setting',
	} );
	await expect( bar ).toContainText( 'You are previewing: Quick view.' );

	await guest.goto( '/shop/' );
	await expect( guest.getByRole( 'main' ) ).toBeVisible();
	await expect( openers( guest ) ).toHaveCount( 0 );
	await expect(
		guest.getByRole( 'complementary', {
			name: 'You are previewing a setting',
		} )
	).toHaveCount( 0 );

	await bar.getByRole( 'button', { name: 'Enable' } ).click();
	await expect(
		page.getByRole( 'checkbox', { name: 'Quick view' } )
	).toBeChecked();
	await guest.reload();
	await expect( openers( guest ).first() ).toBeVisible();

	// Disable it again with its toggle.
	await page.getByRole( 'checkbox', { name: 'Quick view' } ).uncheck();
	await expect
		.poll( () =>
			site.php(
				`echo Vitrine\\Settings\\Settings::on( 'woocommerce_quick_view' ) ? 'on' : 'off';`
			)
		)
		.toBe( 'off' );
	await context.close();
} );

test( 'the activation notice links to the optional features, once', async ( {
	page,
	site,
} ) => {
	await undress( site );
	await activate( site, false );
	await activate( site, true );
	await logIn( page );
	await page.goto( '/wp-admin/plugins.php' );
	await page.getByRole( 'link', { name: 'Choose what to add' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Beside WooCommerce' } )
	).toBeVisible();
	await page.goto( '/wp-admin/plugins.php' );
	await expect(
		page.getByRole( 'link', { name: 'Choose what to add' } )
	).toHaveCount( 0 );
} );

test( "a header with WooCommerce's mini-cart gets no second one", async ( {
	page,
	site,
} ) => {
	await undress( site );
	await site.php(
		`update_option( 'vitrine_settings', array( 'header_mini_cart' => 'on' ) );`,
		{ user: 1 }
	);
	await page.goto( '/shop/' );
	const header = page.getByRole( 'banner' );
	await expect( header.locator( '.wc-block-mini-cart' ) ).toHaveCount( 1 );
	await expect( header.locator( '.vitrine-mini-cart' ) ).toHaveCount( 0 );
} );
