/**
 * A WooCommerce site on the day on which Vitrine is activated: nothing that can
 * be seen is different, and the owner chooses what is added.
 *
 * @see readings 31
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { dressShop } from '../../../site/seed/seed';
import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

/** The site as its owner had it, with nothing of Vitrine's switched on. */
const undress = async ( site: Site ) => {
	await dressShop( site, 'woocommerce', 'own' );
	await site.php( `delete_option( 'vitrine_settings' );`, { user: 1 } );
};

const activate = ( site: Site, wanted: boolean ) =>
	site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; $args['wanted'] ? activate_plugin( 'vitrine/plugin.php' ) : deactivate_plugins( 'vitrine/plugin.php' );`,
		{ args: { wanted }, user: 1 }
	);

/** Everything on a page that a visitor can see: what it is, what it says, where it is. */
const seen = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const list: string[] = [];
		for ( const element of document.body.querySelectorAll( '*' ) ) {
			const { width, height, left, top } =
				element.getBoundingClientRect();
			const text = [ ...element.childNodes ]
				.filter( ( { nodeType } ) => nodeType === Node.TEXT_NODE )
				.map( ( { textContent } ) => textContent?.trim() ?? '' )
				.join( ' ' )
				.trim();
			if (
				width > 1 &&
				height > 1 &&
				element.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} )
			) {
				list.push(
					`${ element.tagName } "${ text }" ${ [
						left,
						top + window.scrollY,
						width,
						height,
					]
						.map( Math.round )
						.join( ' ' ) }`
				);
			}
		}
		return list;
	} );

/** Opens a page and waits until nothing moves any more. */
const open = async ( page: Page, path: string ): Promise< string[] > => {
	await page.goto( path, { waitUntil: 'networkidle' } );
	await page.evaluate( () => document.fonts.ready );
	// Blocks that fetch their cart.
	await expect(
		page.locator( '.is-loading, .wc-block-components-skeleton__element' )
	).toHaveCount( 0 );
	let last = await seen( page );
	await expect
		.poll( async () => {
			const now = await seen( page );
			const same = now.join() === last.join();
			last = now;
			return same;
		} )
		.toBe( true );
	return last;
};

for ( const width of [ 1280, 390 ] ) {
	test( `looks at ${ width } px as without Vitrine, on every kind of page`, async ( {
		page,
		site,
	} ) => {
		test.slow();
		await page.setViewportSize( { width, height: 900 } );
		await undress( site );
		const said = await site.php(
			`$product = static fn ( int $id ) => wp_make_link_relative( get_permalink( $id ) );
			$candle = get_page_by_path( 'beeswax-candle', OBJECT, 'product' )->ID;
			echo wp_json_encode( array( '/?add-to-cart=' . $candle, '/shop/', $product( $candle ), $product( wc_get_products( array( 'type' => 'variable', 'limit' => 1, 'return' => 'ids' ) )[0] ), '/account/', '/cart/', '/checkout/', '/block-cart/', '/block-checkout/' ) );`
		);
		const [ add = '', ...paths ] = JSON.parse( said ) as string[];
		await page.request.get( add );
		// Where WooCommerce says so, once.
		await page.request.get( '/cart/' );
		const looks: Record< string, string[] >[] = [];
		for ( const wanted of [ false, true ] ) {
			await activate( site, wanted );
			const look: Record< string, string[] > = {};
			for ( const path of paths ) {
				look[ path ] = await open( page, path );
			}
			looks.push( look );
		}
		expect( looks[ 0 ]?.[ '/shop/' ]?.length ).toBeGreaterThan( 50 );
		for ( const path of paths ) {
			expect
				.soft( looks[ 1 ]?.[ path ], path )
				.toEqual( looks[ 0 ]?.[ path ] );
		}
	} );
}

// WordPress's administration asks for view transitions, shop pages do not.
test.use( { allowedErrors: [ /Transition was aborted/ ] } );

test( 'the owner tries a quick view alone, keeps it, and everybody has it', async ( {
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
	await page.getByRole( 'button', { name: 'Try it: Quick view' } ).click();
	await expect( page ).toHaveURL( /\/shop\// );
	await expect( openers( page ).first() ).toBeVisible();
	const bar = page.getByRole( 'complementary', {
		name: 'You are trying a setting',
	} );
	await expect( bar ).toContainText( 'You are trying: Quick view.' );

	await guest.goto( '/shop/' );
	await expect( guest.getByRole( 'main' ) ).toBeVisible();
	await expect( openers( guest ) ).toHaveCount( 0 );
	await expect(
		guest.getByRole( 'complementary', { name: 'You are trying a setting' } )
	).toHaveCount( 0 );

	await bar.getByRole( 'button', { name: 'Keep it on' } ).click();
	await expect(
		page.getByRole( 'checkbox', { name: 'Quick view' } )
	).toBeChecked();
	await guest.reload();
	await expect( openers( guest ).first() ).toBeVisible();

	// And off again, by its switch.
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

test( 'the notice after activation leads to what can be added, once', async ( {
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

test( 'a header that has WooCommerce’s mini-cart gets no second one when ours is switched on', async ( {
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
