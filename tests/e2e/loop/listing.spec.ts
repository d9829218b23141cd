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

test( 'every control updates results in place, and one filter clears the others', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await mark( page );
	await at.getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await expect( titles( at ).first() ).toHaveText( 'Oiling an oak board' );

	await at
		.getByRole( 'combobox', { name: 'Category' } )
		.selectOption( 'rooms' );
	await expect( page ).toHaveURL( /\?category-1=rooms$/ );
	await expect( at.getByRole( 'link', { name: 'All' } ) ).toHaveAttribute(
		'aria-current',
		'true'
	);

	await at.getByRole( 'checkbox', { name: /Notes/ } ).check();
	await at.getByRole( 'checkbox', { name: /Care/ } ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 12 results' );
	await expect(
		at.getByRole( 'combobox', { name: 'Category' } )
	).toHaveValue( '' );

	await at
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'title' );
	await expect( page ).toHaveURL( /sorting-1=title/ );
	await at.getByRole( 'searchbox' ).pressSequentially( 'oak' );
	await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
	await expect( page.locator( '#vitrine-live-region' ) ).toHaveText(
		/Showing the only result/
	);

	await at.getByRole( 'link', { name: 'Reset filters' } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await expect( at.getByRole( 'searchbox' ) ).toHaveValue( '' );
	await expect( at.getByRole( 'checkbox', { checked: true } ) ).toHaveCount(
		0
	);
	expect( await stayed( page ) ).toBe( true );
} );

test( '“Reset filters” is visible with a selection, causes no shift, and moves focus to the results', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	const reset = at.getByRole( 'link', { name: 'Reset filters' } );
	/** Distance between the elements above and below, measured at once since the page may be scrolling. */
	const gap = async () => {
		const above = await at.getByRole( 'searchbox' ).elementHandle();
		return count( at ).evaluate(
			( below, from ) =>
				Math.round(
					below.getBoundingClientRect().y -
						from.getBoundingClientRect().y
				),
			above
		);
	};
	await expect( reset ).toHaveCount( 0 );
	await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
	await expect( count( at ) ).toHaveText( 'Showing 3–4 of 30 results' );
	await expect( reset ).toHaveCount( 0 );
	const before = await gap();
	await at
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'title' );
	await expect( reset ).toBeVisible();
	expect( await gap() ).toBe( before );
	await reset.focus();
	await page.keyboard.press( 'Enter' );
	await expect( reset ).toHaveCount( 0 );
	expect( await gap() ).toBe( before );
	await expect( at.locator( '[data-loop-area="1"]' ) ).toBeFocused();
} );

test( 'two listings on a page are independent', async ( { page, site } ) => {
	await open( page, site, listing( 1 ) + listing( 2 ) );
	await loop( page, 1 ).getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( loop( page, 1 ) ) ).toHaveText(
		'Showing 1–2 of 6 results'
	);
	await expect( count( loop( page, 0 ) ) ).toHaveText(
		'Showing 1–2 of 30 results'
	);
	await loop( page, 0 ).getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( page ).toHaveURL( /\?buttonFilter-2=care&paged-1=2$/ );
	await expect( count( loop( page, 1 ) ) ).toHaveText(
		'Showing 1–2 of 6 results'
	);
	await page.reload();
	await expect( count( loop( page, 0 ) ) ).toHaveText(
		'Showing 3–4 of 30 results'
	);
	await expect( count( loop( page, 1 ) ) ).toHaveText(
		'Showing 1–2 of 6 results'
	);
} );

test( "back, forward and reload show the URL's results, also on page 3 of a search", async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await at.getByRole( 'searchbox' ).pressSequentially( 'the' );
	await expect( page ).toHaveURL( /\?search-1=the$/ );
	const total = ( await count( at ).textContent() ) ?? '';
	for ( const number of [ '2', '3' ] ) {
		await at
			.getByRole( 'link', { name: `Page ${ number }` } )
			.first()
			.click();
		await expect( page ).toHaveURL( new RegExp( `paged-1=${ number }` ) );
	}
	await expect( page ).toHaveTitle( /Page 3/ );
	const third = await titles( at ).allTextContents();
	await page.reload();
	await expect( titles( at ) ).toHaveText( third );
	await expect( at.getByRole( 'searchbox' ) ).toHaveValue( 'the' );
	await expect( page ).toHaveTitle( /Page 3/ );

	await page.goBack();
	await expect( count( at ) ).toHaveText( /^Showing 3–4/ );
	await page.goBack();
	await expect( count( at ) ).toHaveText( total );
	await page.goBack();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await expect( at.getByRole( 'searchbox' ) ).toHaveValue( '' );
	await page.goForward();
	await expect( count( at ) ).toHaveText( total );
} );

test( 'clearing a search adds a history entry, and going back never repeats one', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	const search = at.getByRole( 'searchbox' );
	const everything = 'Showing 1–2 of 30 results';
	await search.pressSequentially( 'oak' );
	await expect( page ).toHaveURL( /\?search-1=oak$/ );
	await search.clear();
	await expect( page ).not.toHaveURL( /search-1/ );
	await expect( count( at ) ).toHaveText( everything );
	await page.goBack();
	await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
	await page.goBack();
	await expect( count( at ) ).toHaveText( everything );
	await expect( search ).toHaveValue( '' );
} );

test( 'more results are appended, and a reload shows them all', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1, '{"kind":"more"}' ) );
	const at = loop( page );
	await at.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( at ) ).toHaveCount( 4 );
	await expect( at.getByRole( 'link', { name: 'Load more' } ) ).toBeFocused();
	await page.reload();
	await expect( titles( at ) ).toHaveCount( 4 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'links and a plain form give the same results, with noindex', async ( {
		page,
		site,
	} ) => {
		const path = await open( page, site, listing( 1 ) );
		const at = loop( page );
		await at.getByRole( 'link', { name: /^Care/ } ).click();
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
		await expect( page ).toHaveURL( /\?buttonFilter-1=care&paged-1=2$/ );
		await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
		await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
			'href',
			`${ site.url }${ path }`
		);
		await at.getByRole( 'searchbox' ).fill( 'oak' );
		await at.getByRole( 'searchbox' ).press( 'Enter' );
		await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
		await at.getByRole( 'link', { name: 'Reset filters' } ).click();
		await at.getByRole( 'checkbox', { name: /Notes/ } ).check();
		await at.getByRole( 'checkbox', { name: /Care/ } ).check();
		await at.getByRole( 'button', { name: 'Show' } ).last().click();
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 12 results' );
		await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
		await expect( page ).toHaveURL( /checkbox-1=care%2Cnotes&paged-1=2$/ );
	} );
} );

test( 'the journal is accessible by keyboard and on a phone', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/journal/' );
	await expectAccessible( page, '.vitrine-loop' );
	const at = loop( page );
	const care = at.getByRole( 'link', { name: /^Care/ } );
	await care.focus();
	await page.keyboard.press( 'Enter' );
	await expect( count( at ) ).toHaveText( 'Showing all 6 results' );
	await expect( care ).toBeFocused();
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await expectAccessible( page, '.vitrine-loop' );
} );
