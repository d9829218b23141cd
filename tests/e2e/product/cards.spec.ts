/**
 * A listing whose cards an owner has put together from blocks.
 */
import { expectCount } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

const element = ( part: string, more = {} ) =>
	block( 'vitrine/loop-product', { part, ...more } );

test( 'a composed card sells its product and opens it in the quick view', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'cards',
		block(
			'vitrine/product-listing',
			{ quickView: 'none', showSort: false },
			block(
				'vitrine/product-template',
				{},
				element( 'image', { secondImage: true } ) +
					block( 'vitrine/product-price' ) +
					block( 'vitrine/product-title', {
						heading: 'h3',
						isLink: true,
					} ) +
					element( 'button' ) +
					element( 'quick-view' )
			)
		)
	);
	await page.goto( '/cards/' );
	const card = page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( {
			has: page.getByRole( 'heading', { name: 'Ripple Vase', level: 3 } ),
		} );
	await card.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expectCount( page, 1 );
	await card.getByRole( 'button', { name: /^Quick view/ } ).click();
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
} );
