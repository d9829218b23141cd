/**
 * The item count in the header after each kind of change to a WooCommerce cart:
 * correct on the page itself, and at the first paint of the next page without
 * requesting the cart.
 *
 * @see spec 4.3, field 1
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { expectCount } from '../../steps/shopper';
import { expect, test } from '../../support/test';
import { CANDLE, WAYS } from '../../steps/cart-changes/ways';

const idOf = async ( site: Site, slug: string ): Promise< number > =>
	Number(
		await site.php(
			`echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;`,
			{ args: { slug } }
		)
	);

/** The item count according to WooCommerce. */
const trueCount = ( page: Page ): Promise< number > =>
	page.evaluate( async () => {
		const answer = await fetch( '/?rest_route=/wc/store/v1/cart' );
		const cart = ( await answer.json() ) as { items_count: number };
		return cart.items_count;
	} );

for ( const { name, change, count, later } of WAYS ) {
	test( `the count is correct after ${ name }`, async ( { page, site } ) => {
		const id = await idOf( site, CANDLE );
		await page.goto( `/?add-to-cart=${ id }&quantity=2` );
		await expectCount( page, 2 );
		await change( { page, site, id } );
		if ( ! later ) {
			await expectCount( page, count );
		}
		// The page may update before the shop.
		await expect.poll( () => trueCount( page ) ).toBe( count );

		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /wc-ajax|wc%2Fstore|wc\/store/.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );
		await page.goto( '/' );
		await expectCount( page, count );
		expect( asked ).toEqual( [] );
	} );
}
