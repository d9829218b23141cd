import { scrollTo } from '../steps/site';
import { test, expect } from '../support/test';

test( 'keeps the summary in view beside the gallery [2.3-06]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/product/ripple-vase/' );
	const title = page.getByRole( 'heading', { name: 'Ripple Vase' } );
	const start = ( await title.boundingBox() )!.y;
	await scrollTo( page, 400 );
	await expect( title ).toBeInViewport();
	const later = ( await title.boundingBox() )!.y;
	expect( later ).toBeGreaterThan( start - 400 );
	expect( later ).toBeLessThan( 60 );
} );
