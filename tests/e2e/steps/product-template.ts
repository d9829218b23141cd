import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { select } from '../admin/blocks/editor';
import { expect, test } from '../support/test';
import {
	editProductTemplate,
	inspector,
	logIn,
	readAgain,
	saveTemplate,
} from './editor';
import { block, putProductTemplate } from './site';

/** The blocks of the plugin's product template. */
const STANDARD =
	block(
		'vitrine/product',
		{ align: 'wide' },
		block( 'vitrine/product-gallery' ) +
			block(
				'vitrine/product-summary',
				{},
				[ 'title', 'rating', 'price', 'short-description', 'form' ]
					.map( ( part ) => block( `vitrine/product-${ part }` ) )
					.join( '' )
			) +
			block( 'vitrine/product-details' )
	) +
	block( 'vitrine/product-listing', {
		collection: 'related',
		title: 'You may also like',
		rows: 1,
	} );

const part = ( canvas: FrameLocator, name: string ): Locator =>
	canvas.locator( `[data-type="vitrine/${ name }"]` );

const tools = ( page: Page ): Locator =>
	page.getByRole( 'toolbar', { name: 'Block tools' } );

/**
 * As the owner, moves the price above the title, puts the reviews into an
 * accordion and removes the related products, and checks that product pages
 * follow.
 *
 * @param page  A logged-out page.
 * @param site  The shop.
 * @param names Slugs of products with reviews.
 */
export async function changeProductTemplate(
	page: Page,
	site: Site,
	names: Readonly< Record< string, string > >
): Promise< void > {
	await putProductTemplate( site, STANDARD );
	await logIn( page );
	const canvas = await editProductTemplate( page, site );
	await expect( part( canvas, 'product-price' ) ).toHaveText( /\d/ );

	await test.step( 'change the template', async () => {
		await select( page, 'vitrine/product-price' );
		for ( let step = 0; step < 2; step++ ) {
			await tools( page )
				.getByRole( 'button', { name: 'Move up', exact: true } )
				.click();
		}
		await select( page, 'vitrine/product-details' );
		await tools( page )
			.getByRole( 'button', { name: 'Accordion' } )
			.click();
		await inspector( page )
			.getByRole( 'checkbox', { name: 'Reviews' } )
			.check();
		await select( page, 'vitrine/product-listing' );
		await tools( page ).getByRole( 'button', { name: 'Options' } ).click();
		await page.getByRole( 'menuitem', { name: /^Delete/ } ).click();
		await expect( part( canvas, 'product-listing' ) ).toHaveCount( 0 );
	} );
	const content = await saveTemplate( page );
	expect(
		( await readAgain( page, content ) ).filter(
			( [ , valid ] ) => ! valid
		)
	).toEqual( [] );

	for ( const [ slug, name ] of Object.entries( names ) ) {
		await test.step( `the product page of ${ name } has the changes`, async () => {
			await page.goto( `/product/${ slug }/` );
			const main = page.getByRole( 'main' );
			const top = async ( found: Locator ) =>
				( await found.boundingBox() )?.y ?? NaN;
			expect(
				await top( main.locator( '.summary .price' ).first() )
			).toBeLessThan(
				await top( main.getByRole( 'heading', { name, level: 1 } ) )
			);
			const reviews = main.locator( 'details', {
				has: page.locator( 'summary', { hasText: /^Reviews \(\d+\)/ } ),
			} );
			await expect( reviews.locator( '#reviews' ) ).toBeHidden();
			await reviews.locator( 'summary' ).click();
			await expect( reviews.locator( '#reviews' ) ).toBeVisible();
			await expect(
				main.getByRole( 'heading', { name: 'You may also like' } )
			).toHaveCount( 0 );
		} );
	}
}
