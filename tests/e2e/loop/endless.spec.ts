import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

test( 'an infinite listing stops before the footer and restores its position on back navigation', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1, '{"kind":"scroll"}' ) );
	const at = loop( page );
	const more = at
		.getByRole( 'navigation', { name: 'Pagination' } )
		.getByRole( 'link', { name: 'Load more' } );
	await mark( page );
	// With so few results, the end is in view: three more pages load one after another.
	await expect( count( at ) ).toHaveText( 'Showing 1–8 of 30 results' );
	await expect( page ).toHaveURL( /\?paged-1=4$/ );
	await expect( page.getByRole( 'status' ).first() ).toHaveText(
		'Showing 1–8 of 30 results'
	);
	await expect( titles( at ) ).toHaveCount( 8 );
	expect( await stayed( page ) ).toBe( true );

	// Loading stops at the button, so that the footer can be reached.
	await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
	await expectAccessible( page, '.vitrine-loop-pagination' );
	await expect( page.getByRole( 'contentinfo' ) ).toBeInViewport();
	await expect( titles( at ) ).toHaveCount( 8 );

	const last = titles( at ).nth( 7 ).getByRole( 'link' );
	const name = await last.innerText();
	await last.click();
	await expect( page.getByRole( 'heading', { name } ).first() ).toBeVisible();
	await page.goBack();
	await expect( page ).toHaveURL( /\?paged-1=4$/ );
	await expect( titles( at ) ).toHaveCount( 8 );
	await expect( last ).toBeInViewport();

	// Its page, and three more automatically.
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( count( at ) ).toHaveText( 'Showing 1–16 of 30 results' );
	await expect( more ).toBeFocused();
} );
