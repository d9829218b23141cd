import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expectCount, haveInCart, line } from '../steps/shopper';
import { block } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const JAR = 'Storage Jar, small';

const LISTING = block( 'vitrine/product-listing', {
	align: '',
	collection: 'newest',
	title: 'New arrivals',
	rows: 1,
	showSort: false,
	showCount: false,
	showPagination: false,
} );

/** An older cart block, and one with customized inner blocks. */
const CARTS = {
	'a cart without inner blocks': block( 'vitrine/cart' ),
	'a cart with inner blocks': block(
		'vitrine/cart',
		{},
		block( 'vitrine/cart-items' ) +
			block( 'vitrine/cart-totals' ) +
			block( 'vitrine/proceed-to-checkout' ) +
			block( 'vitrine/cart-empty', {}, LISTING )
	),
};

const putCart = ( site: Site, content: string ) =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => get_page_by_path( 'cart' )->ID, 'post_content' => $args['content'] ) ) );`,
		{ user: 1, args: { content } }
	);

const heading = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'heading', { name: 'New arrivals' } );

const names = ( page: Page ) =>
	page
		.locator( '.vitrine-cart .vitrine-product-listing' )
		.getByRole( 'listitem' )
		.getByRole( 'heading' )
		.allTextContents();

for ( const [ kind, content ] of Object.entries( CARTS ) ) {
	test( `${ kind } offers new products once it is empty, in place and after a reload`, async ( {
		page,
		site,
	} ) => {
		await putCart( site, content );
		await page.goto( '/shop/' );
		await haveInCart( page, JAR );
		const answer = await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		// A page with cart items contains none of this.
		expect( await answer?.text() ).not.toContain( 'New arrivals' );

		await line( main, JAR )
			.getByRole( 'link', { name: /^Remove/ } )
			.click();
		await expect( heading( page ) ).toBeVisible();
		await expect( main.getByText( 'Your cart is empty.' ) ).toBeVisible();
		const shown = await names( page );
		expect( shown ).toHaveLength( 4 );
		await expectAccessible( page );

		await page.reload();
		await expect( heading( page ) ).toBeVisible();
		expect( await names( page ) ).toEqual( shown );

		await main
			.getByRole( 'button', { name: /^Add to cart/ } )
			.first()
			.click();
		await expectCount( page, 1 );
		await expect(
			main.getByRole( 'link', { name: 'Proceed to checkout' } )
		).toBeVisible();
		await expect( heading( page ) ).toBeHidden();
	} );
}

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an empty cart offers new products', async ( { page, site } ) => {
		await putCart( site, CARTS[ 'a cart without inner blocks' ] );
		await page.goto( '/cart/' );
		await expect( heading( page ) ).toBeVisible();
		expect( await names( page ) ).toHaveLength( 4 );
	} );
} );
