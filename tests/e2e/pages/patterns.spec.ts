/**
 * Rendering of the shop's patterns on a page.
 */
import type { Site } from '../../site/types';
import { putPage } from '../steps/site';
import { expect, test } from '../support/test';

const patternOf = ( site: Site, name: string ): Promise< string > =>
	site.php(
		`echo WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/' . $args['name'] )['content'];`,
		{ args: { name }, user: 1 }
	);

for ( const width of [ 1280, 390 ] ) {
	test( `sections of a shop's home page have equal distances at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await site.php(
			`wp_insert_comment( array( 'comment_post_ID' => get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID, 'comment_content' => 'Warm.', 'comment_approved' => 1, 'comment_type' => 'review', 'comment_meta' => array( 'rating' => 5 ) ) );`
		);
		await putPage( site, 'welcome', await patternOf( site, 'home' ) );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/welcome/' );
		const main = page.getByRole( 'main' );
		await expect(
			main.getByRole( 'heading', { name: 'What our customers say' } )
		).toBeVisible();
		// Distance from the end of a section's content to the start of the next section's content.
		const distances = await main
			.locator( '.entry-content > .wp-block-group.alignfull' )
			.evaluateAll( ( [ , ...sections ] ) =>
				sections.slice( 1 ).map( ( section, index ) => {
					const inner = ( one: Element | null | undefined ) =>
						one!.getBoundingClientRect();
					return Math.round(
						inner( section.firstElementChild ).top -
							inner( sections[ index ]?.lastElementChild ).bottom
					);
				} )
			);
		expect( distances ).toHaveLength( 4 );
		expect( Math.min( ...distances ) ).toBeGreaterThan( 40 );
		expect(
			Math.max( ...distances ) - Math.min( ...distances )
		).toBeLessThanOrEqual( 1 );
	} );
}

test( "the shop pattern with a filter bar labels its search, and its cards match a listing's", async ( {
	page,
	site,
} ) => {
	await site.php(
		`wp_insert_comment( array( 'comment_post_ID' => get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID, 'comment_content' => 'Warm.', 'comment_approved' => 1, 'comment_type' => 'review', 'comment_meta' => array( 'rating' => 4 ) ) );`
	);
	await putPage( site, 'bar', await patternOf( site, 'loop-bar' ) );
	await page.goto( '/bar/?search-1=mug' );
	const main = page.getByRole( 'main' );
	await expect( main.getByRole( 'searchbox' ) ).toHaveAttribute(
		'placeholder',
		'Search products'
	);
	const card = main.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: 'Everyday Mug' } ),
	} );
	await expect(
		card.getByRole( 'img', { name: /4 out of 5/ } )
	).toBeVisible();
	const look = async () => [
		await card
			.locator( 'img' )
			.first()
			.evaluate( ( image ) => getComputedStyle( image ).borderRadius ),
		await card
			.getByRole( 'img', { name: /4 out of 5/ } )
			.evaluate( ( stars ) => getComputedStyle( stars ).fontSize ),
	];
	const here = await look();
	await page.goto( '/shop/' );
	expect( await look() ).toEqual( here );
} );
