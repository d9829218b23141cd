import { block, putProductTemplate } from '../steps/site';
import { expect, test } from '../support/test';

test( 'tabs are one row on a phone, which brings each of them into sight that is reached', async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block(
			'vitrine/product',
			{},
			block( 'vitrine/product-details', {
				layout: 'tabs',
				showReviews: true,
			} )
		)
	);
	await page.setViewportSize( { width: 360, height: 800 } );
	await page.goto( '/product/linen-house-robe/' );
	const tabs = page.getByRole( 'tab' );
	await expect( tabs ).toHaveCount( 3 );
	const tops = await tabs.evaluateAll( ( all ) =>
		all.map( ( tab ) => Math.round( tab.getBoundingClientRect().top ) )
	);
	expect( new Set( tops ).size ).toBe( 1 );
	await tabs.first().press( 'End' );
	await expect( tabs.last() ).toBeFocused();
	await expect( tabs.last() ).toBeInViewport( { ratio: 1 } );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBe( 0 );
} );
