/**
 * Customized product cards in a loop builder.
 */
import type { Locator } from '@playwright/test';
import { count, loop, mark, open, stayed, titles } from '../steps/listing';
import { expectCount } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const element = ( part: string, more = {} ) =>
	block( 'vitrine/loop-product', { part, ...more } );

const CARD = block(
	'vitrine/loop-template',
	{},
	element( 'image', { secondImage: true } ) +
		element( 'sale-badge' ) +
		block( 'core/post-title', { level: 2, isLink: true } ) +
		element( 'price' ) +
		element( 'swatches' ) +
		element( 'button' ) +
		element( 'quick-view' )
);

/** Product post type and category differ by engine. */
const shelf = ( type: string, category: string ) =>
	block(
		'vitrine/loop-builder',
		{
			block_id: 'shelf',
			queryId: 4,
			postType: type,
			taxonomy: category,
			perPage: 3,
			order: 'title',
		},
		block( 'vitrine/loop-category', { kind: 'button' } ) +
			block( 'vitrine/loop-count' ) +
			CARD +
			block( 'vitrine/loop-pagination', { kind: 'more' } )
	);

/** Visual properties to compare. */
const look = ( part: Locator ) =>
	part.evaluate( ( node ) => {
		const { fontSize, fontWeight, lineHeight } = getComputedStyle( node );
		return { fontSize, fontWeight, lineHeight };
	} );

/** Its share of the card’s width, its height, and its border. */
const buttonIn = ( card: Locator ) =>
	card.evaluate( ( item ) => {
		const button = item.querySelector( '.button' )!;
		const { width, height } = button.getBoundingClientRect();
		const { fontSize, borderTopWidth } = getComputedStyle( button );
		return {
			share: Math.round(
				( 100 * width ) / item.getBoundingClientRect().width
			),
			height: Math.round( height ),
			fontSize,
			borderTopWidth,
		};
	} );

test( 'loop builder cards are filtered, loaded, sold and opened in place', async ( {
	page,
	site,
} ) => {
	const { post_type, category } = JSON.parse(
		await site.php(
			`echo wp_json_encode( Vitrine\\Plugin::engine()->content_types() );`
		)
	) as { post_type: string; category: string };
	await open( page, site, shelf( post_type, category ) );
	const at = loop( page );
	await mark( page );
	await at.getByRole( 'link', { name: /^Lighting/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–3 of 4 results' );
	await at.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( at ) ).toHaveCount( 4 );
	await expectAccessible( page, '.vitrine-loop' );
	const last = at.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'button', { name: /^Quick view/ } ),
	} );
	await expect( last ).toHaveCount( 4 );
	const name = ( await titles( at ).last().innerText() ).trim();
	const opener = at.getByRole( 'button', {
		name: new RegExp( `^Quick view.*${ name }` ),
	} );
	await opener.focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'heading', { name } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await at
		.getByRole( 'button', { name: /^Add to cart/ } )
		.last()
		.click();
	await expectCount( page, 1 );
	expect( await stayed( page ) ).toBe( true );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBe( 0 );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `loop builder and listing cards look alike at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await putPage(
			site,
			'listed',
			block( 'vitrine/product-listing', { columns: 3, align: '' } )
		);
		await page.setViewportSize( { width, height: 900 } );
		const seen = [];
		for ( const path of [ '/finder/', '/listed/' ] ) {
			await page.goto( path );
			const card = ( name: string ) =>
				page
					.getByRole( 'main' )
					.getByRole( 'listitem' )
					.filter( { has: page.getByRole( 'heading', { name } ) } );
			const mug = card( 'Everyday Mug' );
			const robe = card( 'Linen House Robe' );
			await expect(
				robe.getByRole( 'link', { name: /^Select options/ } )
			).toBeVisible();
			seen.push( {
				title: await look( mug.getByRole( 'heading' ) ),
				price: await look( mug.locator( '.price' ) ),
				add: await buttonIn( mug ),
				choose: await buttonIn( robe ),
			} );
		}
		expect( seen[ 0 ] ).toEqual( seen[ 1 ] );
		expect( seen[ 0 ]?.add.share ).toBe( 100 );
	} );
}
